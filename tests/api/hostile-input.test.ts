import { traverseContractProcedures } from '@orpc/server'
import { expect } from 'vitest'
import { z } from 'zod'
import { contract } from '#app/contract/contract.ts'
import { API_BASE } from '#app/contract/headers.ts'
import { overHttp } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

const HOSTILE = [
  '%00',
  "' or 1=1 --",
  '__proto__',
  'constructor',
  '{}',
  '%',
  '\\',
  '"',
  '🎟️',
  '١٢',
  'a'.repeat(3_000),
  '-1',
  '1e400',
  '2026-11-21T25:61',
  'NaN',
]

type ReadCall = { path: string; parameters: string[] }

const reads: ReadCall[] = []
traverseContractProcedures({ router: contract, path: [] }, ({ contract: call }) => {
  const { route, inputSchema } = call['~orpc']
  const { method, path = '' } = route
  if (method === 'GET') reads.push({ path: path.slice(API_BASE.length), parameters: queryOf(inputSchema) })
})

/** The names that a call reads from its address. */
function queryOf(input: unknown): string[] {
  if (!(input instanceof z.ZodType)) return []
  const { properties } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return Object.keys((properties?.query as z.core.JSONSchema.JSONSchema)?.properties ?? {})
}

const sane = (path: string) => path.replace(/\{tenantId\}/, 'pier').replace(/\{\w+\}/g, 'boat-tour')

const addressesOf = ({ path, parameters }: ReadCall, encoded: string) => [
  ...(path.includes('{') ? [path.replace(/\{\w+\}/g, encoded)] : []),
  ...(parameters.length > 0
    ? [`${sane(path)}?${parameters.map(name => `${name}=${encoded}`).join('&')}`]
    : []),
]

test.for(reads)('GET $path never fails on what stands in its address', async (read, { database }) => {
  const call = await overHttp(database, { services: openShop(database).services })
  const broken: string[] = []
  for (const value of HOSTILE) {
    const encoded = encodeURIComponent(value === '%00' ? '\0' : value)
    for (const address of addressesOf(read, encoded)) {
      const { status, text } = await call(address)
      if (status >= 500) broken.push(`${status} ${address.slice(0, 120)} ${text.slice(0, 200)}`)
    }
  }
  expect(broken).toEqual([])
})

test('GET calls never fail on each hostile parameter alone', async ({ database }) => {
  const call = await overHttp(database, { services: openShop(database).services })
  const broken: string[] = []
  for (const { path, parameters } of reads) {
    for (const name of parameters) {
      const { status } = await call(`${sane(path)}?${name}=${encodeURIComponent('\0')}`)
      if (status >= 500) broken.push(`${path} ${name}`)
    }
  }
  expect(broken).toEqual([])
})

test('the parameters of calls are found', () => {
  const summaries = reads.find(({ path }) => path === '/event/templates/summaries')
  expect(summaries?.parameters).toEqual(expect.arrayContaining(['startTime', 'endTime', 'membershipIds']))
})

test.for([
  'x-email',
  'x-password',
  'x-token',
  'x-cart-id',
  'x-api-version',
  'cookie',
  'authorization',
  'if-match',
  'accept',
  'content-type',
])('a hostile %s header is refused or ignored, never a failure', async (name, { database }) => {
  const call = await overHttp(database, { services: openShop(database).services })
  for (const value of ['%00', '%', '__proto__', 'a'.repeat(3_000), 'marquee_pier=%00', 'Bearer \\', '"1']) {
    const headers: Record<string, string> = { 'x-email': 'a%40b.example', 'x-password': 'x', [name]: value }
    for (const path of ['/visitor/session', '/shopping_cart', '/orders/X', '/themes/pier']) {
      expect((await call(path, { headers })).status).toBeLessThan(500)
    }
  }
})
