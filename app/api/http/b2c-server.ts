import { OpenAPIHandler } from '@orpc/openapi/node'
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express'
import { API_BASE, header } from '#app/contract/headers.ts'
import { venueFileJsonSchema } from '#app/contract/venue-file/venue-file.ts'
import { findStaff } from '#app/api/staff/find-staff.ts'
import type { VisitorSessions } from '#app/session/visitor-session.ts'
import { openContext, type Services } from '../context.ts'
import { refusalOf, refuse } from '../refuse.ts'
import { router } from '../router.ts'
import { openApiDocument } from './open-api-document.ts'
import { problemOf } from './problem.ts'

type B2cServer = { services: Services; sessions: VisitorSessions }

/**
 * The B2C API over HTTP, beside the pages and not through them: half the work per call.
 * Every call names its venue in `X-Tenant-Id` (CHK-228); cookies count only together with that header, which no foreign form can send.
 */
export function b2cServer({ services, sessions }: B2cServer): RequestHandler {
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: problemOf,
    rootInterceptors: [],
    interceptors: [reportSurprises(services)],
  })
  const b2c = Router()
  b2c.get('/openapi.json', async (_request, response) => void response.json(await openApiDocument()))
  b2c.get('/venue.schema.json', (_request, response) => void response.json(venueFileJsonSchema()))
  const answer = async (request: Request, response: Response) => {
    const context = await contextOf(request, { services, sessions })
    asProblems(response)
    // The API answers HEAD as GET, and also the paths of the specification that begin with /v2 (decision A1).
    if (request.method === 'HEAD') request.method = 'GET'
    request.url = API_BASE + request.url
    response.set({ 'Cache-Control': 'no-store', Vary: header.tenantId })
    response.set(header.apiVersion, request.get(header.apiVersion) ?? (request.url.includes('/checkout') ? '3' : '2'))
    const { matched } = await handler.handle(request, response, { context })
    if (!matched) throw refuse('NOT_FOUND')
  }
  b2c.use((request, response, next) => void answer(request, response).catch(next))
  b2c.use(sendProblem(services))
  return b2c
}

async function contextOf(request: Request, { services, sessions }: B2cServer) {
  const tenantId = request.get(header.tenantId)
  if (!tenantId) throw refuse('TENANT_REQUIRED')
  const now = services.clock()
  const cookieHeader = request.get('cookie') ?? null
  const [session, staff] = await Promise.all([
    sessions.read({ cookieHeader, tenantId, now }),
    findStaff(services, { tenantId, cookieHeader, authorization: request.get('authorization') }),
  ])
  const context = await openContext(services, { tenantId, session, staff })
  if (!context) throw refuse('TENANT_UNKNOWN')
  return context
}

/** oRPC writes `application/json`; its errors are problems. */
function asProblems(response: Response) {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((status: number, ...rest: never[]) => {
    if (status >= 400) response.setHeader('content-type', 'application/problem+json')
    return writeHead(status, ...rest)
  }) as typeof response.writeHead
}

const reportSurprises =
  ({ log }: Services) =>
  async <Result>({ next }: { next: () => Promise<Result> }) => {
    try {
      return await next()
    } catch (error) {
      if (problemOf(error).code === 'INTERNAL') log.error({ error }, 'A call of the API failed')
      throw error
    }
  }

function sendProblem({ log }: Services): ErrorRequestHandler {
  return (error, _request, response, _next) => {
    const problem = problemOf(error)
    if (problem.code === 'INTERNAL') log.error({ error }, 'A call of the API failed')
    const wait = refusalOf(error)?.data.retryAfterSeconds
    if (wait) response.set('Retry-After', String(wait))
    response.status(problem.status).type('application/problem+json').json(problem)
  }
}

