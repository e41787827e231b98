import { expect, test } from 'vitest'
import { visitorPrice } from '#app/rules/pricing/visitor-price.ts'
import { aPriceBook } from '#tests/builders/price-book.ts'
import { anEventTemplate } from '#tests/builders/venue-file.ts'

const tenth = [{ discountType: 'PercentageBased', value: 10 }]
const halfForFriends = [{ discountType: 'PercentageBased', value: 50, membershipCategoryIds: ['friend'] }]
const ofEachTicket = { type: 'discountCode', discount: { distribution: 'each', values: tenth } }
const ofTheLine = { type: 'discountCode', discount: { distribution: 'total', values: tenth } }

test.each([
  { why: 'nobody has less', event: {}, price: 1800 },
  { why: 'the event takes a tenth off each ticket', event: ofEachTicket, price: 1620 },
  { why: 'the event takes a tenth off the line', event: ofTheLine, price: 1800 },
  { why: 'the event is sold by discount and has none', event: { type: 'discountCode' }, price: 1800 },
  { why: 'the event has a fixed price', event: { ...ofEachTicket, type: 'fixedPrice' }, price: 1800 },
  { why: 'friends pay half', event: { memberDiscounts: halfForFriends }, held: ['friend'], price: 900 },
  { why: 'friends pay half and nobody is one', event: { memberDiscounts: halfForFriends }, price: 1800 },
  {
    why: 'friends pay half and the event takes a tenth off',
    event: { ...ofEachTicket, memberDiscounts: halfForFriends },
    held: ['friend'],
    price: 900,
  },
])('where $why a ticket of 18.00 costs $price', ({ event, held = [], price }) => {
  const [stored] = aPriceBook({ events: [anEventTemplate(event)] }).venue.events
  expect(visitorPrice(stored!, { personTypeId: 'adult', price: 1800, minimum: 0 }, held)).toBe(price)
})
