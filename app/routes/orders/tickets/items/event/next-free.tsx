import { roomyStart } from '#app/rules/slots/roomy-start.ts'
import { Button } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { slotField } from './event-form.ts'
import { type Choice, chosenSlot, countOf, type OrderEvent, sellsAll } from './event-model.ts'
import type { ChangeChoice } from './use-event-choices.ts'

type NextFreeProps = {
  event: OrderEvent
  choice: Choice | undefined
  /** starts that do not go with the rest of the order */
  overlaps: Readonly<Record<string, unknown>>
  change: ChangeChoice
}

/** Where the chosen start has too few seats for everybody, or does not go with the rest: the nearest one of the day that does, taken by one press with all that was typed. */
export const NextFree = ({ event, choice, overlaps, change }: NextFreeProps) => {
  const text = useText()
  const chosen = chosenSlot(event, choice)
  const tickets = countOf(choice)
  const suits = chosen && chosen.availableSeats >= tickets && !(chosen.id in overlaps)
  if (tickets === 0 || suits) return null
  const free = roomyStart(event.slots, {
    tickets,
    time: chosen?.time ?? null,
    isFitting: ({ id }) => !(id in overlaps) && sellsAll(event, { choice, slotId: id }),
  })
  if (!free) return null
  return (
    <Button
      tone="secondary"
      size="small"
      icon="clock"
      name={slotField(event.id)}
      value={free.id}
      onClick={press => {
        press.preventDefault()
        change.slot(event.id, free.id)
      }}
    >
      {text('tickets-next-free-time', { time: free.label })}
    </Button>
  )
}
