import type { VenueMember } from '#app/contract/venue-file/members.ts'
import { primaryCardholder } from '#app/rules/memberships/primary-cardholder.ts'
import type { Services } from '../kernel/context.ts'
import { heldPrice } from '#app/rules/memberships/judge-membership.ts'
import { sumCents } from '#app/rules/money/cents.ts'
import { chargedFees } from '#app/rules/pricing/fees.ts'
import { sellsMemberships } from '#app/rules/memberships/levels-on-sale.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'

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
  return price === null ? null : price + feesOf(price, venue)
}

/** What the venue adds to an order of one membership. */
function feesOf(paid: number, { document }: Catalogue): number {
  const fees = chargedFees([{ goods: 'membership', quantity: 1, paid }], document.company.charges)
  return sumCents(fees.map(({ amount }) => amount))
}
