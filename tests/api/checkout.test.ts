import { cartLine } from '#app/api/carts/wire/cart-line.ts'
import type { OrderLine } from '#app/rules/pricing/order-line.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import { readEntitlements } from '#app/contract/entitlements.ts'
import type { Database } from '#app/data/database/database.ts'
import { overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import {
  aCheckout,
  aDraft,
  BOAT,
  fillCart,
  GOOD_CARD,
  HUMAN,
  openShop,
  place,
  type Shop,
  slotAt,
} from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const galleries = slotAt('galleries', '2026-11-20', '14:00')

const { test } = useDatabase(async database => {
  const limits = [{ id: 'six', eventIds: ['galleries'], quantity: 6, combined: true }]
  const giftCertificates = [
    { number: 'GIFT-1', balance: 1000 },
    { number: 'GIFT-9', balance: 90_000 },
    { number: 'GIFT-OLD', balance: 500, expires: '2026-11-19' },
    { number: 'GIFT-TODAY', balance: 500, expires: '2026-11-20' },
  ]
  await loadVenue(database, aMuseum({ limits, giftCertificates, company: { holdMinutes: 0 } }))
  const { memberships: _none, ...file } = aMuseum()
  await loadVenue(database, {
    ...file,
    venue: { id: 'annex', name: 'Annex', timeZone: 'UTC' },
    memberships: aMuseum().memberships,
    visitors: [],
    members: [],
    staff: [],
    reviews: [],
  })
})

const rows = async <Row extends Record<string, unknown>>(database: Database, query: ReturnType<typeof sql>) =>
  (await database.system.execute<Row>(query)).rows

const seatsOf = async (database: Database, id = BOAT) =>
  (
    await rows<{ sold: number; held: number }>(
      database,
      sql`select sold, held from slots where id = ${id} and tenant_id = 'pier'`,
    )
  )[0]

const balanceOf = async (database: Database, number: string) =>
  (
    await rows<{ balance: number }>(
      database,
      sql`select balance from gift_certificates where number = ${number}`,
    )
  )[0]?.balance

async function atTheTill(shop: Shop, draft = aDraft({ adult: 2, child: 1 })) {
  const api = await shop.visitor()
  const cart = await fillCart(api, draft)
  return {
    api,
    cart,
    body: aCheckout({ shoppingCartId: cart.id, shownTotal: cart.total, paymentToken: shop.token(GOOD_CARD) }),
  }
}

test('[CHK-232] [CHK-233] an order is placed for the cart with contact and address of who pays', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api, body, cart } = await atTheTill(shop)
  const placed = readPlacedOrder(
    await place(api, {
      ...body,
      membershipId: 'M-1001',
      ticketDeliveryEmail: 'tickets@example.com',
      giftCardNumber: 'GIFT-1',
      billingAddress2: 'Flat 3',
      membershipInfo: [],
      emailAnalytics: { clientId: 'x' },
    }),
  )
  expect(placed.orderNumber).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
  const [order] = await rows(database, sql`select * from orders`)
  expect(order).toMatchObject({
    order_number: placed.orderNumber,
    cart_id: cart.id,
    email: 'ada@example.com',
    total: 4500,
    paid: 3500,
    credit_card_brand: 'Visa',
    cc_last_four_digits: '4242',
    visitor_id: null,
    membership_ids: [],
    discount_total: 0,
    document: {
      currency: 'USD',
      contact: {
        firstName: 'Ada',
        lastName: 'Moss',
        email: 'Ada@example.com',
        phoneNumber: '(212) 555-0101',
      },
      billingAddress: {
        address1: '12 Pier Street',
        address2: 'Flat 3',
        city: 'New York',
        state: 'NY',
        zip: '10001',
        country: 'US',
      },
      ticketDeliveryEmail: 'tickets@example.com',
      emailAnalytics: { clientId: 'x' },
      giftCertificate: { number: 'GIFT-1', applied: 1000 },
      coupons: [],
      pieces: [],
      forms: [],
      memberships: [],
    },
  })
  const { lines } = (order as { document: { lines: OrderLine[] } }).document
  expect(JSON.parse(JSON.stringify(lines.map(cartLine)))).toEqual(cart.orders)
})

