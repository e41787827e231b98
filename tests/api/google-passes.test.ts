import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { Database } from '#app/data/database/database.ts'
import { savePassIssuer } from '#app/data/queries/pass-issuers/write.ts'
import { saveThemeRevision } from '#app/data/queries/themes/write.ts'
import { readEnvironment } from '#app/environment.ts'
import { openPasses } from '#app/server/open-passes.ts'
import { NOW, TEST_SECRET } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { type GoogleRequest, openGoogleWallet } from '#tests/builders/google-wallet.ts'
import { serviceAccount } from '#tests/builders/pass-authority.mjs'
import {
  aCheckout,
  aDraft,
  BOAT,
  fillCart,
  GOOD_CARD,
  openShop,
  place,
  slotAt,
} from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const POLICY = { moveHours: 1, cancelHours: 2, refundPercent: 80, cancelFee: 200 }
const museum = (about: object = {}) =>
  aMuseum({ company: { holdMinutes: 0, orderChanges: POLICY }, ...about })
const { test } = useDatabase(database => loadVenue(database, museum()))

const account = serviceAccount()
const LATER = slotAt('boat-tour', '2026-11-23', '15:00')

/** A shop with an account at Google, and an order of one ticket there. */
async function open(database: Database, answer?: (request: GoogleRequest) => number) {
  const google = await openGoogleWallet(account, answer)
  const shop = openShop(database)
  const key = JSON.stringify({ ...JSON.parse(account.json), token_uri: google.tokenUrl })
  const environment = readEnvironment({
    GOOGLE_WALLET_KEY: key,
    GOOGLE_WALLET_ISSUER_ID: '3388',
    GOOGLE_WALLET_URL: google.apiUrl,
  })
  const passes = openPasses(environment, {
    now: NOW,
    log: shop.services.log,
    origin: 'https://tickets.example',
  })
  shop.services.environment = environment
  shop.services.gateways = { ...shop.services.gateways, passes }
  const api = await shop.visitor()
  const { id } = await fillCart(api, aDraft({ adult: 1 }))
  const body = aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD) })
  const { orderNumber: orderId } = readPlacedOrder(await place(api, body))
  const order = { params: { orderId }, headers: { 'x-cart-id': id } }
  /** opens the link, as somebody who saves the ticket does; gives the object that Google is told of */
  const take = async () => {
    const { payload } = await (await shop.visitor()).passes.ofOrder({
      ...order,
      params: { orderId, wallet: 'google' },
    })
    const claims = payload.kind === 'link' ? payload.url.split('.')[3] : ''
    const { payload: saved } = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())
    return { object: saved.eventTicketObjects[0], class: saved.eventTicketClasses[0] }
  }
  const move = async () => {
    const params = { orderId, eventId: BOAT }
    await (await shop.visitor()).orders.move({ ...order, params, body: { eventId: LATER } })
    await workJobs(shop.services)
  }
  const cancel = async () => {
    const { payload } = await (await shop.visitor()).orders.get(order)
    const refund = payload.changes.cancel?.total ?? 0
    await (await shop.visitor()).orders.cancel({ ...order, body: { refund } })
    await workJobs(shop.services)
  }
  return { shop, key, requests: google.requests, take, move, cancel }
}

test('Google is told of the new time of a ticket that somebody has taken there', async ({ database }) => {
  const { requests, take, move } = await open(database)
  const before = await take()
  await move()
  const [made, changed] = requests
  expect(requests).toHaveLength(2)
  expect(made).toMatchObject({
    method: 'POST',
    path: 'eventTicketClass',
    body: { dateTime: { start: '2026-11-23T20:00:00.000Z' }, eventName: before.class.eventName },
  })
  expect(made?.body.id).not.toBe(before.class.id)
  expect(changed).toMatchObject({
    method: 'PATCH',
    path: `eventTicketObject/${before.object.id}`,
    body: { classId: made?.body.id, state: 'ACTIVE', notifyPreference: 'NOTIFY_ON_UPDATE' },
  })
})

test('a cancelled order ends its tickets at Google', async ({ database }) => {
  const { requests, take, cancel } = await open(database)
  const before = await take()
  await cancel()
  expect(requests.at(-1)).toMatchObject({
    method: 'PATCH',
    path: `eventTicketObject/${before.object.id}`,
    body: { state: 'INACTIVE' },
  })
})

test('a membership that was cancelled ends its card at Google', async ({ database }) => {
  const { shop, requests } = await open(database)
  const member = await shop.visitor(verifiedMember('M-1001'))
  await member.passes.ofMembership({ params: { membershipId: 'M-1001', wallet: 'google' } })
  const [ada, ...others] = museum().members ?? []
  await loadVenue(database, museum({ members: [{ ...ada, standing: 'dropped' }, ...others] }))
  await workJobs(shop.services)
  expect(requests.map(({ path }) => path.split('/')[0])).toEqual(['genericClass', 'genericObject'])
  expect(requests[1]?.body).toMatchObject({ state: 'INACTIVE', cardTitle: expect.anything() })
})

test('Google is told of the new look of a ticket, a minute after its venue has published it', async ({
  database,
}) => {
  const { shop, requests, take } = await open(database)
  const before = await take()
  const { revision } = (await (await shop.visitor()).themes.get({ params: { tenantId: 'pier' } })).payload
  await saveThemeRevision(database.forTenant('pier'), {
    tenantId: 'pier',
    document: { schema: 1, variables: { 'hero-background': '#0a5c8a' } },
    author: 'staff',
    now: NOW,
    revision,
  })
  await workJobs(shop.services)
  expect(requests).toEqual([])
  shop.wait(60_000)
  await workJobs(shop.services)
  await workJobs(shop.services)
  const changed = requests.at(-1)
  expect(changed).toMatchObject({ method: 'PATCH', path: `eventTicketObject/${before.object.id}` })
  expect(before.object.hexBackgroundColor).not.toBe('#0a5c8a')
  expect(changed?.body.hexBackgroundColor).toBe('#0a5c8a')
})

test('Google is not asked about what nobody took there', async ({ database }) => {
  const { requests, move } = await open(database)
  await move()
  expect(requests).toEqual([])
})

const jobsLeft = async (database: Database) => {
  const left = sql`select attempts from jobs where kind = 'pass-update' and done_at is null`
  return (await database.system.execute(left)).rows
}

test('a class that is there and a ticket that nobody saved are no failures', async ({ database }) => {
  const answer = ({ method }: GoogleRequest) => (method === 'POST' ? 409 : 404)
  const { requests, take, move } = await open(database, answer)
  await take()
  await move()
  expect(requests).toHaveLength(2)
  expect(await jobsLeft(database)).toEqual([])
})

test('while Google fails the job stays', async ({ database }) => {
  const { take, move } = await open(database, () => 500)
  await take()
  await move()
  expect(await jobsLeft(database)).toEqual([{ attempts: 1 }])
})

test('the account of the venue tells of what was taken with it', async ({ database }) => {
  const { requests, key, take, move } = await open(database)
  await savePassIssuer(database.forTenant('pier'), 'pier', {
    wallet: 'google',
    name: '3399',
    expiresAt: null,
    keys: key,
    secret: TEST_SECRET,
  })
  await take()
  await move()
  expect(requests.at(-1)?.path).toMatch(/^eventTicketObject\/3399\./)
})
