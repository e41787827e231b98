import express from 'express'
import { expect } from 'vitest'
import { checkHost, checkUnverifiedHosts, enterHost } from '#app/api/hosts/check-host.ts'
import { b2cServer } from '#app/api/http/b2c-server.ts'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { venueUrl } from '#app/api/kernel/venue-url.ts'
import type { CommandRequest } from '#app/cli/command.ts'
import { performCommand } from '#app/cli/perform-command.ts'
import { API_BASE, API_BASES, header } from '#app/contract/headers.ts'
import type { Database } from '#app/data/database/database.ts'
import { findHost } from '#app/data/queries/hosts/read.ts'
import { chooseMainHost, removeHost } from '#app/data/queries/hosts/write.ts'
import { findVenueRevisions } from '#app/data/queries/venues/read.ts'
import { removeVenue } from '#app/data/queries/venues/write.ts'
import type { Gateways } from '#app/gateways/gateways.ts'
import { hostRecord } from '#app/rules/hosts/host-record.ts'
import { certificateHosts } from '#app/server/certificate-hosts.ts'
import { ownHostOf, siteOf } from '#app/server/site-of.ts'
import { venueDoor } from '#app/server/venue-door.ts'
import {
  aStaffMember,
  inProcess,
  NOW,
  refusalOfCall,
  testServices,
  testSessions,
} from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { askedByHost } from '#tests/builders/host-client.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const PLATFORM = 'tickets.example'
const HOST = 'tickets.pier.example'
const FURTHER = 'www.pier.example'
const WAITING = 'waiting.pier.example'
const QUAY = 'visit.quay.example'

const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum())
  await loadVenue(database, { ...aMuseum(), venue: { ...aMuseum().venue, id: 'quay', name: 'Quay' } })
})

/** The name servers of a test: what each name holds. */
const dnsOf = (texts: Record<string, string[]>) => ({ textsOf: async (name: string) => texts[name] ?? [] })

async function recordOf(database: Database, tenantId: string, host: string) {
  const row = await findHost(database.forTenant(tenantId), { tenantId, host })
  return hostRecord(host, row?.token ?? '')
}

/** A host that is proved, and reached where it is to be. */
async function verified(database: Database, key: { tenantId: string; host: string }) {
  await enterHost({ database, now: NOW }, key)
  const { name, value } = await recordOf(database, key.tenantId, key.host)
  return checkHost({ database, now: NOW, dns: dnsOf({ [name]: [value] }) }, key)
}

/** Two venues: one with a main host, a further one and one that waits; the other with a host that is not its main one. */
async function openHosts(database: Database, { isTrusted = false, services = testServices(database) } = {}) {
  const app = express()
  app.set('trust proxy', isTrusted ? 1 : false)
  app.use('/certificates', certificateHosts(services))
  app.use(venueDoor(services))
  app.use(API_BASES, b2cServer({ services, sessions: testSessions, hostOf: ownHostOf }))
  app.use((_request, response) => void response.json(siteOf(response)))
  const call = await askedByHost(app)
  for (const host of [HOST, FURTHER]) await verified(database, { tenantId: 'pier', host })
  await verified(database, { tenantId: 'quay', host: QUAY })
  await enterHost({ database, now: NOW }, { tenantId: 'pier', host: WAITING })
  await call(HOST, '/')
  const isMain = await chooseMainHost(database.forTenant('pier'), { tenantId: 'pier', host: HOST })
  return { call, isMain, services }
}

test('whoever reads all venues, as an import does, has each with the main host of its own', async ({
  database,
}) => {
  const { call } = await openHosts(database)
  await call(QUAY, '/')
  await chooseMainHost(database.forTenant('quay'), { tenantId: 'quay', host: QUAY })
  const hostOf = async (tenantId: string) => (await findVenueRevisions(database.system, tenantId))?.mainHost
  expect([await hostOf('pier'), await hostOf('quay')]).toEqual([HOST, QUAY])
})

