import type { RouteConfigEntry } from '@remix-run/route-config'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { slots } from '#app/data/schema/slots.ts'
import routes from '#app/routes.ts'
import { aStaffMember, inProcess, overHttp, refusalOfCall, testSessions } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

/** Two venues that use the very same ids for everything, and tell each other apart by their words only. */
const north = aMuseum({
  venue: { id: 'north', name: 'North Museum', timeZone: 'America/New_York' },
  giftCertificates: [{ number: 'GIFT-1', balance: 9_000 }],
})
const south = aMuseum({
  venue: { id: 'south', name: 'South Museum', timeZone: 'America/New_York' },
  company: { reviews: false, membershipBenefitsExtension: 0 },
  texts: { 'events-page-heading': 'Down South' },
  events: north.events?.map(event => ({ ...event, name: `South ${event.name}` })),
  members: [],
  visitors: [],
  reviews: [],
  giftCertificates: [],
})

const { test } = useDatabase(async database => {
  await loadVenue(database, north)
  await loadVenue(database, south)
})

const QUERY = '?startTime=2026-11-21'
const nameIn = (body: unknown) => (body as { payload: { name: string }[] }).payload[0]?.name

test('[CHK-228] [MEM-229] a call without a venue is refused, and so is one for an unknown venue', async ({
  database,
}) => {
  const call = await overHttp(database)
  for (const path of [
    '/event/templates/summaries',
    '/themes',
    '/shopping_cart',
    '/visitor',
    '/locations/avs/countries',
  ]) {
    expect(await call(path, { tenantId: null })).toMatchObject({
      status: 400,
      body: { code: 'TENANT_REQUIRED' },
    })
    for (const tenantId of ['atlantis', '%E0%A4%A'])
      expect(await call(path, { tenantId })).toMatchObject({
        status: 404,
        body: { code: 'TENANT_UNKNOWN' },
      })
  }
})

test.for([
  "north' or '1'='1",
  '..%2Fnorth',
  'NORTH',
  'north ',
  '%00',
  'a'.repeat(500),
  'north,south',
  '%E0%A4%A',
])('the header %s is no venue', async (tenantId, { database }) => {
  const call = await overHttp(database)
  const { status } = await call('/themes', {
    tenantId: tenantId.trim() === tenantId ? tenantId : encodeURIComponent(tenantId),
  })
  expect(status).toBe(404)
})

test('[ORD-006] [MEM-001] the same ids in two venues are two different things', async ({ database }) => {
  const call = await overHttp(database)
  expect(nameIn((await call(`/event/templates/summaries${QUERY}`, { tenantId: 'north' })).body)).toBe(
    'Boat Tour',
  )
  expect(nameIn((await call(`/event/templates/summaries${QUERY}`, { tenantId: 'south' })).body)).toBe(
    'South Boat Tour',
  )
  expect((await call('/event/instances/parade', { tenantId: 'south' })).body).toMatchObject({
    payload: { name: 'South Boat Tour' },
  })
})

test('[ORD-006] seats sold in one venue are still free in the other', async ({ database }) => {
  await database.forTenant('north').update(slots).set({ sold: 12 }).where(eq(slots.id, 'parade'))
  const seats = async (tenantId: string) => {
    const api = await inProcess(database, { tenantId })
    return (await api.events.instance({ params: { eventId: 'parade' } })).payload.availableSeats
  }
  expect([await seats('north'), await seats('south')]).toEqual([0, 5])
})

test('[MEM-001] a theme, a review and a setting are read under their own venue only', async ({
  database,
}) => {
  const call = await overHttp(database)
  const theme = async (tenantId: string) => (await call(`/themes/${tenantId}`, { tenantId })).body
  expect(await theme('north')).toMatchObject({
    payload: { name: 'North Museum', featuresConfig: { reviews: true } },
  })
  expect(await theme('south')).toMatchObject({
    payload: {
      name: 'South Museum',
      featuresConfig: { reviews: false },
      textVariables: { 'events-page-heading': 'Down South' },
    },
  })
  expect((await call('/themes/north', { tenantId: 'south' })).status).toBe(404)
  expect((await call('/reviews/tenant/north', { tenantId: 'south' })).status).toBe(404)
})

test('[MEM-001] every route names its venue but the start page, onboarding, the modals, what search engines fetch and what does not exist', () => {
  const paths = pathsOf(routes as RouteConfigEntry[], '')
  expect(paths.length).toBeGreaterThan(30)
  const platform = paths.filter(path => !path.includes('/:tenantId') && !path.startsWith('/onboarding'))
  expect(platform).toEqual([
    '/',
    '/sitemap.xml',
    '/robots.txt',
    '/modals/selectEventDate',
    '/forms/modals/save',
    '/*',
  ])
})

