import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { Database } from '#app/data/database/database.ts'
import * as accountOrder from '#app/routes/account/order/route.tsx'
import * as accountOrders from '#app/routes/account/orders/route.tsx'
import { loader as profile } from '#app/routes/account/profile/route.tsx'
import * as accountShell from '#app/routes/account/shell/route.tsx'
import * as application from '#app/routes/application/route.tsx'
import * as findOrders from '#app/routes/auth/find-orders/route.tsx'
import * as openOrders from '#app/routes/auth/open-orders/route.tsx'
import * as authShell from '#app/routes/auth/shell/route.tsx'
import { loader as downloads } from '#app/routes/checkout/downloads/route.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { NOW, testSessions } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { drawPage } from '#tests/builders/draw-page.tsx'
import { load, type PageRequest } from '#tests/builders/page-loader.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place, type Shop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum())
  const venue = { id: 'other', name: 'Other', timeZone: 'America/New_York' }
  await loadVenue(database, aMuseum({ venue }))
})

const GUEST = 'guest@example.com'

/** Two tickets bought without an account; the mails of the order are out. */
async function buy(shop: Shop, billingEmail = GUEST) {
  const api = await shop.visitor()
  const { id } = await fillCart(api, aDraft({ adult: 2 }))
  const order = await place(
    api,
    aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD), billingEmail }),
  )
  await workJobs(shop.services)
  shop.mails.splice(0)
  return readPlacedOrder(order).orderNumber
}

const find = (database: Database, request: Partial<PageRequest> = {}) =>
  drawPage([application, authShell, findOrders], {
    database,
    pattern: 'auth/:tenantId/orders',
    path: '/auth/pier/orders',
    ...request,
  })

/** What opening a link does: the form that its page sends by itself. */
const open = (
  database: Database,
  token: string,
  { tenantId = 'pier', ...request }: Partial<PageRequest> & { tenantId?: string } = {},
) =>
  drawPage([application, authShell, openOrders], {
    database,
    pattern: 'auth/:tenantId/orders/:token',
    path: `/auth/${tenantId}/orders/${token}`,
    form: {},
    context: { sessions: testSessions },
    ...request,
  })

/** The session behind a cookie that was set, read a while later. */
const sessionOf = ({ headers }: { headers: Headers }, hours = 0): Promise<VisitorSession> =>
  testSessions.read({
    cookieHeader: headers.getSetCookie()[0]?.split(';')[0] ?? '',
    tenantId: 'pier',
    now: new Date(NOW.getTime() + hours * 3_600_000),
  })

async function mailedToken(shop: Shop, database: Database, email = GUEST) {
  await find(database, { form: { email } })
  await workJobs(shop.services)
  return /\/auth\/pier\/orders\/([\w-]{43})/.exec(shop.mails.splice(0)[0]?.text ?? '')?.[1] ?? ''
}

const account = (
  database: Database,
  session: VisitorSession,
  orderNumber = '',
  request: Partial<PageRequest> = {},
) =>
  drawPage([application, accountShell, orderNumber ? accountOrder : accountOrders], {
    database,
    pattern: `account/:tenantId/orders${orderNumber ? '/:orderId' : ''}`,
    path: `/account/pier/orders${orderNumber ? `/${orderNumber}` : ''}`,
    session,
    ...request,
  })

const redirectOf = (opening: Promise<unknown>) =>
  opening.then(
    () => null,
    (answer: unknown) => (answer instanceof Response ? answer.headers.get('Location') : answer),
  )

test('a link to the orders of an address is mailed there, and nobody is told whether there are any', async ({
  database,
}) => {
  const shop = openShop(database)
  await buy(shop)
  const known = await find(database, { form: { email: 'GUEST@example.com' } })
  const unknown = await find(database, { form: { email: 'nobody@example.com' } })
  expect(known.words).toContain('If there are orders under GUEST@example.com, a link to them is on its way.')
  expect(unknown.words).toBe(known.words.replaceAll('GUEST@', 'nobody@'))
  expect([known.status, unknown.status]).toEqual([200, 200])
  await workJobs(shop.services)
  expect(shop.mails).toMatchObject([{ to: GUEST, subject: 'Your orders at Pier Museum' }])
  expect((await find(database, { form: { email: 'none' } })).status).toBe(400)
})

