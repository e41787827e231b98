import { expect, test } from 'vitest'
import { mostPeople, roomForPeople } from '#app/rules/combos/combo-room.ts'

const reef = { id: 'reef', perPerson: 1 }
const boat = { id: 'boat', perPerson: 2 }

test.each<{ why: string; left: Record<string, number>; room: number }>([
  { why: 'the fuller event', left: { reef: 3, boat: 20 }, room: 3 },
  { why: 'an event to which each goes twice', left: { reef: 9, boat: 5 }, room: 2 },
  { why: 'an event without a chosen time', left: { boat: 8 }, room: 0 },
  { why: 'one ticket too many', left: { reef: 4, boat: -1 }, room: -1 },
])('[ORD-141] the room of a combo is that of $why: $room', ({ left, room }) => {
  expect(roomForPeople([reef, boat], left)).toBe(room)
})

test.each([
  { quantity: 0, room: 4, maximum: null, most: 4 },
  { quantity: 2, room: 4, maximum: null, most: 6 },
  { quantity: 2, room: 4, maximum: 3, most: 3 },
  { quantity: 2, room: 0, maximum: 9, most: 2 },
  { quantity: 3, room: -2, maximum: null, most: 1 },
  { quantity: 1, room: -2, maximum: null, most: 0 },
])(
  'with $quantity chosen, room for $room more and a maximum of $maximum there can be $most',
  ({ most, ...row }) => {
    expect(mostPeople(row)).toBe(most)
  },
)
