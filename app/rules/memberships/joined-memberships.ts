import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import type { PurchaseType } from '../carts/item-types.ts'

type OrderedMembership = { type: PurchaseType; isGift: boolean }
/** A membership of a cart, as far as it says whom it makes a member. */
export type OrderedLevel = OrderedMembership & { membershipCategoryId: string }

/** The levels that an order makes its buyer a member of: those of its memberships that are not for somebody else (ORD-225). */
export function ownCategoryIds(memberships: readonly OrderedLevel[]): string[] {
  return memberships.filter(({ isGift }) => !isGift).map(({ membershipCategoryId }) => membershipCategoryId)
}

/**
 * The memberships of an order whose prices and limits hold for the tickets beside them, for they make the buyer a member today: a gift is
 * somebody else's, a renewal before the last day begins later, and a venue may keep its prices for verified members
 * (`memberPricesWhenJoining`).
 */
export function joinedMemberships<Membership extends OrderedMembership>(
  memberships: readonly Membership[],
  { document: { company } }: Pick<Catalogue, 'document'>,
): Membership[] {
  if (!company.memberPricesWhenJoining) return []
  return memberships.filter(isJoinedToday)
}

/** Whether a membership makes its buyer a member today. */
export const isJoinedToday = ({ isGift, type }: OrderedMembership): boolean =>
  !isGift && !type.startsWith('Renewal')

/** The levels of the memberships whose prices hold for the tickets beside them. */
export function joinedCategoryIds(
  memberships: readonly OrderedLevel[],
  venue: Pick<Catalogue, 'document'>,
): string[] {
  return ownCategoryIds(joinedMemberships(memberships, venue))
}
