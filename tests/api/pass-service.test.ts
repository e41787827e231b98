import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { Database } from '#app/data/database/database.ts'
import { saveThemeRevision } from '#app/data/queries/themes/write.ts'
import { readEnvironment } from '#app/environment.ts'
import { LOOKS_AT_ONCE } from '#app/rules/passes/pass-looks.ts'
import { openPasses } from '#app/server/open-passes.ts'
import { NOW } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { passAuthority } from '#tests/builders/pass-authority.mjs'
import { openPhone } from '#tests/builders/phone.ts'
import { openPushServer } from '#tests/builders/push-server.ts'
import { type PassJson, readPass, readPasses } from '#tests/builders/read-pass.ts'
import {
  aCheckout,
  aDraft,
  BOAT,
  fillCart,
  GOOD_CARD,
  openShop,
  place,
  type Shop,
  slotAt,
} from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const POLICY = { moveHours: 1, cancelHours: 2, refundPercent: 80, cancelFee: 200 }
const MINUTE = 60_000

const ada = { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' }
const term = (membershipId: string, year: number, about: object = {}) => ({
  membershipId,
  membershipNumber: '88001',
  categoryId: 'friend',
  startDate: `${year}-01-01`,
  expirationDate: `${year}-12-31`,
  cardholders: [{ id: `${membershipId}-1`, barcode: `CARD-${membershipId}`, ...ada }],
  ...about,
})
const museum = (about: object = {}) =>
  aMuseum({
    company: { holdMinutes: 0, orderChanges: POLICY },
    members: [term('M.1', 2026)],
    ...about,
  })
const OTHER = museum({ venue: { id: 'other', name: 'Other', timeZone: 'America/New_York' } })

const { test } = useDatabase(async database => {
  await loadVenue(database, museum())
  await loadVenue(database, OTHER)
})

const BEGIN = new Date('2026-01-01T00:00:00Z')
const authority = passAuthority(BEGIN)
const { wwdr } = authority
/** Servers look at the clock of the machine. */
const pair = authority.issue({ from: BEGIN, until: new Date('2040-01-01T00:00:00Z') })
const LATER = slotAt('boat-tour', '2026-11-23', '15:00')

/** A shop that signs passes and tells phones, where a phone listens. */
async function open(database: Database, { gone = [] as string[], pushUrl = '' } = {}) {
  const push = await openPushServer(authority, token =>
    gone.includes(token) ? { status: 410, body: { reason: 'Unregistered' } } : { status: 200 },
  )
  const shop = openShop(database)
  const environment = readEnvironment({
    APPLE_PASS_CERTIFICATE: pair.certificate,
    APPLE_PASS_KEY: pair.key,
    APPLE_WWDR_CERTIFICATE: wwdr,
    APPLE_PUSH_URL: pushUrl || push.url,
    APPLE_PUSH_AUTHORITY: wwdr,
  })
  const passes = openPasses(environment, { now: NOW, log: shop.services.log, origin: '' })
  shop.services.gateways = { ...shop.services.gateways, passes }
  return { shop, pushes: push.pushes, phone: await openPhone(shop.services, { wwdr }) }
}

/** An order of the boat tour with its passes, and what can become of it. */
async function buy(shop: Shop, { adult = 1, tenantId = 'pier' } = {}) {
  const api = await shop.visitor({}, tenantId)
  const { id } = await fillCart(api, aDraft({ adult }))
  const body = aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD) })
  const { orderNumber } = readPlacedOrder(await place(api, body))
  await workJobs(shop.services)
  const key = { params: { orderId: orderNumber }, headers: { 'x-cart-id': id } }
  const read = async () => (await (await shop.visitor({}, tenantId)).orders.get(key)).payload
  const { payload } = await (await shop.visitor({}, tenantId)).passes.ofOrder({
    params: { orderId: orderNumber, wallet: 'apple' },
    headers: key.headers,
  })
  const passes = passesIn(payload)
  const first = passes[0]
  if (!first) throw new Error('An order has a pass')
  return {
    orderNumber,
    pass: first,
    passes,
    read,
    move: async () => {
      const params = { orderId: orderNumber, eventId: BOAT }
      await (await shop.visitor({}, tenantId)).orders.move({ ...key, params, body: { eventId: LATER } })
      await workJobs(shop.services)
    },
    cancel: async () => {
      const refund = (await read()).changes.cancel?.total ?? 0
      await (await shop.visitor({}, tenantId)).orders.cancel({ ...key, body: { refund } })
      await workJobs(shop.services)
    },
  }
}

type Payload = { kind: string; content?: string; contentType?: string }

