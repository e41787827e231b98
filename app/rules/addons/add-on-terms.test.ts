import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AddOnTerms,
  addOnCost,
  addOnDemand,
  addOnRange,
  addOnRowMode,
  firstQuantity,
  isInRange,
} from '#app/rules/addons/add-on-terms.ts'

const terms = (about: Partial<AddOnTerms>): AddOnTerms => ({
  quantityType: 'any',
  quantity: 1,
  maximum: null,
  priceSplit: 'each',
  price: 900,
  ...about,
})

test.each([
  { priceSplit: 'each', quantity: 0, cost: 0 },
  { priceSplit: 'each', quantity: 1, cost: 900 },
  { priceSplit: 'each', quantity: 3, cost: 2700 },
  { priceSplit: 'total', quantity: 0, cost: 0 },
  { priceSplit: 'total', quantity: 1, cost: 900 },
  { priceSplit: 'total', quantity: 3, cost: 900 },
] as const)('[ORD-109] $quantity at 900, split $priceSplit, cost $cost', ({ priceSplit, quantity, cost }) => {
  expect(addOnCost(terms({ priceSplit }), quantity)).toBe(cost)
})

test.each([
  { why: 'no limit', about: {}, left: null, fixed: null, most: 999 },
  { why: 'a maximum', about: { maximum: 4 }, left: null, fixed: null, most: 4 },
  { why: 'fewer left than the maximum', about: { maximum: 4 }, left: 3, fixed: null, most: 3 },
  { why: 'nothing left', about: {}, left: 0, fixed: null, most: 0 },
  { why: 'more taken than there are', about: {}, left: -2, fixed: null, most: 0 },
  {
    why: 'a fixed quantity',
    about: { quantityType: 'exactly', quantity: 2 },
    left: null,
    fixed: 2,
    most: 2,
  },
  {
    why: 'a fixed quantity of which one is left',
    about: { quantityType: 'exactly', quantity: 2 },
    left: 1,
    fixed: 2,
    most: 0,
  },
  {
    why: 'a fixed quantity that is just left',
    about: { quantityType: 'exactly', quantity: 2 },
    left: 2,
    fixed: 2,
    most: 2,
  },
] as const)('[ORD-107] with $why one can choose up to $most', ({ about, left, fixed, most }) => {
  expect(addOnRange(terms(about), left)).toEqual({ fixed, most })
})

test.each([
  { quantity: 0, ok: true },
  { quantity: 1, ok: false },
  { quantity: 2, ok: true },
  { quantity: 3, ok: false },
])('[ORD-107] of an add-on sold by exactly two, $quantity can be bought: $ok', ({ quantity, ok }) => {
  expect(isInRange(quantity, addOnRange(terms({ quantityType: 'exactly', quantity: 2 }), null))).toBe(ok)
})

test.each([
  { why: 'any number of which some are left', range: { fixed: null, most: 4 }, first: 1 },
  { why: 'a fixed number', range: { fixed: 2, most: 2 }, first: 2 },
  { why: 'a fixed number of which too few are left', range: { fixed: 2, most: 0 }, first: 0 },
  { why: 'nothing left', range: { fixed: null, most: 0 }, first: 0 },
])('[ORD-062] a link to an add-on sold with $why chooses $first', ({ range, first }) => {
  expect(firstQuantity(range)).toBe(first)
})

test('any number up to the maximum can be bought, none below nothing', () => {
  const range = addOnRange(terms({ maximum: 3 }), null)

  expect([-1, 0, 1, 3, 4].map(quantity => isInRange(quantity, range))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})

const anyTerms = fc.record<AddOnTerms>({
  quantityType: fc.constantFrom('exactly', 'any'),
  quantity: fc.integer({ min: 1, max: 999 }),
  maximum: fc.option(fc.integer({ min: 1, max: 999 })),
  priceSplit: fc.constantFrom('each', 'total'),
  price: fc.nat(1_000_000),
})

test('a cost is whole cents, never negative, never falls with the quantity, and nothing costs nothing', () => {
  fc.assert(
    fc.property(anyTerms, fc.nat(999), fc.nat(999), (about, a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)]
      expect(Number.isSafeInteger(addOnCost(about, less))).toBe(true)
      expect(addOnCost(about, less)).toBeLessThanOrEqual(addOnCost(about, more))
      expect(addOnCost(about, 0)).toBe(0)
    }),
  )
})

test('no quantity that can be chosen exceeds what is left or the maximum', () => {
  fc.assert(
    fc.property(anyTerms, fc.integer({ min: -5, max: 50 }), fc.nat(60), (about, left, quantity) => {
      if (!isInRange(quantity, addOnRange(about, left))) return
      expect(quantity).toBeLessThanOrEqual(Math.max(left, 0))
      expect(quantity).toBeLessThanOrEqual(about.maximum ?? 999)
    }),
  )
})

test('the demand of a cart is the sum of its parts, whatever they belong to', () => {
  const parts = fc.array(fc.record({ addOnId: fc.constantFrom('guide', 'poster'), quantity: fc.nat(9) }), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(parts, chosen => {
      const demand = addOnDemand(chosen)
      const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
      expect(sum([...demand.values()])).toBe(sum(chosen.map(({ quantity }) => quantity)))
      expect([...demand.values()].every(count => count > 0)).toBe(true)
    }),
  )
})

test.each([
  { chosen: 0, carted: 0, mode: 'view' },
  { chosen: 0, carted: 2, mode: 'view' },
  { chosen: 2, carted: 2, mode: 'carted' },
  { chosen: 1, carted: 0, mode: 'added' },
  { chosen: 3, carted: 2, mode: 'added' },
])('with $chosen chosen and $carted in the cart an add-on is in mode $mode', ({ mode, ...add }) => {
  expect(addOnRowMode(add)).toBe(mode)
})
