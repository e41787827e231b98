import { listTermsByIds } from '#app/data/queries/members/read.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { type HeldMembership, isActive } from '#app/rules/memberships/held-membership.ts'
import { verifiedTerms } from '#app/rules/memberships/verified-terms.ts'
import type { ApiContext } from '../kernel/context.ts'

export type MembershipQuery = {
  membershipId?: string
  membershipIds?: string[]
  membershipCategoryId?: string
}

/**
 * The memberships whose rights and prices count: verified in the session, with the terms that followed since, and among those the ones
 * that the request names when it names any (decision W2). What was verified comes first. Active or not is decided today, never taken from
 * the cookie (W3).
 */
export async function heldMemberships(
  context: ApiContext,
  request: MembershipQuery = {},
): Promise<HeldMembership[]> {
  const { db, tenantId, session, venue } = context
  if (!session.member) return []
  const rows = await listTermsByIds(db, tenantId, session.member.membershipIds)
  const { categories } = catalogueMaps(venue)
  const isAuxiliary = (categoryId: string) => categories.get(categoryId)?.auxiliary ?? false
  const namedIds = [...(request.membershipIds ?? []), ...(request.membershipId ? [request.membershipId] : [])]
  return verifiedTerms(rows, { member: session.member, namedIds, isAuxiliary })
    .filter(({ row }) => !request.membershipCategoryId || row.categoryId === request.membershipCategoryId)
    .map(({ row, holder }) => ({
      membershipId: row.id,
      categoryId: row.categoryId,
      active: isActive(row, context),
      holder,
      row,
    }))
}
