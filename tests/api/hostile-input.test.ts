import { traverseContractProcedures } from '@orpc/server'
import { expect } from 'vitest'
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

const PARAMETERS = [
  'startTime',
  'endTime',
  'date',
  'membershipId',
  'membershipIds',
  'membershipCategoryId',
  'saleChannel',
  'comboTemplateId',
  'templateIds',
  'eventTemplateIds',
  'addonTypes',
  'tenantId',
  'page',
  'pageSize',
  'sortField',
  'sortDirection',
  'search',
  'overrideId',
  'lastName',
  'email',
]

const reads: string[] = []
traverseContractProcedures({ router: contract, path: [] }, ({ contract: call }) => {
  const { method, path = '' } = call['~orpc'].route
  if (method === 'GET') reads.push(path.slice(API_BASE.length))
})

const sane = (path: string) => path.replace(/\{tenantId\}/, 'pier').replace(/\{\w+\}/g, 'boat-tour')

test.for(reads)('GET %s never fails on what stands in its address', async (path, { database }) => {
  const call = await overHttp(database, { services: openShop(database).services })
  const broken: string[] = []
  for (const value of HOSTILE) {
    const encoded = encodeURIComponent(value === '%00' ? '\0' : value)
    const inPath = path.replace(/\{\w+\}/g, encoded)
    const query = PARAMETERS.map(name => `${name}=${encoded}`).join('&')
    for (const address of [inPath, `${sane(path)}?${query}`]) {
      const { status, text } = await call(address)
      if (status >= 500) broken.push(`${status} ${address.slice(0, 120)} ${text.slice(0, 200)}`)
    }
  }
  expect(broken).toEqual([])
})

test('GET calls never fail on each hostile parameter alone', async ({ database }) => {
  const call = await overHttp(database, { services: openShop(database).services })
  const broken: string[] = []
  for (const name of PARAMETERS) {
    for (const path of reads) {
      const { status } = await call(`${sane(path)}?${name}=${encodeURIComponent('\0')}`)
      if (status >= 500) broken.push(`${path} ${name}`)
    }
  }
  expect(broken).toEqual([])
}, 60_000)

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
