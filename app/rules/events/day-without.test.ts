import { expect, test } from 'vitest'
import { dayWithout } from './day-without.ts'

const DAY = '2026-12-05'

test.each([
  ['the day has starts', { starts: 2, held: DAY, hasFreeDay: true }, null],
  ['the day has starts, and no other day does', { starts: 1, held: null, hasFreeDay: false }, null],
  ['another day has seats', { starts: 0, held: DAY, hasFreeDay: true }, 'not-on'],
  ['it is held, and every seat is gone', { starts: 0, held: DAY, hasFreeDay: false }, 'all-sold-out'],
  ['no day is known', { starts: 0, held: null, hasFreeDay: false }, 'no-dates'],
] as const)('an event of which %s', (_, day, word) => {
  expect(dayWithout(day)).toBe(word)
})