test('the link opens the orders of the address and their tickets for a day, and nothing else', async ({
  database,
}) => {
  const shop = openShop(database)
  const own = await buy(shop)
  const foreign = await buy(shop, 'somebody@example.com')
  const response = await open(database, await mailedToken(shop, database))
  expect(response.location).toBe('/account/pier/orders')
  const session = await sessionOf(response)
  const history = await account(database, session)
  expect(history.words).toContain(own)
  expect(history.words).not.toContain(foreign)
  expect(history.words).toContain(GUEST)
  expect(history.named('a', 'Profile')).toBeNull()
  expect((await account(database, session, own)).words).toContain(`Order number: ${own}`)
  const path = `/checkout/pier/confirm/${own}/tickets.pdf`
  const params = { orderNumber: own, file: 'tickets.pdf' }
  expect((await load(downloads, { database, path, params, session })).status).toBe(200)
  await expect(account(database, session, foreign)).rejects.toMatchObject({ status: 404 })
  expect(await redirectOf(load(profile, { database, path: '/account/pier/profile', session }))).toMatch(
    /^\/auth\/pier\/login/,
  )
  expect((await sessionOf(response, 23.9)).guest).toBeDefined()
  expect((await sessionOf(response, 24)).guest).toBeUndefined()
})

test('the link works once, at its venue, and for a day; looking at it uses nothing up', async ({
  database,
}) => {
  const shop = openShop(database)
  await buy(shop)
  const token = await mailedToken(shop, database)
  expect((await open(database, token, { form: undefined })).words).toContain('Opening your orders...')
  expect((await open(database, token, { tenantId: 'other' })).location).toBe('/auth/other/orders?link=gone')
  expect((await open(database, token)).location).toBe('/account/pier/orders')
  expect((await open(database, token)).location).toBe('/auth/pier/orders?link=gone')
  expect((await find(database, { path: '/auth/pier/orders?link=gone' })).words).toContain(
    'This link is no longer valid.',
  )
  const old = await mailedToken(shop, database)
  const late = new Date(NOW.getTime() + 24 * 3_600_000)
  expect((await open(database, old, { now: late })).location).toBe('/auth/pier/orders?link=gone')
})

test('lost tickets are mailed again, to where they went before, some times an hour', async ({ database }) => {
  const shop = openShop(database)
  const number = await buy(shop)
  const session = await sessionOf(await open(database, await mailedToken(shop, database)))
  expect((await account(database, session, number)).named('button', 'Email my tickets again')).not.toBeNull()
  const again = () => account(database, session, number, { form: {} })
  const page = await again()
  // The address of delivery, as the order has it.
  const { rows } = await database.system.execute<{ email: string }>(
    sql`select document->>'ticketDeliveryEmail' as email from orders`,
  )
  expect(page.words).toContain(`Your tickets are on their way to ${rows[0]?.email}.`)
  await workJobs(shop.services)
  expect(
    shop.mails.some(
      ({ to, attachments }) =>
        to === rows[0]?.email && attachments.some(({ filename }) => filename.endsWith('.pdf')),
    ),
  ).toBe(true)
  const ids = shop.mails.map(({ id }) => id)
  await again()
  await workJobs(shop.services)
  expect(new Set(shop.mails.map(({ id }) => id)).size).toBe(ids.length * 2)
  await again()
  const stopped = await again()
  expect([stopped.status, stopped.words]).toEqual([
    429,
    expect.stringContaining('Your tickets could not be mailed just now.'),
  ])
})

test('nobody has the tickets of somebody else mailed', async ({ database }) => {
  const shop = openShop(database)
  const number = await buy(shop)
  const api = await shop.visitor({
    guest: { email: 'somebody@example.com', until: '2026-11-21T00:00:00.000Z' },
  })
  await expect(api.orders.mail({ params: { orderId: number } })).rejects.toMatchObject({ status: 404 })
})
