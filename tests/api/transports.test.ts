import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { safe } from '@orpc/client'
import { expect, onTestFinished, test as vitestTest } from 'vitest'
import { type ApiClient, httpClient } from '#app/api/client.ts'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { Database } from '#app/data/database/database.ts'
import { aStaffMember, inProcess, overHttp, refusalOfCall, testSessions } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { aDraft, fillCart } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

const session = verifiedMember('M-1001')

async function bothClients(database: Database): Promise<{ direct: ApiClient; remote: ApiClient }> {
  const call = await overHttp(database)
  const cookieHeader = (await testSessions.write('pier', session)).split(';')[0]!
  const remote = httpClient({
    url: `${call.origin}/anything`,
    tenantId: 'pier',
    cookieHeader,
    languages: ['de', 'ar'],
  })
  return { direct: await inProcess(database, { session }), remote }
}

const params = { eventTemplateId: 'boat-tour' }
const calls: [string, (api: ApiClient) => Promise<unknown>][] = [
  [
    'events.summaries',
    api => api.events.summaries({ query: { startTime: '2026-11-21', membershipIds: ['M-1001', 'M-1002'] } }),
  ],
  ['events.template', api => api.events.template({ params, query: { membershipId: 'M-1001' } })],
  [
    'events.times',
    api => api.events.times({ params, query: { startTime: '2026-11-21', endTime: '2026-11-21' } }),
  ],
  ['calendars.all', api => api.calendars.all({})],
  ['combos.list', api => api.combos.list({ query: { summary: '', startTime: '2026-11-21' } })],
  ['addons.list', api => api.addons.list({ query: { addonTypes: ['donation'] } })],
  ['donations.configs', api => api.donations.configs()],
  ['locations.countries', api => api.locations.countries()],
  [
    'reviews.ofTenant',
    api => api.reviews.ofTenant({ params: { tenantId: 'pier' }, query: { page: 1, pageSize: 2 } }),
  ],
  ['themes.get', api => api.themes.get({ params: { tenantId: 'pier' }, query: {} })],
  ['themes.list', api => api.themes.list()],
]

test.for(calls)('%s answers the same in-process and over HTTP', async ([, call], { database }) => {
  const { direct, remote } = await bothClients(database)
  expect(await call(remote)).toEqual(JSON.parse(JSON.stringify(await call(direct))))
})

const refused: [string, (api: ApiClient) => Promise<unknown>][] = [
  ['an unknown event', api => api.events.template({ params: { eventTemplateId: 'nowhere' } })],
  [
    'a window that ends before it begins',
    api => api.events.summaries({ query: { startTime: '2026-11-21', endTime: '2026-11-20' } }),
  ],
  [
    'a theme without staff',
    api => api.themes.put({ params: { tenantId: 'pier' }, headers: { 'if-match': '"1"' }, body: {} }),
  ],
  ['nobody signed in', api => api.visitors.get()],
]

test.for(refused)('%s is refused alike in-process and over HTTP', async ([, call], { database }) => {
  const { direct, remote } = await bothClients(database)
  const refusal = await refusalOfCall(call(remote))
  expect(refusal).toMatchObject({ status: expect.any(Number), code: expect.any(String) })
  const { status, code, message, errors } = (await refusalOfCall(call(direct))) ?? {}
  expect(refusal).toMatchObject(JSON.parse(JSON.stringify({ status, code, message, errors })))
})

test('a refusal is typed by the call that it comes from, in-process and over HTTP', async ({ database }) => {
  const { direct, remote } = await bothClients(database)
  for (const api of [direct, remote]) {
    const { id, version } = await fillCart(api, aDraft({ adult: 1 }))
    const body = { ...aDraft({ adult: 2 }), id, version: version + 1 }
    const { error, isDefined } = await safe(api.carts.put({ body }))
    const stored = isDefined && error.code === 'CONFLICT' ? error.data.details?.version : undefined
    expect([stored, error?.message]).toEqual([version, 'CONFLICT: The cart was changed in another window'])
  }
})