test('a host is proved by the record of its own venue alone, and says why it is not', async ({
  database,
}) => {
  const key = { tenantId: 'pier', host: HOST }
  await enterHost({ database, now: NOW }, key)
  await enterHost({ database, now: NOW }, { ...key, tenantId: 'quay' })
  const mine = await recordOf(database, 'pier', HOST)
  const theirs = await recordOf(database, 'quay', HOST)
  expect(mine.value).not.toBe(theirs.value)
  const check = (texts: Record<string, string[]>) => checkHost({ database, now: NOW, dns: dnsOf(texts) }, key)
  expect(await check({})).toBe('record-missing')
  expect(await check({ [mine.name]: [theirs.value] })).toBe('record-wrong')
  expect(await checkHost({ database, now: NOW, dns: { textsOf: async () => null } }, key)).toBe('dns-failed')
  expect(await findHost(database.forTenant('pier'), key)).toMatchObject({
    state: 'failed',
    problem: 'dns-failed',
  })
  expect(await check({ [mine.name]: ['v=spf1', mine.value] })).toBeNull()
  expect(await findHost(database.forTenant('pier'), key)).toMatchObject({ state: 'verified', problem: null })
  expect(await check({})).toBeNull()
  expect(await checkHost({ database, now: NOW, dns: dnsOf({}) }, { ...key, host: 'x.example' })).toBe(
    'unknown',
  )
})

test('a host that is verified for one venue is nobody else’s until that one gives it back', async ({
  database,
}) => {
  expect(await verified(database, { tenantId: 'pier', host: HOST })).toBeNull()
  expect(await verified(database, { tenantId: 'quay', host: HOST })).toBe('taken')
  await removeHost(database.forTenant('pier'), { tenantId: 'pier', host: HOST })
  expect(await verified(database, { tenantId: 'quay', host: HOST })).toBeNull()
})

test('records that take their time are looked at again by themselves', async ({ database }) => {
  await enterHost({ database, now: NOW }, { tenantId: 'pier', host: HOST })
  const { name, value } = await recordOf(database, 'pier', HOST)
  const gateways = { dns: dnsOf({ [name]: [value] }) } as unknown as Gateways
  await checkUnverifiedHosts(testServices(database, { gateways }))
  expect(await findHost(database.forTenant('pier'), { tenantId: 'pier', host: HOST })).toMatchObject({
    state: 'verified',
  })
})

test('a host becomes the main one only when it is verified and a request for it has come in', async ({
  database,
}) => {
  const key = { tenantId: 'pier', host: HOST }
  const db = database.forTenant('pier')
  await enterHost({ database, now: NOW }, key)
  expect(await chooseMainHost(db, key)).toBe(false)
  await verified(database, key)
  expect(await chooseMainHost(db, key)).toBe(false)
  const { call, isMain, services } = await openHosts(database)
  expect(isMain).toBe(true)
  expect(JSON.parse((await call(HOST, '/')).text)).toEqual({
    tenantId: 'pier',
    origin: `https://${HOST}`,
    publicOrigin: `https://${HOST}`,
  })
  const urlOf = async () => venueUrl(services, (await services.venues.open('pier'))!)
  expect(await urlOf()).toBe(`https://${HOST}`)
  await chooseMainHost(db, { tenantId: 'pier', host: null })
  expect(await urlOf()).toBe('https://tickets.example')
})

const moves: [
  string,
  string,
  string,
  { method?: string; headers?: Record<string, string> },
  number,
  string?,
][] = [
  [
    'the platform leads to the main host',
    PLATFORM,
    '/events/pier/list?date=2026-11-21',
    {},
    308,
    `https://${HOST}/events/pier/list?date=2026-11-21`,
  ],
  [
    'not with a cart there',
    PLATFORM,
    '/events/pier/list',
    { headers: { cookie: 'a=b; marquee_pier=x' } },
    200,
  ],
  [
    'but with one at another venue',
    PLATFORM,
    '/events/pier/list',
    { headers: { cookie: 'marquee_quay=x' } },
    308,
    `https://${HOST}/events/pier/list`,
  ],
  ['not within a frame', PLATFORM, '/events/pier/list', { headers: { 'sec-fetch-dest': 'iframe' } }, 200],
  ['not a scene of the composer', PLATFORM, '/events/pier/list?scene=cart', {}, 200],
  ['not a form', PLATFORM, '/events/pier/list', { method: 'POST' }, 200],
  ['not the editor', PLATFORM, '/editor/pier/composer', {}, 200],
  ['not a venue without a main host', PLATFORM, '/events/quay/list', {}, 200],
  ['a name of this network is the platform', 'node-1', '/events/quay/list', {}, 200],
  [
    'an unknown name is the platform',
    'unknown.example',
    '/events/pier/list',
    {},
    308,
    `https://${HOST}/events/pier/list`,
  ],
  ['the main host serves', HOST, '/events/pier/list', {}, 200],
  ['whatever the port and the letters', 'TICKETS.Pier.Example:8443', '/events/pier/list', {}, 200],
  [
    'a further one leads to it',
    FURTHER,
    '/events/pier/list?lang=de-DE',
    {},
    308,
    `https://${HOST}/events/pier/list?lang=de-DE`,
  ],
  ['but takes the form of an open page', FURTHER, '/orders/pier/tickets', { method: 'POST' }, 200],
  ['a second slash leads nowhere else', FURTHER, '//evil.example/', {}, 200],
  ['another venue is not there', HOST, '/events/quay/list', {}, 302, '/events/pier/missing'],
  ['nor its look', HOST, '/theme/quay/1.css', {}, 404],
  ['nor its sitemap', HOST, '/sitemap.xml?tenantId=quay', {}, 200],
  [
    'the editor is on the platform',
    HOST,
    '/editor/pier/composer?panel=a',
    {},
    307,
    'https://tickets.example/editor/pier/composer?panel=a',
  ],
  ['what waits serves nothing', WAITING, '/events/pier/list', {}, 421],
  ['not even the API', WAITING, `${API_BASE}/themes`, { headers: { [header.tenantId]: 'pier' } }, 421],
  ['a verified host that is not the main one serves', QUAY, '/events/quay/list', {}, 200],
  [
    'a name that only a proxy could say',
    PLATFORM,
    '/events/pier/list',
    { headers: { 'x-forwarded-host': QUAY } },
    308,
    `https://${HOST}/events/pier/list`,
  ],
]