test('seats, tickets, ledger, mail and cart are written with the order', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  await place(api, body)
  expect(await seatsOf(database)).toEqual({ sold: 3, held: 0 })
  const tickets = await rows<{ code: string; price: number }>(
    database,
    sql`select code, price, person_type_id, slot_id, event_id from tickets order by price`,
  )
  expect(tickets.map(ticket => ticket.price)).toEqual([900, 1800, 1800])
  expect(new Set(tickets.map(ticket => ticket.code)).size).toBe(3)
  expect(tickets[0]).toMatchObject({
    person_type_id: 'child',
    slot_id: BOAT,
    event_id: 'boat-tour',
    code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{26}$/),
  })
  expect(await rows(database, sql`select kind, amount from ledger`)).toEqual([
    { kind: 'charge', amount: 4500 },
  ])
  expect(
    await rows(
      database,
      sql`select kind, payload->>'orderId' = (select id from orders) as of_order from jobs`,
    ),
  ).toEqual([{ kind: 'order-mail', of_order: true }])
  expect((await api.carts.get({ headers: { 'x-cart-id': body.shoppingCartId } })).payload).toBeNull()
})

test('[CHK-238] the payload is JSON text with order number and last four digits', async ({ database }) => {
  const shop = openShop(database)
  const { body } = await atTheTill(shop)
  const call = await overHttp(database, { services: shop.services })
  const headers = { 'x-request-uuid': randomUUID(), 'x-captcha-token': HUMAN }
  const answer = await call('/checkout', { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  const { payload } = answer.body as { payload: string }
  expect(typeof payload).toBe('string')
  expect(JSON.parse(payload)).toEqual({ orderNumber: expect.any(String), ccLastFourDigits: '4242' })
})

test('[CHK-234] the card comes as a token; a card number or security code is refused and kept nowhere', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  const secret = { manualEntryCardNumber: GOOD_CARD, cvc: '987', expDate: '1230' }
  expect(await refusalOfCall(place(api, { ...body, ...secret }))).toMatchObject({
    code: 'MANUAL_CARD_REFUSED',
  })
  expect(await refusalOfCall(place(api, { ...body, cvc: '987' }))).toMatchObject({
    code: 'MANUAL_CARD_REFUSED',
  })
  const placed = readPlacedOrder(await place(api, { ...body, expDate: '1230', ccLastFourDigits: '9999' }))
  expect(placed.ccLastFourDigits).toBe('4242')
  const stored = JSON.stringify(await rows(database, sql`select * from orders, checkout_attempts`))
  expect(stored).not.toContain(GOOD_CARD)
  expect(stored).not.toContain(String(body.paymentToken))
})

test('[CHK-239] what is charged is the total that the server computes, whatever the client sends', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  const cheap = { ...body, total: 1, amount: 1, orders: [] }
  await place(api, cheap)
  expect(shop.charged()).toBe(4500)
})

test('[CHK-239] a total that is not the one shown is refused with the lines and charges nothing, and so is what is left to pay', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  const refused = await refusalOfCall(place(api, { ...body, shownTotal: 4499 }))
  expect(refused).toMatchObject({
    status: 409,
    code: 'PRICE_CHANGED',
    details: {
      total: 4500,
      shownTotal: 4499,
      lines: [{ id: BOAT, name: 'Boat Tour', itemSubtotal: 4500, itemRetailSubtotal: 4500 }],
    },
  })
  expect(await refusalOfCall(place(api, { ...body, shownDue: 1 }))).toMatchObject({
    code: 'PRICE_CHANGED',
    details: { total: 4500, shownTotal: 1 },
  })
  expect(shop.charged()).toBe(0)
  expect(await seatsOf(database)).toEqual({ sold: 0, held: 0 })
})

test('a price that the venue has raised since is noticed', async ({ database }) => {
  const shop = openShop(database)
  const { body } = await atTheTill(shop)
  await database.system.execute(
    sql`update events set document = jsonb_set(document, '{priceLists,0,prices,1,price}', '1900') where id = 'boat-tour' and tenant_id = 'pier'`,
  )
  await database.system.execute(
    sql`update venues set catalogue_revision = catalogue_revision + 1 where tenant_id = 'pier'`,
  )
  const refused = await refusalOfCall(place(await shop.visitor(), body))
  expect(refused).toMatchObject({ code: 'PRICE_CHANGED', details: { total: 4700, shownTotal: 4500 } })
})

