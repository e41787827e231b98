import { expect, test } from 'vitest'
import {
  ITEM_TYPES,
  isPurchaseType,
  itemType,
  MEMBERSHIP_QUANTITY,
  PURCHASE_TYPES,
} from '#app/rules/carts/item-types.ts'

const purchases = [
  'MembershipPurchase',
  'Upgrade',
  'Renewal',
  'PostTermRenewal',
  'Rejoin',
  'RenewalUpgrade',
  'PostTermRenewalUpgrade',
  'RejoinUpgrade',
  'RenewalDowngrade',
  'PostTermRenewalDowngrade',
  'RejoinDowngrade',
]

test('[CHK-320] [MEM-123] the purchase types are exactly these eleven', () => {
  expect([...PURCHASE_TYPES].sort()).toEqual([...purchases].sort())
})

test('[ORD-117] item types are five kinds of goods and the purchase types', () => {
  const goods = ['Event', 'Combo', 'Inventory', 'Donation', 'ComboInventory']

  expect([...ITEM_TYPES].sort()).toEqual([...goods, ...purchases].sort())
  expect([...goods, ...purchases].map(itemType)).toEqual([...goods, ...purchases])
})

test.each(['event', '', 'toString'])('%j is no item type', text => {
  expect(itemType(text)).toBeNull()
})

test('the two spellings of an upgrade are one', () => {
  expect(itemType('MembershipUpgrade')).toBe('Upgrade')
})

test('memberships are told from goods', () => {
  expect(purchases.every(isPurchaseType)).toBe(true)
  expect(['Event', 'Combo', 'Donation'].some(isPurchaseType)).toBe(false)
})

test('an order holds one of a membership', () => {
  expect(MEMBERSHIP_QUANTITY).toBe(1)
})
