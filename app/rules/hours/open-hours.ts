import {
  type LocalDate,
  type LocalTime,
  WEEKDAY_CODES,
  type WeekdayCode,
  weekdayCode,
} from '#app/rules/calendar/dates.ts'

/** A span of opening on the venue's wall clock; one that closes before it opens ends the next morning. */
export type OpeningSpan = { open: LocalTime; close: LocalTime }

/** Hours by weekday and, going before them, by date. A weekday left out or an empty list is a closed day. */
export type OpeningHours = {
  standard: Partial<Record<WeekdayCode, readonly OpeningSpan[]>>
  exceptions: readonly { date: LocalDate; hours: readonly OpeningSpan[]; note?: string }[]
}

/** The hours of one day; no spans is closed. */
export type DayHours = { spans: readonly OpeningSpan[]; note?: string }

const DEFAULT_SPANS = [{ open: '08:00', close: '17:00' }] as const

/** 8:00 am to 5:00 pm, 365 days, for a venue that has told no hours (ORD-316). */
const DEFAULT_HOURS: OpeningHours = {
  standard: Object.fromEntries(WEEKDAY_CODES.map(code => [code, DEFAULT_SPANS])),
  exceptions: [],
}

/** When the venue is open on a date: its exception when it has one, else its weekday's hours (ORD-315). */
export function openHours(date: LocalDate, hours: OpeningHours = DEFAULT_HOURS): DayHours {
  const exception = hours.exceptions.find(candidate => candidate.date === date)
  if (!exception) return { spans: hours.standard[weekdayCode(date)] ?? [] }

  return { spans: exception.hours, ...(exception.note ? { note: exception.note } : {}) }
}

/** Whether these are the default hours: 8:00 am to 5:00 pm on every day (CHK-312). */
export function areDefaultHours({ standard, exceptions }: OpeningHours): boolean {
  const [{ open, close }] = DEFAULT_SPANS
  const isDefault = (spans: readonly OpeningSpan[] = []) =>
    spans.length === 1 && spans[0]?.open === open && spans[0].close === close

  return exceptions.length === 0 && WEEKDAY_CODES.every(code => isDefault(standard[code]))
}

/** Whether the order page shows the venue's hours: all chosen dates are the order's date (ORD-214). */
export function areHoursShown(orderDate: LocalDate, selectedDates: readonly LocalDate[]): boolean {
  return selectedDates.every(date => date === orderDate)
}