test('[CHK-236] a second call with the uuid of a placed order answers 409 and 20152 and charges nothing', async ({
  database,
}) => {
  const shop = openShop(database)
  const uuid = randomUUID()
  const { api, body } = await atTheTill(shop)
  const placed = readPlacedOrder(await place(api, body, { uuid }))
  const call = await overHttp(database, { services: shop.services })
  const headers = { 'x-request-uuid': uuid.toUpperCase(), 'x-captcha-token': HUMAN }
  const { status, body: problem } = await call('/checkout', { method: 'POST', headers, body })
  expect(status).toBe(409)
  expect(problem).toMatchObject({
    code: '20152',
    message: expect.stringMatching(/^20152: /),
    details: placed,
  })
  expect(shop.charged()).toBe(4500)
  expect(await rows(database, sql`select 1 from orders`)).toHaveLength(1)
})

test('[CHK-236] an order is placed under the uuid of its request, and under none it is refused', async ({
  database,
}) => {
  const shop = openShop(database)
  const { body } = await atTheTill(shop)
  const call = await overHttp(database, { services: shop.services })
  const captcha = { 'x-captcha-token': HUMAN }
  for (const headers of [captcha, { ...captcha, 'x-request-uuid': 'one' }]) {
    const { status, body: problem } = await call('/checkout', { method: 'POST', headers, body })
    expect(status).toBe(400)
    expect(problem).toMatchObject({ errors: { 'headers.x-request-uuid': expect.any(String) } })
  }
  expect(shop.charged()).toBe(0)
})

test('[CHK-240] [ORD-262] the registry gives the order placed under a uuid, and only in its venue', async ({
  database,
}) => {
  const shop = openShop(database)
  const uuid = randomUUID()
  const { api, body } = await atTheTill(shop)
  const placed = readPlacedOrder(await place(api, body, { uuid }))
  expect((await api.uuidRegistry.get({ params: { uuid } })).payload).toEqual(placed)
  expect(await refusalOfCall(api.uuidRegistry.get({ params: { uuid: randomUUID() } }))).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
  const annex = await shop.visitor({}, 'annex')
  expect(await refusalOfCall(annex.uuidRegistry.get({ params: { uuid } }))).toMatchObject({ status: 404 })
})

test('the uuid of one order is refused for another', async ({ database }) => {
  const shop = openShop(database)
  const uuid = randomUUID()
  const first = await atTheTill(shop)
  await place(first.api, first.body, { uuid })
  const second = await atTheTill(shop, aDraft({ adult: 1 }))
  expect(await refusalOfCall(place(second.api, second.body, { uuid }))).toMatchObject({
    status: 422,
    code: 'REQUEST_UUID_REUSED',
  })
  expect(shop.charged()).toBe(4500)
})

test('a request that is on its way already answers 409 with Retry-After', async ({ database }) => {
  const shop = openShop(database)
  const uuid = randomUUID()
  const { api, body } = await atTheTill(shop)
  const { payments } = shop.services.gateways
  let second: Promise<unknown> = Promise.resolve()
  const meanwhile = {
    ...payments,
    charge: async (request: Parameters<typeof payments.charge>[0]) => {
      const call = await overHttp(database, { services: shop.services })
      second = call('/checkout', {
        method: 'POST',
        headers: { 'x-request-uuid': uuid, 'x-captcha-token': HUMAN },
        body,
      })
      await second
      return payments.charge(request)
    },
  }
  shop.services.gateways = { ...shop.services.gateways, payments: meanwhile }
  await place(api, body, { uuid })
  const answer = (await second) as { status: number; headers: Headers; body: unknown }
  expect(answer.status).toBe(409)
  expect(answer.body).toMatchObject({ code: 'CHECKOUT_IN_FLIGHT' })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(shop.charged()).toBe(4500)
})

test('two requests with one cart place one order', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  const tries = await Promise.allSettled([place(api, body), place(api, body), place(api, body)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await rows(database, sql`select 1 from orders`)).toHaveLength(1)
  expect(shop.charged() - shop.refunded()).toBe(4500)
  expect(await seatsOf(database)).toEqual({ sold: 3, held: 0 })
})

test('capacity is taken once: the last seats go to one of two carts', async ({ database }) => {
  const shop = openShop(database)
  const first = await atTheTill(shop, aDraft({ adult: 6 }))
  const second = await atTheTill(shop, aDraft({ adult: 6 }))
  await place(first.api, first.body)
  const refused = await refusalOfCall(place(second.api, second.body))
  expect(refused).toMatchObject({
    code: 'SEATS_LEFT',
    details: { problems: [{ eventId: BOAT, requested: 6, available: 4 }] },
  })
  expect(shop.charged()).toBe(10_800)
  expect(await seatsOf(database)).toEqual({ sold: 6, held: 0 })
})

