import type { VenueMember } from '#app/contract/venue-file/members.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import { renewalTotal } from '#app/rules/memberships/renewal-total.ts'
import type { Services } from '../kernel/context.ts'

/** What is charged for the next term of a membership, in cents; null where nothing is (`renewalTotal`), or this gateway does not keep the card. */
export function renewalCharge(
  member: VenueMember,
  { venue, gateways }: { venue: Catalogue } & Pick<Services, 'gateways'>,
): number | null {
  const { paymentMethodReference = '' } = member.recurring ?? {}
  return gateways.payments.keeps(paymentMethodReference) ? renewalTotal(member, venue) : null
}
