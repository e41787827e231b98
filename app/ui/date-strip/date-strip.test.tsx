import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as styles from '#app/ui/date-strip/date-strip.css.ts'
import { DateStrip, type StripDay } from '#app/ui/date-strip/date-strip.tsx'

/** The strip begins 20 px into the page; its days 300 px, of 60 px. */
beforeEach(() => {
  const isStrip = (element: HTMLElement) => element.tagName === 'UL'
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(isStrip(this) ? 20 : 300, 0, 60, 60)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const day = (date: string, about: Partial<StripDay> = {}): StripDay => ({
  date,
  weekday: 'Sat',
  number: date.slice(-2),
  href: `/events/pier/list?date=${date}`,
  available: false,
  selected: false,
  today: false,
  label: `November ${date.slice(-2)}`,
  ...about,
})
const show = (about: Partial<StripDay>) => {
  render(<DateStrip label="Dates" days={[day('2026-11-21'), day('2026-11-22', about)]} />)
  return screen.getByRole('list')
}
const currentDays = () => screen.getAllByRole('link').map(link => link.getAttribute('aria-current'))

test('the chosen day is the current one, and scrolled into view beside the one before it', () => {
  expect(show({ selected: true }).scrollLeft).toBe(280)
  expect(currentDays()).toEqual([null, 'date'])
})

test('where none of its days is chosen the strip stays at its beginning', () => {
  expect(show({}).scrollLeft).toBe(0)
  expect(currentDays()).toEqual([null, null])
})

test.each([
  [{}, 'closed', 'closed'],
  [{ available: true }, 'open', 'open'],
  [{ selected: true }, 'selected', 'closed'],
  [{ available: true, selected: true }, 'selected', 'selected'],
] as const)('a day that is %j looks %s, its dot %s', (about, look, dot) => {
  const strip = show(about)
  const dots = [...strip.querySelectorAll('li:last-child a span')].map(span => span.className)
  expect(dots).toContain(styles.dot[dot])
  expect(screen.getByRole('link', { name: 'November 22' }).className).toContain(styles.day[look])
})

test('a day with a mark says it in place of its dot', () => {
  const strip = show({ available: true, mark: 'Now' })
  expect(screen.getByText('Now').getAttribute('aria-hidden')).toBe('true')
  expect(strip.querySelector('li:last-child a')?.className).toContain(styles.marked)
  expect(strip.querySelector('li:last-child a')?.getElementsByClassName(styles.dot.open)).toHaveLength(0)
})

test('where a month begins its name stands below the number, beside the dot of a day that is open', () => {
  const foot = (about: Partial<StripDay>) => {
    const words = show({ month: 'Dec', ...about }).querySelector('li:last-child a')
    const month = screen.getByText('Dec')
    const seen = [words?.textContent?.startsWith('Sat22Dec'), month.children.length]
    cleanup()
    return seen
  }
  expect(foot({})).toEqual([true, 0])
  expect(foot({ available: true })).toEqual([true, 1])
})

test.each([true, false])('a day that is today (%s) is marked as that', today => {
  const marked = show({ today }).getElementsByClassName(styles.todayNumber)
  expect([...marked].map(each => each.textContent)).toEqual(today ? ['22'] : [])
})
