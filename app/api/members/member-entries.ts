import type { MemberListEntry, VerificationPayload } from '#app/contract/members.ts'
import type { VenueCardholder } from '#app/contract/venue-file/members.ts'
import { listMembersByNumber, type MemberRow } from '#app/data/queries/members-read.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { isGoodStanding } from '#app/rules/memberships/standing.ts'
import { verifiedMember, verifiedUntil } from '#app/rules/memberships/verified-member.ts'
import type { ApiContext } from '../context.ts'
import { catalogueMaps } from '../venues/catalogue-maps.ts'
import { isActive } from './held-memberships.ts'

/** What is answered for the memberships that somebody has proved to hold, with all that belong to them; never an empty list. */
export async function verifiedEntries(
  own: readonly MemberRow[],
  context: ApiContext,
): Promise<VerificationPayload> {
  const rows = [...own, ...(await associatedWith(own, context))]
  return rows.length > 0 ? rows.map(row => verifiedEntry(row, context)) : statusOnly('not_found')
}

/** A status without a membership. */
export const statusOnly = (status: VerificationPayload[number]['status']): VerificationPayload => [
  { status, memberListEntry: null },
]

/** Over HTTP the answer carries the session; pages keep it themselves. */
export async function rememberMember(
  payload: VerificationPayload,
  { context, byEmail }: { context: ApiContext; byEmail: boolean },
): Promise<void> {
  const { keepSession, session, now, venue } = context
  const until = verifiedUntil(now, venue.document.company)
  const member = verifiedMember(payload, { verifiedUntil: until, byEmail })
  const { verification, ...others } = session
  if (member) await keepSession?.({ ...others, ...(byEmail ? {} : { verification }), member })
}

/** What else belongs to whoever was recognised: other terms and auxiliary groups under the same membership number, which the venue gives. */
async function associatedWith(own: readonly MemberRow[], { db, tenantId }: ApiContext): Promise<MemberRow[]> {
  const numbers = own.map(({ membershipNumber }) => membershipNumber)
  const rows = await listMembersByNumber(db, tenantId, numbers)
  return rows.filter(row => !own.some(({ id }) => id === row.id))
}

function verifiedEntry(row: MemberRow, context: ApiContext): VerificationPayload[number] {
  return {
    status: isActive(row, context) ? 'verified' : statusOf(row, context),
    memberListEntry: listEntry(row, context),
  }
}

/** A term that has yet to begin is verified too; it only gives no prices today. */
function statusOf({ standing, document }: MemberRow, { venue, now }: ApiContext) {
  const begins = document.startDate > localDateAt(now, venue.document.venue.timeZone)
  return begins && isGoodStanding(standing) ? 'verified' : 'membership_expired'
}

/** A membership as those who verified it are told. */
export function listEntry(row: MemberRow, { venue }: Pick<ApiContext, 'venue'>): MemberListEntry {
  const { document, id, categoryId, standing } = row
  const holder = primaryOf(row)
  const category = catalogueMaps(venue).categories.get(categoryId)
  return {
    membershipId: id,
    membershipNumber: document.membershipNumber ?? id,
    externalMembershipId: document.externalMembershipId ?? null,
    categoryId,
    membershipCategory: category?.name ?? '',
    auxiliary: category?.auxiliary ?? false,
    cardholderId: holder?.id ?? '',
    barcode: holder?.barcode ?? holder?.id ?? '',
    name: [holder?.firstName, holder?.lastName].filter(Boolean).join(' '),
    firstName: holder?.firstName ?? '',
    lastName: holder?.lastName ?? '',
    email: holder?.email ?? '',
    membershipStanding: standing,
    membershipStartDate: document.startDate,
    membershipExpirationDate: document.expirationDate,
    offeringId: document.offeringId ?? null,
    pricePointId: document.pricePointId ?? null,
  }
}

export const primaryOf = ({ document: { cardholders } }: MemberRow): VenueCardholder | undefined =>
  cardholders.find(card => card.cardType === 'primary') ?? cardholders[0]
