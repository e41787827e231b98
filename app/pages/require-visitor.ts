import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { visitorSignIn } from '#app/rules/shell/header-links.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { openPage, type Visit } from './open-page.ts'

/** The visit of a signed-in visitor. Nobody signed in is sent to the sign-in and comes back to the page it was on its way to (MEM-009). */
export async function requireVisitor(
  args: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>,
): Promise<Visit & { visitor: NonNullable<VisitorSession['visitor']> }> {
  const visit = await openPage(args)
  const { session, tenantId, url } = visit
  if (session.visitor) return { ...visit, visitor: session.visitor }
  throw redirect(visitorSignIn({ tenantId, returnTo: url.pathname + url.search }))
}

/** Whose orders these are: the signed-in visitor's, or those of the address whose link was opened. */
export type Customer = { name: string; isGuest: boolean }

/** The visit of somebody who may see orders: signed in, or come by the link to the orders of an address. Anybody else is sent to the sign-in. */
export async function requireCustomer(
  args: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>,
): Promise<Visit & { customer: Customer }> {
  const visit = await openPage(args)
  const { visitor, guest } = visit.session
  if (!visitor && guest) return { ...visit, customer: { name: guest.email, isGuest: true } }
  const { visitor: known, ...required } = await requireVisitor(args)
  return { ...required, customer: { name: known.name, isGuest: false } }
}
