import type { VenueMember } from '#app/contract/venue-file/members.ts'
import { primaryCardholder } from '#app/rules/memberships/primary-cardholder.ts'
import type { Services } from '../kernel/context.ts'
import { heldPrice } from '#app/rules/memberships/judge-membership.ts'
import { sellsMemberships } from '#app/rules/memberships/levels-on-sale.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'

/**
 * What the next term of a membership costs in cents, today; null where nothing is charged for it: it does not renew by itself, the member
 * cannot be told of it, this gateway does not keep the card, the level is sold no more, or the venue takes no recurring payments.
 */
export function renewalCharge(
  member: VenueMember,
  { venue, gateways }: { venue: Catalogue } & Pick<Services, 'gateways'>,
): number | null {
  const { status, paymentMethodReference = '' } = member.recurring ?? {}
  const takesPayments = venue.document.company.recurringPaymentEnabled && sellsMemberships(venue)
  if (status !== 'active' || !takesPayments || !primaryCardholder(member.cardholders)?.email) return null
  return gateways.payments.keeps(paymentMethodReference) ? heldPrice(member, venue) : null
}
