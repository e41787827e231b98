import type { MemberListEntry, VerificationPayload } from '#app/contract/members.ts'
import type { VenueCardholder } from '#app/contract/venue-file/members.ts'
import { listMembersByNumber } from '#app/data/queries/members/read.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { isActive } from '#app/rules/memberships/held-membership.ts'
import type { MemberRow } from '#app/rules/memberships/member-row.ts'
import { cardholderByEmail, primaryCardholder } from '#app/rules/memberships/primary-cardholder.ts'
import { isGoodStanding } from '#app/rules/memberships/standing.ts'
import { verifiedMember, verifiedUntil } from '#app/rules/memberships/verified-member.ts'
import type { ApiContext } from '../kernel/context.ts'

/**
 * What is answered for the memberships that somebody has proved to hold, with all that belong to them; never an empty list. Whoever has
 * proved an email is the cardholder who has it, anybody else the primary one (MEM-158).
 */
export async function verifiedEntries(
  own: readonly MemberRow[],
  { context, email }: { context: ApiContext; email?: string | undefined },
): Promise<VerificationPayload> {
  const associated = await associatedWith(own, context)
  const entries = [...own, ...associated.filter(row => isShared(row, { own, email }))].map(row =>
    verifiedEntry(row, { context, holder: holderOf(row, email) }),
  )
  return entries.length > 0 ? entries : statusOnly('not_found')
}

const holderOf = ({ document: { cardholders } }: MemberRow, email: string | undefined) =>
  (email && cardholderByEmail(cardholders, email)) || primaryCardholder(cardholders)

/** What belongs to a membership is the primary cardholder's; of a secondary one only where they are on its card as well. */
function isShared(
  row: MemberRow,
  { own, email }: { own: readonly MemberRow[]; email: string | undefined },
): boolean {
  const same = own.filter(({ membershipNumber }) => membershipNumber === row.membershipNumber)
  const isPrimary = same.some(one => holderOf(one, email)?.cardType !== 'secondary')
  return isPrimary || cardholderByEmail(row.document.cardholders, email ?? '') !== undefined
}

/** The answer with a status and no membership. */
export const statusOnly = (status: VerificationPayload[number]['status']): VerificationPayload => [
  { status, memberListEntry: null },
]

/** Puts the member into the session of a call over HTTP; pages store it themselves. */
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

function verifiedEntry(
  row: MemberRow,
  { context, holder }: { context: ApiContext; holder: VenueCardholder | undefined },
): VerificationPayload[number] {
  return {
    status: isActive(row, context) ? 'verified' : statusOf(row, context),
    memberListEntry: listEntry(row, { venue: context.venue, holder }),
  }
}

/** A term that has yet to begin is verified too; it only gives no prices today. */
function statusOf({ standing, document }: MemberRow, { venue, now }: ApiContext) {
  const begins = document.startDate > localDateAt(now, venue.document.venue.timeZone)
  return begins && isGoodStanding(standing) ? 'verified' : 'membership_expired'
}

/** A membership as `holder`, who verified it, is told. */
export function listEntry(
  row: MemberRow,
  { venue, holder }: Pick<ApiContext, 'venue'> & { holder: VenueCardholder | undefined },
): MemberListEntry {
  const { document, id, categoryId, standing } = row
  const category = catalogueMaps(venue).categories.get(categoryId)
  return {
    membershipId: id,
    membershipNumber: document.membershipNumber ?? id,
    externalMembershipId: document.externalMembershipId ?? null,
    categoryId,
    membershipCategory: category?.name ?? '',
    auxiliary: category?.auxiliary ?? false,
    cardholderId: holder?.id ?? '',
    cardType: holder?.cardType ?? 'primary',
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
