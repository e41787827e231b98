import { utcToWallTime, type WallTime } from '#app/rules/calendar/wall-time.ts'

/** An instant as rows carry it, in seconds since 1970, and the venue's zone. */
export type Start = { seconds: number; timeZone: string }

const MINUTE = 60_000

/** `2026-11-21T09:00:00-05:00`, `minutes` later: the venue's wall time with its offset. */
export function venueTime({ seconds, timeZone }: Start, minutes = 0): string {
  const instant = new Date(seconds * 1000 + minutes * MINUTE)
  const { date, time } = utcToWallTime(instant, timeZone)
  const offset = Math.round((Date.parse(`${date}T${time}:00Z`) - instant.getTime()) / MINUTE)
  return `${date}T${time}:00${offsetText(offset)}`
}

/** Date and time of a start on the venue's wall clock. */
export function venueWall({ seconds, timeZone }: Start): WallTime {
  return utcToWallTime(new Date(seconds * 1000), timeZone)
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
