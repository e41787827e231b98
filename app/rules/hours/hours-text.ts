import { twelveHour } from '#app/rules/calendar/date-text.ts'
import type { DayHours } from '#app/rules/hours/open-hours.ts'

/** What is said about a day: closed, or the spans on the 12-hour clock (ORD-314). */
export type HoursNotice = { code: 'closed' } | { code: 'open'; spans: { open: string; close: string }[] }

/** The notice for a day's hours; the words around it are the venue's (ORD-314). */
export function hoursNotice({ spans }: DayHours): HoursNotice {
  if (spans.length === 0) return { code: 'closed' }

  return {
    code: 'open',
    spans: spans.map(({ open, close }) => ({ open: twelveHour(open), close: twelveHour(close) })),
  }
}
