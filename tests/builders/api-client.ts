import type { AddressInfo } from 'node:net'
import { ORPCError } from '@orpc/client'
import express from 'express'
import { onTestFinished } from 'vitest'
import { type ApiClient, inProcessClient } from '#app/api/client.ts'
import { b2cServer } from '#app/api/http/b2c-server.ts'
import { openContext, type Services } from '#app/api/kernel/context.ts'
import { createLog } from '#app/api/kernel/log.ts'
import { isApiErrorCode } from '#app/api/kernel/refuse.ts'
import { createVenueStore } from '#app/api/kernel/venue-store.ts'
import { API_BASE, API_BASES, header } from '#app/contract/headers.ts'
import type { Database } from '#app/data/database/database.ts'
import { readEnvironment } from '#app/environment.ts'
import type { Gateways } from '#app/gateways/gateways.ts'
import type { StaffIdentity, StaffRole } from '#app/session/staff-session.ts'
import { createVisitorSessions, type VisitorSession } from '#app/session/visitor-session.ts'

/** Friday, 20 November 2026, 10:00 in New York. */
export const NOW = new Date('2026-11-20T15:00:00Z')

type World = { now?: Date; gateways?: Gateways }

const NO_GATEWAYS = { passes: { apple: null, google: null } } as Gateways

export const TEST_SECRET = 'a secret for tests only, 32 characters'

/** What a process has, over a test's database. Without gateways any use of one fails the test, but for wallets, of which there are none. */
export function testServices(database: Database, { now = NOW, gateways }: World = {}): Services {
  return {
    environment: readEnvironment({ NODE_ENV: 'test' }),
    database,
    venues: createVenueStore(database),
    gateways: gateways ?? NO_GATEWAYS,
    sandboxGateways: NO_GATEWAYS,
    log: createLog('silent'),
    clock: () => now,
    secret: TEST_SECRET,
    publicUrl: () => 'https://tickets.example',
  }
}

type Caller = World & {
  tenantId?: string
  session?: VisitorSession
  staff?: StaffIdentity | null
  services?: Services
}

/** The typed client of a visitor, without HTTP. `tenantId` is the venue of `aMuseum()` unless named. */
export async function inProcess(database: Database, caller: Caller = {}): Promise<ApiClient> {
  const { tenantId = 'pier', session = {}, staff = null } = caller
  const context = await openContext(caller.services ?? testServices(database, caller), {
    tenantId,
    session,
    staff,
  })
  if (!context) throw new Error(`There is no venue ${tenantId}`)
  return inProcessClient(context)
}

/** Somebody of the venue with these roles. */
export const aStaffMember = (roles: StaffRole[] = ['designer'], tenantId = 'pier'): StaffIdentity => ({
  tenantId,
  staffId: 'S-1',
  name: 'Iris Bell',
  email: 'iris@example.com',
  roles,
})

export type HttpAnswer = { status: number; headers: Headers; body: unknown; text: string }

type HttpRequest = Omit<RequestInit, 'headers' | 'body'> & {
  tenantId?: string | null
  headers?: Record<string, string>
  body?: unknown
  base?: string
}

export const testSessions = createVisitorSessions({
  secret: TEST_SECRET,
  secure: false,
})

/** The API behind a real port until the test ends: `const call = await overHttp(database)`, `await call('/themes')`. */
export async function overHttp(database: Database, world: World & { services?: Services } = {}) {
  const services = world.services ?? testServices(database, world)
  const app = express().use(API_BASES, b2cServer({ services, sessions: testSessions, hostOf: () => null }))
  const server = app.listen(0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`

  const call = async (
    path: string,
    { tenantId = 'pier', headers = {}, body, base = API_BASE, ...init }: HttpRequest = {},
  ): Promise<HttpAnswer> => {
    const response = await fetch(`${origin}${base}${path}`, {
      ...init,
      headers: {
        ...(tenantId === null ? {} : { [header.tenantId]: tenantId }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    }
  }
  return Object.assign(call, { origin })
}

type ThrownRefusal = {
  status: number
  message: string
  code?: string
  errors?: Record<string, string>
  details?: Record<string, unknown>
}

/** A refusal that the contract of the call does not declare reaches its caller without a type, and is published nowhere. */
function refuseUndeclared(error: unknown) {
  if (error instanceof ORPCError && isApiErrorCode(error.data?.code) && !error.defined)
    throw new Error(`The contract of this call does not declare that it may be refused with ${error.code}`)
}

/** What a call of the API threw: its code, status and what it says about fields; undefined when it was carried out. */
export async function refusalOfCall(call: Promise<unknown>): Promise<ThrownRefusal | undefined> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown as { status: number; message: string; data: object },
  )
  refuseUndeclared(error)
  return error && { status: error.status, message: error.message, ...error.data }
}
