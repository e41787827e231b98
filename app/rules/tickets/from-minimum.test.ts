import { expect, test } from 'vitest'
import { fromMinimum } from './from-minimum.ts'

test.each([
  ['the first press makes the fewest', { from: 0, to: 1, minimum: 10 }, 10],
  ['one less than the fewest is none', { from: 10, to: 9, minimum: 10 }, 0],
  ['more than the fewest is as it is', { from: 10, to: 11, minimum: 10 }, 11],
  ['the fewest is as it is', { from: 0, to: 10, minimum: 10 }, 10],
  ['none stays none', { from: 4, to: 0, minimum: 10 }, 0],
  ['too few that were there before grow to the fewest', { from: 3, to: 4, minimum: 10 }, 10],
  ['without a minimum one will do', { from: 0, to: 1, minimum: 0 }, 1],
])('%s', (_, step, quantity) => {
  expect(fromMinimum(step)).toBe(quantity)
})
