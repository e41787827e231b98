import { expect, test } from 'vitest'
import { readMemberPrices } from '#app/rules/tickets/member-prices.ts'

const entry = { eventId: 'reef', membershipId: 'm1', prices: [{ personTypeId: 'adult', price: 1500 }] }

test('member prices are read from the JSON string', () => {
  expect(readMemberPrices(JSON.stringify([entry]))).toEqual({ loaded: true, entries: [entry] })
})

test.each([
  ['a failed call', undefined],
  ['no JSON', '<html>'],
  ['another shape', '{"eventId":"reef"}'],
  ['null', 'null'],
  ['a list of something else', '[null, 3]'],
  ['a price that is no number', '[{"eventId":"reef","prices":[{"personTypeId":"adult","price":"15"}]}]'],
])('(ORD-276) %s leaves the event loaded, without discounts', (_, payload) => {
  expect(readMemberPrices(payload)).toEqual({ loaded: true, entries: [] })
})
