import { useState } from 'react'
import { slotsAfter } from '#app/rules/slots/shown-times.ts'
import { Button } from '#app/ui/button/button.tsx'
import { type Chip, Chips } from '#app/ui/chips/chips.tsx'
import { type SpeakText, useText } from '#theme/texts/text-provider.tsx'
import { type OrderEvent, type OrderSlot, slotField } from '../order-model.ts'
import type { ChangeChoice } from '../use-choices.ts'

type SlotChoiceProps = { event: OrderEvent; slotId: string | null; fewSeats: number; change: ChangeChoice }

/** The times of the day. A choice is written into the address, so that it can be sent on and survives a reload (ORD-133). */
export const SlotChoice = ({ event, slotId, fewSeats, change }: SlotChoiceProps) => {
  const text = useText()
  const [clicks, setClicks] = useState(0)
  if (event.slots.length === 0) return null
  const first = Math.max(
    event.shownSlots ?? event.slots.length,
    event.slots.findIndex(({ id }) => id === slotId) + 1,
  )
  const { shown, more } = slotsAfter(event.slots, { clicks, first })
  const choose = (id: string) => {
    change.slot(event.id, id)
    writeAddress(event.slots.find(slot => slot.id === id))
  }
  return (
    <Chips
      legend={text('tickets-select-time')}
      name={slotField(event.id)}
      value={slotId ?? ''}
      onChange={choose}
      chips={shown.map(slot => chipOf(slot, { text, fewSeats }))}
    >
      {more > 0 ? (
        <Button type="button" tone="quiet" size="small" onClick={() => setClicks(clicks + 1)}>
          {text('tickets-show-more-times')}
        </Button>
      ) : null}
    </Chips>
  )
}

function chipOf(
  { id, label, availableSeats }: OrderSlot,
  { text, fewSeats }: { text: SpeakText; fewSeats: number },
): Chip {
  if (availableSeats === 0)
    return { value: id, label, state: 'sold-out', note: text('tickets-time-sold-out') }
  if (availableSeats <= fewSeats)
    return { value: id, label, state: 'few', note: text('tickets-time-few', { count: availableSeats }) }
  return { value: id, label }
}

/** The router is not asked: nothing has to be loaded. */
function writeAddress(slot: OrderSlot | undefined) {
  if (!slot) return
  const address = new URL(window.location.href)
  address.searchParams.set('date', slot.date)
  address.searchParams.set('time', slot.time)
  window.history.replaceState(window.history.state, '', address)
}