function passesIn({ content = '', contentType }: Payload): PassJson[] {
  const bytes = Buffer.from(content, 'base64')
  return contentType === 'application/vnd.apple.pkpass'
    ? [readPass(bytes, wwdr).json]
    : readPasses(bytes, wwdr)
}

const registrations = async (database: Database) =>
  (await database.system.execute(sql`select * from pass_registrations`)).rows.length

test('a phone registers a pass once, lists it, and forgets it again', async ({ database }) => {
  const { shop, phone } = await open(database)
  const { pass } = await buy(shop)
  expect(pass.webServiceURL).toBe('https://tickets.example/wallet/pier')
  expect([(await phone.register(pass)).status, (await phone.register(pass)).status]).toEqual([201, 200])
  const listed = await phone.changed(pass)
  const tag = String(NOW.getTime() / 1_000)
  expect(await listed.json()).toEqual({ serialNumbers: [pass.serialNumber], lastUpdated: tag })
  expect((await phone.changed(pass, tag)).status).toBe(204)
  expect((await phone.unregister(pass)).status).toBe(200)
  expect((await phone.changed(pass)).status).toBe(204)
})

test('whoever has not the token of a pass is refused, and nothing is kept', async ({ database }) => {
  const { shop, phone } = await open(database)
  const { passes } = await buy(shop, { adult: 2 })
  const [pass, other] = passes
  if (!pass || !other) throw new Error('Two tickets are two passes')
  expect(pass.authenticationToken).not.toBe(other.authenticationToken)
  await phone.register(pass)
  for (const token of [undefined, '', 'a-token-that-somebody-made-up', other.authenticationToken]) {
    const wrong = { token: token ?? '' }
    for (const answer of [
      await phone.register(pass, wrong),
      await phone.unregister(pass, wrong),
      await phone.latest(pass, wrong),
    ])
      expect([answer.status, answer.headers.get('content-type')], token).toEqual([
        401,
        expect.stringContaining('application/problem+json'),
      ])
  }
  expect(await registrations(database)).toBe(1)
})

test('a pass of one venue is nothing at another', async ({ database }) => {
  const { shop, phone } = await open(database)
  const { pass } = await buy(shop)
  await phone.register(pass)
  const elsewhere = { ...pass, webServiceURL: 'https://tickets.example/wallet/other' }
  expect((await phone.latest(elsewhere)).status).toBe(401)
  expect((await phone.register(elsewhere)).status).toBe(401)
  expect((await phone.unregister(elsewhere)).status).toBe(401)
  expect((await phone.changed(elsewhere)).status).toBe(204)
  expect((await phone.latest({ ...pass, webServiceURL: '/nowhere' })).status).toBe(404)
  const foreign = await buy(shop, { tenantId: 'other' })
  await phone.register(foreign.pass)
  await foreign.move()
  const { serialNumbers } = await (await phone.changed(pass)).json()
  expect(serialNumbers).toEqual([pass.serialNumber])
})

test('a phone is told of a moved visit with nothing said, and finds the new time and what to say of it', async ({
  database,
}) => {
  const { shop, pushes, phone } = await open(database)
  const { pass, move } = await buy(shop)
  await phone.register(pass)
  const before = await phone.latest(pass)
  const since = { 'if-modified-since': before.headers.get('last-modified') ?? '' }
  expect((await phone.latest(pass, { headers: since })).status).toBe(304)
  await move()
  expect(pushes).toEqual([
    {
      token: 'push-device-1',
      topic: 'pass.example.marquee',
      body: '{}',
      holder: 'pass.example.marquee',
    },
  ])
  const changed = await (await phone.changed(pass, String(NOW.getTime() / 1_000))).json()
  expect(changed.serialNumbers).toEqual([pass.serialNumber])
  expect((await phone.latest(pass, { headers: since })).status).toBe(200)
  const after = await phone.fetch(pass)
  expect(after).toMatchObject({
    serialNumber: pass.serialNumber,
    authenticationToken: pass.authenticationToken,
    relevantDate: '2026-11-23T20:00:00.000Z',
  })
  expect(after.eventTicket?.secondaryFields[0]).toMatchObject({
    value: expect.stringContaining('Nov 23'),
    changeMessage: 'Date has changed: %@',
  })
})

/** The venue publishes its theme in another colour. */
const publish = (database: Database, { revision, color }: { revision: number; color: string }) =>
  saveThemeRevision(database.forTenant('pier'), {
    tenantId: 'pier',
    document: { schema: 1, variables: { 'color-brand': color } },
    author: 'staff',
    now: NOW,
    revision,
  })

