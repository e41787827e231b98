import { expect } from 'vitest'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import { action, loader as checkout } from '#app/routes/checkout/process/route.tsx'
import * as list from '#app/routes/events/list/route.tsx'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { load } from '#tests/builders/page-loader.ts'
import { aDraft, fillCart } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const museum = (id: string, company: VenueFileInput['company']) =>
  aMuseum({
    venue: { id, name: 'Pier Museum', timeZone: 'America/New_York' },
    company,
    coupons: [{ code: 'SPRING', discountType: 'PercentageBased', value: 10, distribution: 'total' }],
  })

const { test } = useDatabase(async database => {
  await loadVenue(database, museum('pier', { coupons: true, multipleCoupons: true }))
  await loadVenue(database, museum('plain', { coupons: false }))
})

/** Opens checkout with two boat tickets by an address with a code, as a browser that keeps what it is given. */
async function toCheckout(database: Database, code: string, tenantId = 'pier') {
  const { id } = await fillCart(await inProcess(database, { tenantId }), aDraft({ adult: 2 }))
  const open = async (query: string, cookie?: string) => {
    const path = `/checkout/${tenantId}/process${query}`
    const { page, headers } = await load(checkout, { database, path, session: { cartId: id }, cookie })
    if (!page?.page) throw new Error('There is nothing to pay for')
    return { ...page.page, cookie: (headers.get('set-cookie') ?? cookie ?? '').split(';')[0] }
  }
  const remove = (used: string, cookie?: string) =>
    load(action, {
      database,
      path: `/checkout/${tenantId}/process?coupon=${used}`,
      session: { cartId: id },
      cookie,
      form: { intent: `couponRemove:${used}` },
    })
  return { open, remove, first: await open(`?coupon=${code}`) }
}

test('a code in the address goes from screen to screen, and the order page says what becomes of it', async ({
  database,
}) => {
  const { body } = await openScreen(list, {
    database,
    pattern: 'events/:tenantId/list',
    path: '/events/pier/list?coupon=spring&date=2026-11-20',
  })
  const links = [...body.querySelectorAll('main a[href*="/detail/"], main a[href*="/tickets"]')]
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter(link => !link.getAttribute('href')?.includes('coupon=spring'))).toEqual([])
  const order = (tenantId: string) =>
    openScreen(tickets, {
      database,
      pattern: 'orders/:tenantId/tickets',
      path: `/orders/${tenantId}/tickets?eventId=boat-tour&date=2026-11-20&coupon=spring`,
    })
  expect((await order('pier')).words).toContain('We use the code SPRING when you check out')
  expect((await order('plain')).words).not.toContain('SPRING')
})

test('checkout uses the code of the link by itself and says what it saves', async ({ database }) => {
  const { first } = await toCheckout(database, 'spring')
  expect(first).toMatchObject({
    linkCoupon: { code: 'SPRING', discount: 360 },
    linkErrors: {},
    coupons: { used: [{ code: 'SPRING', discount: 360 }], typed: '' },
  })
})

test('a code that was taken out again is not used a second time', async ({ database }) => {
  const { open, remove, first } = await toCheckout(database, 'SPRING')
  await remove('SPRING', first.cookie)
  expect(await open('?coupon=SPRING', first.cookie)).toMatchObject({
    linkCoupon: null,
    coupons: { used: [] },
    total: 3600,
  })
})

test('an unknown code stands in its field with the reason, once, and nothing is lost', async ({
  database,
}) => {
  const { open, first } = await toCheckout(database, 'NOPE')
  expect(first).toMatchObject({
    linkCoupon: null,
    linkErrors: { coupon: 'Invalid coupon' },
    coupons: { used: [], typed: 'NOPE' },
    total: 3600,
  })
  const again = await open('?coupon=NOPE', first.cookie)
  expect(again).toMatchObject({ coupons: { used: [], typed: 'NOPE' }, total: 3600 })
})

test('a venue without coupons takes none from a link', async ({ database }) => {
  const { first } = await toCheckout(database, 'SPRING', 'plain')
  expect(first).toMatchObject({ linkCoupon: null, linkErrors: {}, coupons: null, total: 3600 })
})
