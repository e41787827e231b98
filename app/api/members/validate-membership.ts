import type { MemberListEntry, VerificationPayload } from '#app/contract/members.ts'
import type { VenueCardholder } from '#app/contract/venue-file/members.ts'
import { listMembersByNumber, listMembersByTypedId, type MemberRow } from '#app/data/queries/members-read.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { VERIFIED_FOR } from '#app/rules/memberships/refreshed-member.ts'
import { isGoodStanding } from '#app/rules/memberships/standing.ts'
import { mayVerifyById } from '#app/rules/shell/visitor-kind.ts'
import { api } from '../api.ts'
import type { ApiContext } from '../context.ts'
import { takeSignInTry } from '../limits/sign-in-limits.ts'
import { refuse } from '../refuse.ts'
import { catalogueMaps } from '../venues/catalogue-maps.ts'
import { isActive } from './held-memberships.ts'

type Typed = { membershipId?: string; lastName?: string; email?: string }

export const validateMembership = api.members.validate.handler(async ({ input: { query }, context }) => ({
  payload: await recognise(query, context),
}))

export const validateLogin = api.members.validateLogin.handler(async ({ input: { query }, context }) => ({
  payload: await recognise(query, context),
}))

/**
 * Recognises a member by what stands on the card. An email alone proves nothing here: it takes a link sent to it.
 * Unknown id and wrong last name answer alike.
 */
async function recognise(query: Typed, context: ApiContext): Promise<VerificationPayload> {
  refuseMissing(query, context)
  const { services, tenantId, db, now, address } = context
  const typed = query.membershipId?.trim() ?? ''
  await takeSignInTry(services, { tenantId, account: `member ${typed}`, address, now })
  const rows = await listMembersByTypedId(db, tenantId, typed)
  const own = rows.filter(row => fits(row, { typed: query, context }))
  const found = [...own, ...(await associatedWith(own, context))].map(row => verified(row, context))
  await rememberMember(found, context)
  return found.length > 0 ? found : [{ status: 'not_found', memberListEntry: null }]
}

/** What else belongs to whoever was recognised: other terms and auxiliary groups under the same membership number, which the venue gives. */
async function associatedWith(own: readonly MemberRow[], { db, tenantId }: ApiContext): Promise<MemberRow[]> {
  const numbers = own.map(({ membershipNumber }) => membershipNumber)
  const rows = await listMembersByNumber(db, tenantId, numbers)
  return rows.filter(row => !own.some(({ id }) => id === row.id))
}

/** Over HTTP the answer carries the session; pages keep it themselves. */
async function rememberMember(payload: VerificationPayload, { keepSession, session, now }: ApiContext) {
  const entries = payload.flatMap(entry => entry.memberListEntry ?? [])
  const [first] = entries
  if (!first || !keepSession) return
  const member = {
    membershipIds: entries.map(entry => entry.membershipId),
    name: first.name,
    isExpired: payload[0]?.status === 'membership_expired',
    verifiedUntil: new Date(now.getTime() + VERIFIED_FOR).toISOString(),
  }
  await keepSession({ ...session, member })
}

function refuseMissing(query: Typed, { venue }: ApiContext) {
  const { company } = venue.document
  const { membership, requireLastName, test } = company
  if (!membership && !test) throw refuse('FORBIDDEN', { text: 'This venue has no memberships' })
  if (!mayVerifyById(company)) throw refuse('FORBIDDEN', { text: 'Memberships are verified by email here' })
  const errors: Record<string, string> = {
    ...(query.membershipId?.trim() ? {} : { 'query.membershipId': 'is needed' }),
    ...(requireLastName && !query.lastName?.trim() ? { 'query.lastName': 'is needed' } : {}),
  }
  if (Object.keys(errors).length > 0) throw refuse('BAD_REQUEST', { errors })
}

/** The primary cardholder's last name counts where the venue wants it, without regard to case and outer spaces (MEM-046). */
function fits(row: MemberRow, { typed, context }: { typed: Typed; context: ApiContext }): boolean {
  const holder = primaryOf(row)
  const { requireLastName } = context.venue.document.company
  const lastNameFits = !requireLastName || same(holder?.lastName, typed.lastName)
  const emailFits =
    !typed.email?.trim() || row.document.cardholders.some(card => same(card.email, typed.email))
  return lastNameFits && emailFits
}

const same = (known: string | undefined, typed: string | undefined) =>
  known !== undefined && known.trim().toLocaleLowerCase() === (typed ?? '').trim().toLocaleLowerCase()

function verified(row: MemberRow, context: ApiContext): VerificationPayload[number] {
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

const primaryOf = ({ document: { cardholders } }: MemberRow): VenueCardholder | undefined =>
  cardholders.find(card => card.cardType === 'primary') ?? cardholders[0]
