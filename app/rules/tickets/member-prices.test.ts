import { expect, test } from 'vitest'
import { memberPriceAt, ownPrice, readMemberPrices } from '#app/rules/tickets/member-prices.ts'

const entry = {
  eventId: 'reef.1000',
  membershipId: 'm1',
  membershipLevelId: 'family',
  membershipLevelName: 'Family',
  membershipLevelCollectionName: 'Families',
  prices: [{ personTypeId: 'adult', price: 1500, discountValue: 300 }],
}

test('member prices are read from the JSON string', () => {
  expect(readMemberPrices(JSON.stringify([entry]))).toEqual({
    loaded: true,
    entries: [{ slotId: 'reef.1000', prices: entry.prices }],
  })
})

const unusable = [
  ['a failed call', undefined],
  ['no JSON', '<html>'],
  ['another shape', '{"eventId":"reef"}'],
  ['null', 'null'],
  ['a list of something else', '[null, 3]'],
  ['an entry of no start', '[{"eventId":3,"prices":[]}]'],
  ['a damaged entry beside a good one', JSON.stringify([entry, {}])],
  ['a price for nobody', '[{"eventId":"reef","prices":[{"personTypeId":7,"price":15}]}]'],
  [
    'a damaged price beside a good one',
    '[{"eventId":"reef","prices":[{"personTypeId":"adult","price":15},{}]}]',
  ],
  ['a price that is no number', '[{"eventId":"reef","prices":[{"personTypeId":"adult","price":"15"}]}]'],
] as const

test.each(unusable)('%s leaves the event loaded, without discounts', (_, payload) => {
  expect(readMemberPrices(payload)).toEqual({ loaded: true, entries: [] })
})

test('the best of several memberships counts, at its own start and for its own kind of ticket', () => {
  const better = { ...entry, membershipId: 'm2', prices: [{ personTypeId: 'adult', price: 1200 }] }
  const pricing = readMemberPrices(JSON.stringify([entry, better]))
  const at = (slotId: string, personTypeId: string) => memberPriceAt(pricing, { slotId, personTypeId })

  expect(at('reef.1000', 'adult')).toBe(1200)
  expect(at('reef.1100', 'adult')).toBeUndefined()
  expect(at('reef.1000', 'child')).toBeUndefined()
})

test.each([
  { everybody: 1800, members: undefined, price: 1800, isMembers: false },
  { everybody: 1800, members: 1500, price: 1500, isMembers: true },
  { everybody: 1800, members: 1800, price: 1800, isMembers: false },
  { everybody: 1500, members: 1800, price: 1500, isMembers: false },
  { everybody: 1800, members: 0, price: 0, isMembers: true },
])('[ORD-003] at $everybody for everybody and $members for members a ticket costs $price', row => {
  expect(ownPrice(row.everybody, row.members)).toEqual({ price: row.price, isMembers: row.isMembers })
})
