import { listMembersByNumber, type MemberRow } from '#app/data/queries/members-read.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { eligibleTypes } from '#app/rules/memberships/eligibility.ts'
import { upcomingOf } from '#app/rules/memberships/upcoming.ts'
import type { PurchaseType } from '#app/rules/carts/item-types.ts'
import type { MembershipCategory } from '#app/contract/venue-file/memberships.ts'
import type { ApiContext } from '../kernel/context.ts'
import { type HeldMembership, heldMemberships, isOwner } from '../members/held-memberships.ts'
import { catalogueMaps } from '../venues/catalogue-maps.ts'

/** A verified membership from which somebody may renew or upgrade, with its next term where that is bought already. */
export type SourceMembership = HeldMembership & { upcoming: MemberRow | null }

/** The visitor's verified memberships with their next terms; those named, or all. One query more than `heldMemberships`. */
export async function sourceMemberships(
  context: ApiContext,
  membershipIds: string[] = [],
): Promise<SourceMembership[]> {
  const held = await heldMemberships(context, { membershipIds })
  const rows = await listMembersByNumber(
    context.db,
    context.tenantId,
    held.map(({ row }) => row.membershipNumber),
  )
  const terms = rows.map(row => ({ ...termOf(row), row }))
  return held.map(membership => ({
    ...membership,
    upcoming: upcomingOf(termOf(membership.row), terms)?.row ?? null,
  }))
}

const termOf = ({ id, membershipNumber, standing, document }: MemberRow) => ({
  membershipId: id,
  membershipNumber,
  standing,
  startDate: document.startDate,
})

/**
 * The ways in which this membership may become one of the given level today; none where the venue sells none now, and none for a
 * secondary cardholder, who decides nothing in the owner's name.
 */
export function waysTo(
  membership: SourceMembership,
  { to, venue, now }: { to: MembershipCategory } & Pick<ApiContext, 'venue' | 'now'>,
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
    {
      today: localDateAt(now, venue.document.venue.timeZone),
      renewalWindowDays,
      postTermRenewalDays,
      allowUpgradeExternalMemberships,
    },
  )
}
