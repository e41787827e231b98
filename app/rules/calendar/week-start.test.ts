import { expect, test } from 'vitest'
import { moveInGrid } from '#app/rules/calendar/grid-move.ts'
import { monthGrid } from '#app/rules/calendar/month-grid.ts'
import { weekStartOf } from '#app/rules/calendar/week-start.ts'

test.each([
  ['en-US', 0],
  ['he-IL', 0],
  ['ja-JP', 0],
  ['en-GB', 1],
  ['nl-NL', 1],
  ['en-AU', 1],
  ['ar-EG', 6],
])('a week of %s begins with day %i', (locale, day) => {
  expect(weekStartOf(locale)).toBe(day)
})

test.each([
  [0, [1, 2, 3, 4, 5, 6, 7]],
  [1, [1]],
  [6, [1, 2, 3, 4, 5, 6]],
])(
  'the first week of November 2026, which begins on a Sunday, in weeks from day %i',
  (weekStart, expected) => {
    const [week] = monthGrid({ month: '2026-11', today: '2026-11-20', available: new Set(), weekStart })
    expect(week).toHaveLength(7)
    expect(week?.flatMap(cell => (cell.kind === 'day' ? [cell.number] : []))).toEqual(expected)
    expect(week?.at(-1)).toMatchObject({ kind: 'day', number: expected.at(-1) })
  },
)

test.each([
  [0, '2026-11-15', '2026-11-21'],
  [1, '2026-11-16', '2026-11-22'],
  [6, '2026-11-14', '2026-11-20'],
])('Home and End lead to the ends of the week that begins with day %i', (weekStart, home, end) => {
  expect(moveInGrid('2026-11-18', { key: 'Home', weekStart })).toBe(home)
  expect(moveInGrid('2026-11-18', { key: 'End', weekStart })).toBe(end)
})
