import type { VenueMember } from '#app/contract/venue-file/members.ts'
import { MEMBERSHIP_QUANTITY } from '#app/rules/carts/item-types.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import { heldPrice } from '#app/rules/memberships/judge-membership.ts'
import { sellsMemberships } from '#app/rules/memberships/levels-on-sale.ts'
import { primaryCardholder } from '#app/rules/memberships/primary-cardholder.ts'
import { NO_COUPONS } from '#app/rules/pricing/coupon-terms.ts'
import { singleLine } from '#app/rules/pricing/order-line.ts'
import { priceOrder } from '#app/rules/pricing/price-order.ts'
import type { Services } from '../kernel/context.ts'

/**
 * What the next term of a membership costs in cents, today, with the venue's fees; null where nothing is charged for it: it does not renew by itself, the member
 * cannot be told of it, this gateway does not keep the card, the level is sold no more, or the venue takes no recurring payments.
 */
export function renewalCharge(
  member: VenueMember,
  { venue, gateways }: { venue: Catalogue } & Pick<Services, 'gateways'>,
): number | null {
  const { status, paymentMethodReference = '' } = member.recurring ?? {}
  const takesPayments = venue.document.company.recurringPaymentEnabled && sellsMemberships(venue)
  if (status !== 'active' || !takesPayments || !primaryCardholder(member.cardholders)?.email) return null
  const price = gateways.payments.keeps(paymentMethodReference) ? heldPrice(member, venue) : null
  return price === null ? null : orderTotal(member, { price, venue })
}

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
