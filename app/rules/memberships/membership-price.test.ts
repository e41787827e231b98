import { expect, test } from 'vitest'
import { membershipPrice } from '#app/rules/memberships/membership-price.ts'

test.each([
  {
    why: 'a new membership costs its price',
    type: 'MembershipPurchase',
    price: 9500,
    heldPrice: 6000,
    cost: 9500,
  },
  { why: 'an upgrade costs the difference', type: 'Upgrade', price: 21500, heldPrice: 9500, cost: 12000 },
  {
    why: 'an upgrade to something cheaper costs nothing',
    type: 'Upgrade',
    price: 5000,
    heldPrice: 9500,
    cost: 0,
  },
  {
    why: 'what is not for sale any more is no debt',
    type: 'Upgrade',
    price: 5000,
    heldPrice: -1,
    cost: 5000,
  },
  {
    why: 'an upgrade at renewal costs its price',
    type: 'RenewalUpgrade',
    price: 21500,
    heldPrice: 9500,
    cost: 21500,
  },
] as const)('$why', ({ cost, why: _, ...bought }) => {
  expect(membershipPrice(bought)).toBe(cost)
})
