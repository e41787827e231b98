import { expect, test } from 'vitest'
import { joinDay } from './join-day.ts'

const DAY = '2026-11-28'
const starts = (...times: string[]) =>
  times.map(time => ({ id: time, date: DAY, time, availableSeats: time === '09:00' ? 2 : 20 }))
const cruise = { date: DAY, time: '10:30', minutes: 90 }

test.each([
  ['an hour beside nothing', 60, 4, ['09:00', '11:00'], [], '11:00'],
  ['an hour beside the cruise', 60, 4, ['10:00', '11:00', '12:20'], [cruise], '12:20'],
  ['an hour that nothing is left for', 60, 4, ['10:00', '11:00'], [cruise], null],
  ['admission, before the cruise', 0, 4, ['09:30', '10:20', '10:30'], [cruise], '10:20'],
  ['admission that begins later', 0, 4, ['11:00', '12:00'], [cruise], '11:00'],
  ['admission alone', 0, 2, ['09:00', '11:00'], [], '09:00'],
  ['admission for more than it has seats', 0, 40, ['09:00', '11:00'], [cruise], null],
])('%s', (_, minutes, seats, times, day, start) => {
  expect(joinDay({ minutes, seats, starts: starts(...times) }, day)?.time ?? null).toBe(start)
})
