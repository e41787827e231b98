import type { VerificationPayload } from '#app/contract/members.ts'
import { listMembersByTypedId } from '#app/data/queries/members/read.ts'
import type { MemberRow } from '#app/rules/memberships/member-row.ts'
import { cardholderByEmail, primaryCardholder } from '#app/rules/memberships/primary-cardholder.ts'
import { mayVerifyById } from '#app/rules/shell/visitor-kind.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { takeSignInTry } from '../limits/sign-in-limits.ts'
import { rememberMember, verifiedEntries } from './member-entries.ts'
import { refuseForeignVenue, refuseWithoutMemberships } from './verification-refusals.ts'

type MembershipClaim = { tenantId?: string; membershipId?: string; lastName?: string; email?: string }

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
async function recognise(query: MembershipClaim, context: ApiContext): Promise<VerificationPayload> {
  refuseMissing(query, context)
  const { services, tenantId, db, now, address } = context
  const typed = query.membershipId?.trim() ?? ''
  await takeSignInTry(services, { tenantId, account: `member ${typed}`, address, now })
  const rows = await listMembersByTypedId(db, tenantId, typed)
  const own = rows.filter(row => fits(row, { typed: query, context }))
  const entries = await verifiedEntries(own, { context, email: query.email?.trim() })
  await rememberMember(entries, { context, byEmail: false })
  return entries
}

function refuseMissing(query: MembershipClaim, context: ApiContext) {
  refuseWithoutMemberships(context)
  refuseForeignVenue(query, context)
  const { company } = context.venue.document
  if (!mayVerifyById(company)) throw refuse('FORBIDDEN', { text: 'Memberships are verified by email here' })
  const errors: Record<string, string> = {
    ...(query.membershipId?.trim() ? {} : { 'query.membershipId': 'is needed' }),
    ...(company.requireLastName && !query.lastName?.trim() ? { 'query.lastName': 'is needed' } : {}),
  }
  if (Object.keys(errors).length > 0) throw refuse('BAD_REQUEST', { errors })
}

/** The primary cardholder's last name counts where the venue wants it, without regard to case and outer spaces (MEM-046). */
function fits(row: MemberRow, { typed, context }: { typed: MembershipClaim; context: ApiContext }): boolean {
  const { cardholders } = row.document
  const { requireLastName } = context.venue.document.company
  const lastNameFits = !requireLastName || same(primaryCardholder(cardholders)?.lastName, typed.lastName)
  const emailFits = !typed.email?.trim() || cardholderByEmail(cardholders, typed.email) !== undefined
  return lastNameFits && emailFits
}

const same = (known: string | undefined, typed: string | undefined) =>
  known !== undefined && known.trim().toLocaleLowerCase() === (typed ?? '').trim().toLocaleLowerCase()
