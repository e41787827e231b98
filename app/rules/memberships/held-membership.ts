import type { VenueCardholder } from '#app/contract/venue-file/members.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import type { MembershipClaim } from '#app/rules/events/member-only.ts'
import type { MemberRow } from '#app/rules/memberships/member-row.ts'
import { isRunning } from '#app/rules/memberships/standing.ts'

/** A membership of this visitor, verified in the session and looked up again; `row` is how it is stored. */
export type HeldMembership = MembershipClaim & {
  membershipId: string
  /** who of its people verified it; undefined where it has none */
  holder: VenueCardholder | undefined
  row: MemberRow
}

/** What makes somebody a member: memberships that they have, and levels that their order makes them a member of today. */
export type Memberships = { held: readonly HeldMembership[]; joinedCategoryIds: readonly string[] }

/** Categories whose prices the visitor gets: an expired membership is left out of pricing (W3). */
export const pricingCategories = ({ held, joinedCategoryIds }: Memberships): string[] => {
  const active = held.filter(membership => membership.active).map(membership => membership.categoryId)
  return [...new Set([...active, ...joinedCategoryIds])]
}

/** Whether a membership gives its benefits: it has begun, is in good standing and has not ended, the venue's days of grace included. */
export function isActive(
  { standing, expiresOn, document }: MemberRow,
  { venue, now }: { venue: Catalogue; now: Date },
): boolean {
  const today = localDateAt(now, venue.document.venue.timeZone)
  const graceDays = venue.document.company.membershipBenefitsExtension
  return isRunning({ standing, expiresOn, startDate: document.startDate }, { today, graceDays })
}

/**
 * Whether the visitor is the primary cardholder, who alone may renew, upgrade, stop and pay. A membership without people counts as
 * theirs.
 */
export const isOwner = ({ holder }: Pick<HeldMembership, 'holder'>): boolean =>
  holder?.cardType !== 'secondary'

/** The running membership whose primary cardholder the visitor is, which lets them add auxiliary groups (MEM-158); undefined where there is none. */
export function primaryBase<Membership extends HeldMembership>(
  held: readonly Membership[],
  { venue }: { venue: Catalogue },
): Membership | undefined {
  const { categories } = catalogueMaps(venue)
  return held.find(
    membership =>
      membership.active && isOwner(membership) && !categories.get(membership.categoryId)?.auxiliary,
  )
}
