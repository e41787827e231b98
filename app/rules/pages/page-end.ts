import { minutesOfDay } from '#app/rules/calendar/dates.ts'
import { utcToWallTime } from '#app/rules/calendar/wall-time.ts'
import type { OpeningSpan } from '#app/rules/hours/open-hours.ts'

const MINUTE = 60_000
const QUARTER = 15 * MINUTE

export type PageTimes = {
  /** the next start that is not over at the moment; null when none is within a quarter of an hour */
  nextStart: Date | null
  /** when seats of a cart are free again next; null as above */
  nextHoldEnd: Date | null
  /** the opening hours of the day at the venue */
  hours: readonly OpeningSpan[]
  timeZone: string
}

/**
 * The instant from which a public page that was drawn at `now` may say something else although nothing was written: a start is over, seats
 * that were held are free, the house opens or closes, or a quarter of an hour begins. Every midnight of every time zone is one of those, and
 * so is the half hour that calendars begin with.
 */
export function pageEnd(now: Date, { nextStart, nextHoldEnd, hours, timeZone }: PageTimes): Date {
  const at = now.getTime()
  const ends = [
    Math.floor(at / QUARTER) * QUARTER + QUARTER,
    // A start is offered in its own millisecond still.
    ...(nextStart ? [nextStart.getTime() + 1] : []),
    ...(nextHoldEnd ? [nextHoldEnd.getTime()] : []),
    ...doorTimes(now, { hours, timeZone }),
  ]
  return new Date(Math.min(...ends.filter(end => end > at)))
}

/** When the house opens or closes later on this day. */
function doorTimes(now: Date, { hours, timeZone }: Pick<PageTimes, 'hours' | 'timeZone'>): number[] {
  const minute = Math.floor(now.getTime() / MINUTE) * MINUTE
  const today = minutesOfDay(utcToWallTime(now, timeZone).time)
  return hours
    .flatMap(({ open, close }) => [open, close])
    .map(time => minute + (minutesOfDay(time) - today) * MINUTE)
}
