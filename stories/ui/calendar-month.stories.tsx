import type { Meta, StoryObj } from '@storybook/react-vite'
import { monthGrid } from '#app/rules/calendar/month-grid.ts'
import { CalendarMonth, CalendarMonths, type MonthCell } from '#app/ui/calendar-month/calendar-month.tsx'

export default { title: 'ui/Calendar month' } satisfies Meta

const weekdays = [
  ['Su', 'Sunday'],
  ['M', 'Monday'],
  ['Tu', 'Tuesday'],
  ['W', 'Wednesday'],
  ['Th', 'Thursday'],
  ['F', 'Friday'],
  ['Sa', 'Saturday'],
].map(([short = '', long = '']) => ({ short, long }))

const marks = ['many', 'many', 'some', 'few', 'none'] as const

const weeksOf = (month: string): MonthCell[][] => {
  const available = new Set(
    Array.from({ length: 26 }, (_, i) => `${month}-${String(i + 3).padStart(2, '0')}`),
  )
  return monthGrid({
    month,
    today: '2026-11-20',
    selected: '2026-11-21',
    available,
    notes: { '2026-11-26': 'Holiday' },
  }).map(week =>
    week.map(cell =>
      cell.kind === 'blank'
        ? cell
        : {
            ...cell,
            number: String(cell.number),
            href: cell.disabled ? null : `#${cell.date}`,
            label: `${cell.date}${cell.disabled ? ', no events' : ', from $12'}`,
            todayLabel: cell.today ? 'Today' : undefined,
            disabledLabel: cell.disabled ? 'No Events' : undefined,
            price: cell.disabled ? undefined : '$12',
            mark: cell.disabled ? undefined : marks[cell.number % 5],
          },
    ),
  )
}

export const TwoMonths: StoryObj = {
  render: () => (
    <CalendarMonths start="2026-11-21" weekStart={0}>
      <CalendarMonth heading="November 2026" weekdays={weekdays} weeks={weeksOf('2026-11')} />
      <CalendarMonth heading="December 2026" weekdays={weekdays} weeks={weeksOf('2026-12')} />
    </CalendarMonths>
  ),
}
