import { expect, test } from 'vitest'
import { houseState, lastClose } from './house-state.ts'

const day = [{ open: '09:00', close: '18:00' }]
const halves = [
  { open: '09:30', close: '12:00' },
  { open: '13:00', close: '17:00' },
]
const night = [{ open: '18:00', close: '00:30' }]

test.each([
  ['a closed day', [], '12:00', 'closed'],
  ['another day', day, null, 'before'],
  ['in the morning', day, '08:59', 'before'],
  ['as the doors open', day, '09:00', 'open'],
  ['before the doors close', day, '17:59', 'open'],
  ['as the doors close', day, '18:00', 'over'],
  ['late in the evening', day, '23:59', 'over'],
  ['in the break at noon', halves, '12:30', 'open'],
  ['after the second half', halves, '17:00', 'over'],
  ['before a night', night, '17:59', 'before'],
  ['in a night that ends the next morning', night, '23:59', 'open'],
] as const)('the house %s', (_, spans, time, state) => {
  expect(houseState({ spans }, time)).toBe(state)
})

test.each([
  ['a closed day', [], null],
  ['a day in one', day, '18:00'],
  ['a day told from its end', halves.toReversed(), '17:00'],
  ['a night', night, '00:30'],
])('the doors of %s close for the last time', (_, spans, time) => {
  expect(lastClose({ spans })).toBe(time)
})
