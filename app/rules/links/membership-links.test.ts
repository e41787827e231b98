import { expect, test } from 'vitest'
import { groupHref, joinHref, levelHref, orderMembershipHref } from '#app/rules/links/membership-links.ts'

const base = { tenantId: 'pier' }
const ORDER = '/orders/pier/tickets'

test('[MEM-074] joining leads to the order page with the level and the action', () => {
  const wish = { categoryId: 'friend', action: 'MembershipPurchase' } as const
  expect(orderMembershipHref(base, wish)).toBe(
    `${ORDER}?membershipCategoryId=friend&action=MembershipPurchase`,
  )
  expect(orderMembershipHref(base, { ...wish, offeringId: 'year', pricePointId: 'one' })).toBe(
    `${ORDER}?membershipCategoryId=friend&membershipOfferingId=year&membershipPricePointId=one&action=MembershipPurchase`,
  )
})

test('[MEM-075] giving says that it is a gift', () => {
  const wish = { categoryId: 'friend', action: 'MembershipPurchase', isGift: true } as const
  expect(orderMembershipHref(base, wish)).toBe(
    `${ORDER}?membershipCategoryId=friend&action=MembershipPurchase&isGift=true`,
  )
})

test('[MEM-076] renewing and upgrading name the membership and the kind of purchase', () => {
  for (const action of ['PostTermRenewal', 'Upgrade'] as const)
    expect(orderMembershipHref(base, { categoryId: 'patron', membershipId: 'M-1', action })).toBe(
      `${ORDER}?membershipId=M-1&membershipCategoryId=patron&action=${action}`,
    )
})

test('[MEM-077] [MEM-056] an auxiliary group is ordered as one, beside its base', () => {
  const action = 'MembershipPurchase'
  const wish = { categoryId: 'rowing', action, isAuxiliary: true, baseCategoryId: 'friend' } as const
  expect(orderMembershipHref(base, wish)).toBe(
    `${ORDER}?membershipCategoryId=rowing&action=MembershipPurchase&auxiliary=true&sourceCategoryId=friend`,
  )
})

test('[MEM-056] the chosen base travels as membershipCategoryId to lists, as sourceCategoryId to a level', () => {
  const chosen = { baseCategoryId: 'friend' }
  expect([
    joinHref(base, chosen),
    joinHref(base, { show: 'auxiliary', ...chosen }),
    groupHref(base, { groupId: 'clubs', ...chosen }),
    levelHref(base, { categoryId: 'rowing', ...chosen }),
  ]).toEqual([
    '/membership/pier/join?membershipCategoryId=friend',
    '/membership/pier/join?membershipCategoryId=friend&show=auxiliary',
    '/membership/pier/group/clubs?membershipCategoryId=friend',
    '/membership/pier/detail/rowing?sourceCategoryId=friend',
  ])
})

test('without a base nothing is written of one, and what the address hands on goes along', () => {
  const carried = { text: 'kids' }
  expect([
    joinHref({ ...base, carried }),
    levelHref(base, { categoryId: 'a b', baseCategoryId: null }),
  ]).toEqual(['/membership/pier/join?text=kids', '/membership/pier/detail/a%20b'])
})
