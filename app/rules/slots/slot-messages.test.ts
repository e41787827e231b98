import { expect, test } from 'vitest'
import { modalTimes, shownTimes } from '#app/rules/slots/shown-times.ts'
import { availabilityMessage, moreModalTimes, moreTimes } from '#app/rules/slots/slot-messages.ts'
import { said } from '#tests/builders/said.ts'

const say = (message: Parameters<typeof said>[0] | null) => message && said(message)
const slots = Array.from({ length: 7 }, (_, i) => ({ time: `1${i}:00`, availableSeats: 4 }))

test.each([
  ['no-tickets', 'No tickets available.'],
  ['at-capacity', 'Tickets are currently unavailable.'],
  ['maxed-out', 'There are no more tickets available for this event!'],
  ['available', null],
] as const)('[ORD-288] the availability %s reads %s', (availability, expected) => {
  expect(say(availabilityMessage(availability, 20))).toBe(expected)
})

test('few seats are told by their number', () => {
  expect(say(availabilityMessage('few-left', 1))).toBe('1 ticket remaining')
  expect(say(availabilityMessage('few-left', 5))).toBe('5 tickets remaining')
})

test.each([
  [7, '+2 more...'],
  [5, null],
])('[ORD-297] a list of %i times ends with %s', (count, tail) => {
  expect(say(moreTimes(shownTimes(slots.slice(0, count)).more))).toBe(tail)
})

test.each([
  [7, '+ 5 more'],
  [2, null],
])('[ORD-298] the modal times of %i end with %s', (count, tail) => {
  expect(say(moreModalTimes(modalTimes(slots.slice(0, count)).more))).toBe(tail)
})
