import { expect, test } from 'vitest'
import {
  availabilityOf,
  comboSeats,
  isOverbooked,
  remainingSeats,
  seatBound,
} from '#app/rules/slots/seats.ts'

test.each([
  { seats: 10, tickets: 3, remaining: 7, maxed: false },
  { seats: 10, tickets: 10, remaining: 0, maxed: false },
  { seats: 10, tickets: 11, remaining: -1, maxed: true },
])('[ORD-139] [ORD-140] $tickets tickets for $seats seats leave $remaining, maxed: $maxed', row => {
  const remaining = remainingSeats(row.seats, row.tickets)

  expect(remaining).toBe(row.remaining)
  expect(isOverbooked(remaining)).toBe(row.maxed)
})

test.each([
  { hasPrices: false, slot: undefined, tickets: 0, state: 'no-tickets' },
  { hasPrices: true, slot: undefined, tickets: 3, state: 'at-capacity' },
  { hasPrices: true, slot: { availableSeats: 2 }, tickets: 3, state: 'maxed-out' },
  { hasPrices: true, slot: { availableSeats: 3 }, tickets: 3, state: 'few-left' },
  { hasPrices: true, slot: { availableSeats: 30 }, tickets: 3, state: 'available' },
])('[ORD-142] prices $hasPrices, slot $slot, $tickets tickets: $state', ({ state, ...event }) => {
  expect(availabilityOf(event)).toBe(state)
})

test.each([
  [5, 'few-left'],
  [6, 'available'],
  [0, 'few-left'],
  [-1, 'maxed-out'],
])('[ORD-143] with %i seats left the state is %s', (left, state) => {
  expect(availabilityOf({ hasPrices: true, slot: { availableSeats: 10 }, tickets: 10 - left })).toBe(state)
})

test('[ORD-141] two combined events of 10 seats with 2 and 3 child tickets have 8 and 7 left', () => {
  const combined = [
    { eventTemplateId: 'reef', availableSeats: 10, tickets: 2 },
    { eventTemplateId: 'dome', availableSeats: 10, tickets: 3 },
  ]

  expect(comboSeats(combined)).toEqual({ reef: 8, dome: 7 })
})

test.each([
  { why: 'before a time is chosen', chosen: undefined, slots: [4, 9, 2], bound: 9 },
  { why: 'with a time chosen', chosen: 4, slots: [4, 9, 2], bound: 4 },
  { why: 'with a time chosen that is sold out', chosen: 0, slots: [0, 9], bound: 0 },
  { why: 'on a day without times', chosen: undefined, slots: [], bound: 0 },
])('$why $bound tickets can be chosen', ({ chosen, slots, bound }) => {
  const seats = (availableSeats: number) => ({ availableSeats })

  expect(seatBound(slots.map(seats), chosen === undefined ? undefined : seats(chosen))).toBe(bound)
})
