import type { LocalTime } from '#app/rules/calendar/dates.ts'
import type { DayHours } from './open-hours.ts'

/** How a house stands on a day: shut all day, not open yet, open (a break between two spans counts as open), or shut for the rest of the day. */
export type HouseState = 'closed' | 'before' | 'open' | 'over'

/**
 * How the house stands on a day at a time of its own wall clock; a day that is not today, without a time, lies before it. A span that closes
 * before it opens goes on past midnight, so that the day itself never sees its end.
 */
export function houseState({ spans }: Pick<DayHours, 'spans'>, time: LocalTime | null): HouseState {
  if (spans.length === 0) return 'closed'
  if (time === null || spans.every(({ open }) => time < open)) return 'before'

  return spans.every(({ open, close }) => close > open && close <= time) ? 'over' : 'open'
}

/** When the doors close for the last time of a day, on the wall clock; null of a closed day. */
export function lastClose({ spans }: Pick<DayHours, 'spans'>): LocalTime | null {
  return spans.toSorted((a, b) => a.open.localeCompare(b.open)).at(-1)?.close ?? null
}
