import type { LocalTime } from '#app/rules/calendar/dates.ts'

/** A wall time rounded down to the half hour: 10:47 → 10:30, 10:29 → 10:00 (ORD-301). */
export function roundDownToHalfHour(time: LocalTime): LocalTime {
  return `${time.slice(0, 2)}:${time.slice(3) < '30' ? '00' : '30'}`
}
