import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { CartDraft, CartPayload } from '#app/contract/carts.ts'
import type { Database } from '#app/data/database/database.ts'
import Process, { loader as process } from '#app/routes/checkout/process/route.tsx'
import { checkoutVisitor, HOME, PAYER } from '#tests/builders/checkout-browser.tsx'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { drawScreen } from '#tests/builders/draw-screen.tsx'
import { instead, load, type PageRequest } from '#tests/builders/page-loader.ts'
import { aDraft, fillCart, openShop, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const NOBODY = { members: [], visitors: [], staff: [], reviews: [] }
const venue = (id: string) => ({ id, name: id, timeZone: 'America/New_York' })

const { test } = useDatabase(async database => {
  const none = NOBODY
  const company = { giftCertificates: true, coupons: true }
  const giftCertificates = [{ number: 'GIFT-0001', balance: 5000 }]
  await loadVenue(database, aMuseum({ ...none, venue: venue('both'), company, giftCertificates }))
  await loadVenue(
    database,
    aMuseum({ ...none, venue: venue('no-gifts'), company: { ...company, giftCertificates: false } }),
  )
  await loadVenue(
    database,
    aMuseum({ ...none, venue: venue('no-codes'), company: { ...company, coupons: false } }),
  )
  const gift = { code: 'ALL', discountType: 'PercentageBased' as const, value: 100 }
  const paying = (id: string, about: object) =>
    loadVenue(
      database,
      aMuseum({ ...none, venue: venue(id), coupons: [gift], company: { showTicketEmail: false, ...about } }),
    )
  await paying('till', {})
  await paying('short', {
    billingAddress: { display: 'zipcode', validation: 'zipcode' },
    allowAmericanExpress: false,
  })
})

/** Checkout as its loader decides it, for a cart with a ticket. */
async function open(
  database: Database,
  tenantId: string,
  { query = '', draft = {}, watch }: Pick<PageRequest, 'watch'> & { query?: string; draft?: CartDraft } = {},
) {
  const api = await openShop(database).visitor({}, tenantId)
  const cart = await fillCart(api, { ...aDraft({ adult: 1 }), ...draft })
  const path = `/checkout/${tenantId}/process${query}`
  return load(process, { database, path, session: { cartId: cart.id }, watch })
}

test('checkout tells the opening hours of each day of the visit, not those of today', async ({
  database,
}) => {
  const hours = {
    standard: { F: [{ open: '10:00', close: '21:00' }], Sa: [{ open: '09:00', close: '17:00' }] },
    exceptions: [],
  }
  await loadVenue(database, aMuseum({ ...NOBODY, venue: venue('open-hours'), hours }))
  const hoursOf = async (draft: CartDraft | undefined, query = '') =>
    (await open(database, 'open-hours', { draft, query })).page.hours
  const [friday] = aDraft({ adult: 1 }).templates ?? []
  const saturday = {
    ...friday!,
    events: [{ ...friday!.events![0]!, eventId: slotAt('boat-tour', '2026-11-21', '11:00') }],
  }
  expect(await hoursOf(undefined)).toEqual(['Friday, November 20 – Hours: Open 10:00 am to 9:00 pm'])
  expect(await hoursOf({ templates: [saturday] }, '?date=2026-11-22')).toEqual([
    'Saturday, November 21 – Hours: Open 9:00 am to 5:00 pm',
  ])
})

test('[CHK-225] [CHK-226] a switch that is off takes its field off the payment step, and no other', async ({
  database,
}) => {
  const offered = async (tenantId: string) => {
    const { page } = (await open(database, tenantId)).page
    return [Boolean(page?.coupons), Boolean(page?.certificate)]
  }
  expect(await offered('both')).toEqual([true, true])
  expect(await offered('no-gifts')).toEqual([true, false])
  expect(await offered('no-codes')).toEqual([false, true])
})

/** A client whose carts come changed. */
const withCart =
  (change: (cart: CartPayload) => Partial<CartPayload>) =>
  (client: ApiClient): ApiClient => {
    const get: ApiClient['carts']['get'] = async input => {
      const { payload } = await client.carts.get(input)
      return { payload: payload && { ...payload, ...change(payload) } }
    }
    return instead(client, 'carts', instead(client.carts, 'get', get))
  }

const noAnswer = () => Promise.reject(new Error('no answer'))
const withoutCart = (client: ApiClient) => instead(client, 'carts', instead(client.carts, 'get', noAnswer))
const withoutCountries = (client: ApiClient) =>
  instead(client, 'locations', instead(client.locations, 'countries', noAnswer))

const path = '/checkout/both/process'

test('[CHK-050] a cart with two events in one line is cleared, said to be, and can only be begun again', async ({
  database,
}) => {
  const api = await openShop(database).visitor({}, 'both')
  const { id } = await fillCart(api, aDraft({ adult: 1 }))
  const doubled = withCart(({ orders }) => ({
    orders: orders.map(line => ({ ...line, events: [...line.events, ...line.events] })),
  }))
  const request = { database, path, session: { cartId: id } }
  const { page } = await load(process, { ...request, watch: doubled })
  expect(await drawScreen(Process, page)).toBe(
    ' Sorry. Something went wrong. Items have been removed from your cart. Start again ',
  )
  expect((await api.carts.get({ headers: { 'x-cart-id': id } })).payload).toBeNull()
  const order = await load(process, { ...request, watch: doubled, form: { intent: 'complete' } })
  expect(order.page.page).toBeNull()
})

test('[CHK-051] a total below zero says that nothing is refunded online and what to do; others say nothing of it', async ({
  database,
}) => {
  const api = await openShop(database).visitor({}, 'both')
  const { id } = await fillCart(api, aDraft({ adult: 1 }))
  const shown = async (total: number) => {
    const watch = withCart(() => ({ total }))
    const { page } = await load(process, { database, path, session: { cartId: id }, watch })
    return drawScreen(Process, page)
  }
  const refused =
    /Sorry, we cannot process a refund online\. .*Please change the items in your cart or contact us for assistance\. .*Edit your order/
  for (const total of [-2500, -1])
    expect([total, await shown(total)]).toEqual([total, expect.stringMatching(refused)])
  expect(await shown(0)).not.toContain('refund')
})

test('[CHK-143] a certificate that was looked at only shows its balance, also when the order goes on; Apply uses it', async ({
  database,
}) => {
  const { deliver, send, pay, card, page, words } = await checkoutVisitor(database, { tenantId: 'both' })
  await deliver()
  await send({ intent: 'certificateCheck', ...PAYER, ...HOME, giftCard: 'GIFT-0001' })
  expect(await words()).toContain('Balance: $50')
  const checked = await page()
  expect(checked).toMatchObject({ due: checked?.total, certificate: { used: null, balance: 5000 } })
  await pay({ ...card(), giftCard: 'GIFT-0001' })
  const paid = await page()
  expect([paid?.due, paid?.certificate?.used]).toEqual([paid?.total, null])
  await send({ intent: 'certificate', ...PAYER, ...HOME, giftCard: 'GIFT-0001' })
  expect(await page()).toMatchObject({ due: 0, certificate: { used: { remaining: 3200 } } })
})

test('[CHK-285] [CHK-275] an order over a limit is stopped at review in two parts, above the button it stops', async ({
  database,
}) => {
  const tooMany = () => Promise.reject(refuse('9049'))
  const watch = (client: ApiClient) => instead(client, 'checkout', instead(client.checkout, 'place', tooMany))
  const { pay, card, complete, page, words } = await checkoutVisitor(database, { tenantId: 'till', watch })
  await pay(card())
  expect((await page())?.open).toBe('review')
  expect(await words()).not.toContain('Ticket Limit')
  await complete()
  const drawn = await words()
  expect(drawn).toMatch(/Ticket Limit\. Please adjust before placing order .*Edit your order/)
  expect(drawn).toMatch(/Ticket Limit\. +Please adjust before placing order\. +Complete Order, \$18/)
})

test('[CHK-302] a cart that cannot be read is passed over in silence: checkout goes on without one', async ({
  database,
}) => {
  const { status, page } = await open(database, 'both', { watch: withoutCart })
  expect([status, page.cartError]).toEqual([200, false])
  expect(await drawScreen(Process, page)).not.toMatch(/sorry|wrong|error/i)
})

test('[CHK-034] of the billing address as much is asked as the venue shows', async ({ database }) => {
  const { page: whole } = await open(database, 'till')
  expect(await drawScreen(Process, whole)).toMatch(
    /Country .*Street address .*Address line 2 .*City .*State .*Zip\/postal code/,
  )
  const { page: short } = await open(database, 'short')
  const words = await drawScreen(Process, short)
  expect(words).toContain('Zip/postal code')
  expect(words).not.toMatch(/Country|Street address|City|State/)
})

test('[CHK-045] [CHK-046] countries and states are lists while they can be had, and typed otherwise', async ({
  database,
}) => {
  const listed = (await open(database, 'till')).page.page
  expect(listed?.countries).toContainEqual({ value: 'US', label: 'United States' })
  expect(listed?.states).toContainEqual({ value: 'NY', label: 'New York' })
  const abroad = (await open(database, 'till', { query: '?country=GB' })).page.page
  expect([abroad?.countries, abroad?.states]).toEqual([listed?.countries, []])
  const { page } = await open(database, 'till', { watch: withoutCountries })
  expect(page.page?.countries ?? []).toEqual([])
})

test('[CHK-202] what a zip looks like is a part of its label, for Canada only', async ({ database }) => {
  const label = async (country: string) =>
    drawScreen(Process, (await open(database, 'till', { query: `?country=${country}` })).page)
  expect(await label('CA')).toContain('Postal code (e.g. A1A 1A1)')
  expect(await label('US')).not.toContain('e.g.')
})

test('[CHK-043] the accepted brands stand with the card, American Express where the venue takes it', async ({
  database,
}) => {
  const brands = async (tenantId: string) => {
    const { page } = await open(database, tenantId)
    const framed = { ...page.page, cardPlace: { kind: 'frame', url: 'http://gateway.example' } }
    return drawScreen(Process, { ...page, page: framed })
  }
  expect(await brands('till')).toContain('Visa Mastercard Discover American Express')
  expect(await brands('short')).toMatch(/Visa Mastercard Discover (?!American)/)
})

test('[CHK-125] an order of nothing asks who it is for, and neither for a card nor for an address', async ({
  database,
}) => {
  const free = await drawScreen(
    Process,
    (await open(database, 'till', { draft: { couponCodes: ['ALL'] } })).page,
  )
  expect(free).toMatch(/First name .*Coupon code|Coupon or gift certificate/)
  expect(free).toContain('No payment is needed for this order.')
  expect(free).not.toMatch(/Card |Street address/)
  const paid = await drawScreen(Process, (await open(database, 'till')).page)
  expect(paid).toMatch(/Card .*Street address/)
  expect(paid).not.toContain('No payment is needed')
})
