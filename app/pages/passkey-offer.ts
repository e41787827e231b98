import { createCookie } from '@remix-run/node'
import { accountHref } from '#app/rules/links/account-links.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import { FRESH_MINUTES, isFreshSignIn } from '#app/rules/visitors/fresh-sign-in.ts'
import { relyingParty } from '#app/rules/visitors/relying-party.ts'
import type { ShellModel } from '#app/shell/shell-model.ts'
import type { Visit } from './open-page.ts'

const DAY = 86_400
const LIFETIME = 365 * DAY

/** `open`: this browser has just signed in without a passkey and could keep one; `closed`: it has one, or somebody wants none. */
type OfferState = 'open' | 'closed'

/** Remembers in this browser and at this venue whether a passkey is offered. Nobody is recognised by it. */
const cookieOf = (tenantId: string, secure = false) =>
  createCookie(`marquee-passkey_${tenantId}`, { httpOnly: true, sameSite: 'lax', path: '/', secure })

async function stateOf(tenantId: string, request: Request): Promise<unknown> {
  const cookieHeader = request.headers.get('Cookie')
  return cookieHeader ? cookieOf(tenantId).parse(cookieHeader) : null
}

/** The `Set-Cookie` value that opens the offer, as long as a passkey can be added without another sign-in, or closes it for a year. */
export const keepOffer = (
  { tenantId, context }: Pick<Visit, 'tenantId' | 'context'>,
  state: OfferState,
): Promise<string> =>
  cookieOf(tenantId, context.secure).serialize(state, {
    maxAge: state === 'open' ? FRESH_MINUTES * 60 : LIFETIME,
  })

/** The headers of a sign-in without a passkey: the next pages offer one where the form says that the browser can keep it. */
export async function withOffer(
  headers: Headers,
  { visit, request, form }: { visit: Visit; request: Request; form: FormData },
): Promise<Headers> {
  const isClosed = (await stateOf(visit.tenantId, request)) === 'closed'
  if (form.get('passkeys') === 'can' && !isClosed)
    headers.append('Set-Cookie', await keepOffer(visit, 'open'))
  return headers
}

/** Where passkeys are asked for and kept; null where browsers allow none at this address. */
export function passkeysHref({ tenantId, url, context }: Pick<Visit, 'tenantId' | 'url' | 'context'>) {
  const origin = `${context.secure ? 'https:' : url.protocol}//${url.host}`
  return relyingParty(origin) ? authHref(tenantId, { screen: 'passkeys' }) : null
}

/** The offer of a passkey on this page; null for most. The profile has a place for passkeys of its own. */
export async function passkeyOfferOf(visit: Visit, request: Request): Promise<ShellModel['passkeyOffer']> {
  const { session, tenantId, url, now } = visit
  const action = passkeysHref(visit)
  if (!action || !isFreshSignIn(session.visitor?.signedInAt, now)) return null
  if (url.pathname === accountHref(tenantId, 'profile')) return null
  return (await stateOf(tenantId, request)) === 'open' ? { action, back: url.pathname + url.search } : null
}
