import type { UpcomingMembershipPayload } from '#app/contract/members.ts'
import type { VenueCardholder } from '#app/contract/venue-file/members.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import type { MemberRow } from '#app/rules/memberships/member-row.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { sourceMemberships } from './source-memberships.ts'

/** The next term of a membership, for whoever verified it; to everybody else there is no such membership (ORD-265, MEM-251). */
export const upcomingMembership = api.members.upcoming.handler(async ({ input: { params }, context }) => {
  const [source] = await sourceMemberships(context, [params.membershipId])
  if (!source) throw refuse('NOT_FOUND', { text: 'There is no such membership' })
  return { payload: source.upcoming && upcomingPayload(source.upcoming, context.venue) }
})

/** The same by an email on a verified membership (MEM-252). An email of somebody else gives what an unknown one gives. */
export const upcomingByEmail = api.members.upcomingByEmail.handler(async ({ input: { query }, context }) => {
  const email = query.email.trim().toLowerCase()
  const sources = await sourceMemberships(context)
  const own = sources.filter(({ row }) =>
    row.document.cardholders.some(card => card.email?.toLowerCase() === email),
  )
  const upcoming = own.find(source => source.upcoming)?.upcoming ?? null
  return { payload: upcoming && upcomingPayload(upcoming, context.venue) }
})

/** The next term of a membership, as its member is told. */
export function upcomingPayload(
  { id, categoryId, document }: MemberRow,
  venue: Catalogue,
): UpcomingMembershipPayload {
  const name = catalogueMaps(venue).categories.get(categoryId)?.name ?? ''
  const { startDate, expirationDate, cardholders } = document
  const of = (cardType: VenueCardholder['cardType']) =>
    cardholders.filter(card => card.cardType === cardType).map(personPayload)
  return {
    membershipId: id,
    categoryId,
    name,
    expirationDate,
    dateRange: { startDate, endDate: expirationDate },
    membershipCategory: name,
    primaryCardholder: of('primary')[0] ?? null,
    secondaryCardholders: of('secondary'),
  }
}

/** A person on a card, by name. */
export const personPayload = ({ id, firstName, lastName, cardType }: VenueCardholder) => ({
  id,
  firstName,
  lastName,
  cardType,
})
