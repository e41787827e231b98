import { expect, test } from 'vitest'
import { comboSaving, type PricedPart, partsAlone } from '#app/rules/combos/combo-saving.ts'

const always = (prices: (number | null)[], quantity = 1): PricedPart => ({ type: 'event', quantity, prices })
const any = (quantity: number, prices: (number | null)[]): PricedPart => ({ type: 'any', quantity, prices })

test.each<[string, PricedPart[], number | null, (number | null)?]>([
  ['nothing', [], null],
  ['what always belongs to it', [always([3000]), always([1200])], 4200],
  ['one of it twice', [always([1200], 2)], 2400],
  ['the cheapest of a choice', [always([3000]), any(2, [900, 500, 700])], 4200, 4600],
  ['a choice of which too few are sold', [any(2, [900, null])], null],
  ['a part that is not sold', [always([null]), always([1200])], null],
  ['a free part', [always([0]), always([1200])], 1200],
])('bought alone %s costs so much at the least and at the most', (_, parts, least, most = least) => {
  expect([partsAlone(parts, 'cheapest'), partsAlone(parts, 'dearest')]).toEqual([least, most])
})

test.each([
  [
    'the same for everybody',
    [
      [3500, 4000],
      [1500, 2000],
    ],
    { amount: 500, kind: 'each' },
  ],
  [
    'more for some',
    [
      [3500, 4200],
      [1500, 2000],
    ],
    { amount: 500, kind: 'from' },
  ],
  [
    'nothing for some',
    [
      [3500, 4200],
      [2000, 2000],
    ],
    { amount: 700, kind: 'to' },
  ],
  [
    'where somebody would pay more',
    [
      [3500, 4200],
      [2100, 2000],
    ],
    { amount: 700, kind: 'to' },
  ],
  [
    'those who go in free are left aside',
    [
      [3500, 4000],
      [0, 0],
    ],
    { amount: 500, kind: 'each' },
  ],
  [
    'those to whom a part is not sold as well',
    [
      [3500, 4000],
      [1500, null],
    ],
    { amount: 500, kind: 'each' },
  ],
  [
    'and those to whom the combo is not',
    [
      [3500, 4000],
      [-1, 2000],
    ],
    { amount: 500, kind: 'each' },
  ],
  ['nobody saves anything', [[4000, 4000]], null],
  ['nobody can compare', [[4000, null]], null],
  ['nobody buys', [], null],
] as const)('a combo saves %s', (_, people, saving) => {
  expect(comboSaving(people.map(([combo, alone]) => ({ combo, alone })))).toEqual(saving)
})