test('seats that are gone between looking and taking are not charged', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  const { captcha } = shop.services.gateways
  const takesTheSeats = {
    ...captcha,
    verify: async () => {
      await database.system.execute(sql`update slots set sold = 9 where id = ${BOAT} and tenant_id = 'pier'`)
      return 'passed' as const
    },
  }
  shop.services.gateways = { ...shop.services.gateways, captcha: takesTheSeats }
  expect(await refusalOfCall(place(api, body))).toMatchObject({
    code: 'SEATS_LEFT',
    details: {
      problems: [{ code: 'SEATS_LEFT', path: `slots.${BOAT}`, eventId: BOAT, requested: 3, available: 1 }],
    },
  })
  expect(shop.charged()).toBe(0)
  expect(await rows(database, sql`select 1 from checkout_attempts`)).toEqual([])
})

test('a cart that is changed while it is paid for is refused', async ({ database }) => {
  const shop = openShop(database)
  const { api, body, cart } = await atTheTill(shop)
  const { captcha } = shop.services.gateways
  const changesTheCart = {
    ...captcha,
    verify: async () => {
      await fillCart(await shop.visitor({ cartId: cart.id }), aDraft({ adult: 9 }))
      return 'passed' as const
    },
  }
  shop.services.gateways = { ...shop.services.gateways, captcha: changesTheCart }
  expect(await refusalOfCall(place(api, body))).toMatchObject({
    status: 409,
    code: 'CONFLICT',
    message: expect.stringContaining('The cart was changed in another window'),
  })
  expect(shop.charged()).toBe(0)
})

test('an order of nothing but free tickets asks for no card and no address', async ({ database }) => {
  const shop = openShop(database)
  const { api, cart } = await atTheTill(
    shop,
    aDraft({ eventTemplateId: 'galleries', eventId: galleries, child: 2 }),
  )
  const { billingFirstName, billingLastName, billingEmail, billingPhoneNumber } = aCheckout({
    shoppingCartId: cart.id,
  })
  const placed = readPlacedOrder(
    await place(api, {
      shoppingCartId: cart.id,
      billingFirstName,
      billingLastName,
      billingEmail,
      billingPhoneNumber,
    }),
  )
  expect(placed).toEqual({ orderNumber: expect.any(String), ccLastFourDigits: '' })
  expect(shop.ledger.entries()).toEqual([])
  expect(await rows(database, sql`select price from tickets`)).toEqual([{ price: 0 }, { price: 0 }])
})

test('[CHK-276] [CHK-237] a captcha that is rejected answers 5157 and places no order', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  for (const captcha of ['', 'a robot']) {
    expect(await refusalOfCall(place(api, body, { captcha }))).toMatchObject({ code: '5157' })
  }
  const uuid = randomUUID()
  const missing = api.checkout.place({
    headers: { 'x-request-uuid': uuid },
    body: { ...body, enhancedSecurity: { sessionId: 'made up' } },
  })
  expect(await refusalOfCall(missing)).toMatchObject({ code: '5157' })
  expect(await rows(database, sql`select 1 from orders`)).toEqual([])
  expect(shop.charged()).toBe(0)
})

const addresses = [
  { missing: 'billingAddress1', code: '5082' },
  { missing: 'billingCity', code: '5083' },
  { missing: 'billingState', code: '5084' },
  { missing: 'billingZipCode', code: '5085' },
  { missing: 'billingCountry', code: '5086' },
] as const

test('[CHK-274] each missing part of the address answers its own code', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  for (const { missing, code } of addresses) {
    expect(await refusalOfCall(place(api, { ...body, [missing]: '' }))).toMatchObject({
      code,
      status: 422,
      errors: { [missing]: expect.any(String) },
    })
  }
  expect(shop.charged()).toBe(0)
})

