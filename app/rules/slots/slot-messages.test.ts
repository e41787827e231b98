import { expect, test } from 'vitest'
import { modalTimes, shownTimes } from '#app/rules/slots/shown-times.ts'
import { availabilityMessage, lastSeats, moreModalTimes, moreTimes } from '#app/rules/slots/slot-messages.ts'
import { defaultWords } from '#tests/builders/default-words.ts'

const words = (message: Parameters<typeof defaultWords>[0] | null) => message && defaultWords(message)
const slots = Array.from({ length: 7 }, (_, i) => ({ time: `1${i}:00`, availableSeats: 4 }))

test.each([
  ['no-tickets', 'No tickets available.'],
  ['at-capacity', 'Tickets are currently unavailable.'],
  ['maxed-out', 'There are no more tickets available for this event!'],
  ['available', null],
] as const)('[ORD-288] the availability %s reads %s', (availability, expected) => {
  expect(words(availabilityMessage(availability, 20))).toBe(expected)
})

test('few seats are told by their number', () => {
  expect(words(availabilityMessage('few-left', 1))).toBe('1 ticket left')
  expect(words(availabilityMessage('few-left', 5))).toBe('5 tickets left')
  expect(words(lastSeats(1))).toBe('You have the last one.')
  expect(words(lastSeats(2))).toBe('You have the last 2.')
})

test.each([
  [7, '+2 more...'],
  [5, null],
])('[ORD-297] a list of %i times ends with %s', (count, tail) => {
  expect(words(moreTimes(shownTimes(slots.slice(0, count)).more))).toBe(tail)
})

test.each([
  [7, '+ 5 more'],
  [2, null],
])('[ORD-298] the modal times of %i end with %s', (count, tail) => {
  expect(words(moreModalTimes(modalTimes(slots.slice(0, count)).more))).toBe(tail)
})
