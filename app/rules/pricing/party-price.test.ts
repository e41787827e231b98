import { expect, test } from 'vitest'
import { aPriceBook } from '#tests/builders/price-book.ts'
import { anEventTemplate } from '#tests/builders/venue-file.ts'
import { partyPrice, partyPriceOf } from './party-price.ts'

const prices = [
  { personTypeId: 'adult', price: 1800 },
  { personTypeId: 'child', price: 900, maximum: 3 },
  { personTypeId: 'toddler', price: 0 },
  { personTypeId: 'senior', price: -1 },
]
const tenth = [{ discountType: 'PercentageBased', value: 10 }]
const each = { type: 'discountCode', discount: { distribution: 'each', values: tenth } }
const once = {
  type: 'discountCode',
  discount: { distribution: 'total', values: [{ discountType: 'AmountBased', value: 500 }] },
}
const ofFriends = {
  memberDiscounts: [{ discountType: 'PercentageBased', value: 50, membershipCategoryIds: ['friend'] }],
}

test.each<[string, object, Record<string, number>, number | null]>([
  ['two adults', {}, { adult: 2 }, 3600],
  ['a family', {}, { adult: 2, child: 3 }, 6300],
  ['somebody free of charge', {}, { adult: 1, toddler: 2 }, 1800],
  ['a tenth off each ticket', each, { adult: 2, child: 1 }, 4050],
  ['five off all tickets of a kind', once, { adult: 2 }, 3100],
  ['members alone paying less', ofFriends, { adult: 2 }, 3600],
  ['nobody', {}, {}, null],
  ['somebody who is sold no ticket', {}, { adult: 1, senior: 1 }, null],
  ['somebody unknown', {}, { adult: 1, pirate: 1 }, null],
  ['more than are sold at once', {}, { child: 4 }, null],
])('with %s it is what a cart would say', (_, event, party, price) => {
  const book = aPriceBook({ events: [anEventTemplate({ ...event, priceLists: [{ id: 'usual', prices }] })] })
  const [stored] = book.venue.events
  expect(partyPrice(stored!, stored!.priceLists[0], party)).toBe(price)
})

test('a party without a price list pays no known price', () => {
  const [stored] = aPriceBook({ events: [anEventTemplate({})] }).venue.events
  expect(partyPrice(stored!, undefined, { adult: 1 })).toBeNull()
})

test.each([
  [[3600], { least: 3600, most: 3600 }],
  [[3600, 2800], { least: 2800, most: 3600 }],
  [[3600, null], null],
  [[], null],
])('of %j the least and the most are %j', (known, price) => {
  expect(partyPriceOf(known)).toEqual(price)
})
