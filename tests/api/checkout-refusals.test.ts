import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import { readEntitlements } from '#app/contract/entitlements.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { atTheTill, galleries, loadVenues, rows } from '#tests/builders/checkout-calls.ts'
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

const { test } = useDatabase(loadVenues)

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

test('a postal code that its country cannot have is refused at its field with an example', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop)
  const british = { ...body, billingCountry: 'GB', billingState: '' }
  expect(await refusalOfCall(place(api, { ...british, billingZipCode: '12' }))).toMatchObject({
    code: '5085',
    errors: { billingZipCode: expect.stringContaining('SW1A 1AA') },
  })
  expect(shop.charged()).toBe(0)
  await place(api, { ...british, billingZipCode: 'sw1a1aa' })
  expect(shop.charged()).toBeGreaterThan(0)
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
