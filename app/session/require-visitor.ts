import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { visitorSignIn } from '#app/rules/shell/header-links.ts'
import type { VisitorSession } from './visitor-session.ts'
import { type Visit, visit } from './visit.ts'

/** The visit of a signed-in visitor. Nobody signed in is sent to the sign-in and comes back to the wanted page (MEM-009). */
export async function requireVisitor(
  args: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>,
): Promise<Visit & { visitor: NonNullable<VisitorSession['visitor']> }> {
  const opened = await visit(args)
  const { session, tenantId, url } = opened
  if (session.visitor) return { ...opened, visitor: session.visitor }
  throw redirect(visitorSignIn({ tenantId, returnTo: url.pathname + url.search }))
}