test('contact fields that are not valid are refused, each with its sentence', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  const refused = await refusalOfCall(
    place(api, {
      ...body,
      billingFirstName: '',
      billingLastName: '9',
      billingEmail: 'ada@',
      billingPhoneNumber: '1',
      ticketDeliveryEmail: 'x',
    }),
  )
  expect(refused).toMatchObject({
    code: 'UNPROCESSABLE',
    errors: {
      billingFirstName: 'Please enter a first name',
      billingLastName: 'Please enter a valid last name',
      billingEmail: 'Please enter a valid email',
      billingPhoneNumber: 'Please enter a valid phone number',
      ticketDeliveryEmail: expect.any(String),
    },
  })
  expect(refused?.message).toBe('UNPROCESSABLE: Please enter a first name')
})

test('[CHK-275] [ORD-192] an order over a ticket limit answers 9049 with the rules it breaks', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(
    shop,
    aDraft({ eventTemplateId: 'galleries', eventId: galleries, adult: 7 }),
  )
  expect(await refusalOfCall(place(api, body))).toMatchObject({
    code: '9049',
    message: '9049: Ticket Limit. Please adjust before placing order',
    details: { violations: [{ eventId: 'galleries', allowedQuantity: 6, groupMax: 6, fails: true }] },
  })
  expect(shop.charged()).toBe(0)
})

test('[ORD-192] an order that exactly fills its limit is placed', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(
    shop,
    aDraft({ eventTemplateId: 'galleries', eventId: galleries, adult: 6 }),
  )
  await place(api, body)
  expect(shop.charged()).toBe(7200)
})

test('[ORD-189] a donation alone can be ordered, add-ons alone cannot', async ({ database }) => {
  const shop = openShop(database)
  const api = await shop.visitor()
  const gift = { id: 'D-1', inventoryId: 'plank', type: 'fixedDonation' as const, quantity: 1 }
  const { id } = await fillCart(api, { donations: [gift] })
  expect((await readEntitlementsOf(api, id)).refusals).toEqual([])
  const alone = await fillCart(await shop.visitor(), {})
  expect((await readEntitlementsOf(api, alone.id)).refusals).toEqual(['nothing-ordered'])
  await database.system.execute(
    sql`update carts set document = jsonb_set(document, '{templates}', ${JSON.stringify([addOnsOnly])}::jsonb) where id = ${alone.id}`,
  )
  expect((await readEntitlementsOf(api, alone.id)).refusals).toEqual(['nothing-ordered'])
  const body = aCheckout({ shoppingCartId: alone.id, paymentToken: shop.token(GOOD_CARD) })
  expect(await refusalOfCall(place(api, body))).toMatchObject({ code: 'CART_EMPTY' })
})

const addOnsOnly = {
  eventTemplateId: 'boat-tour',
  events: [{ eventId: BOAT, tickets: [], addOns: [{ id: 'A-1', inventoryId: 'lunch-box', quantity: 2 }] }],
}

const readEntitlementsOf = async (api: ApiClient, id: string) =>
  readEntitlements((await api.entitlements.validate({ body: { id } })).payload)

const NAMELESS = [
  ['donations', { inventoryId: 'plank', type: 'fixedDonation', quantity: 1 }],
  [
    'memberships',
    { type: 'MembershipPurchase', membershipCategoryId: 'friend', membershipOfferingId: 'year' },
  ],
  [
    'comboItems',
    {
      comboTemplateId: 'rainy-day',
      events: [
        { eventTemplateId: 'galleries', eventId: slotAt('galleries', '2026-11-23', '14:00') },
        { eventTemplateId: 'workshop', eventId: slotAt('workshop', '2026-11-23', '13:00') },
      ],
      tickets: ['galleries', 'workshop'].map(eventTemplateId => ({
        eventTemplateId,
        ticketTypeId: 'adult',
        quantity: 1,
      })),
    },
  ],
] as const
for (const [kind, item] of NAMELESS)
  test(`[ORD-215] checkout of ${kind} without an id is refused`, async ({ database }) => {
    const shop = openShop(database)
    const { api, body } = await atTheTill(shop, { [kind]: [{ ...item, id: 'one' }] } as CartDraft)
    await database.system.execute(sql`update carts set document = document #- ${`{${kind},0,id}`}::text[]`)
    expect(await refusalOfCall(place(api, body))).toMatchObject({ code: 'CART_ITEM_WITHOUT_ID' })
    expect(shop.charged()).toBe(0)
  })

test('[ORD-215] checkout of an item without an id is refused', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  await database.system.execute(
    sql`update carts set document = document #- '{templates,0,events,0,tickets,0,id}'`,
  )
  expect(await refusalOfCall(place(api, body))).toMatchObject({ code: 'CART_ITEM_WITHOUT_ID' })
  expect(shop.charged()).toBe(0)
})

