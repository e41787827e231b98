import { AUTO_SELECT_FROM } from '#app/rules/slots/choose-slot.ts'
import { isChoosable } from '#app/rules/slots/time-slot.ts'
import { type DayStart, planDay } from './plan-day.ts'
import type { VisitSpan } from './visit-times.ts'

/** More events than these are not planned together: each then gets the first time that goes with those before it. */
const MAX_PLANNED = 6

/** An event for which no time was chosen. `minutes`: how long it takes, 0 where other things can happen meanwhile. */
export type Untimed = { id: string; minutes: number; slots: readonly DayStart[] }

/**
 * First times for events that have none, by the event's id, all of which go together and with what is `busy` already; null where there
 * are none such, or nothing to plan. `isLate`: auto-select's first time (ORD-137), where an event has one so late.
 */
export function planFirstTimes(
  events: readonly Untimed[],
  { busy, isLate }: { busy: readonly VisitSpan[]; isLate: boolean },
): Record<string, DayStart> | null {
  const timed = events.filter(({ minutes, slots }) => minutes > 0 && slots.some(isChoosable))
  const isAlone = timed.length + busy.length < 2
  if (timed.length === 0 || isAlone || timed.length > MAX_PLANNED) return null
  const wishes = timed.map(({ id, minutes, slots }) => {
    const late = slots.filter(slot => isChoosable(slot) && slot.time >= AUTO_SELECT_FROM)

    return { id, minutes, seats: 1, starts: isLate && late.length > 0 ? late : slots }
  })

  return planDay(wishes, busy)
}
