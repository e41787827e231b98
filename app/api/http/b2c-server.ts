import type { OutgoingHttpHeaders } from 'node:http'
import { OpenAPIHandler } from '@orpc/openapi/node'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { findStaff } from '#app/api/staff/find-staff.ts'
import { API_BASE, header } from '#app/contract/headers.ts'
import { venueFileJsonSchema } from '#app/contract/venue-file/venue-file.ts'
import { acceptedLanguages } from '#app/rules/venues/choose-language.ts'
import { writeVisitorCookie } from '#app/session/visitor-cookie.ts'
import type { VisitorSessions } from '#app/session/visitor-session.ts'
import { type ApiContext, openContext, openUnreadContext, type Services } from '../kernel/context.ts'
import { refusalOf, refuse } from '../kernel/refuse.ts'
import { router } from '../router.ts'
import { allowedMethods } from './allowed-methods.ts'
import { isSameOrigin, SAFE_METHODS } from './is-same-origin.ts'
import { openApiDocument } from './open-api-document.ts'
import { isSurprise, problemOf } from './problem.ts'
import { readBody } from './read-body.ts'
import { sendProblem } from './send-problem.ts'

/** The host of a venue's own that a request came to: its venue alone is there. */
export type RequestHost = { tenantId: string; origin: string }

type B2cServer = {
  services: Services
  sessions: VisitorSessions
  /** null on the platform's host */
  hostOf: (response: Response) => RequestHost | null
}

/**
 * The B2C API over HTTP, beside the pages and not through them: half the work per call.
 * Every call names its venue in `X-Tenant-Id` (CHK-228); cookies count only together with that header, which no foreign form can send.
 */
export function b2cServer({ services, sessions, hostOf }: B2cServer): RequestHandler {
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: problemOf,
    rootInterceptors: [],
    interceptors: [reportSurprises(services)],
  })
  const b2c = Router()
  b2c.get('/openapi.json', async (_request, response) => void response.json(await openApiDocument()))
  b2c.get('/venue.schema.json', (_request, response) => void response.json(venueFileJsonSchema()))
  const answer = async (request: Request, response: Response) => {
    const context = await contextOf(request, response, { services, sessions, hostOf })
    asProblems(response, context)
    // The API answers HEAD as GET, and also the paths of the specification that begin with /v2 (decision A1).
    if (request.method === 'HEAD') request.method = 'GET'
    request.url = API_BASE + request.url
    // What is matched is the original address.
    request.originalUrl = request.url
    response.set({
      'Cache-Control': 'no-store',
      Vary: `${header.tenantId}, accept-language`,
      'Content-Language': context.venue.document.venue.locale,
    })
    response.set(header.apiVersion, versionOf(request))
    const { matched } = await handler.handle(request, response, { context })
    if (!matched) throw refuseUnmatched(request, response)
  }
  b2c.use(readBody)
  b2c.use((request, response, next) => void answer(request, response).catch(next))
  b2c.use(sendProblem(services))
  return b2c
}

/** Versions are accepted and told back; they fork nothing (decision A1). */
function versionOf(request: Request): string {
  const version = /^v?(\d{1,3})$/.exec(request.get(header.apiVersion) ?? '')?.[1]
  return version ?? (request.url.startsWith(`${API_BASE}/checkout`) ? '3' : '2')
}

/** An existing path says which methods it has. */
function refuseUnmatched(request: Request, response: Response) {
  const methods = allowedMethods(request.path)
  if (methods.length === 0) return refuse('NOT_FOUND')
  response.set('Allow', methods.join(', '))
  return refuse('METHOD_NOT_SUPPORTED', {
    text: `${request.method} is not supported here; ${methods.join(' and ')} is`,
  })
}

/** The header's value, percent-encoded like all of them; what cannot be decoded names no venue. */
function tenantOf(request: Request): string {
  const value = request.get(header.tenantId)
  if (!value) throw refuse('TENANT_REQUIRED')
  try {
    return decodeURIComponent(value)
  } catch {
    throw refuse('TENANT_UNKNOWN')
  }
}

async function contextOf(request: Request, response: Response, { services, sessions, hostOf }: B2cServer) {
  const tenantId = tenantOf(request)
  const host = hostOf(response)
  if (host && host.tenantId !== tenantId) throw refuse('TENANT_UNKNOWN')
  const now = services.clock()
  const cookieHeader = request.get('cookie') ?? null
  const [session, staff] = await Promise.all([
    sessions.read({ cookieHeader, tenantId, now }),
    findStaff(services, { tenantId, cookieHeader, authorization: request.get('authorization') }),
  ])
  if (staff && !mayAct(request)) throw refuse('FORBIDDEN', { text: 'This was sent from another site' })
  const secure = services.environment.PUBLIC_URL?.startsWith('https:') ?? false
  const keepSession: ApiContext['keepSession'] = async (changed, visitor) => {
    response.append('Set-Cookie', await sessions.write(tenantId, changed))
    if (visitor !== undefined)
      response.append('Set-Cookie', writeVisitorCookie({ tenantId, visitor, secure }))
  }
  const open = isCheckout(request) ? openUnreadContext : openContext
  const context = await open(services, {
    tenantId,
    session,
    staff,
    address: request.ip,
    hostOrigin: host?.origin,
    keepSession,
    languages: languagesAskedFor(request, staff !== null),
  })
  if (!context) throw refuse('TENANT_UNKNOWN')
  return context
}

/** It reads the venue's revisions together with the cart (`checkout/answer-repeat.ts`). */
const isCheckout = ({ method, path }: Request) => method === 'POST' && path === '/checkout'

/**
 * The languages of `?lang=` and of `Accept-Language`. The browsers of staff send that header of themselves, where they want what the venue has
 * stored: only their `?lang=` counts.
 */
function languagesAskedFor(request: Request, isStaff: boolean): string[] {
  const { lang } = request.query
  const accepted = isStaff ? '' : (request.get('accept-language') ?? '')
  return [...(typeof lang === 'string' ? [lang] : []), ...acceptedLanguages(accepted)]
}

/** A cookie goes along by itself, so what it allows is done from our own pages only; a token is sent on purpose. */
const mayAct = (request: Request) =>
  SAFE_METHODS.has(request.method) ||
  request.get('authorization') !== undefined ||
  isSameOrigin(request.headers)

/** How long the caller of a refused request is asked to wait, in seconds, by the context of the request. */
const waits = new WeakMap<ApiContext, number>()

/** oRPC writes `application/json`; its errors are problems, and some say when to come back. */
function asProblems(response: Response, context: ApiContext) {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers?: OutgoingHttpHeaders,
  ) => Response
  response.writeHead = ((status: number, headers?: OutgoingHttpHeaders) => {
    const wait = waits.get(context)
    if (wait) response.setHeader('retry-after', String(wait))
    return writeHead(
      status,
      status >= 400 ? { ...headers, 'content-type': 'application/problem+json' } : headers,
    )
  }) as typeof response.writeHead
}

const reportSurprises =
  ({ log }: Services) =>
  async <Result>({ next, context }: { next: () => Promise<Result>; context: ApiContext }) => {
    try {
      return await next()
    } catch (error) {
      if (isSurprise(error)) log.error({ error }, 'A call of the API failed')
      waits.set(context, refusalOf(error)?.data.retryAfterSeconds ?? 0)
      throw error
    }
  }