test('[CHK-229] cart, order and certificate of one venue cannot be read, changed or used through another', async ({
  database,
}) => {
  const shop = openShop(database)
  const uuid = randomUUID()
  const { api, body, cart } = await atTheTill(shop)
  const annex = await shop.visitor({ cartId: cart.id }, 'annex')
  expect((await annex.carts.get()).payload).toBeNull()
  expect(await refusalOfCall(annex.carts.deleteItem({ params: { itemId: BOAT } }))).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect((await fillCart(annex, { ...aDraft({ adult: 1 }), id: cart.id })).id).not.toBe(cart.id)
  await annex.carts.delete({ headers: { 'x-cart-id': cart.id } })
  expect(await refusalOfCall(place(annex, body, { uuid }))).toMatchObject({ code: 'NOT_FOUND' })
  const theirs = await fillCart(annex, aDraft({ adult: 1 }))
  const withOurs = aCheckout({
    shoppingCartId: theirs.id,
    giftCardNumber: 'GIFT-9',
    paymentToken: body.paymentToken,
  })
  expect(await refusalOfCall(place(annex, withOurs))).toMatchObject({
    errors: { giftCardNumber: 'Invalid code' },
  })
  expect(await refusalOfCall(annex.giftCertificates.get({ params: { number: 'GIFT-9' } }))).toMatchObject({
    status: 404,
  })
  await place(api, body, { uuid })
  expect(await refusalOfCall(annex.uuidRegistry.get({ params: { uuid } }))).toMatchObject({ status: 404 })
})

test('an empty cart, an unknown cart and another venue’s cart cannot be ordered', async ({ database }) => {
  const shop = openShop(database)
  const { api, body, cart } = await atTheTill(shop)
  expect(await refusalOfCall(place(await shop.visitor({}, 'annex'), body))).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await refusalOfCall(place(api, { ...body, shoppingCartId: 'made-up' }))).toMatchObject({
    code: 'NOT_FOUND',
  })
  await (await shop.visitor({ cartId: cart.id })).carts.deleteItem({ params: { itemId: BOAT } })
  expect(await refusalOfCall(place(api, { ...body, shownTotal: 0 }))).toMatchObject({ code: 'CART_EMPTY' })
})

test('[CHK-147] a certificate pays its part and the card the rest; a decline leaves the certificate as it was', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  const declined = { ...body, giftCardNumber: 'GIFT-1', paymentToken: shop.token('4000000006108007') }
  expect(await refusalOfCall(place(api, declined))).toMatchObject({ code: '6108' })
  expect(await balanceOf(database, 'GIFT-1')).toBe(1000)
  await place(api, { ...body, giftCardNumber: 'GIFT-1' })
  expect(await balanceOf(database, 'GIFT-1')).toBe(0)
  expect(shop.charged()).toBe(3500)
  expect(await rows(database, sql`select kind, amount from ledger order by kind`)).toEqual([
    { kind: 'charge', amount: 3500 },
    { kind: 'gift-certificate', amount: 1000 },
  ])
  expect(await rows(database, sql`select total, paid from orders`)).toEqual([{ total: 4500, paid: 3500 }])
})

test('a certificate that covers the order needs no card and keeps the rest', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  await place(api, { ...body, giftCardNumber: 'GIFT-9', paymentToken: undefined })
  expect(await balanceOf(database, 'GIFT-9')).toBe(85_500)
  expect(shop.ledger.entries()).toEqual([])
})

test('[CHK-241] the balance of a certificate is told, and an unknown number is an error', async ({
  database,
}) => {
  const api = await openShop(database).visitor()
  expect((await api.giftCertificates.get({ params: { number: 'GIFT-9' } })).payload).toEqual({
    balance: 90_000,
  })
  const unknown = await refusalOfCall(api.giftCertificates.get({ params: { number: 'GIFT-2' } }))
  const malformed = await refusalOfCall(api.giftCertificates.get({ params: { number: '<b>' } }))
  expect(unknown).toMatchObject({ status: 404 })
  expect(malformed).toEqual(unknown)
  expect(await refusalOfCall(api.giftCertificates.get({ params: { number: 'GIFT-OLD' } }))).toEqual(unknown)
  expect((await api.giftCertificates.get({ params: { number: 'GIFT-TODAY' } })).payload.balance).toBe(500)
  const annex = await openShop(database).visitor({}, 'annex')
  expect(await refusalOfCall(annex.giftCertificates.get({ params: { number: 'GIFT-9' } }))).toEqual(unknown)
})

