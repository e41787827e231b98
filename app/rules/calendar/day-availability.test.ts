import { expect, test } from 'vitest'
import { dayAvailability } from '#app/rules/calendar/day-availability.ts'

test.each([
  [0, 90, 'none'],
  [1, 90, 'few'],
  [5, 90, 'few'],
  [6, 90, 'some'],
  [29, 90, 'some'],
  [30, 90, 'many'],
  [5, 5, 'few'],
] as const)('%i of %i seats free: %s', (free, capacity, expected) => {
  expect(dayAvailability({ free, capacity, fewSeats: 5 })).toBe(expected)
})
