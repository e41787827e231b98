import type { CalendarDayPayload } from '#app/contract/calendars.ts'
import { addDays, daysInMonth, type LocalDate, monthOf, shiftMonth } from '#app/rules/calendar/dates.ts'
import { type DayAvailability, dayAvailability } from '#app/rules/calendar/day-availability.ts'

/** What is known of a day that has starts. */
export type DayInfo = { free: number; capacity: number; lowestPrice: number | null }

type Calendar = {
  from: LocalDate
  until: LocalDate
  today: LocalDate
  selected?: LocalDate
  days: ReadonlyMap<LocalDate, DayInfo>
  notes: ReadonlyMap<LocalDate, string>
  fewSeats: number
}

/** Every day of the months from `from` to `until`; a day without a free seat is disabled (ORD-096, ORD-104). */
export function calendarDays({
  from,
  until,
  today,
  selected,
  days,
  notes,
  fewSeats,
}: Calendar): CalendarDayPayload[] {
  return wholeMonths(from, until).map(date => {
    const info = days.get(date)
    const availability: DayAvailability = info ? dayAvailability({ ...info, fewSeats }) : 'none'
    return {
      date,
      number: Number(date.slice(8)),
      disabled: availability === 'none',
      soldOut: info !== undefined && availability === 'none',
      selected: date === selected,
      today: date === today,
      note: notes.get(date) ?? '',
      lowestPrice: availability === 'none' ? null : (info?.lowestPrice ?? null),
      availability,
    }
  })
}

function wholeMonths(from: LocalDate, until: LocalDate): LocalDate[] {
  const last = `${monthOf(until)}-${String(daysInMonth(monthOf(until))).padStart(2, '0')}`
  const dates: LocalDate[] = []
  for (let date = `${monthOf(from)}-01`; date <= last; date = addDays(date, 1)) dates.push(date)
  return dates
}

/** The last day of the month `months` after that of `date`. */
export function endOfMonth(date: LocalDate, months: number): LocalDate {
  const month = shiftMonth(monthOf(date), months)
  return `${month}-${String(daysInMonth(month)).padStart(2, '0')}`
}
