import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from '@remix-run/node'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { VerificationPayload } from '#app/contract/members.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { membersHref, withMembershipIds } from '#app/rules/links/verification-links.ts'
import {
  asksLastName,
  verificationAdvice,
  verificationMode,
  verificationNotice,
} from '#app/rules/memberships/verification.ts'
import { verifiedMember, verifiedUntil } from '#app/rules/memberships/verified-member.ts'
import { codeForm, verificationForm } from './members.server.ts'
import { wayBack } from './members-page.server.ts'

type CallResult<Payload> = { payload: Payload | null; httpStatus: number }

const TOO_MANY = 429
const NOT_FOUND = 404

/** By id, or by email: that one goes on where the visitor waits for the link. */
export async function verify(visit: Visit, form: FormData) {
  const { venue, url, tenantId } = visit
  const company = venue.company
  const mode = verificationMode(company, url.searchParams.get('by'))
  const schema = verificationForm(mode, { text: venue.text, asksLastName: asksLastName(company, mode) })
  const submission = parseWithZod(form, { schema })
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: 400 })

  const about = { tenantId, redirectUrl: wayBack(visit) }
  const typed = submission.value
  const { payload, httpStatus } =
    'email' in typed
      ? await askForLink(visit, { ...about, ...typed })
      : await byId(visit, { ...about, ...typed })
  const notice = venue.formatMessage(verificationNotice(payload?.[0]?.status ?? null))
  const advice = venue.formatMessage(
    httpStatus === TOO_MANY ? { text: 'error-too-many-requests' } : verificationAdvice(company),
  )
  const fieldErrors = payload?.[0]?.status === 'not_found' ? doubtsOf(typed, venue.text) : {}
  const result = submission.reply({ formErrors: [notice, advice], fieldErrors })
  return data({ result }, { status: payload ? NOT_FOUND : httpStatus })
}

/** What may be wrong of that which stands on the card: never which of both it is (MEM-046). */
function doubtsOf(typed: object, text: Visit['venue']['text']): Record<string, string[]> {
  if (!('membershipId' in typed)) return {}
  return {
    membershipId: [text('member-login-id-check')],
    ...('lastName' in typed ? { lastName: [text('member-login-last-name-check')] } : {}),
  }
}

async function byId(visit: Visit, query: { membershipId: string; lastName?: string }) {
  const called = await answerOf(visit.api.members.validate({ query }), visit)
  await goOn(visit, called.payload, { byEmail: false })
  return called
}

async function askForLink(visit: Visit, query: { email: string; redirectUrl: string }) {
  const { api, session, commit, url } = visit
  const called = await answerOf(api.members.sendVerification({ query }), visit)
  const [sent] = called.payload ?? []
  if (!sent) return called
  const headers = await commit({ ...session, verification: { id: sent.verificationId } })
  throw redirect(membersHref(url, { by: 'email', waiting: true }), { headers })
}

/** The link that was opened, used up by a press: on this device its membership is verified. */
export async function finish(visit: Visit) {
  const query = { membershipVerificationToken: tokenOf(visit) }
  const { payload } = await answerOf(visit.api.members.finishVerification({ query }), visit)
  await goOn(visit, payload, { byEmail: true })
  return null
}

/** The code that another device shows, typed where the link was opened. */
export async function confirm(visit: Visit, form: FormData) {
  const { api, venue } = visit
  const submission = parseWithZod(form, { schema: codeForm(venue.text) })
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: 400 })
  const body = { membershipVerificationToken: tokenOf(visit), code: submission.value.code }
  const { payload, httpStatus } = await answerOf(api.members.confirmOtherDevice({ body }), visit)
  if (payload?.status === 'confirmed') return data({ isConfirmed: true })
  if (payload && payload.status !== 'wrong_code') return null
  const error = venue.text(payload ? 'member-login-code-wrong' : 'member-login-failed')
  const result = submission.reply({ fieldErrors: { code: [error] } })
  return data({ result }, { status: payload ? 400 : httpStatus })
}

/** The browser that waited goes on; where the link is not opened yet it waits on, and says so. */
export async function collect(visit: Visit) {
  const { payload } = await answerOf(visit.api.members.collectVerification(), visit)
  await goOn(visit, payload, { byEmail: true })
  return { isNotOpened: payload?.[0]?.status === 'verification_sent' }
}

const tokenOf = ({ url }: Pick<Visit, 'url'>) => url.searchParams.get('membershipVerificationToken') ?? ''

/** What a call answered, or the status of its refusal; what nobody refused on purpose is logged. */
async function answerOf<Payload>(
  call: Promise<{ payload: Payload }>,
  { context }: Pick<Visit, 'context'>,
): Promise<CallResult<Payload>> {
  try {
    return { payload: (await call).payload, httpStatus: 200 }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) context.log.error({ error }, 'A verification has failed')
    return { payload: null, httpStatus: refusal?.status ?? 500 }
  }
}

/** Stores who the visitor is known to be and leads back to where they came from; returns where nothing was verified. */
async function goOn(
  visit: Visit,
  payload: VerificationPayload | null,
  { byEmail }: { byEmail: boolean },
): Promise<void> {
  const { session, venue, now, commit } = visit
  const until = verifiedUntil(now, venue.company)
  const member = verifiedMember(payload ?? [], { verifiedUntil: until, byEmail })
  if (!member) return
  const verification = byEmail ? undefined : session.verification
  const headers = await commit({ ...session, verification, member })
  throw redirect(withMembershipIds(wayBack(visit), member.membershipIds), { headers })
}
