import {
  daysInMonth,
  type LocalDate,
  type LocalMonth,
  monthOf,
  shiftMonth,
} from '#app/rules/calendar/dates.ts'
import { dayOfWeek } from '#app/rules/calendar/week-start.ts'

/** A day as the calendar shows it (ORD-097, ORD-104). */
export type CalendarDay = {
  kind: 'day'
  date: LocalDate
  number: number
  disabled: boolean
  selected: boolean
  today: boolean
  note?: string
}
export type CalendarCell = CalendarDay | { kind: 'blank' }

export type MonthInput = {
  month: LocalMonth
  today: LocalDate
  selected?: LocalDate
  /** Days that have events; every other day is disabled. */
  available: ReadonlySet<LocalDate>
  notes?: Readonly<Record<LocalDate, string>>
  /** 0 for Sunday, as when left out, to 6 for Saturday. */
  weekStart?: number
}

/** The weeks of a month; places before its first and after its last day are blank (ORD-097). */
export function monthGrid(input: MonthInput): CalendarCell[][] {
  const first = dayOfWeek(`${input.month}-01`, input.weekStart ?? 0)
  const days = daysInMonth(input.month)
  const weeks = Math.ceil((first + days) / 7)

  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cellOf(week * 7 + day - first + 1, input)),
  )
}

/** Whether a week of a month lies wholly before a date. */
export function isWeekBefore(week: readonly CalendarCell[], date: LocalDate): boolean {
  return week.every(cell => cell.kind === 'blank' || cell.date < date)
}

/** `count` months beginning with the one of the start date (ORD-095). */
export function monthsFrom(start: LocalDate, count: number): LocalMonth[] {
  return Array.from({ length: count }, (_, i) => shiftMonth(monthOf(start), i))
}

/** What a day is labelled with besides its number; being today wins over having no events. */
export function dayLabel(day: CalendarDay): 'today' | 'no-events' | null {
  if (day.today) return 'today'

  return day.disabled ? 'no-events' : null
}

function cellOf(number: number, { month, today, selected, available, notes }: MonthInput): CalendarCell {
  if (number < 1 || number > daysInMonth(month)) return { kind: 'blank' }

  const date = `${month}-${String(number).padStart(2, '0')}`
  const note = notes?.[date]

  return {
    kind: 'day',
    date,
    number,
    disabled: !available.has(date),
    selected: date === selected,
    today: date === today,
    ...(note ? { note } : {}),
  }
}
