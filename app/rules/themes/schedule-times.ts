import { isLocalDate, isLocalTime } from '#app/rules/calendar/dates.ts'
import { wallTimeToUtc } from '#app/rules/calendar/wall-time.ts'

/** From when a theme is public, and until when; null: until something else is published. */
export type ScheduleTimes = { startsAt: Date; endsAt: Date | null }

export type ScheduleProblem = {
  field: 'startsAt' | 'endsAt'
  problem: 'invalid' | 'past' | 'order'
}

type WallTimes = { startsAt: string; endsAt?: string }
type VenueClock = { now: Date; timeZone: string }

/**
 * The instants of two wall times of the venue, `2026-12-24T18:00`; one that the clock skips is as far behind the change as it was meant to.
 * Refuses what is no wall time, a start that is not in the future, and an end that is not after the start.
 */
export function readScheduleTimes(
  { startsAt, endsAt }: WallTimes,
  { now, timeZone }: VenueClock,
): ({ ok: true } & ScheduleTimes) | ({ ok: false } & ScheduleProblem) {
  const start = readWallTime(startsAt, timeZone)
  if (!start) return { ok: false, field: 'startsAt', problem: 'invalid' }
  if (start <= now) return { ok: false, field: 'startsAt', problem: 'past' }
  if (!endsAt) return { ok: true, startsAt: start, endsAt: null }
  const end = readWallTime(endsAt, timeZone)
  if (!end) return { ok: false, field: 'endsAt', problem: 'invalid' }
  if (end <= start) return { ok: false, field: 'endsAt', problem: 'order' }
  return { ok: true, startsAt: start, endsAt: end }
}

function readWallTime(text: string, timeZone: string): Date | null {
  const [date = '', time = ''] = text.split('T')
  return isLocalDate(date) && isLocalTime(time) ? wallTimeToUtc({ date, time, timeZone }) : null
}

/** Whether there is a moment at which both are public. What ends at a moment is no longer public at it. */
export const overlaps = (one: ScheduleTimes, other: ScheduleTimes): boolean =>
  startsBeforeEnd(one, other) && startsBeforeEnd(other, one)

const startsBeforeEnd = ({ startsAt }: ScheduleTimes, { endsAt }: ScheduleTimes) =>
  endsAt === null || startsAt < endsAt
