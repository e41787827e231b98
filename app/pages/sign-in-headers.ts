import type { VisitorPayload } from '#app/contract/visitors.ts'
import { writeVisitorCookie } from '#app/session/visitor-cookie.ts'
import type { Visit } from './open-page.ts'

/** The headers that sign a visitor in, who has proved just now who they are. */
export const signInHeaders = (visit: Visit, visitor: VisitorPayload): Promise<Headers> =>
  visitorHeaders(visit, { visitor, signedInAt: visit.now.toISOString() })

/** The headers that keep what a signed-in visitor has changed of themselves. */
export const changedVisitorHeaders = (visit: Visit, visitor: VisitorPayload): Promise<Headers> =>
  visitorHeaders(visit, { visitor, signedInAt: visit.session.visitor?.signedInAt })

function visitorHeaders(
  visit: Visit,
  { visitor, signedInAt }: { visitor: VisitorPayload; signedInAt: string | undefined },
): Promise<Headers> {
  const { id, email, name, sessionVersion: version } = visitor
  const session = { ...visit.session, visitor: { id, email, name, version, signedInAt } }
  return headersOf(visit, { session, visitor })
}

/** The headers that open the orders of an address in this browser. */
export async function guestHeaders(
  { session, commit }: Visit,
  guest: NonNullable<Visit['session']['guest']>,
): Promise<Headers> {
  return new Headers(await commit({ ...session, guest }))
}

/** The headers that sign visitor and member out; the cart stays. */
export function signOutHeaders(visit: Visit): Promise<Headers> {
  return headersOf(visit, { session: { cartId: visit.session.cartId }, visitor: null })
}

async function headersOf(
  { tenantId, context, commit }: Visit,
  { session, visitor }: { session: Visit['session']; visitor: VisitorPayload | null },
): Promise<Headers> {
  const headers = new Headers(await commit(session))
  headers.append('Set-Cookie', writeVisitorCookie({ tenantId, visitor, secure: context.secure }))
  return headers
}
