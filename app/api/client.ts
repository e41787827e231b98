import { createORPCClient } from '@orpc/client'
import {
  type ContractRouterClient,
  getContractRouter,
  isContractProcedure,
  validateORPCError,
} from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createRouterClient, ORPCError } from '@orpc/server'
import { type Contract, contract } from '#app/contract/contract.ts'
import { header } from '#app/contract/headers.ts'
import { acceptHeader } from '#app/rules/venues/choose-language.ts'
import { type Problem, refusalFromProblem } from './http/problem.ts'
import type { ApiContext } from './kernel/context.ts'
import { router } from './router.ts'

/** The typed client of the B2C API: the same calls, the same errors, in-process or over HTTP (decision A7). */
export type ApiClient = ContractRouterClient<Contract>

/** Calls the handlers directly: no request, no serialisation. */
export function inProcessClient(context: ApiContext): ApiClient {
  return createRouterClient(router, { context })
}

type Remote = {
  url: string
  tenantId: string
  cookieHeader: string | null
  languages: readonly string[]
  address?: string
}

/** Calls another Marquee (or a compatible server) at `url`, on behalf of the visitor whose cookies are passed on. */
export function httpClient({ url, tenantId, cookieHeader, languages, address }: Remote): ApiClient {
  const link = new OpenAPILink(contract, {
    url: new URL(url).origin,
    headers: {
      [header.tenantId]: tenantId,
      ...(languages.length > 0 ? { 'accept-language': acceptHeader(languages) } : {}),
      ...(cookieHeader ? { cookie: cookieHeader } : {}),
      ...(address ? { 'x-forwarded-for': address } : {}),
    },
    fetch: async (request, init) => problemAsJson(await fetch(request, init)),
    customErrorResponseBodyDecoder: body =>
      refusalFromProblem(body as Problem) ?? new ORPCError('INTERNAL', { status: 502 }),
    interceptors: [
      ({ next, path }) => next().catch(async error => Promise.reject(await typedError(error, path))),
    ],
  })
  return createORPCClient(link)
}

/** What the call at `path` has thrown, told from other errors as in-process: what its contract declares is checked and `defined`. */
async function typedError(error: unknown, path: readonly string[]): Promise<unknown> {
  const call = getContractRouter(contract, path)
  if (!(error instanceof ORPCError) || !isContractProcedure(call)) return error
  return validateORPCError(call['~orpc'].errorMap, error)
}

/** The link reads JSON only where the answer calls itself plainly so. */
function problemAsJson(response: Response): Response {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return response
  const headers = new Headers(response.headers)
  headers.set('content-type', 'application/json')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