test('a phone is told of a new look, a minute after it is published, once for all that is published meanwhile', async ({
  database,
}) => {
  const { shop, pushes, phone } = await open(database)
  const { pass } = await buy(shop)
  await phone.register(pass)
  const { revision } = (await (await shop.visitor()).themes.get({ params: { tenantId: 'pier' } })).payload
  const next = await publish(database, { revision, color: '#7a1fa2' })
  await publish(database, { revision: next ?? 0, color: '#0a5c36' })
  expect(await workJobs(shop.services)).toBe(0)
  shop.wait(MINUTE)
  expect(await workJobs(shop.services)).toBe(2)
  expect(pushes).toEqual([])
  expect(await workJobs(shop.services)).toBe(1)
  expect(pushes.map(({ token }) => token)).toEqual(['push-device-1'])
  const after = await phone.fetch(pass)
  expect(after.backgroundColor).not.toBe(pass.backgroundColor)
  expect(await workJobs(shop.services)).toBe(0)
})

test('a new look is told of so many orders at a time, the next a minute later', async ({ database }) => {
  const { shop } = await open(database)
  await database.system.execute(sql`
    insert into pass_registrations (tenant_id, device_id, pass_type_id, serial, scope, subject, push_token, changed_at)
    select 'pier', 'd' || n, 'gone', 's' || n, 'order', 'O-' || lpad(n::text, 4, '0'), 't' || n, now()
    from generate_series(1, ${LOOKS_AT_ONCE + 1}) n`)
  const { revision } = (await (await shop.visitor()).themes.get({ params: { tenantId: 'pier' } })).payload
  await publish(database, { revision, color: '#7a1fa2' })
  shop.wait(MINUTE)
  await workJobs(shop.services)
  const updates = async () =>
    (await database.system.execute(sql`select * from jobs where kind = 'pass-update'`)).rows.length
  expect(await updates()).toBe(LOOKS_AT_ONCE)
  shop.wait(MINUTE)
  for (let rounds = 0; rounds < 8 && (await updates()) === LOOKS_AT_ONCE; rounds += 1)
    await workJobs(shop.services)
  expect(await updates()).toBe(LOOKS_AT_ONCE + 1)
})

test('a venue of which nobody has a pass has nothing to do for a new look', async ({ database }) => {
  const { shop } = await open(database)
  const { revision } = (await (await shop.visitor()).themes.get({ params: { tenantId: 'pier' } })).payload
  await publish(database, { revision, color: '#7a1fa2' })
  const { rows } = await database.system.execute(sql`select * from jobs where kind = 'pass-look'`)
  expect(rows).toEqual([])
})

test('the passes of a cancelled order come void, of a ticket that was handed on without its order', async ({
  database,
}) => {
  const { shop, pushes, phone } = await open(database)
  const { pass, read, cancel, orderNumber } = await buy(shop)
  const link = (await read()).tickets[0]?.link ?? ''
  const { payload } = await (await shop.visitor()).passes.ofTicket({ params: { link, wallet: 'apple' } })
  const [handedOn] = passesIn(payload)
  if (!handedOn) throw new Error('A ticket has a pass')
  const friend = await openPhone(shop.services, { deviceId: 'device-2', wwdr })
  await phone.register(pass)
  await friend.register(handedOn)
  await cancel()
  expect(pushes.map(({ token }) => token)).toEqual(['push-device-1', 'push-device-2'])
  expect(await phone.fetch(pass)).toMatchObject({ voided: true, serialNumber: pass.serialNumber })
  const theirs = await friend.fetch(handedOn)
  expect(theirs.voided).toBe(true)
  expect(JSON.stringify(theirs)).not.toContain(orderNumber)
  expect(JSON.stringify(await phone.fetch(pass))).toContain(orderNumber)
})

test('a phone that Apple knows no more is forgotten', async ({ database }) => {
  const { shop, pushes, phone } = await open(database, { gone: ['push-device-1'] })
  const { pass, move } = await buy(shop)
  const second = await openPhone(shop.services, { deviceId: 'device-2', wwdr })
  await phone.register(pass)
  await second.register(pass)
  await move()
  expect(pushes).toHaveLength(2)
  expect(await registrations(database)).toBe(1)
  expect((await phone.changed(pass)).status).toBe(204)
})

test('while nobody can be told the job stays, and the pass is the new one nevertheless', async ({
  database,
}) => {
  const { shop, phone } = await open(database, { pushUrl: 'https://localhost:1' })
  const { pass, move } = await buy(shop)
  await phone.register(pass)
  await move()
  const open_jobs = sql`select attempts from jobs where kind = 'pass-update' and done_at is null`
  expect((await database.system.execute(open_jobs)).rows).toEqual([{ attempts: 1 }])
  expect((await phone.fetch(pass)).relevantDate).toBe('2026-11-23T20:00:00.000Z')
})

