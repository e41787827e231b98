import { expect, test } from 'vitest'
import { timeChip } from '#app/rules/slots/time-chip.ts'

const cases = [
  { why: 'plenty of seats need no number', seats: 40, chip: { state: 'available' } },
  { why: 'one above the threshold is plenty', seats: 6, chip: { state: 'available' } },
  { why: 'at the threshold the number is told', seats: 5, chip: { state: 'few', left: 5 } },
  { why: 'the last seat', seats: 1, chip: { state: 'few', left: 1 } },
  { why: 'no seat', seats: 0, chip: { state: 'sold-out' } },
  { why: 'sold beyond its capacity', seats: -2, chip: { state: 'sold-out' } },
]

test.each(cases)('$why', ({ seats, chip }) => {
  expect(timeChip({ time: '13:30', availableSeats: seats }, { fewSeats: 5, locale: 'en-US' })).toEqual({
    time: '13:30',
    label: '1:30 pm',
    ...chip,
  })
})

test('a venue that tells no numbers has only open and sold-out times', () => {
  expect(timeChip({ time: '09:00', availableSeats: 1 }, { fewSeats: 0, locale: 'en-US' }).state).toBe(
    'available',
  )
  expect(timeChip({ time: '09:00', availableSeats: 0 }, { fewSeats: 0, locale: 'en-US' }).state).toBe(
    'sold-out',
  )
})
