import { expect, test } from 'vitest'
import { sumTotals, ticketLineTotals } from '#app/rules/tickets/ticket-line.ts'
import { discountFor, isSelectable, lineDiscount, memberPrice } from '#app/rules/tickets/ticket-price.ts'

test.each([
  [1000, true],
  [0, true],
  [-1, false],
])('[ORD-312] a price point of %i can be chosen: %s', (price, expected) => {
  expect(isSelectable({ price })).toBe(expected)
})

const discount = {
  distribution: 'each' as const,
  values: [
    { discountType: 'PercentageBased' as const, value: 10 },
    { discountType: 'AmountBased' as const, value: 300, personTypeId: 'child' },
  ],
}

test('a person type has its own discount before the one for all', () => {
  expect(discountFor(discount, 'child')).toMatchObject({ value: 300 })
  expect(discountFor(discount, 'adult')).toMatchObject({ value: 10 })
  expect(discountFor({ ...discount, values: discount.values.toReversed() }, 'adult')).toMatchObject({
    value: 10,
  })
  expect(discountFor(undefined, 'adult')).toBeUndefined()
})

const discounts = [
  {
    membershipCategoryIds: ['family'],
    personTypeIds: [],
    discountType: 'PercentageBased' as const,
    value: 20,
  },
  { membershipCategoryIds: [], personTypeIds: ['child'], discountType: 'AmountBased' as const, value: 500 },
]

test.each([
  { why: 'a member of another category', personTypeId: 'adult', categoryIds: ['patron'], price: undefined },
  { why: 'a family member', personTypeId: 'adult', categoryIds: ['family'], price: 800 },
  {
    why: 'a family member who is a patron too',
    personTypeId: 'adult',
    categoryIds: ['patron', 'family'],
    price: 800,
  },
  { why: 'a family member for a child', personTypeId: 'child', categoryIds: ['family'], price: 500 },
  {
    why: 'somebody without a membership for a child',
    personTypeId: 'child',
    categoryIds: [],
    price: undefined,
  },
])('$why pays the member price $price', ({ personTypeId, categoryIds, price }) => {
  expect(memberPrice({ price: 1000, personTypeId }, { discounts, categoryIds })).toBe(price)
})

test('tickets at the member price and at retail are added up apart', () => {
  const line = { price: 2000, discountedPrice: 1500, quantity: 2, retailQuantity: 1 }

  expect(ticketLineTotals(line)).toEqual({ retailTotal: 6000, discountTotal: 1000, total: 5000 })
  expect(sumTotals([ticketLineTotals(line), ticketLineTotals(line)]).total).toBe(10_000)
})

const once = { ...discount, distribution: 'total' as const }

test.each([
  {
    why: 'a discount once off the line',
    event: { type: 'discountCode', discount: once },
    person: 'adult',
    value: 10,
  },
  {
    why: 'one of its own person type',
    event: { type: 'discountCode', discount: once },
    person: 'child',
    value: 300,
  },
  {
    why: 'a discount off each ticket',
    event: { type: 'discountCode', discount },
    person: 'adult',
    value: undefined,
  },
  {
    why: 'an event at fixed prices',
    event: { type: 'fixedPrice', discount: once },
    person: 'adult',
    value: undefined,
  },
  { why: 'no discount', event: { type: 'discountCode', discount: null }, person: 'adult', value: undefined },
  {
    why: 'a discount for another person type alone',
    event: { type: 'discountCode', discount: { ...once, values: once.values.slice(1) } },
    person: 'adult',
    value: undefined,
  },
])('with $why the line of an $person has $value taken off once', ({ event, person, value }) => {
  expect(lineDiscount(event, person)?.value).toBe(value)
})
