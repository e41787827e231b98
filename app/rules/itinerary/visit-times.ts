import { type LocalDate, type LocalTime, minutesOfDay } from '#app/rules/calendar/dates.ts'

/** How long it takes from one thing to the next. Minutes. */
export const WALK_MINUTES = 10

/** Where something is: the ids of its places, none where nobody told. */
export type Placed = { places: readonly string[] }

/** How long the way is from one to the other, in minutes: none within one place. */
export const walkBetween = (one: Placed, other: Placed): number =>
  one.places.some(place => other.places.includes(place)) ? 0 : WALK_MINUTES

/** Something that takes its time on a day; a duration of 0 minutes is one that nobody told. */
export type VisitSpan = { date: LocalDate; time: LocalTime; minutes: number }

/** What of an event says how long it keeps its visitors; `duration` in minutes. */
export type TimedEvent = { admissionType?: string; duration?: number | null }

/** How long an event keeps its visitors, in minutes; general admission lets everything else happen within it. */
export const minutesOf = ({ admissionType, duration }: TimedEvent): number =>
  admissionType === 'generalAdmission' ? 0 : (duration ?? 0)

/** Minutes since midnight; `ends` may lie beyond the day. */
export function spanOf({ time, minutes }: Omit<VisitSpan, 'date'>): { starts: number; ends: number } {
  const starts = minutesOfDay(time)

  return { starts, ends: starts + minutes }
}

/** Whether nobody can do both: on one day, with the way between them. Two things that begin at one moment exclude each other however short they are. */
export function doOverlap(a: VisitSpan, b: VisitSpan): boolean {
  if (a.date !== b.date) return false
  const [one, other] = [spanOf(a), spanOf(b)]
  if (one.starts === other.starts) return true

  return one.starts < other.starts
    ? one.ends + WALK_MINUTES > other.starts
    : other.ends + WALK_MINUTES > one.starts
}

/** The end of a visit on the venue's clock, past midnight as on the next day; null where nobody told how long it takes. */
export function endOf(visit: Omit<VisitSpan, 'date'>): LocalTime | null {
  if (visit.minutes <= 0) return null
  const { ends } = spanOf(visit)
  const part = (value: number) => String(value).padStart(2, '0')

  return `${part(Math.floor(ends / 60) % 24)}:${part(ends % 60)}`
}
