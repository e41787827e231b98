import type { MembershipCategory } from '#app/contract/venue-file/memberships.ts'
import { addDays, type LocalDate } from '#app/rules/calendar/dates.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import type { PurchaseType } from '#app/rules/carts/item-types.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { eligibleTypes } from '#app/rules/memberships/eligibility.ts'
import { type HeldMembership, isOwner } from '#app/rules/memberships/held-membership.ts'
import type { MemberRow } from '#app/rules/memberships/member-row.ts'

/** A verified membership from which somebody may renew or upgrade, with its next term where that is bought already. */
export type SourceMembership = HeldMembership & { upcoming: MemberRow | null }

/**
 * The ways in which this membership may become one of the given level today; none where the venue sells none now, and none for a
 * secondary cardholder, who decides nothing in the owner's name.
 */
export function waysTo(
  membership: SourceMembership,
  { to, venue, now }: { to: MembershipCategory; venue: Catalogue; now: Date },
): PurchaseType[] {
  return waysOn(membership, { to, venue, today: todayAt(venue, now) })
}

type Renewing = { levels: readonly MembershipCategory[]; venue: Catalogue; now: Date }

/** The day from which a running membership can be renewed into one of these levels; null once that day has come, or where it never will. */
export function renewalOpensOn(
  membership: SourceMembership,
  { levels, venue, now }: Renewing,
): LocalDate | null {
  const { expiresOn } = membership.row
  if (expiresOn === null) return null
  const opensOn = addDays(expiresOn, -venue.document.company.renewalWindowDays)
  if (opensOn <= todayAt(venue, now)) return null
  const ways = levels.flatMap(to => waysOn(membership, { to, venue, today: opensOn }))
  return ways.some(type => type !== 'Upgrade') ? opensOn : null
}

const todayAt = (venue: Catalogue, now: Date) => localDateAt(now, venue.document.venue.timeZone)

function waysOn(
  membership: SourceMembership,
  { to, venue, today }: { to: MembershipCategory; venue: Catalogue; today: LocalDate },
): PurchaseType[] {
  const { row, upcoming } = membership
  const from = catalogueMaps(venue).categories.get(row.categoryId)
  if (!from || !isOwner(membership)) return []
  const { renewalWindowDays, postTermRenewalDays, allowUpgradeExternalMemberships } = venue.document.company
  const source = {
    categoryId: row.categoryId,
    standing: row.standing,
    startDate: row.document.startDate,
    expiresOn: row.expiresOn,
    isExternal: row.document.externalMembershipId !== undefined,
    hasUpcoming: upcoming !== null,
  }
  return eligibleTypes(
    { source, from, to },
    { today, renewalWindowDays, postTermRenewalDays, allowUpgradeExternalMemberships },
  )
}
