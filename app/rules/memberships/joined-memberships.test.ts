import { expect, test } from 'vitest'
import { PURCHASE_TYPES } from '#app/rules/carts/item-types.ts'
import { aPriceBook } from '#tests/builders/price-book.ts'
import { joinedCategoryIds, ownCategoryIds } from './joined-memberships.ts'

const ordered = (about: object = {}) => ({
  type: 'MembershipPurchase' as const,
  membershipCategoryId: 'family',
  isGift: false,
  ...about,
})
const { venue } = aPriceBook({})
const strict = aPriceBook({ company: { memberPricesWhenJoining: false } }).venue

test('a membership in the order gives its prices at once, one for somebody else does not', () => {
  const memberships = [ordered(), ordered({ membershipCategoryId: 'duo', isGift: true })]
  expect(ownCategoryIds(memberships)).toEqual(['family'])
  expect(joinedCategoryIds(memberships, venue)).toEqual(['family'])
})

test('only a renewal before the last day begins later', () => {
  const later = PURCHASE_TYPES.filter(type => joinedCategoryIds([ordered({ type })], venue).length === 0)
  expect(later).toEqual(['Renewal', 'RenewalUpgrade', 'RenewalDowngrade'])
})

test('a venue may keep its member prices for verified members', () => {
  expect(joinedCategoryIds([ordered()], strict)).toEqual([])
  expect(ownCategoryIds([ordered()])).toEqual(['family'])
})
