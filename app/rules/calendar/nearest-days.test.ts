import { expect, test } from 'vitest'
import { nearestDays } from './nearest-days.ts'

const DAYS = ['2026-11-20', '2026-11-27', '2026-11-29', '2026-12-04', '2027-01-02']

test.each([
  ['around the day, as they follow each other', '2026-11-28', 3, ['2026-11-27', '2026-11-29', '2026-12-04']],
  ['never the day itself', '2026-11-27', 2, ['2026-11-20', '2026-11-29']],
  ['of two as near the earlier one', '2026-11-28', 1, ['2026-11-27']],
  ['over the end of a year', '2026-12-31', 1, ['2027-01-02']],
])('%s', (_, date, count, nearest) => {
  expect(nearestDays(DAYS, { date, count })).toEqual(nearest)
})

test('none of none', () => {
  expect(nearestDays([], { date: '2026-11-28', count: 3 })).toEqual([])
})