/** The full paths of a site map's screens. */
function pathsOf(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const own = path ? `${parent}/${path}` : parent
    const screen = index || path ? [own || '/'] : []
    return [...screen, ...pathsOf(children, own)]
  })
}

test('a session of one venue is nobody in the other', async ({ database }) => {
  const call = await overHttp(database)
  const written = await testSessions.write('north', {
    ...verifiedMember('M-1001'),
    visitor: { id: 'V-1', email: 'ada@example.com', name: 'Ada' },
  })
  const cookie = written.split(';')[0]!
  const renamed = cookie.replace('marquee_north', 'marquee_south')
  expect((await call('/visitor', { tenantId: 'north', headers: { cookie } })).status).toBe(200)
  for (const stolen of [cookie, renamed])
    expect((await call('/visitor', { tenantId: 'south', headers: { cookie: stolen } })).status).toBe(401)
  const walk = await call('/event/templates/night-walk', { tenantId: 'south', headers: { cookie: renamed } })
  expect(walk.body).toMatchObject({ payload: { memberCanPurchase: false } })
})

test('a member of one venue is unknown to the other', async ({ database }) => {
  const call = await overHttp(database)
  const verify = async (tenantId: string) =>
    (await call('/membership/validate?membershipId=M-1001&lastName=Moss', { tenantId })).body
  expect(await verify('north')).toMatchObject({ payload: [{ status: 'verified' }] })
  expect(await verify('south')).toEqual({ payload: [{ status: 'not_found', memberListEntry: null }] })
})

test("[CHK-229] a cart is not read, changed or ordered through another venue's header", async ({
  database,
}) => {
  const shop = openShop(database)
  const ours = await shop.visitor({}, 'north')
  const theirs = await shop.visitor({}, 'south')
  const cart = await fillCart(ours, aDraft({ adult: 2 }))
  const headers = { 'x-cart-id': cart.id }
  expect((await theirs.carts.get({ headers })).payload).toBeNull()
  await theirs.carts.put({ headers, body: { id: cart.id, templates: [] } }).catch(() => undefined)
  await theirs.carts.delete({ headers }).catch(() => undefined)
  const body = aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) })
  expect(await refusalOfCall(place(theirs, body))).toMatchObject({ status: 404 })
  expect((await ours.carts.get({ headers })).payload).toMatchObject({
    id: cart.id,
    total: cart.total,
    templates: cart.templates,
  })
  expect(shop.charged()).toBe(0)
})

test("[CHK-229] an order is not read through another venue's header, whoever asks", async ({ database }) => {
  const shop = openShop(database)
  const ours = await shop.visitor({}, 'north')
  const cart = await fillCart(ours, aDraft({ adult: 2 }))
  const placed = await place(
    ours,
    aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) }),
  )
  const { orderNumber } = JSON.parse(placed) as { orderNumber: string }
  const read = { params: { orderId: orderNumber }, headers: { 'x-cart-id': cart.id } }
  expect((await ours.orders.get(read)).payload.orderNumber).toBe(orderNumber)
  const staff = aStaffMember(['onboarding'], 'south')
  const theirs = await inProcess(database, {
    tenantId: 'south',
    services: shop.services,
    staff,
    session: { cartId: cart.id, orderNumbers: [orderNumber] },
  })
  expect(await refusalOfCall(theirs.orders.get(read))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test("[CHK-229] a gift certificate is worth nothing under another venue's header", async ({ database }) => {
  const shop = openShop(database)
  const balance = async (tenantId: string) => {
    const api = await shop.visitor({}, tenantId)
    return refusalOfCall(api.giftCertificates.get({ params: { number: 'GIFT-1' } }))
  }
  expect(await balance('north')).toBeUndefined()
  expect(await balance('south')).toBeDefined()
  const theirs = await shop.visitor({}, 'south')
  const cart = await fillCart(theirs, aDraft({ adult: 2 }))
  const body = aCheckout({
    shoppingCartId: cart.id,
    giftCardNumber: 'GIFT-1',
    paymentToken: shop.token(GOOD_CARD),
  })
  expect(await refusalOfCall(place(theirs, body))).toMatchObject({ status: 422 })
  const ours = await shop.visitor({}, 'north')
  expect((await ours.giftCertificates.get({ params: { number: 'GIFT-1' } })).payload).toMatchObject({
    balance: 9_000,
  })
})
