import type { VenueCardholder } from '#app/contract/venue-file/members.ts'
import { listMembersByIds, type MemberRow } from '#app/data/queries/members-read.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import type { MembershipClaim } from '#app/rules/events/member-only.ts'
import { primaryCardholder } from '#app/rules/memberships/primary-cardholder.ts'
import { isRunning } from '#app/rules/memberships/standing.ts'
import type { ApiContext } from '../kernel/context.ts'
import { catalogueMaps } from '../venues/catalogue-maps.ts'

/** A membership of this visitor, verified in the session and looked up again; `row` is how it is stored. */
export type HeldMembership = MembershipClaim & {
  membershipId: string
  /** who of its people verified it; undefined where it has none */
  holder: VenueCardholder | undefined
  row: MemberRow
}

export type AskedMemberships = {
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
  asked: AskedMemberships = {},
): Promise<HeldMembership[]> {
  const verified = context.session.member?.membershipIds
  if (!verified) return []
  const named = [...(asked.membershipIds ?? []), ...(asked.membershipId ? [asked.membershipId] : [])]
  const ids = named.length > 0 ? verified.filter(id => named.includes(id)) : verified
  const rows = await listMembersByIds(context.db, context.tenantId, ids)
  return rows
    .filter(row => !asked.membershipCategoryId || row.categoryId === asked.membershipCategoryId)
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

/** Categories whose prices the visitor gets: an expired membership is left out of pricing (W3). */
export const pricingCategories = (held: readonly HeldMembership[]) =>
  held.filter(membership => membership.active).map(membership => membership.categoryId)

/** Begun, not ended but for the venue's days of grace, and in good standing. */
export function isActive(
  { standing, expiresOn, document }: MemberRow,
  { venue, now }: Pick<ApiContext, 'venue' | 'now'>,
): boolean {
  const today = localDateAt(now, venue.document.venue.timeZone)
  const graceDays = venue.document.company.membershipBenefitsExtension
  return isRunning({ standing, expiresOn, startDate: document.startDate }, { today, graceDays })
}

/** Whether the visitor is the primary cardholder, who alone renews, upgrades, stops and pays; recognised by the card where it names nobody. */
export const isOwner = ({ holder }: Pick<HeldMembership, 'holder'>): boolean =>
  holder?.cardType !== 'secondary'

/** The running membership whose primary cardholder the visitor is, which lets them add auxiliary groups (MEM-158); undefined where there is none. */
export function primaryBase<Held extends HeldMembership>(
  held: readonly Held[],
  { venue }: Pick<ApiContext, 'venue'>,
): Held | undefined {
  const { categories } = catalogueMaps(venue)
  return held.find(
    membership =>
      membership.active && isOwner(membership) && !categories.get(membership.categoryId)?.auxiliary,
  )
}
