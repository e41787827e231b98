import type { VisitorPayload } from '#app/contract/visitors.ts'
import { findVisitor, findVisitorByEmail, type VisitorRow } from '#app/data/queries/visitors-read.ts'
import { api } from '../api.ts'
import { clearSignInTries, takeSignInTry } from '../limits/sign-in-limits.ts'
import { refuse } from '../refuse.ts'
import { passwordMatches } from './verify-password.ts'

const WRONG = 'Email or password is not right'

/** Signs in by email and password; unknown email and wrong password answer alike, after the same work (decision W5). */
export const signInVisitor = api.visitors.signIn.handler(async ({ input: { headers }, context }) => {
  const { services, tenantId, db, now, address, session } = context
  const { 'x-email': email, 'x-password': password } = headers
  if (!email || !password) throw refuse('UNAUTHORIZED', { text: WRONG })
  const account = `visitor ${email.trim().toLowerCase()}`
  await takeSignInTry(services, { tenantId, account, address, now })
  const found = await findVisitorByEmail(db, tenantId, email)
  if (!(await passwordMatches(found?.passwordHash, password)) || !found)
    throw refuse('UNAUTHORIZED', { text: WRONG })
  await clearSignInTries(services, { tenantId, account })
  const visitor = visitorPayload(found)
  await context.keepSession?.({
    ...session,
    visitor: { id: visitor.id, email: visitor.email, name: visitor.name },
  })
  return { payload: { visitor } }
})

/** Who is signed in, as the database has them now. */
export const getVisitor = api.visitors.get.handler(async ({ context: { db, tenantId, session } }) => {
  const row = session.visitor ? await findVisitor(db, tenantId, session.visitor.id) : null
  if (!row) throw refuse('UNAUTHORIZED')
  return { payload: visitorPayload(row) }
})

/** Ends the session of visitor and member; the cart stays. */
export const signOutVisitor = api.visitors.signOut.handler(async ({ context }) => {
  const { visitor: _, member: __, ...rest } = context.session
  await context.keepSession?.(rest)
  return { payload: { signedOut: true as const } }
})

function visitorPayload({ id, confirmed, document }: VisitorRow): VisitorPayload {
  const { email, firstName, lastName, phoneNumber = '', address } = document
  return {
    id,
    email,
    firstName,
    lastName,
    name: [firstName, lastName].filter(Boolean).join(' ') || email,
    phoneNumber,
    streetAddress1: address?.streetAddress1 ?? '',
    streetAddress2: address?.streetAddress2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    zipCode: address?.zipCode ?? '',
    country: address?.country ?? '',
    confirmed,
  }
}
