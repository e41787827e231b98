import { expect } from 'vitest'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import AccountOrder, { loader as orderLoader } from '#app/routes/account/order/route.tsx'
import AccountOrders, { loader as historyLoader } from '#app/routes/account/orders/route.tsx'
import Confirm, { loader as confirmation } from '#app/routes/checkout/confirm/route.tsx'
import Event, { loader as eventLoader } from '#app/routes/events/detail/route.tsx'
import Join, { loader as joinLoader } from '#app/routes/membership/join/route.tsx'
import { loader as membershipShell } from '#app/routes/membership/shell/route.tsx'
import { loader as standardLoader } from '#app/routes/standard/route.tsx'
import { checkoutVisitor } from '#tests/builders/checkout-browser.tsx'
import { loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { drawScreen } from '#tests/builders/draw-screen.tsx'
import { aFamilyClub, aMembership, info, primary, renewal } from '#tests/builders/family-club.ts'
import { aFullMuseum, buyEverything, everything } from '#tests/builders/full-order.ts'
import { load } from '#tests/builders/page-loader.ts'
import { aDraft, fillCart, openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const texts = {
  'mail-sender-address': 'box@venue.example',
  'confirmation-auto-renew': 'It goes on and on.',
  'auto-renew-icon': 'Never ends',
}
/** Its levels begin with the offering that renews itself, which cards in a list show. */
const renewsFirst = (memberships: VenueFileInput['memberships']): VenueFileInput['memberships'] => ({
  ...memberships,
  categories: memberships?.categories?.map(level => ({ ...level, offerings: level.offerings?.toReversed() })),
})

const aWorded = (id: string, about: Partial<VenueFileInput> = {}): VenueFileInput => ({
  ...aFullMuseum(),
  memberships: renewsFirst(aFullMuseum().memberships),
  venue: { id, name: id, timeZone: 'America/New_York' },
  visitors: [],
  members: [],
  staff: [],
  reviews: [],
  ...about,
})

const { test } = useDatabase(async database => {
  await loadVenue(database, aFamilyClub())
  await loadVenue(database, aWorded('default-words'))
  await loadVenue(database, aWorded('own-words', { texts }))
  await loadVenue(
    database,
    aWorded('full-detail', {
      company: { ...aFullMuseum().company, orderDetail: 'full' },
      visitors: aFullMuseum().visitors,
    }),
  )
})

const moneyOf = async (database: Database, tenantId: string) =>
  (await load(standardLoader, { database, path: `/events/${tenantId}/list` })).page.shell.money

test('[CHK-304] a venue that names no currency sells in dollars', async ({ database }) => {
  const yen = { id: 'yen', name: 'yen', timeZone: 'Asia/Tokyo', currency: 'JPY' }
  await loadVenue(database, aWorded('yen', { venue: yen }))
  expect(await moneyOf(database, 'default-words')).toMatchObject({ currency: 'USD' })
  expect(await moneyOf(database, 'yen')).toMatchObject({ currency: 'JPY' })
})

test('[CHK-305] [MEM-296] sums are whole cents, a half of one going up, and money only where they are read', async ({
  database,
}) => {
  const file = aWorded('odd', {
    coupons: [{ code: 'ODD', discountType: 'PercentageBased', value: 2.75 }],
  })
  await loadVenue(database, file)
  const { page, words } = await checkoutVisitor(database, {
    tenantId: 'odd',
    draft: { ...aDraft({ adult: 1 }), couponCodes: ['ODD'] },
  })
  // 2.75 % of 18.00 are 49.5 cents.
  expect(await page()).toMatchObject({ total: 1750, due: 1750 })
  expect(await words()).toContain('Coupon ODD −$0.50')
  expect(await words()).toContain('Total $17.50')
})

test('[CHK-311] people come from acme unless the venue says otherwise', async ({ database }) => {
  const api = await openShop(database).visitor(verifiedMember('M-1001'))
  const membershipInfo = info([primary('Bea')])
  const cart = await fillCart(api, {
    memberships: [renewal(), aMembership({ id: 'item-2', membershipInfo })],
  })
  const { payload } = await api.carts.memberships({ headers: { 'x-cart-id': cart.id } })
  const [renewed, bought] = payload
  expect(renewed?.primaryCardholder?.customerSource).toBe('acme')
  expect(renewed?.secondaryCardholders.map(({ customerSource }) => customerSource)).toEqual([
    'bay-pass',
    'acme',
  ])
  expect(bought?.primaryCardholder?.customerSource).toBe('acme')
})

test('[CHK-313] the hours of today are those of its exception, else of its weekday', async ({ database }) => {
  const on = async (now: string) =>
    (await load(standardLoader, { database, path: '/events/pier/list', now: new Date(now) })).page.shell.hours
  expect(await on('2026-11-20T15:00:00Z')).toBe('Today – Hours: Open 9:00 am to 5:00 pm')
  expect(await on('2026-11-21T15:00:00Z')).toBe('Today – Closed')
  expect(await on('2026-11-26T15:00:00Z')).toBe('Today – Closed')
  const thanksgiving = { date: '2026-11-27', hours: [{ open: '12:00', close: '16:30' }] }
  const standard = { F: [{ open: '09:00', close: '17:00' }] }
  await loadVenue(database, { ...aFamilyClub(), hours: { standard, exceptions: [thanksgiving] } })
  expect(await on('2026-11-27T15:00:00Z')).toBe('Today – Hours: Open 12:00 pm to 4:30 pm')
})

test('[CHK-315] orders are of a day, visits of a minute where details are full, reviews of a weekday', async ({
  database,
}) => {
  const session = { visitor: { id: 'V-1', email: 'Ada@Example.com', name: 'Ada Moss' } }
  const shop = openShop(database)
  const tenantId = 'full-detail'
  const browser = await checkoutVisitor(database, { shop, session, tenantId, draft: aDraft({ adult: 1 }) })
  await browser.deliver()
  await browser.pay(browser.card())
  const number = /confirm\/([\w-]+)/.exec((await browser.complete()).location ?? '')?.[1] ?? ''
  const history = await load(historyLoader, { database, path: '/account/full-detail/orders', session })
  expect(await drawScreen(AccountOrders, history.page)).toContain('November 20, 2026')
  const params = { orderId: number }
  const path = `/account/full-detail/orders/${number}`
  const order = await load(orderLoader, { database, path, params, session })
  expect(await drawScreen(AccountOrder, order.page)).toMatch(
    /November 20, 2026, 3:00 PM .*Total \$ ?18 Order total \$ ?18/,
  )
  const event = await load(eventLoader, {
    database,
    path: '/events/pier/detail/boat-tour',
    params: { eventId: 'boat-tour' },
  })
  expect(await drawScreen(Event, event.page)).toContain('Monday, October 5, 2026')
})

test('[CHK-319] the sender and what is said of automatic renewal are the venue’s', async ({ database }) => {
  const answersOf = async (tenantId: string) => {
    const { orderNumber } = await buyEverything(openShop(database), { tenantId, draft: everything() })
    const path = `/checkout/${tenantId}/confirm/${orderNumber}`
    const request = { database, path, params: { orderNumber }, session: { orderNumbers: [orderNumber] } }
    const confirmed = await drawScreen(Confirm, (await load(confirmation, request)).page)
    const joining = { database, path: `/membership/${tenantId}/join` }
    const { messages } = (await load(membershipShell, joining)).page
    return confirmed + (await drawScreen(Join, { ...(await load(joinLoader, joining)).page, messages }))
  }
  const worded = await answersOf('own-words')
  for (const own of Object.values(texts)) expect(worded).toContain(own)
  const plain = await answersOf('default-words')
  expect(plain).toContain('tickets@example.org')
  expect(plain).toContain('Renews automatically')
})
