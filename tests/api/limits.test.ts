import { expect } from 'vitest'
import type { CartDraft } from '#app/contract/carts.ts'
import { readEntitlements } from '#app/contract/entitlements.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
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

const { test } = useDatabase(async database => {
  const limits = [
    {
      id: 'four',
      eventIds: ['boat-tour'],
      quantity: 4,
      combined: true,
      timeFrame: 'day',
      reason: 'Transaction',
    },
    { id: 'each', eventIds: ['galleries'], quantity: 5 },
    {
      id: 'friends',
      ruleType: 'memberBenefits',
      eventIds: ['workshop', 'boat-tour'],
      membershipCategoryIds: ['friend'],
      quantity: 2,
      timeFrame: 'month',
      reason: 'Transaction',
    },
  ] as const
  await loadVenue(
    database,
    aMuseum({ limits: limits.map(limit => ({ ...limit, eventIds: [...limit.eventIds] })) as never }),
  )
})

const ADA: VisitorSession = { visitor: { id: 'V-1', email: 'ada@example.com', name: 'Ada' } }
const asFriend: VisitorSession = verifiedMember('M-1001')

/** Buys boat tickets; they go to this address. */
async function buy(shop: Shop, draft: CartDraft, about: { session?: VisitorSession; email?: string } = {}) {
  const api = await shop.visitor(about.session)
  const cart = await fillCart(api, draft)
  const body = aCheckout({
    shoppingCartId: cart.id,
    paymentToken: shop.token(GOOD_CARD),
    ...(about.email ? { billingEmail: about.email } : {}),
  })
  return place(api, body)
}

const leftOf = async (shop: Shop, session: VisitorSession, eventId = 'boat-tour') => {
  const api = await shop.visitor(session)
  const { payload } = await api.entitlements.allowances({ body: { eventTemplateIds: [eventId] } })
  return payload.map(rule => `${rule.ruleType.name} ${rule.allowedQuantity - rule.purchasedQuantity}`)
}

test('what a visitor bought today is taken off a limit that looks back, and told', async ({ database }) => {
  const shop = openShop(database)
  await buy(shop, aDraft({ adult: 3 }), { session: ADA })
  expect(await leftOf(shop, ADA)).toEqual(['eventSales 1'])
  const api = await shop.visitor(ADA)
  const { id } = await fillCart(api, aDraft({ adult: 2 }))
  const { violations } = readEntitlements((await api.entitlements.validate({ body: { id } })).payload)
  expect(violations).toMatchObject([
    { allowedQuantity: 4, purchasedQuantity: 3, groupMax: 1, ticketTypes: ['Child', 'Adult'] },
  ])
})

test('somebody else, and the next day, have the whole limit', async ({ database }) => {
  const shop = openShop(database)
  await buy(shop, aDraft({ adult: 3 }), { session: ADA, email: 'ada@example.com' })
  expect(await leftOf(shop, {})).toEqual(['eventSales 4'])
  shop.wait(24 * 60 * 60 * 1000)
  expect(await leftOf(shop, ADA)).toEqual(['eventSales 4'])
})

test('without a sign-in the address of the order is who buys, at checkout', async ({ database }) => {
  const shop = openShop(database)
  await buy(shop, aDraft({ adult: 3 }), { email: 'Eve@example.com' })
  expect(await refusalOfCall(buy(shop, aDraft({ adult: 2 }), { email: 'eve@example.com' }))).toMatchObject({
    code: '9049',
    details: { violations: [{ purchasedQuantity: 3 }] },
  })
  await buy(shop, aDraft({ adult: 1 }), { email: 'eve@example.com' })
  expect(shop.charged()).toBe(4 * 1800)
})

