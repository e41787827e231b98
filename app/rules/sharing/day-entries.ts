import type { LocalDate, LocalTime } from '#app/rules/calendar/dates.ts'

/** The starts of an event on one day, wall times at the venue in their order. */
export type EventDay = { eventId: string; date: LocalDate; times: readonly LocalTime[] }

/** What is on, as one entry of a calendar: a single start, or all starts of an event on a day. */
export type DayEntry = {
  eventId: string
  date: LocalDate
  firstTime: LocalTime
  lastTime: LocalTime
  starts: number
}

/** So many starts of an event on a day are entries of their own; more would leave room for nothing else. */
const MAX_SINGLE_STARTS = 3

/** The entries of a calendar that tells what is on, in the order of the given days. */
export function dayEntries(days: readonly EventDay[]): DayEntry[] {
  return days.flatMap(({ eventId, date, times }) => {
    const spans = times.length > MAX_SINGLE_STARTS ? [times] : times.map(time => [time])
    return spans.map(span => ({
      eventId,
      date,
      firstTime: span[0] ?? '',
      lastTime: span.at(-1) ?? '',
      starts: span.length,
    }))
  })
}
