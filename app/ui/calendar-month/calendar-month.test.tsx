import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as styles from '#app/ui/calendar-month/calendar-month.css.ts'
import { CalendarMonth, CalendarMonths, type MonthCell } from '#app/ui/calendar-month/calendar-month.tsx'

afterEach(cleanup)

const weekdays = ['Su', 'M', 'Tu', 'W', 'Th', 'F', 'Sa'].map(short => ({ short, long: `${short}day` }))

const day = (number: number, more: Partial<Extract<MonthCell, { kind: 'day' }>> = {}): MonthCell => {
  const date = `2026-11-${String(number).padStart(2, '0')}`
  return { kind: 'day', date, number: String(number), href: `#${date}`, label: `Day ${number}`, ...more }
}

const weeks: MonthCell[][] = [
  [{ kind: 'blank' }, ...[2, 3, 4, 5, 6, 7].map(number => day(number))],
  [
    day(8, { href: null, disabledLabel: 'No Events' }),
    day(9, { todayLabel: 'Today' }),
    day(10, { selected: true }),
    day(11, { note: 'Holiday hours' }),
    ...[12, 13, 14].map(number => day(number)),
  ],
]

const show = () =>
  render(
    <CalendarMonths start="2026-11-10" weekStart={0}>
      <CalendarMonth heading="November 2026" weekdays={weekdays} weeks={weeks} />
    </CalendarMonths>,
  )

test('[ORD-097] a place outside the month is blank', () => {
  show()
  const [blank] = screen.getAllByRole('cell')
  expect(blank?.textContent).toBe('')
})

test('[ORD-097] the selected day is marked as selected, the others are not', () => {
  show()
  const selected = screen.getAllByRole('cell').filter(cell => cell.getAttribute('aria-selected') === 'true')
  expect(selected.map(cell => cell.textContent)).toEqual(['10Day 10'])
})

test('[ORD-097] today is labelled Today', () => {
  show()
  const today = screen.getByRole('link', { name: 'Day 9' })
  expect(today.getAttribute('aria-current')).toBe('date')
  expect(today.textContent).toContain('Today')
})

test('[ORD-097] a day carries its note', () => {
  show()
  expect(screen.getByRole('link', { name: 'Day 11' }).textContent).toContain('Holiday hours')
})

test('a day without events leads nowhere and says so', () => {
  show()
  expect(screen.queryByRole('link', { name: 'Day 8' })).toBeNull()
  expect(screen.getByText('No Events')).toBeTruthy()
})

test('Tab enters the grid at its start, arrows walk the days', () => {
  const { container } = show()
  const focusable = () =>
    [...container.querySelectorAll<HTMLElement>('[data-date]')].filter(day => day.tabIndex === 0)
  expect(focusable().map(day => day.dataset.date)).toEqual(['2026-11-10'])
  focusable()[0]?.focus()
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' })
  expect((document.activeElement as HTMLElement).dataset.date).toBe('2026-11-03')
  fireEvent.keyDown(document.activeElement as Element, { key: 'End' })
  expect((document.activeElement as HTMLElement).dataset.date).toBe('2026-11-07')
  expect(focusable()).toHaveLength(1)
})

const { today, roomyWord, price, note, mark } = styles
const PARTS = Object.entries({ today, roomyWord, price, note, mark })

test.each<[Parameters<typeof day>[1], string, string, string[]]>([
  [{}, 'open', '3Day 3', []],
  [{ selected: true }, 'selected', '3Day 3', []],
  [{ href: null, disabledLabel: 'No Events' }, 'disabled', '3No EventsDay 3', ['roomyWord']],
  [{ todayLabel: 'Today' }, 'open', '3TodayDay 3', ['today', 'roomyWord']],
  [
    { href: null, todayLabel: 'Today', disabledLabel: 'No Events' },
    'disabled',
    '3TodayDay 3',
    ['today', 'roomyWord'],
  ],
  [{ price: '$12' }, 'open', '3$12Day 3', ['price']],
  [{ price: '1.234,50 €' }, 'open', '31.234,50 €Day 3', ['price']],
  [{ price: 'Free' }, 'open', '3FreeDay 3', ['price']],
  [{ note: 'Holiday hours' }, 'open', '3Holiday hoursDay 3', ['note']],
  [{ mark: 'few' }, 'open', '3Day 3', ['mark']],
  [{ mark: 'few', stateLabel: 'Few left' }, 'open', '3Few leftDay 3', ['roomyWord', 'mark']],
  [{ todayLabel: 'Today', stateLabel: 'Few left' }, 'open', '3TodayDay 3', ['today', 'roomyWord']],
])('a day with %j looks %s and says no more', (about, look, words, parts) => {
  const { container } = render(
    <CalendarMonth heading="November" weekdays={weekdays} weeks={[[day(3, about), { kind: 'blank' }]]} />,
  )
  const shown = container.querySelector('[data-date]') as HTMLElement
  const [cell, blank] = screen.getAllByRole('cell')
  expect(shown.className).toBe(styles.day[look as keyof typeof styles.day])
  expect(shown.textContent).toBe(words)
  expect(
    PARTS.flatMap(([part, name]) => (shown.getElementsByClassName(name).length > 0 ? [part] : [])),
  ).toEqual(parts)
  expect([shown.tagName, shown.hasAttribute('data-selected'), shown.getAttribute('aria-current')]).toEqual([
    look === 'disabled' ? 'SPAN' : 'A',
    look === 'selected',
    about?.todayLabel ? 'date' : null,
  ])
  expect([cell?.getAttribute('aria-selected'), blank?.getAttribute('aria-selected')]).toEqual([
    String(look === 'selected'),
    null,
  ])
})
