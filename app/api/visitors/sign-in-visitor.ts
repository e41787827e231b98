import type { VisitorPayload } from '#app/contract/visitors.ts'
import { findVisitorByEmail } from '#app/data/queries/visitors/read.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { clearSignInTries, takeLinkTry, takeSignInTry } from '../limits/sign-in-limits.ts'
import { venueWords } from '../venues/venue-words.ts'
import { passwordMatches, refusePasswordsFull } from './passwords.ts'
import { readVisitorLink, spendVisitorLink } from './visitor-links.ts'
import { sessionVisitor, visitorPayload } from './visitor-payload.ts'

/**
 * Signs in by email and password, or by the token of a mailed link. Unknown email and wrong password answer alike, after the same
 * work (decision W5).
 */
export const signInVisitor = api.visitors.signIn.handler(async ({ input: { headers }, context }) => {
  const { 'x-email': email, 'x-password': password, 'x-token': token } = headers
  return token ? signInByToken(context, token) : signInByPassword(context, { email, password })
})

type Credentials = { email?: string; password?: string }

async function signInByPassword(context: ApiContext, { email, password }: Credentials) {
  const { services, tenantId, db, now, address } = context
  if (!email || !password) throw refusal(context, 'auth-failed')
  refusePasswordsFull()
  const account = `visitor ${email.trim().toLowerCase()}`
  await takeSignInTry(services, { tenantId, account, address, now })
  const visitor = await findVisitorByEmail(db, tenantId, email)
  if (!(await passwordMatches(visitor?.passwordHash, password)) || !visitor)
    throw refusal(context, 'auth-failed')
  await clearSignInTries(services, { tenantId, account })
  return signedIn(context, visitorPayload(visitor))
}

/** A visitor whose email is not confirmed is told so and chooses a password first: the link stays good for that (MEM-036). */
export async function signInByToken(context: ApiContext, token: string) {
  const { services, tenantId, db, now, address } = context
  await takeLinkTry(services, { tenantId, address, now })
  const link = await readVisitorLink(db, { tenantId, token, now })
  if (!link) throw refusal(context, 'auth-link-gone')
  const { visitor, purpose } = link
  if (!visitor.confirmed) return answer(visitorPayload(visitor))
  if (!(await spendVisitorLink(db, { tenantId, token, now, purpose })))
    throw refusal(context, 'auth-link-gone')
  return signedIn(context, visitorPayload(visitor))
}

/** Stores the session where the caller is a browser, and answers who has signed in. */
export async function signedIn(context: ApiContext, visitor: VisitorPayload) {
  const { session, now } = context
  const kept = { ...session, visitor: sessionVisitor(visitor, now.toISOString()) }
  await context.keepSession?.(kept, visitor)
  return answer(visitor)
}

const answer = (visitor: VisitorPayload) => ({
  payload: { visitor },
  visitor: { confirmed: visitor.confirmed },
})

/** The refusal of a sign-in with the venue's message behind the code (MEM-268). */
export const refusal = (
  { venue, services: { log } }: ApiContext,
  reference: 'auth-failed' | 'auth-link-gone' | 'auth-passkey-failed',
) => refuse('UNAUTHORIZED', { text: venueWords(venue, log).text(reference) })
