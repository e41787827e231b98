import { expect, test } from 'vitest'
import { roundDownToHalfHour } from '#app/rules/calendar/calendar-start.ts'

test.each([
  ['10:47', '10:30'],
  ['10:29', '10:00'],
  ['10:30', '10:30'],
  ['10:00', '10:00'],
  ['00:01', '00:00'],
  ['23:59', '23:30'],
])('[ORD-301] the calendar at %s starts at %s', (time, expected) => {
  expect(roundDownToHalfHour(time)).toBe(expected)
})
