import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { cartLine } from '#app/api/carts/wire/cart-line.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { OrderLine } from '#app/rules/pricing/order-line.ts'
import { overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { atTheTill, loadVenues, rows, seatsOf } from '#tests/builders/checkout-calls.ts'
import { BOAT, GOOD_CARD, HUMAN, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

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
