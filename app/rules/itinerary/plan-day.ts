import type { LocalDate, LocalTime } from '#app/rules/calendar/dates.ts'
import { doOverlap, type VisitSpan } from './visit-times.ts'

/** A start that an event can have. */
export type DayStart = { id: string; date: LocalDate; time: LocalTime; availableSeats: number }

/** An event to be visited by so many, at one of its starts. */
export type Wish = { id: string; minutes: number; seats: number; starts: readonly DayStart[] }

/**
 * A start for each event so that none overlaps another, or what is fixed already, and each has seats enough; the earliest ones that go
 * together, in the order of the wishes. Null when there is no such plan.
 */
export function planDay(
  wishes: readonly Wish[],
  fixed: readonly VisitSpan[],
): Record<string, DayStart> | null {
  const fitting = wishes.map(wish => ({ wish, starts: fittingStarts(wish, fixed) }))
  // Who has the fewest starts to choose from chooses first: what cannot be planned is known soon.
  const order = [...fitting].sort((a, b) => a.starts.length - b.starts.length)
  const chosen = choose(order, [])
  return chosen && Object.fromEntries(wishes.map(({ id }) => [id, chosen.get(id)!]))
}

/** The starts of an event that have seats enough and overlap nothing that is fixed, the earliest first. */
export function fittingStarts(
  { minutes, seats, starts }: Omit<Wish, 'id'>,
  fixed: readonly VisitSpan[],
): DayStart[] {
  return starts
    .filter(({ availableSeats }) => availableSeats >= Math.max(seats, 1))
    .filter(({ date, time }) => !fixed.some(visit => doOverlap({ date, time, minutes }, visit)))
    .sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))
}

type Fitting = { wish: Wish; starts: readonly DayStart[] }

/** The first start of the first event with which all others can be chosen too. */
function choose(
  [first, ...others]: readonly Fitting[],
  taken: readonly VisitSpan[],
): Map<string, DayStart> | null {
  if (!first) return new Map()
  const { id, minutes } = first.wish
  for (const start of first.starts) {
    const visit = { date: start.date, time: start.time, minutes }
    if (taken.some(other => doOverlap(visit, other))) continue
    const rest = choose(others, [...taken, visit])
    if (rest) return rest.set(id, start)
  }
  return null
}
