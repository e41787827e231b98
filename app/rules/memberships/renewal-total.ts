import type { VenueMember } from '#app/contract/venue-file/members.ts'
import { MEMBERSHIP_QUANTITY } from '#app/rules/carts/item-types.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import { heldPrice } from '#app/rules/memberships/judge-membership.ts'
import { sellsMemberships } from '#app/rules/memberships/levels-on-sale.ts'
import { primaryCardholder } from '#app/rules/memberships/primary-cardholder.ts'
import { NO_COUPONS } from '#app/rules/pricing/coupon-terms.ts'
import { singleLine } from '#app/rules/pricing/order-line.ts'
import { priceOrder } from '#app/rules/pricing/price-order.ts'

/**
 * What the next term of a membership costs in cents, today, with the venue's fees, whichever card pays; null where nothing is charged for
 * it: it does not renew by itself, the member cannot be told of it, the level is sold no more, or the venue takes no recurring payments.
 */
export function renewalTotal(member: VenueMember, venue: Catalogue): number | null {
  const takesPayments = venue.document.company.recurringPaymentEnabled && sellsMemberships(venue)
  const isRenewing = member.recurring?.status === 'active' && takesPayments
  if (!isRenewing || !primaryCardholder(member.cardholders)?.email) return null
  const price = heldPrice(member, venue)
  return price === null ? null : orderTotal(member, { price, venue })
}

/** Whether its member may put another card on file: the venue lets them, and the card would be charged. */
export const mayReplaceCard = (member: VenueMember, venue: Catalogue): boolean =>
  venue.document.company.replacesCardsOnFile && renewalTotal(member, venue) !== null

/** What an order of this membership alone comes to. */
function orderTotal(
  { membershipId: id, categoryId: sourceId }: VenueMember,
  { price, venue }: { price: number; venue: Catalogue },
): number {
  const term = { id, itemType: 'Renewal' as const, type: 'membership', sourceId, name: '', images: [] }
  const { charges } = venue.document.company
  const line = singleLine({ ...term, quantity: MEMBERSHIP_QUANTITY, cost: price })
  return priceOrder([line], { coupons: NO_COUPONS, charges }).totals.paid
}
