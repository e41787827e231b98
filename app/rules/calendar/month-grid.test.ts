import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysInMonth, shiftMonth } from '#app/rules/calendar/dates.ts'
import {
  type CalendarDay,
  dayLabel,
  isWeekBefore,
  monthGrid,
  monthsFrom,
} from '#app/rules/calendar/month-grid.ts'

const november = monthGrid({
  month: '2026-11',
  today: '2026-11-20',
  selected: '2026-11-21',
  available: new Set(['2026-11-20', '2026-11-21']),
  notes: { '2026-11-21': 'Late night' },
})
const cells = november.flat()
const day = (date: string) =>
  cells.find((cell): cell is CalendarDay => cell.kind === 'day' && cell.date === date)!

test('[ORD-097] days outside the month are blank', () => {
  expect(november).toHaveLength(5)
  expect(november[0]?.map(cell => cell.kind)).toEqual(Array.from({ length: 7 }, () => 'day'))
  expect(november[4]?.map(cell => cell.kind)).toEqual([
    'day',
    'day',
    ...Array.from({ length: 5 }, () => 'blank'),
  ])
})

test('a week is over where all its days are, that of the day itself never', () => {
  const over = (date: string) => november.map(week => isWeekBefore(week, date))
  expect(over('2026-11-20')).toEqual([true, true, false, false, false])
  expect(over('2026-11-22')).toEqual([true, true, true, false, false])
  expect(over('2026-10-31').some(Boolean)).toBe(false)
  expect(over('2026-12-01').every(Boolean)).toBe(true)
})

test('[ORD-097] a day can be today, selected, and carry a note', () => {
  expect(day('2026-11-20')).toEqual({
    kind: 'day',
    date: '2026-11-20',
    number: 20,
    disabled: false,
    selected: false,
    today: true,
  })
  expect(day('2026-11-21')).toMatchObject({ selected: true, today: false, note: 'Late night' })
  expect(day('2026-11-01')).toMatchObject({ number: 1, disabled: true })
})

test('[ORD-097] today is labelled today, a day without events as such, any other not at all', () => {
  expect(dayLabel(day('2026-11-20'))).toBe('today')
  expect(dayLabel(day('2026-11-22'))).toBe('no-events')
  expect(dayLabel(day('2026-11-21'))).toBeNull()
})

test('months run on from the start date over the year', () => {
  expect(monthsFrom('2026-11-20', 3)).toEqual(['2026-11', '2026-12', '2027-01'])
})

test('a grid has whole weeks and every day of its month once, in order', () => {
  fc.assert(
    fc.property(fc.nat(2400), offset => {
      const month = shiftMonth('1950-01', offset)
      const grid = monthGrid({ month, today: '2026-11-20', available: new Set() })
      const numbers = grid.flat().flatMap(cell => (cell.kind === 'day' ? [cell.number] : []))

      expect(grid.every(week => week.length === 7)).toBe(true)
      expect(numbers).toEqual(Array.from({ length: daysInMonth(month) }, (_, i) => i + 1))
    }),
  )
})