test('a coupon that would not be honoured is refused, a blank one never is', async ({ database }) => {
  const shop = openShop(database)
  const withCode = await atTheTill(shop, { ...aDraft({ adult: 1 }), couponCodes: ['SAVE10', ''] })
  expect(await refusalOfCall(place(withCode.api, withCode.body))).toMatchObject({
    code: 'UNPROCESSABLE',
    message: 'UNPROCESSABLE: Invalid coupon',
    errors: { couponCodes: 'Invalid coupon' },
  })
  const certain = await atTheTill(shop, aDraft({ adult: 1 }))
  expect(
    await refusalOfCall(place(certain.api, { ...certain.body, giftCardNumber: 'GIFT-2' })),
  ).toMatchObject({
    message: 'UNPROCESSABLE: Invalid code',
    errors: { giftCardNumber: 'Invalid code' },
  })
  const blank = await atTheTill(shop, { ...aDraft({ adult: 1 }), couponCodes: [''] })
  await place(blank.api, blank.body)
})

test('a venue whose address mode is the zip code asks for nothing else', async ({ database }) => {
  const shop = openShop(database)
  await database.system.execute(
    sql`update venues set document = jsonb_set(document, '{company,billingAddress}', '{"display":"zipcode","validation":"zipcode"}'), catalogue_revision = catalogue_revision + 1 where tenant_id = 'pier'`,
  )
  const { api, body } = await atTheTill(shop)
  const bare = { ...body, billingAddress1: '', billingCity: '', billingState: '', billingCountry: '' }
  expect(await refusalOfCall(place(api, { ...bare, billingZipCode: '' }))).toMatchObject({ code: '5085' })
  await place(api, bare)
  expect(shop.charged()).toBe(4500)
})

test('a call that names what does not exist says what that is', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  const id = 'lost'
  const eventTemplateId = id
  const comboTemplateId = id
  const membershipId = id
  const visitor = await shop.visitor()
  const form = { formId: 'lost', sourceFormUploads: [], responseData: { fields: [] }, customFields: [] }
  const calls: [Promise<unknown>, string][] = [
    [place(api, { ...body, shoppingCartId: id }), 'There is no such cart'],
    [api.entitlements.validate({ body: { id } }), 'There is no such cart'],
    [api.coupons.validate({ body: { shoppingCartId: id, couponCodes: [] } }), 'There is no such cart'],
    [visitor.forms.create({ headers: { 'x-cart-id': id }, body: form }), 'There is no such cart'],
    [visitor.forms.upload({ body: { fileName: 'a', content: 'YQ==' } }), 'There is no such cart'],
    [api.forms.get({ params: { id } }), 'There is no such form'],
    [api.forms.response({ params: { id } }), 'There is no such response'],
    [api.forms.uploaded({ params: { id } }), 'There is no such file'],
    [api.orders.get({ params: { orderId: id } }), 'There is no such order'],
    [api.uuidRegistry.get({ params: { uuid: randomUUID() } }), 'No order was placed under this id'],
    [api.events.template({ params: { eventTemplateId } }), 'There is no such event'],
    [api.events.times({ params: { eventTemplateId } }), 'There is no such event'],
    [api.events.instance({ params: { eventId: id } }), 'There is no such time'],
    [api.combos.get({ params: { comboTemplateId } }), 'There is no such combo'],
    [api.combos.calendar({ params: { comboTemplateId } }), 'There is no such combo'],
    [api.addons.get({ params: { id } }), 'There is no such add-on'],
    [api.members.category({ params: { id } }), 'There is no such membership'],
    [api.members.detail({ params: { membershipId } }), 'There is no such membership'],
    [api.members.recurring({ params: { membershipId } }), 'There is no such membership'],
    [api.members.upcoming({ params: { membershipId } }), 'There is no such membership'],
    [api.locations.states({ params: { country: 'zz' } }), 'There is no such country'],
    [api.giftCertificates.get({ params: { number: id } }), 'Invalid code'],
  ]
  for (const [call, sentence] of calls)
    expect(await refusalOfCall(call)).toMatchObject({ status: 404, message: `NOT_FOUND: ${sentence}` })
})
