import { expect, test } from 'vitest'
import { partOf, passParts } from './pass-parts.ts'

test.each([
  [0, 'apple', []],
  [1, 'apple', [[1, 1, 1]]],
  [10, 'apple', [[1, 1, 10]]],
  [
    11,
    'apple',
    [
      [1, 1, 10],
      [2, 11, 11],
    ],
  ],
  [
    7,
    'google',
    [
      [1, 1, 5],
      [2, 6, 7],
    ],
  ],
] as const)('%d passes are taken by the wallet of %s in these parts', (count, wallet, parts) => {
  expect(passParts(count, wallet).map(({ part, from, to }) => [part, from, to])).toEqual(parts)
})

test.each([
  ['apple', 1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['apple', 2, [11, 12]],
  ['apple', 3, []],
  ['google', 3, [11, 12]],
] as const)('of twelve passes the wallet of %s takes as part %d', (wallet, part, passes) => {
  expect(partOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], { wallet, part })).toEqual(passes)
})
