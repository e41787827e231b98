import type { LocalDate } from '#app/rules/calendar/dates.ts'

/** Why an event has no starts on the day somebody came for. */
export type DayWithout = 'none-left' | 'not-on' | 'all-sold-out' | 'no-dates'

type EventDay = {
  /** how many the day has, sold out or not */
  starts: number
  /** the next day on which it is held, also where every seat is gone */
  held: LocalDate | null
  /** a day with seats is known */
  hasFreeDay: boolean
  /** the day is today, and the house has opened on it */
  isUnderWay: boolean
}

/**
 * What is said of a day without starts: that the event is not on it where another day has seats (that nothing is
 * left of it, where the day is under way), that all its dates are sold out where it is
 * still held, and else that it has no dates. Null for a day that has starts.
 */
export function dayWithout({ starts, held, hasFreeDay, isUnderWay }: EventDay): DayWithout | null {
  if (starts > 0) return null
  if (hasFreeDay) return isUnderWay ? 'none-left' : 'not-on'
  return held ? 'all-sold-out' : 'no-dates'
}
