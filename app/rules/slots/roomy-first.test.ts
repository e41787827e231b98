import { expect, test } from 'vitest'
import { roomyFirst } from './roomy-first.ts'

const DAY = [0, 3, 8, 2, 9].map(availableSeats => ({ availableSeats }))

test.each([
  ['nobody', 0, [3, 8, 2, 9, 0]],
  ['one', 1, [3, 8, 2, 9, 0]],
  ['three', 3, [3, 8, 9, 0, 2]],
  ['more than any has', 20, [0, 3, 8, 2, 9]],
])('the first start that is offered to %s is one that can be had', (_, tickets, seats) => {
  expect(roomyFirst(DAY, tickets).map(({ availableSeats }) => availableSeats)).toEqual(seats)
})
