import { expect, test } from 'vitest'
import { PURCHASE_TYPES } from '#app/rules/carts/item-types.ts'
import { ELIGIBILITY_KEYS, purchaseType } from '#app/rules/memberships/purchase-type.ts'

test.each([
  [undefined, 'MembershipPurchase'],
  ['', 'MembershipPurchase'],
  ['NEW_MEMBERSHIPS', 'MembershipPurchase'],
  ['MembershipUpgrade', 'Upgrade'],
  ['Event', null],
  ['toString', null],
  ['upgrades', null],
])('the action %j is %s', (action, type) => {
  expect(purchaseType(action)).toBe(type)
})

test('[MEM-124] the eligibility keys are five names and the purchase types of the variants', () => {
  expect(Object.keys(ELIGIBILITY_KEYS)).toEqual([
    'new_memberships',
    'upgrade',
    'renew',
    'postTermRenew',
    'rejoin',
  ])
  expect(Object.keys(ELIGIBILITY_KEYS).map(purchaseType)).toEqual(Object.values(ELIGIBILITY_KEYS))
  expect(PURCHASE_TYPES.map(purchaseType)).toEqual([...PURCHASE_TYPES])
})
