import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { timesInSight } from '#app/rules/slots/shown-times.ts'
import { moreTimes } from '#app/rules/slots/slot-messages.ts'
import { useFormatMessage } from '#app/shell/words/use-format-message.ts'
import { Chips } from '#app/ui/chips/chips.tsx'
import { equalWidthGrid } from '#app/ui/equal-width-grid/equal-width-grid.css.ts'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { LineAction } from '../../line-action.tsx'
import { slotChip } from '../../slot-chip.ts'
import * as styles from './event-block.css.ts'
import { slotField } from './event-form.ts'
import type { OrderEvent, OrderSlot } from './event-model.ts'
import type { ChangeChoice } from './use-event-choices.ts'
import type { Overlaps } from './use-overlaps.ts'

type SlotChoiceProps = {
  event: OrderEvent
  slotId: string | null
  /** first and last time of the day */
  range: string | null
  fewSeats: number
  /** tickets of the event that are chosen */
  own: number
  overlaps: Overlaps
  /** it belongs to a line of the day, which tells the chosen time: the others are what it is open for */
  isOfDay: boolean
  change: ChangeChoice
}

/**
 * The times of the day, those in sight only: one that is folded or cut off is not drawn at all, with or without a script.
 * A choice is written into the address, so that it can be sent on and survives a reload (ORD-133).
 */
export const SlotChoice = ({ isOfDay, ...choice }: SlotChoiceProps) => {
  const { slotId, range, fewSeats, own, overlaps, change } = choice
  const text = useText()
  const event = isOfDay ? { ...choice.event, timesFolded: false } : choice.event
  const { shown, more, unfold, field } = useShownTimes(event, slotId)
  if (event.slots.length === 0) return null
  const choose = (id: string) => {
    change.slot(event.id, id)
    writeAddress(event.slots.find(slot => slot.id === id))
  }
  return (
    <div ref={field}>
      <Chips
        legend={
          <>
            {text('tickets-select-time')}{' '}
            {range && more > 0 ? <span className={styles.range}>{range}</span> : null}
          </>
        }
        name={slotField(event.id)}
        value={slotId ?? ''}
        onChange={choose}
        columns={equalWidthGrid}
        chips={shown.map(slot =>
          slotChip(slot, {
            text,
            fewSeats,
            own: slot.id === slotId ? own : undefined,
            isBusy: slot.id in overlaps,
          }),
        )}
      >
        {more > 0 ? <MoreTimes event={event} more={more} onMore={unfold} /> : null}
      </Chips>
      <div role="status" className={styles.clash}>
        {slotId && overlaps[slotId] ? (
          <NoticeLine tone="warning">{text('tickets-time-overlaps', { visit: overlaps[slotId] })}</NoticeLine>
        ) : null}
      </div>
    </div>
  )
}

type MoreTimesProps = { event: OrderEvent; more: number; onMore: () => void }

/** Without a script the server is asked for the page with all times of the event. */
const MoreTimes = ({ event, more, onMore }: MoreTimesProps) => {
  const text = useText()
  const formatMessage = useFormatMessage()
  const tail = moreTimes(more)
  const show = (press: MouseEvent) => {
    press.preventDefault()
    onMore()
  }
  const isTail = !event.timesFolded && event.timesAtOnce === null && tail !== null
  const words = event.timesFolded
    ? text('tickets-change-time')
    : isTail
      ? formatMessage(tail)
      : text('tickets-show-more-times')
  return (
    <LineAction
      intent={{ name: 'edit', eventId: event.id }}
      label={
        isTail
          ? text('tickets-more-times-count', { label: words, count: more, name: event.name })
          : text('tickets-more-times-of', { label: words, name: event.name })
      }
      onClick={show}
    >
      {words}
    </LineAction>
  )
}

/** Which times are in sight, and how to see more of them. The chosen one gets the focus then, for the button may be gone. */
function useShownTimes(event: OrderEvent, slotId: string | null) {
  const [steps, setSteps] = useState(0)
  const field = useRef<HTMLDivElement>(null)
  const { slots, timesAtOnce, timesFolded, timesUnfolded } = event
  const shown = timesInSight(slots, {
    slotId,
    timesAtOnce,
    isFolded: timesFolded,
    isUnfolded: timesUnfolded,
    presses: steps,
  })
  useEffect(() => {
    if (steps === 0) return
    const radios = field.current?.querySelectorAll<HTMLInputElement>('input[type=radio]:not(:disabled)') ?? []
    const chosen = [...radios].find(radio => radio.checked)
    ;(chosen ?? radios[0])?.focus()
  }, [steps])
  return { shown, more: slots.length - shown.length, unfold: () => setSteps(steps + 1), field }
}

/** The router is not asked: nothing has to be loaded. */
function writeAddress(slot: OrderSlot | undefined) {
  if (!slot) return
  const address = new URL(window.location.href)
  address.searchParams.set('date', slot.date)
  address.searchParams.set('time', slot.time)
  window.history.replaceState(window.history.state, '', address)
}
