import { tzOffset } from '@date-fns/tz'
import type { LocalDate, LocalTime } from '#app/rules/calendar/dates.ts'

/** A moment as the venue's wall clock shows it. */
export type WallTime = { date: LocalDate; time: LocalTime }

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/**
 * The instant of a wall time. A time that the clock skips in spring lies as far behind the change as it was meant to
 * (02:30 becomes 03:30); a time that comes twice in autumn is its first occurrence. Of date-fns only the offset is asked: its `TZDate`
 * takes the second occurrence where a clock is set back by half an hour.
 */
export function wallTimeToUtc({ date, time, timeZone }: WallTime & { timeZone: string }): Date {
  const wall = Date.parse(`${date}T${time}:00Z`)
  const before = offsetAt(wall - DAY, timeZone)
  const after = offsetAt(wall + DAY, timeZone)
  const early = wall - before
  if (before === after || offsetAt(early, timeZone) === before) return new Date(early)

  const late = wall - after

  return new Date(offsetAt(late, timeZone) === after ? late : early)
}

/** What the venue's wall clock shows at an instant. */
export function utcToWallTime(instant: Date, timeZone: string): WallTime {
  const wall = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString()

  return { date: wall.slice(0, 10), time: wall.slice(11, 16) }
}

/** The venue's own date at an instant. */
export function localDateAt(instant: Date, timeZone: string): LocalDate {
  return utcToWallTime(instant, timeZone).date
}

/** Whether the wall clock never shows this time, because it is put forward over it. */
export function isSkipped(wall: WallTime & { timeZone: string }): boolean {
  const shown = utcToWallTime(wallTimeToUtc(wall), wall.timeZone)

  return shown.date !== wall.date || shown.time !== wall.time
}

function offsetAt(time: number, timeZone: string): number {
  return tzOffset(timeZone, new Date(time)) * MINUTE
}
