import { addDays, type LocalDate, type LocalTime } from '#app/rules/calendar/dates.ts'
import { AUTO_SELECT_FROM } from '#app/rules/slots/choose-slot.ts'
import { isChoosable } from '#app/rules/slots/time-slot.ts'
import type { DayStart } from '../itinerary/plan-day.ts'
import { endOf, spanOf, type VisitSpan, WALK_MINUTES } from '../itinerary/visit-times.ts'

/** A part of a combo at its start. */
export type StartOfPart = VisitSpan & { id: string }

/** The part that has to be over before the next one, and from when on that one can begin, on the venue's clock. */
export type PartBefore = { id: string; date: LocalDate; time: LocalTime }

/** Of the parts that come before another, the one that ends last, with the way from it (O4); null where none takes time of its own. */
export function partBefore(parts: readonly StartOfPart[]): PartBefore | null {
  const ends = parts.flatMap(part => firstMomentAfter(part) ?? [])
  return ends.toSorted((a, b) => momentOf(b).localeCompare(momentOf(a)))[0] ?? null
}

/** Whether a start comes after what has to be over before it. */
export function isAfterPart(
  start: { date: LocalDate; time: LocalTime },
  before: Omit<PartBefore, 'id'> | null,
): boolean {
  return before === null || momentOf(start) >= momentOf(before)
}

const momentOf = ({ date, time }: { date: LocalDate; time: LocalTime }) => `${date} ${time}`

function firstMomentAfter({ id, date, ...visit }: StartOfPart): PartBefore | null {
  if (visit.minutes <= 0) return null
  const moment = { time: visit.time, minutes: visit.minutes + WALK_MINUTES }
  const days = Math.floor(spanOf(moment).ends / MINUTES_OF_DAY)

  return { id, date: addDays(date, days), time: endOf(moment) ?? visit.time }
}

const MINUTES_OF_DAY = 24 * 60

/** A part of a combo with its starts; `start` is the one that is chosen. `minutes`: how long it takes, 0 where nobody told. */
type PartStarts = {
  id: string
  minutes: number
  slots: readonly DayStart[]
  start: DayStart | null
}

/**
 * The start of each part in the order of the combo, by its id: the chosen one, else the first that comes after the parts before it; null where
 * there is none. `isLate`: the first part begins at auto-select's first time (ORD-137), where it has one so late.
 */
export function startsInOrder(
  parts: readonly PartStarts[],
  { isLate }: { isLate: boolean },
): Record<string, DayStart | null> {
  const found: { part: PartStarts; start: DayStart | null }[] = []
  for (const part of parts) {
    const before = partBefore(
      found.flatMap(({ part: { id, minutes }, start }) => (start ? [{ ...start, id, minutes }] : [])),
    )
    const fitting = part.slots.filter(slot => isChoosable(slot) && isAfterPart(slot, before))
    const late = isLate && before === null ? fitting.find(({ time }) => time >= AUTO_SELECT_FROM) : undefined
    found.push({ part, start: part.start ?? late ?? fitting[0] ?? null })
  }

  return Object.fromEntries(found.map(({ part, start }) => [part.id, start]))
}