/** The pass of the card of a verified membership. */
async function cardOf(shop: Shop, membershipId = 'M.1'): Promise<PassJson> {
  const api = await shop.visitor(verifiedMember(membershipId))
  const { payload } = await api.passes.ofMembership({ params: { membershipId, wallet: 'apple' } })
  const [pass] = passesIn(payload)
  if (!pass) throw new Error('A card is a pass')
  return pass
}

test('the pass of a card goes on in the term that follows, once that has begun', async ({ database }) => {
  const { shop, pushes, phone } = await open(database)
  const pass = await cardOf(shop)
  expect(pass.serialNumber).toBe('pier.M%2E1.M%2E1-1')
  expect((await phone.register(pass)).status).toBe(201)
  await loadVenue(database, museum({ members: [term('M.1', 2026), term('M-2', 2027)] }))
  await workJobs(shop.services)
  expect(pushes).toEqual([])
  shop.wait(Date.parse('2027-01-01T05:01:00Z') - NOW.getTime())
  await workJobs(shop.services)
  expect(pushes).toHaveLength(1)
  const after = await phone.fetch(pass)
  expect(after).toMatchObject({
    serialNumber: pass.serialNumber,
    barcodes: [{ message: 'CARD-M-2' }],
    storeCard: {
      headerFields: [{ value: 'December 31, 2027', changeMessage: 'Valid until has changed: %@' }],
    },
  })
  expect((await cardOf(shop, 'M-2')).serialNumber).toBe(pass.serialNumber)
})

test.for([
  ['the membership is cancelled', { standing: 'dropped' }],
  ['its person is taken off it', { cardholders: [{ id: 'M.1-9', firstName: 'Bo', lastName: 'Moss' }] }],
] as const)('when %s its card comes void', async ([, about], { database }) => {
  const { shop, pushes, phone } = await open(database)
  const pass = await cardOf(shop)
  expect(pass).not.toHaveProperty('voided')
  await phone.register(pass)
  await loadVenue(database, museum({ members: [term('M.1', 2026, about)] }))
  await workJobs(shop.services)
  expect(pushes).toHaveLength(1)
  expect(await phone.fetch(pass)).toMatchObject({ voided: true, serialNumber: pass.serialNumber })
})

test('an import that changes no membership tells nobody', async ({ database }) => {
  const { shop, pushes, phone } = await open(database)
  await phone.register(await cardOf(shop))
  await loadVenue(database, museum())
  await workJobs(shop.services)
  expect(pushes).toEqual([])
})

test.for<[string, object, number]>([
  ['a push token that is none', { pushToken: 'a b' }, 400],
  ['no push token', {}, 400],
])('a registration with %s is refused', async ([, body, status], { database }) => {
  const { shop, phone } = await open(database)
  const { pass } = await buy(shop)
  expect((await phone.register(pass, { body })).status).toBe(status)
  expect(await registrations(database)).toBe(0)
})

test('what a phone complains of stands in the log, cut short', async ({ database }) => {
  const { shop, phone } = await open(database)
  const logs = ['x'.repeat(5_000), ...Array.from({ length: 40 }, () => 'y')]
  const send = (body: object) => phone.ask('/pier/v1/log', { method: 'POST', body })
  expect((await send({ logs })).status).toBe(200)
  expect((await send({ logs: 'x' })).status).toBe(400)
  const [line] = shop.logged()
  expect(line).toMatchObject({ tenantId: 'pier', msg: 'A phone tells of a pass' })
  expect((line?.logs as string[] | undefined)?.map(({ length }) => length)).toEqual([
    500,
    ...Array(9).fill(1),
  ])
})

test('an address that asks too much is told to wait', async ({ database }) => {
  const { shop, phone } = await open(database)
  const { pass } = await buy(shop)
  const statuses: number[] = []
  for (let index = 0; index < 245; index += 1) statuses.push((await phone.changed(pass)).status)
  expect(statuses.filter(status => status === 204)).toHaveLength(240)
  const refused = await phone.changed(pass)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  shop.wait(MINUTE)
  expect((await phone.changed(pass)).status).toBe(204)
})

test.for([
  '/pier/v1/devices/d/registrations',
  '/pier/v2/log',
  '/pier/v1/passes/%E0%A4%A/x',
  '/nowhere/v1/log',
])('there is nothing at %s', async (path, { database }) => {
  const { phone } = await open(database)
  expect((await phone.ask(path)).status).toBe(404)
})
