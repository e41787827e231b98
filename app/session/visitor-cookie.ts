import type { VisitorPayload } from '#app/contract/visitors.ts'

const DAY = 86_400
const LIFETIME = 30 * DAY

type CookieRequest = { tenantId: string; visitor: VisitorPayload | null; secure: boolean }

/**
 * The `Set-Cookie` value of the cookie `visitor`: who is signed in, for whoever shows it in the browser (MEM-121); null removes it.
 * Nothing is trusted to it: what counts is the signed session (decision W1).
 */
export function writeVisitorCookie({ tenantId, visitor, secure }: CookieRequest): string {
  const value = visitor ? encodeURIComponent(JSON.stringify(detailOf(tenantId, visitor))) : ''
  const attributes = [
    `Max-Age=${visitor ? LIFETIME : 0}`,
    'Path=/',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ]
  return [`visitor=${value}`, ...attributes].join('; ')
}

const detailOf = (tenantId: string, { id, email, firstName, lastName, name, confirmed }: VisitorPayload) => ({
  tenantId,
  id,
  email,
  firstName,
  lastName,
  name,
  confirmed,
})