test('what a server refuses with a code that the contract of the call does not have is a refusal without its type', async () => {
  const problem = { status: 409, title: '', type: '', message: 'HOLD_SPENT: Too late', code: 'HOLD_SPENT' }
  const server = createServer((_, response) => {
    response.writeHead(409, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem))
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const remote = httpClient({
    url: `http://127.0.0.1:${port}`,
    tenantId: 'pier',
    cookieHeader: null,
    languages: [],
  })
  const [countries, held] = [await safe(remote.locations.countries()), await safe(remote.carts.hold({}))]
  expect([countries.isDefined, refusalOf(countries.error)?.code]).toEqual([false, 'HOLD_SPENT'])
  expect([held.isDefined, refusalOf(held.error)?.code]).toEqual([true, 'HOLD_SPENT'])
})

test('[MEM-211] [ORD-216] a parameter without a value is left out of a call, and 0 is a value', async () => {
  const urls: string[] = []
  const server = createServer((request, response) => {
    urls.push(request.url ?? '')
    response.setHeader('content-type', 'application/json').end('{"payload":[]}')
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const remote = httpClient({
    url: `http://127.0.0.1:${port}`,
    tenantId: 'pier',
    cookieHeader: null,
    languages: [],
  })
  const send = (call: Promise<unknown>) => call.catch(() => undefined)
  await send(remote.events.summaries({ query: { startTime: '2026-11-21', endTime: undefined } }))
  await send(
    remote.reviews.ofTenant({ params: { tenantId: 'pier' }, query: { page: 0, pageSize: undefined } }),
  )
  expect(urls.map(url => url.split('?')[1])).toEqual(['startTime=2026-11-21', 'page=0'])
})

test('[ORD-006] the typed client names the venue in every call', async ({ database }) => {
  const call = await overHttp(database)
  const elsewhere = httpClient({ url: call.origin, tenantId: 'atlantis', cookieHeader: null, languages: [] })
  for (const [, ask] of calls)
    expect(await refusalOfCall(ask(elsewhere))).toMatchObject({ code: 'TENANT_UNKNOWN' })
})

test('staff of the in-process client are staff of the handlers', async ({ database }) => {
  const api = await inProcess(database, { staff: aStaffMember(['publisher']) })
  const saved = await api.themes.put({
    params: { tenantId: 'pier' },
    headers: { 'if-match': '"1"' },
    body: { variables: {} },
  })
  expect(saved.payload.revision).toBe(2)
})

/** What a client sends to a server that answers everything the same. */
async function sentBy(call: (api: ApiClient) => Promise<unknown>) {
  const requests: { method?: string; path?: string; headers: Record<string, unknown> }[] = []
  const server = createServer(({ method, url, headers }, response) => {
    requests.push({ method, path: url, headers })
    response.setHeader('content-type', 'application/json').end('{"payload":{}}')
  }).listen(0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  await call(
    httpClient({ url: `http://127.0.0.1:${port}`, tenantId: 'pier', cookieHeader: null, languages: [] }),
  ).catch(() => null)
  return requests[0]
}

vitestTest(
  '[MEM-259] a sign-in carries email, password and tenant, or a token; a change of the password token, tenant and password',
  async () => {
    const encoded = encodeURIComponent
    const tenant = { 'x-tenant-id': 'pier' }
    const credentials = { 'x-email': encoded('ada@example.com'), 'x-password': encoded('żółw') }
    const signIn = await sentBy(api => api.visitors.signIn({ headers: credentials }))
    expect(signIn).toMatchObject({
      method: 'GET',
      path: '/v1/b2c/visitor/session',
      headers: { ...tenant, ...credentials },
    })
    expect(signIn?.headers).not.toHaveProperty('x-token')
    const byToken = await sentBy(api => api.visitors.signIn({ headers: { 'x-token': 'abc' } }))
    expect(byToken).toMatchObject({
      path: '/v1/b2c/visitor/session',
      headers: { ...tenant, 'x-token': 'abc' },
    })
    const change = { 'x-token': 'abc', 'x-new-password': encoded('żółw') }
    const changed = await sentBy(api => api.visitors.tokenLogin({ headers: change }))
    expect(changed).toMatchObject({
      method: 'GET',
      path: '/v1/b2c/visitor/tokenLogin',
      headers: { ...tenant, ...change },
    })
  },
)
