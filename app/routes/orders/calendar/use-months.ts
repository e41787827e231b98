import type { LocalMonth } from '#app/rules/calendar/dates.ts'
import { HOUSE_IDLE } from '#app/rules/calendar/idle-day.ts'
import {
  type CalendarCell,
  type CalendarDay,
  dayLabel,
  isWeekBefore,
  monthGrid,
} from '#app/rules/calendar/month-grid.ts'
import type { MonthCell, Weekday } from '#app/ui/calendar-month/calendar-month.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CalendarPage, PageDay } from './calendar-page.server.ts'

const SHORT = [
  'calendar-weekday-sunday',
  'calendar-weekday-monday',
  'calendar-weekday-tuesday',
  'calendar-weekday-wednesday',
  'calendar-weekday-thursday',
  'calendar-weekday-friday',
  'calendar-weekday-saturday',
] as const

type ShownMonth = { key: LocalMonth; heading: string; weeks: MonthCell[][] }

/** The months of the page with every word of every day. */
export function useMonths({
  months,
  days,
  weekdays: names,
  weekStart,
  today,
  selected,
  dayHref,
  staysHere,
  insteadHref,
  ordered,
}: CalendarPage) {
  const dayWords = useDayWords()
  const text = useText()
  const daysByDate = new Map(days.map(day => [day.date, day]))
  const available = new Set(days.filter(({ availability }) => availability).map(({ date }) => date))
  const weekdays: Weekday[] = names.map((long, day) => ({
    long,
    short: text(SHORT[(weekStart + day) % 7] ?? SHORT[0]),
  }))

  const hrefOf = ({ disabled }: CalendarDay, { soldOut }: PageDay) =>
    disabled ? (soldOut ? insteadHref : null) : dayHref
  const show = (cell: CalendarCell): MonthCell => {
    const day = cell.kind === 'day' ? daysByDate.get(cell.date) : undefined
    if (cell.kind === 'blank' || !day) return { kind: 'blank' }
    const label = dayLabel(cell)
    const isOrdered = ordered.includes(cell.date)
    if (cell.date < today && !cell.selected && !isOrdered) return { kind: 'over', number: day.number }
    return {
      kind: 'day',
      date: cell.date,
      number: day.number,
      href: hrefOf(cell, day)?.replace('DAY', cell.date) ?? null,
      keepScroll: staysHere,
      selected: cell.selected,
      todayLabel: label === 'today' ? text('calendar-today') : undefined,
      disabledLabel: label === 'no-events' && cell.date >= today ? text(labelOf(day)) : undefined,
      dash: HOUSE_IDLE.some(state => state === day.idle),
      soldOut: day.soldOut,
      note: day.note,
      mark: day.soldOut ? 'none' : markOf(day),
      stateLabel: day.availability === 'few' ? text('calendar-availability-few') : undefined,
      orderedLabel: isOrdered ? text('calendar-ordered') : undefined,
      ...dayWords(day, { ...cell, isOrdered }),
    }
  }
  const shown = months.map(({ month, heading }): ShownMonth => {
    const weeks = monthGrid({ month, today, selected: selected ?? undefined, available, weekStart })
    return {
      key: month,
      heading,
      weeks: weeks.filter(week => !isWeekBefore(week, today)).map(week => week.map(show)),
    }
  })
  return { weekdays, months: shown }
}

const labelOf = ({ soldOut, idle = 'no-events' }: PageDay) =>
  soldOut ? 'calendar-availability-none' : (`calendar-${idle}` as const)

/** What is different is marked: a day with many seats is what one expects. */
const markOf = ({ availability }: PageDay) => (availability === 'many' ? undefined : availability)

type DayState = { selected: boolean; today: boolean; isOrdered: boolean }

/** What is read out of a day, and its price: 'Saturday, November 21, 2026, Today, from $12, Few left'. */
function useDayWords() {
  const text = useText()
  const money = useMoney()
  return (day: PageDay, { selected, today, isOrdered }: DayState) => {
    const { words, availability, price, note } = day
    const priceText = price === undefined ? undefined : money.price(price)
    const state = [
      selected ? text('calendar-selected') : '',
      today ? text('calendar-today') : '',
      isOrdered ? text('calendar-ordered') : '',
      availability ? text(`calendar-availability-${availability}`) : text(labelOf(day)),
      priceText && price ? text('calendar-day-from-price', { price: priceText }) : (priceText ?? ''),
      note ?? '',
    ]
    return {
      label: text('calendar-day-label', { date: words, state: state.filter(Boolean) }),
      price: priceText,
    }
  }
}
