import { listMembersByNumber } from '#app/data/queries/members/read.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import type { MemberRow } from '#app/rules/memberships/member-row.ts'
import type { SourceMembership } from '#app/rules/memberships/source-membership.ts'
import { type NumberedTerm, upcomingOf } from '#app/rules/memberships/upcoming.ts'
import type { ApiContext } from '../kernel/context.ts'
import { heldMemberships } from '../members/held-memberships.ts'

/** The visitor's verified memberships with their next terms; exactly those named, or all. One query more than `heldMemberships`. */
export async function sourceMemberships(
  context: ApiContext,
  membershipIds: string[] = [],
): Promise<SourceMembership[]> {
  const all = await heldMemberships(context, { membershipIds })
  const held = all.filter(
    ({ membershipId }) => membershipIds.length === 0 || membershipIds.includes(membershipId),
  )
  const rows = await listMembersByNumber(
    context.db,
    context.tenantId,
    held.map(({ row }) => row.membershipNumber),
  )
  const { categories } = catalogueMaps(context.venue)
  const termOf = (row: MemberRow) => numberedTerm(row, categories.get(row.categoryId)?.auxiliary ?? false)
  const terms = rows.map(row => ({ ...termOf(row), row }))
  return held.map(membership => ({
    ...membership,
    upcoming: upcomingOf(termOf(membership.row), terms)?.row ?? null,
  }))
}

const numberedTerm = (
  { id, membershipNumber, standing, document }: MemberRow,
  auxiliary: boolean,
): NumberedTerm => ({
  membershipId: id,
  membershipNumber,
  standing,
  startDate: document.startDate,
  auxiliary,
})
