import { type HeldMembership, isActive } from '#app/rules/memberships/held-membership.ts'
import type { VenueCardholder } from '#app/contract/venue-file/members.ts'
import { listMembersByIds } from '#app/data/queries/members/read.ts'
import type { MemberRow } from '#app/rules/memberships/member-row.ts'
import { primaryCardholder } from '#app/rules/memberships/primary-cardholder.ts'
import type { ApiContext } from '../kernel/context.ts'

export type MembershipQuery = {
  membershipId?: string
  membershipIds?: string[]
  membershipCategoryId?: string
}

/**
 * The memberships whose rights and prices count: verified in the session, and among those that the request names
 * when it names any (decision W2). Active or not is decided today, never taken from the cookie (W3).
 */
export async function heldMemberships(
  context: ApiContext,
  request: MembershipQuery = {},
): Promise<HeldMembership[]> {
  const verified = context.session.member?.membershipIds
  if (!verified) return []
  const named = [...(request.membershipIds ?? []), ...(request.membershipId ? [request.membershipId] : [])]
  const ids = named.length > 0 ? verified.filter(id => named.includes(id)) : verified
  const rows = await listMembersByIds(context.db, context.tenantId, ids)
  return rows
    .filter(row => !request.membershipCategoryId || row.categoryId === request.membershipCategoryId)
    .filter(row => isStillOnCard(row, context))
    .map(row => ({
      membershipId: row.id,
      categoryId: row.categoryId,
      active: isActive(row, context),
      holder: holderOf(row, context),
      row,
    }))
}

const secondaryIdOf = ({ id }: MemberRow, { session }: ApiContext) =>
  session.member?.secondaryCardholders?.[id]

function holderOf(row: MemberRow, context: ApiContext): VenueCardholder | undefined {
  const { cardholders } = row.document
  const secondaryId = secondaryIdOf(row, context)
  return secondaryId ? cardholders.find(({ id }) => id === secondaryId) : primaryCardholder(cardholders)
}

/** Whoever was taken off a membership holds it no longer, whatever the session says. */
function isStillOnCard(row: MemberRow, context: ApiContext): boolean {
  return !secondaryIdOf(row, context) || (holderOf(row, context)?.cardStatus ?? 'dropped') !== 'dropped'
}
