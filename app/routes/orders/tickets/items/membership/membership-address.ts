import type { Visit } from '#app/pages/open-page.ts'
import { isJoinedToday } from '#app/rules/memberships/joined-memberships.ts'
import { purchaseType } from '#app/rules/memberships/purchase-type.ts'
import { type MembershipItem, optionValue } from './membership-model.ts'

/** A membership that the address of the order page asks for, and the offering it names (ORD-063). */
export type AskedMembership = { item: MembershipItem; value: string | null; auxiliary: boolean }

const REFERENCE = /^[A-Za-z0-9._-]{1,64}$/

/** The membership in the address; null without one, or where the action is none. */
export function askedMembership({ searchParams }: URL): AskedMembership | null {
  const read = (name: string) => REFERENCE.exec(searchParams.get(name)?.trim() ?? '')?.[0] ?? null
  const isSaid = (name: string) => ['true', '1'].includes(searchParams.get(name) ?? '')
  const categoryId = read('membershipCategoryId')
  const type = purchaseType(searchParams.get('action'))
  if (!categoryId || !type) return null
  const membershipId = type === 'MembershipPurchase' ? null : read('membershipId')
  const isGift = type === 'MembershipPurchase' && isSaid('isGift')
  const offeringId = read('membershipOfferingId')
  return {
    item: {
      id: itemId({ categoryId, membershipId, isGift }),
      type,
      categoryId,
      membershipId,
      sourceCategoryId: read('sourceCategoryId'),
      isGift,
    },
    value: offeringId && optionValue(offeringId, read('membershipPricePointId') ?? ''),
    auxiliary: isSaid('auxiliary'),
  }
}

/**
 * The levels that the address makes the visitor a member of today, the base of an auxiliary one too: the order has their prices and limits
 * before they are in its cart.
 */
export function joiningLevels({ url, session }: Pick<Visit, 'url' | 'session'>): {
  joiningLevelIds?: string[]
} {
  const membership = askedMembership(url)
  if (!membership || !isJoinedToday(membership.item)) return {}
  const { categoryId, sourceCategoryId } = membership.item
  const baseId = membership.auxiliary && !session.member ? sourceCategoryId : null
  return { joiningLevelIds: [categoryId, ...(baseId ? [baseId] : [])] }
}

/** The same for the same membership, so that a link followed twice adds one. */
export function itemId({
  categoryId,
  membershipId,
  isGift,
}: Pick<MembershipItem, 'categoryId' | 'membershipId' | 'isGift'>): string {
  return [categoryId, membershipId, isGift ? 'gift' : null].filter(Boolean).join('~')
}
