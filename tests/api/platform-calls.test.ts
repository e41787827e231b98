import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import { loader as list } from '#app/routes/events/list/route.tsx'
import { overHttp, refusalOfCall, testSessions } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { aFamilyClub, aMembership, info, primary } from '#tests/builders/family-club.ts'
import { instead, load } from '#tests/builders/page-loader.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const settings = {
  billingAddress: { display: 'address', validation: 'zipcode' },
  allowAmericanExpress: false,
  enable3DS: true,
  reviews: false,
  coupons: false,
} as const

const { test } = useDatabase(async database => {
  const coupons = [{ code: 'HALF', discountType: 'PercentageBased' as const, value: 50 }]
  const giftCertificates = [{ number: 'GIFT-7', balance: 700 }]
  await loadVenue(database, aMuseum({ coupons, giftCertificates }))
  const club = { id: 'club', name: 'club', timeZone: 'America/New_York' }
  await loadVenue(database, aFamilyClub({ venue: club, members: [], visitors: [], staff: [], reviews: [] }))
  const settled = { id: 'settled', name: 'settled', timeZone: 'America/New_York' }
  const hours = {
    standard: { M: [{ open: '10:00', close: '18:00' }] },
    exceptions: [{ date: '2026-12-24', hours: [{ open: '10:00', close: '12:00' }], note: 'Short day' }],
  }
  const links = [{ key: 'logo', href: 'https://settled.example/' }]
  const own = { hours, links, emailTexts: { 'mail-sender-address': 'box@settled.example' } }
  const nobody = { visitors: [], members: [], staff: [], reviews: [] }
  await loadVenue(database, aMuseum({ venue: settled, company: settings, ...own, ...nobody }))
})

const both = verifiedMember('M-1001', 'M-1002')

test('[CHK-232] checkout takes whose prices count, what pays before the card, and who memberships are for', async ({
  database,
}) => {
  const shop = openShop(database)
  const paid = async (about: object) => {
    const api = await shop.visitor(both)
    const { id } = await fillCart(api, aDraft({ adult: 1 }))
    const before = shop.charged()
    await place(api, aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD), ...about }))
    return shop.charged() - before
  }
  expect(await paid({ membershipId: 'M-1001' })).toBe(1440)
  expect(await paid({ membershipId: 'M-1002' })).toBe(1800)
  expect(await paid({ membershipId: 'M-1002', giftCardNumber: 'GIFT-7' })).toBe(1100)
  const measured = async (emailAnalytics: unknown) => {
    const api = await shop.visitor()
    const { id } = await fillCart(api, aDraft({ adult: 1 }))
    const ticketDeliveryEmail = 'tickets@example.com'
    const body = aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD), emailAnalytics })
    const { orderNumber } = readPlacedOrder(await place(api, { ...body, ticketDeliveryEmail }))
    const request = { params: { orderId: orderNumber }, headers: { 'x-cart-id': id } }
    const { payload } = await api.orders.get(request)
    return [payload.ticketDeliveryEmail, payload.emailAnalytics]
  }
  for (const given of ['555.777', { clientId: '555.777' }])
    expect(await measured(given)).toEqual(['tickets@example.com', given])
  expect(await refusalOfCall(measured('x'.repeat(2_001)))).toMatchObject({ status: 400 })
  const api = await shop.visitor({}, 'club')
  const { id } = await fillCart(api, { memberships: [aMembership()] })
  const body = aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD) })
  const named = (name: string) => [{ id: 'item-1', ...info([primary(name)]) }]
  expect(await refusalOfCall(place(api, { ...body, membershipInfo: named('') }))).toMatchObject({
    code: 'MEMBER_INFO_MISSING',
  })
  const placed = readPlacedOrder(await place(api, { ...body, membershipInfo: named('Zelda') }))
  const buyer = await shop.visitor({ orderNumbers: [placed.orderNumber] }, 'club')
  const { payload } = await buyer.orders.get({ params: { orderId: placed.orderNumber } })
  expect(payload.memberships).toMatchObject([{ name: expect.stringContaining('Zelda') }])
  expect(payload.emailAnalytics).toBeNull()
})

test('[CHK-255] a venue with settings of its own is told with each of them', async ({ database }) => {
  const call = await overHttp(database)
  const { body } = await call('/themes/settled', { headers: { 'x-tenant-id': 'settled' } })
  expect(body).toMatchObject({
    payload: {
      links: [{ key: 'logo', href: 'https://settled.example/' }],
      emailVariables: { 'mail-sender-address': 'box@settled.example' },
      company: settings,
      featuresConfig: { reviews: false, giftCertificates: true },
      openHours: {
        standard: { M: [{ open: '10:00', close: '18:00' }] },
        exceptions: { '2026-12-24': { hours: [{ open: '10:00', close: '12:00' }], note: 'Short day' } },
      },
      creditCardValidationSettings: {
        ...settings.billingAddress,
        allowAmericanExpress: false,
        enable3DS: true,
      },
    },
  })
})

test('[CHK-256] a page asks for the text set that its address names, and for none without', async ({
  database,
}) => {
  const calls: unknown[] = []
  const watch = (client: ApiClient) => {
    const get: ApiClient['themes']['get'] = input => {
      calls.push(input.query ?? {})
      return client.themes.get(input)
    }
    return instead(client, 'themes', instead(client.themes, 'get', get))
  }
  await load(list, { database, path: '/events/pier/list?text=school', watch })
  await load(list, { database, path: '/events/pier/list', watch })
  expect(calls).toEqual([{ overrideId: 'school' }, {}])
})

test('[CHK-258] slim summaries are those of the window and the online channel, as the named membership sees them', async ({
  database,
}) => {
  const call = await overHttp(database)
  const [cookie = ''] = (await testSessions.write('pier', both)).split(';')
  const slim = async (query: string) => {
    const { body } = await call(`/event/templates/slim?${query}`, { headers: { cookie } })
    return (body as { payload: { id: string; memberAccess: string }[] }).payload
  }
  const ids = async (query: string) => (await slim(query)).map(({ id }) => id)
  expect(await ids('tenantId=pier&startTime=2026-12-01&endTime=2026-12-04')).not.toContain('winter')
  expect(await ids('startTime=2026-12-01&endTime=2026-12-05&saleChannel=online')).toContain('winter')
  expect(await ids('startTime=2026-12-07&endTime=2026-12-09')).not.toContain('winter')
  const walk = async (membershipId: string) =>
    (await slim(`startTime=2026-11-20&membershipId=${membershipId}`)).find(({ id }) => id === 'night-walk')
      ?.memberAccess
  expect([await walk('M-1001'), await walk('M-1002')]).toEqual(['eligible', 'wrong-category'])
  const elsewhere = await call('/event/templates/slim?saleChannel=customerRep')
  expect(elsewhere.status).toBe(400)
  const detail = await call('/event/templates/boat-tour')
  expect(detail.body).toMatchObject({ payload: { id: 'boat-tour', name: 'Boat Tour' } })
})
