/** A day of the venue's calendar: 'YYYY-MM-DD'. Days compare as text. */
export type LocalDate = string

/** A time on the venue's wall clock: 'HH:mm'. Times compare as text. */
export type LocalTime = string

/** A month: 'YYYY-MM'. */
export type LocalMonth = string

/** The weekday codes, Sunday first. */
export const WEEKDAY_CODES = ['Su', 'M', 'Tu', 'W', 'Th', 'F', 'Sa'] as const
export type WeekdayCode = (typeof WEEKDAY_CODES)[number]

const DAY = 86_400_000

/** Whether a text is a real day of the calendar; '2026-02-30' and '2026-2-3' are not. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false

  const time = Date.parse(`${text}T00:00:00Z`)

  return !Number.isNaN(time) && toDate(time) === text
}

/** Whether a text is a time of day, '00:00' to '23:59'. */
export function isLocalTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** The day `days` later (earlier when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return toDate(utcOf(date) + days * DAY)
}

/** The same day `months` later, or the last day of that month when it is shorter. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const month = shiftMonth(monthOf(date), months)
  const day = Math.min(Number(date.slice(8)), daysInMonth(month))

  return `${month}-${String(day).padStart(2, '0')}`
}

/** The month `months` later. */
export function shiftMonth(month: LocalMonth, months: number): LocalMonth {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  const year = String(Math.floor(count / 12)).padStart(4, '0')

  return `${year}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The month a day is in. */
export function monthOf(date: LocalDate): LocalMonth {
  return date.slice(0, 7)
}

/** 28 to 31. */
export function daysInMonth(month: LocalMonth): number {
  return (utcOf(`${shiftMonth(month, 1)}-01`) - utcOf(`${month}-01`)) / DAY
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: LocalDate): number {
  return new Date(utcOf(date)).getUTCDay()
}

/** 'Su' to 'Sa' (constants of the ordering text, section 9). */
export function weekdayCode(date: LocalDate): WeekdayCode {
  return WEEKDAY_CODES[weekdayOf(date)] ?? 'Su'
}

function utcOf(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function toDate(time: number): LocalDate {
  return new Date(time).toISOString().slice(0, 10)
}
