import { UTCDateMini } from '@date-fns/utc/date/mini'
import {
  addDays as addCalendarDays,
  addMonths as addCalendarMonths,
  getDay,
  getDaysInMonth,
  isValid,
} from 'date-fns'

/** A day of the venue's calendar: 'YYYY-MM-DD'. Days compare as text. */
export type LocalDate = string

/** A time on the venue's wall clock: 'HH:mm'. Times compare as text. */
export type LocalTime = string

/** A month: 'YYYY-MM'. */
export type LocalMonth = string

/** The weekday codes, Sunday first. */
export const WEEKDAY_CODES = ['Su', 'M', 'Tu', 'W', 'Th', 'F', 'Sa'] as const
export type WeekdayCode = (typeof WEEKDAY_CODES)[number]

/** Whether a text is a real day of the calendar; '2026-02-30' and '2026-2-3' are not. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false

  const date = utcDate(text)

  return isValid(date) && toDate(date) === text
}

/** Whether a text is a time of day, '00:00' to '23:59'. */
export function isLocalTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** The day `days` later (earlier when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return toDate(addCalendarDays(utcDate(date), days))
}

/** The same day `months` later, or the last day of that month when it is shorter. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  return toDate(addCalendarMonths(utcDate(date), months))
}

/** The month `months` later. */
export function shiftMonth(month: LocalMonth, months: number): LocalMonth {
  return monthOf(addMonths(`${month}-01`, months))
}

/** The month a day is in. */
export function monthOf(date: LocalDate): LocalMonth {
  return date.slice(0, 7)
}

/** 28 to 31. */
export function daysInMonth(month: LocalMonth): number {
  return getDaysInMonth(utcDate(`${month}-01`))
}

/** Minutes since midnight on the wall clock: 570 at '09:30'. */
export function minutesOfDay(time: LocalTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: LocalDate): number {
  return getDay(utcDate(date))
}

/** 'Su' to 'Sa' (constants of the ordering text, section 9). */
export function weekdayCode(date: LocalDate): WeekdayCode {
  return WEEKDAY_CODES[weekdayOf(date)] ?? 'Su'
}

/** Its midnight in UTC, which no clock changes: date-fns counts in the zone of what it is given. */
function utcDate(date: LocalDate): Date {
  return new UTCDateMini(`${date}T00:00:00Z`)
}

function toDate(date: Date): LocalDate {
  return date.toISOString().slice(0, 10)
}