test('who comes to which host is served, led on or refused, and nothing of it is kept', async ({
  database,
}) => {
  const { call } = await openHosts(database)
  for (const [why, host, path, init, status, location] of moves) {
    const answer = await call(host, path, init)
    expect([why, answer.status, answer.location]).toEqual([why, status, location])
    if (answer.status !== 200) expect([why, answer.headers.get('cache-control')]).toEqual([why, 'no-store'])
  }
})

test('behind a proxy that is trusted the host is the one that it names', async ({ database }) => {
  const { call } = await openHosts(database, { isTrusted: true })
  const forwarded = (host: string, path: string) =>
    call('127.0.0.1', path, { headers: { 'x-forwarded-host': host } })
  expect(JSON.parse((await forwarded(HOST, '/')).text)).toMatchObject({ tenantId: 'pier' })
  expect((await forwarded(WAITING, '/')).status).toBe(421)
})

test('on the host of a venue the API knows that venue alone', async ({ database }) => {
  const { call } = await openHosts(database)
  const themes = (host: string, tenantId: string) =>
    call(host, `${API_BASE}/themes/${tenantId}`, { headers: { [header.tenantId]: tenantId } })
  expect((await themes(HOST, 'pier')).status).toBe(200)
  const refused = await themes(HOST, 'quay')
  expect([refused.status, JSON.parse(refused.text).code]).toEqual([404, 'TENANT_UNKNOWN'])
  expect((await themes(PLATFORM, 'quay')).status).toBe(200)
})

test('a certificate may be had for the platform and for verified hosts, by whatever host it is asked', async ({
  database,
}) => {
  const { call } = await openHosts(database)
  const allowed = async (domain: string) =>
    (await call('127.0.0.1', `/certificates/allowed?domain=${domain}`)).status
  expect(await Promise.all([PLATFORM, HOST, FURTHER, QUAY].map(allowed))).toEqual([200, 200, 200, 200])
  expect(await Promise.all([WAITING, 'evil.example', '', '127.0.0.1', `${HOST}:1`].map(allowed))).toEqual([
    404, 404, 404, 404, 404,
  ])
})

test('a venue that is being set up is not led away from, and one that is removed leaves no host', async ({
  database,
}) => {
  const { call } = await openHosts(database)
  await database.system.execute(`update venues set is_draft = true where tenant_id = 'pier'`)
  expect((await call(PLATFORM, '/events/pier/list')).status).toBe(200)
  await removeVenue(database, { tenantId: 'pier', withOrders: true })
  expect((await call(PLATFORM, '/certificates/allowed?domain=tickets.pier.example')).status).toBe(404)
})

async function command(database: Database, request: CommandRequest) {
  let text = ''
  const code = await performCommand(request, {
    database,
    now: NOW,
    publicUrl: 'http://localhost:3000',
    dataDir: '',
    privateHosts: [],
    secret: () => '',
    out: async words => void (text += words),
    err: () => undefined,
    progress: () => undefined,
  }).catch((error: Error) => error.message)
  return { code, text }
}

