import { expect, test } from 'vitest'
import { dayWithout } from './day-without.ts'

const gone = { starts: 0, held: '2026-12-05', hasFreeDay: false, isUnderWay: false }

test.each([
  ['the day has starts', { ...gone, starts: 2, hasFreeDay: true }, null],
  ['the day has starts, and no other day does', { ...gone, starts: 1, held: null }, null],
  ['another day has seats', { ...gone, hasFreeDay: true }, 'not-on'],
  [
    'another day has seats, and of today nothing is left',
    { ...gone, hasFreeDay: true, isUnderWay: true },
    'none-left',
  ],
  ['it is held, and every seat is gone', gone, 'all-sold-out'],
  ['no day is known', { ...gone, held: null }, 'no-dates'],
] as const)('an event of which %s', (_, day, word) => {
  expect(dayWithout(day)).toBe(word)
})