test('member benefits count what was bought with the membership, whoever bought it, and no ticket at retail', async ({
  database,
}) => {
  const shop = openShop(database)
  const draft = aDraft({ adult: 1 })
  const tickets = draft.templates?.[0]?.events[0]?.tickets ?? []
  tickets.push({ id: `${BOAT}~adult~retail`, ticketTypeId: 'adult', quantity: 2, isRetail: true })
  await buy(shop, draft, { session: asFriend })
  expect(await leftOf(shop, asFriend)).toEqual(['eventSales 4', 'memberBenefits 2', 'memberBenefits 1'])
  expect(await leftOf(shop, { ...asFriend, ...ADA })).toEqual([
    'eventSales 1',
    'memberBenefits 2',
    'memberBenefits 1',
  ])
})

test('a combo uses up no benefit of its events, neither in the order nor afterwards', async ({
  database,
}) => {
  const shop = openShop(database)
  const workshop = slotAt('workshop', '2026-11-21', '13:00')
  const combo = {
    id: 'rain',
    comboTemplateId: 'rainy-day',
    events: [
      { eventTemplateId: 'galleries', eventId: slotAt('galleries', '2026-11-21', '14:00') },
      { eventTemplateId: 'workshop', eventId: workshop },
    ],
    tickets: ['galleries', 'workshop'].map(eventTemplateId => ({
      eventTemplateId,
      ticketTypeId: 'adult',
      quantity: 2,
    })),
  }
  const own = aDraft({ eventTemplateId: 'workshop', eventId: workshop, adult: 2 })
  const api = await shop.visitor(asFriend)
  const { id } = await fillCart(api, { ...own, comboItems: [combo] })
  const { results } = readEntitlements((await api.entitlements.validate({ body: { id } })).payload)
  expect(
    results
      .filter(({ ruleType }) => ruleType.name === 'memberBenefits')
      .map(({ inCartLimit }) => inCartLimit),
  ).toEqual([2])
  await buy(shop, { comboItems: [combo] }, { session: asFriend })
  expect(await leftOf(shop, asFriend, 'workshop')).toEqual(['memberBenefits 2'])
})

test('two orders of one buyer at once do not both fit under a limit', async ({ database }) => {
  const shop = openShop(database)
  const orders = await Promise.allSettled([
    buy(shop, aDraft({ adult: 3 }), { email: 'eve@example.com' }),
    buy(shop, aDraft({ adult: 3 }), { email: 'eve@example.com' }),
  ])
  expect(orders.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(shop.charged()).toBe(3 * 1800)
})

test('[ORD-263] the sales rules of a cart are asked with its id', async ({ database }) => {
  const call = await overHttp(database, { services: openShop(database).services })
  const galleries = slotAt('galleries', '2026-11-20', '14:00')
  const draft = aDraft({ eventTemplateId: 'galleries', eventId: galleries, adult: 6, child: 2 })
  const put = await call('/shopping_cart', { method: 'PUT', body: draft })
  const { id } = (put.body as { payload: { id: string } }).payload
  const { status, body } = await call('/entitlements/validate', { method: 'POST', body: { id } })
  expect(status).toBe(200)
  const { results, violations, refusals } = readEntitlements((body as { payload: string }).payload)
  expect(results.map(({ ticketTypes, fails }) => [...ticketTypes, fails])).toEqual([
    ['Adult', true],
    ['Child', false],
  ])
  expect(violations).toHaveLength(1)
  expect(refusals).toEqual(['over-limit'])
  const own = await openShop(database).visitor()
  const two = aDraft({ eventTemplateId: 'galleries', eventId: galleries, adult: 2 })
  const { id: cartId } = await fillCart(own, two)
  const visitor = await openShop(database).visitor({ cartId })
  const response = await visitor.entitlements.validate({ body: { id } })
  expect(readEntitlements(response.payload).violations).toHaveLength(1)
  expect((await call('/entitlements/validate', { method: 'POST', body: { id: 'made-up' } })).status).toBe(404)
  expect((await call('/entitlements/validate', { method: 'POST', body: {} })).status).toBe(400)
})