test('an operator enters, checks, chooses and removes a host', async ({ database }) => {
  const key = { tenantId: 'pier', host: 'Pier.localhost' }
  const run = (request: CommandRequest) => command(database, request)
  const added = await run({ command: 'venue host add', ...key })
  expect(added.text).toMatch(
    /^pier\.localhost: .*\n_marquee\.pier\.localhost {2}TXT {2}marquee-host=[0-9a-f]{40}\n$/,
  )
  expect((await run({ command: 'venue host list', tenantId: 'pier' })).text).toBe(
    'pier.localhost  not verified\n',
  )
  expect((await run({ command: 'venue host check', ...key })).text).toBe('pier.localhost: verified\n')
  expect((await run({ command: 'venue host main', ...key })).code).toMatch(/opened once in a browser/)
  await database.system.execute(`update venue_hosts set reached_at = now()`)
  expect((await run({ command: 'venue host main', ...key })).code).toBe(0)
  expect((await run({ command: 'venue host list', tenantId: 'pier' })).text).toBe('pier.localhost  main\n')
  expect((await run({ command: 'venue host main', tenantId: 'pier' })).text).toBe(
    'pier: links name the platform\n',
  )
  expect((await run({ command: 'venue host remove', ...key })).text).toBe('pier.localhost: removed\n')
})

test.for<[CommandRequest, RegExp]>([
  [{ command: 'venue host add', tenantId: 'nowhere', host: HOST }, /no venue "nowhere"/],
  [{ command: 'venue host add', tenantId: 'pier', host: 'https://pier.example' }, /Only the host name/],
  [{ command: 'venue host check', tenantId: 'pier', host: HOST }, /"pier" has no host/],
  [{ command: 'venue host main', tenantId: 'pier', host: HOST }, /"pier" has no host/],
  [{ command: 'venue host remove', tenantId: 'pier', host: HOST }, /"pier" has no host/],
])('an operator is told in a line what is wrong: %j', async ([request, sentence], { database }) => {
  expect((await command(database, request)).code).toMatch(sentence)
})

test('a publisher enters a name, sees its record and what is wrong, chooses it and takes it away', async ({
  database,
}) => {
  const texts: Record<string, string[]> = {}
  const services = testServices(database, { gateways: { dns: dnsOf(texts) } as unknown as Gateways })
  const api = await inProcess(database, { services, staff: aStaffMember(['publisher']) })
  const params = { host: HOST }
  expect(await refusalOfCall(api.venueHosts.add({ body: { host: `https://${HOST}` } }))).toMatchObject({
    status: 422,
    errors: { host: 'Only the host name, without https://, a port or a path' },
  })
  const { payload } = await api.venueHosts.add({ body: { host: 'Tickets.Pier.Example' } })
  expect(payload).toMatchObject({
    target: PLATFORM,
    hosts: [{ host: HOST, address: `https://${HOST}/`, state: 'waiting' }],
  })
  const stateOf = async () => (await api.venueHosts.check({ params })).payload.hosts[0]
  expect(await stateOf()).toMatchObject({ state: 'failed', problem: 'record-missing' })
  const { name, value } = payload.hosts[0]!.record
  texts[name] = [value]
  expect(await stateOf()).toMatchObject({ state: 'verified', problem: null, isReached: false })
  const choose = (main: string | null) => api.venueHosts.choose({ body: { main } })
  expect((await refusalOfCall(choose(HOST)))?.status).toBe(422)
  await (await askedByHost(express().use(venueDoor(services))))(HOST, '/')
  expect((await choose(HOST)).payload.hosts[0]).toMatchObject({ isMain: true })
  expect((await api.venueHosts.remove({ params })).payload.hosts).toEqual([])
  expect((await refusalOfCall(api.venueHosts.remove({ params })))?.status).toBe(404)
})

test('the mail of an order leads to the main host of its venue', async ({ database }) => {
  const shop = openShop(database)
  await openHosts(database, { services: shop.services })
  const api = await shop.visitor()
  const cart = await fillCart(api, aDraft({ adult: 1 }))
  await place(
    api,
    aCheckout({ shoppingCartId: cart.id, shownTotal: cart.total, paymentToken: shop.token(GOOD_CARD) }),
  )
  await workJobs(shop.services)
  const text = shop.mails.map(mail => mail.text).join('\n')
  expect(text).toContain(`https://${HOST}/`)
  expect(text).not.toContain(`https://${PLATFORM}/`)
})
