import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import type { ApiClient } from '#app/api/client.ts'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import { LANGUAGE_QUERY } from '#app/rules/links/language-links.ts'
import { readLanguageCookie } from '#app/session/language-cookie.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { openVenueView, type VenueView } from './venue-view.ts'

/** Everything a loader or action of a venue's screen starts from. */
export type Visit = {
  tenantId: string
  url: URL
  /** the B2C API on behalf of this visitor */
  api: ApiClient
  venue: VenueView
  session: VisitorSession
  staff: StaffIdentity | null
  now: Date
  context: AppLoadContext
  /** the `Set-Cookie` header that stores a changed session */
  commit: (session: VisitorSession) => Promise<{ 'Set-Cookie': string }>
}

type Args = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>

const visits = new WeakMap<AppLoadContext, Promise<Visit>>()

/**
 * Opens the venue of the address for this request; a 404 answer when there is none. Loaders of one request share it, so
 * that parent and child read the venue once.
 */
export function openPage(args: Args): Promise<Visit> {
  const shared = visits.get(args.context) ?? open(args)
  visits.set(args.context, shared)
  return shared.catch(answeredOnce)
}

/** Each loader that shares the visit throws an answer of its own: one whose body was read cannot be read again. */
function answeredOnce(thrown: unknown): never {
  throw thrown instanceof Response ? thrown.clone() : thrown
}

/** Opens the venue afresh: for the loaders that run after an action has changed something in the same request. */
async function open({ request, params, context }: Args): Promise<Visit> {
  const tenantId = params.tenantId ?? ''
  const url = new URL(request.url)
  const cookieHeader = request.headers.get('Cookie')
  const { sessions, now } = context
  const [signed, staff] = await Promise.all([
    sessions.read({ cookieHeader, tenantId, now }),
    context.staff.find(tenantId, cookieHeader),
  ])
  const wishes = languageWishes(url, cookieHeader)
  const api = await context.openApi({ tenantId, session: signed, staff, cookieHeader, languages: wishes })
  if (!api) throw venueNotFound()
  const opening = openVenueView({
    api,
    tenantId,
    overrideId: url.searchParams.get('text'),
    log: context.log,
    process: context.process,
  }).catch(error => {
    throw refusalOf(error)?.status === 404 ? venueNotFound() : error
  })
  const [venue, session] = await Promise.all([opening, stillSignedIn(signed, api)])
  context.allowPictures(venue.pictureHosts)
  if (url.searchParams.has(LANGUAGE_QUERY)) context.keepLanguage(venue.locale)
  const commit = async (changed: VisitorSession) => ({
    'Set-Cookie': await sessions.write(tenantId, changed),
  })
  return { tenantId, url, api, venue, session, staff, now, context, commit }
}

/** Pages of the staff are in the main language of their venue: what they change there is what it has stored. */
const OF_THE_STAFF = /^\/(?:editor|staff|onboarding)\//

/** The languages that a page should rather be in: what its address names, then what this browser has chosen. */
function languageWishes({ pathname, searchParams }: URL, cookieHeader: string | null): string[] {
  if (OF_THE_STAFF.test(pathname)) return []
  return [searchParams.get(LANGUAGE_QUERY), readLanguageCookie(cookieHeader)].filter(tag => tag !== null)
}

/**
 * The session with its visitor as they are now, without one whose session was ended elsewhere; one that cannot be asked about stays as it
 * was signed.
 */
async function stillSignedIn(signed: VisitorSession, api: ApiClient): Promise<VisitorSession> {
  const { visitor, ...rest } = signed
  if (!visitor) return signed
  const answer = await api.visitors.get().catch(error => ({ status: refusalOf(error)?.status ?? null }))
  if ('status' in answer) return answer.status === 401 ? rest : signed
  const { email, name, firstName, lastName } = answer.payload
  return { ...signed, visitor: { ...visitor, email, name, firstName, lastName } }
}

const venueNotFound = () => new Response('venue-not-found', { status: 404, statusText: 'Not Found' })
