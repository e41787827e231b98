import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import { readCouponValidation } from '#app/contract/coupons.ts'
import type { Database } from '#app/data/database/database.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
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

const ten = { discountType: 'PercentageBased' as const, value: 10 }

const coupons = [
  { code: 'SAVE10', ...ten },
  {
    code: 'BOAT5',
    discountType: 'AmountBased' as const,
    value: 500,
    distribution: 'total' as const,
    eventIds: ['boat-tour'],
  },
  {
    code: 'KIDS',
    discountType: 'PercentageBased' as const,
    value: 50,
    personTypeIds: ['child'],
    conflictsWith: ['SAVE10'],
  },
  { code: 'GALLERY', ...ten, eventIds: ['galleries'] },
  { code: 'LASTONE', ...ten, maxUses: 3, used: 2 },
  { code: 'USEDUP', ...ten, maxUses: 3, used: 3 },
  { code: 'OVER', ...ten, validUntil: '2026-11-19' },
  { code: 'PAIR', discountType: 'AmountBased' as const, value: 333, comboIds: ['boat-galleries'] },
  { code: 'FREE', discountType: 'PercentageBased' as const, value: 100 },
]

const pair = {
  id: 'boat-galleries',
  name: 'Boat and Galleries',
  type: 'fixedPrice' as const,
  prices: [{ personTypeId: 'adult', price: 2500 }],
  entries: [{ eventIds: ['boat-tour'] }, { eventIds: ['galleries'] }],
}

const { test } = useDatabase(async database => {
  await loadVenue(
    database,
    aMuseum({ coupons, company: { multipleCoupons: true }, combos: [...(aMuseum().combos ?? []), pair] }),
  )
})

/** Two adults at 18.00 and a child at 9.00. */
const draft = { ...aDraft({ adult: 2, child: 1 }) }

async function withCart(database: Database, couponCodes: string[] = []) {
  const shop = openShop(database)
  const api = await shop.visitor()
  return { shop, api, cart: await fillCart(api, { ...draft, couponCodes }) }
}

const usesOf = async (database: Database, code: string) =>
  (await database.system.execute<{ uses: number }>(sql`select uses from coupons where code = ${code}`))
    .rows[0]?.uses

const validate = async (api: ApiClient, shoppingCartId: string, couponCodes: string[]) =>
  readCouponValidation((await api.coupons.validate({ body: { shoppingCartId, couponCodes } })).payload)

test('[CHK-106] a check says which codes hold, for which tickets, which do not, and which exclude each other', async ({
  database,
}) => {
  const { api, cart } = await withCart(database)
  const codes = ['SAVE10', 'BOAT5', 'KIDS', 'OVER', 'USEDUP', 'GALLERY', 'NOPE', '']
  expect(await validate(api, cart.id, codes)).toEqual({
    valid: false,
    validCouponcodes: [
      {
        couponCode: 'SAVE10',
        events: ['boat-tour'],
        eventPricepointMap: { 'boat-tour': ['adult', 'child'] },
      },
      { couponCode: 'BOAT5', events: ['boat-tour'], eventPricepointMap: { 'boat-tour': ['adult', 'child'] } },
    ],
    invalidCouponCodes: ['OVER', 'USEDUP', 'GALLERY', 'NOPE'],
    conflictingCoupons: [{ couponCode: 'KIDS', conflictingCouponCodes: ['SAVE10'] }],
  })
  expect(await validate(api, cart.id, ['KIDS'])).toMatchObject({
    valid: true,
    validCouponcodes: [{ couponCode: 'KIDS', eventPricepointMap: { 'boat-tour': ['child'] } }],
  })
})

test('[CHK-243] several codes are checked with the cart they are for; the answer is JSON text', async ({
  database,
}) => {
  const { api, cart } = await withCart(database)
  const { payload } = await api.coupons.validate({
    body: { shoppingCartId: cart.id, couponCodes: ['SAVE10'] },
  })
  expect(JSON.parse(payload)).toMatchObject({ valid: true, invalidCouponCodes: [] })
  const { payload: mixed } = await api.coupons.validate({
    body: { shoppingCartId: cart.id, couponCodes: ['SAVE10', 'NOPE'] },
  })
  expect(JSON.parse(mixed)).toMatchObject({ valid: false, invalidCouponCodes: ['NOPE'] })
  expect(
    await refusalOfCall(api.coupons.validate({ body: { shoppingCartId: 'none', couponCodes: [] } })),
  ).toMatchObject({
    status: 404,
  })
})

test('[CHK-242] one code is checked by its address', async ({ database }) => {
  const { shop, api, cart } = await withCart(database)
  const check = async (code: string) =>
    (await api.coupons.validateOne({ params: { shoppingCartId: cart.id, code } })).payload.valid
  expect(await check('save10')).toBe(true)
  expect(await check('NOPE')).toBe(false)
  const holder = await shop.visitor({ cartId: cart.id })
  const params = { shoppingCartId: 'none', code: 'SAVE10' }
  expect(await refusalOfCall(holder.coupons.validateOne({ params }))).toMatchObject({ status: 404 })
})

test('a check changes nothing of the cart', async ({ database }) => {
  const { api, cart } = await withCart(database)
  await validate(api, cart.id, ['SAVE10'])
  expect((await api.carts.get({ headers: { 'x-cart-id': cart.id } })).payload).toMatchObject({
    total: 4500,
    version: cart.version,
  })
})

test('the cart is priced with the codes that hold; the parts sum to the total', async ({ database }) => {
  const { cart } = await withCart(database, ['save10 ', 'BOAT5', 'NOPE'])
  expect(cart).toMatchObject({
    total: 3550,
    discountTotal: 950,
    coupons: [
      { couponCode: 'SAVE10', discount: 450 },
      { couponCode: 'BOAT5', discount: 500 },
    ],
  })
  const [line] = cart.orders
  expect(line).toMatchObject({
    itemSubtotal: 3550,
    itemRetailSubtotal: 4500,
    couponDiscount: 950,
    price: 3550,
  })
  expect(line?.items.map(({ subtotal }) => subtotal)).toEqual([2840, 710])
})

test('where the venue allows one code the second does nothing', async ({ database }) => {
  await database.system.execute(
    sql`update venues set document = jsonb_set(document, '{company,multipleCoupons}', 'false'), catalogue_revision = catalogue_revision + 1`,
  )
  const { api, cart } = await withCart(database, ['SAVE10', 'BOAT5'])
  expect(cart.coupons).toMatchObject([{ couponCode: 'SAVE10', discount: 450 }])
  expect(await validate(api, cart.id, ['SAVE10', 'BOAT5'])).toMatchObject({ invalidCouponCodes: ['BOAT5'] })
})

test('a venue that takes no coupons takes none by the API either', async ({ database }) => {
  await database.system.execute(
    sql`update venues set document = jsonb_set(document, '{company,coupons}', 'false'), catalogue_revision = catalogue_revision + 1`,
  )
  const { api, cart } = await withCart(database, ['SAVE10'])
  expect(cart.total).toBe(4500)
  expect(await validate(api, cart.id, ['SAVE10'])).toMatchObject({ valid: false })
})

type Purchase = { shop: Shop; api: ApiClient; cart: { id: string; total: number } }

const buy = ({ shop, api, cart }: Purchase, { uuid = randomUUID(), card = GOOD_CARD } = {}) =>
  place(
    api,
    aCheckout({
      shoppingCartId: cart.id,
      shownTotal: cart.total,
      paymentToken: cart.total > 0 ? shop.token(card) : undefined,
    }),
    { uuid },
  )

test('an order is charged less by its codes, counts their uses and names them', async ({ database }) => {
  const buying = await withCart(database, ['SAVE10', 'LASTONE'])
  const { orderNumber } = readPlacedOrder(await buy(buying))
  expect(buying.shop.charged()).toBe(3645)
  expect(await usesOf(database, 'LASTONE')).toBe(3)
  const { payload } = await buying.api.orders.get({
    headers: { 'x-cart-id': buying.cart.id },
    params: { orderId: orderNumber },
  })
  expect(payload).toMatchObject({
    discountedSumTotal: 3645,
    coupons: [
      { couponCode: 'SAVE10', discount: 450 },
      { couponCode: 'LASTONE', discount: 405 },
    ],
  })
})

test('a code that makes an order free needs no card', async ({ database }) => {
  const buying = await withCart(database, ['FREE'])
  expect(buying.cart.total).toBe(0)
  await buy(buying)
  expect(buying.shop.charged()).toBe(0)
})

test.for([
  ['unknown', ['NOPE'], 'Invalid coupon'],
  ['excluded by another', ['SAVE10', 'KIDS'], 'Coupon conflicts with: SAVE10'],
] as const)(
  '[CHK-122] an order with a code that is %s is not charged',
  async ([, codes, sentence], { database }) => {
    const buying = await withCart(database, [...codes])
    expect(await refusalOfCall(buy(buying))).toMatchObject({
      code: 'UNPROCESSABLE',
      errors: { couponCodes: sentence },
    })
    expect(buying.shop.charged()).toBe(0)
  },
)

test('the last use of a code is sold once', async ({ database }) => {
  const first = await withCart(database, ['LASTONE'])
  const second = await withCart(database, ['LASTONE'])
  await buy(first)
  expect(await refusalOfCall(buy(second))).toMatchObject({ code: 'UNPROCESSABLE' })
  expect(await usesOf(database, 'LASTONE')).toBe(3)
})

test('a declined card gives the use of a code back', async ({ database }) => {
  const buying = await withCart(database, ['LASTONE'])
  await refusalOfCall(buy(buying, { card: '4000000006108007' }))
  expect(await usesOf(database, 'LASTONE')).toBe(2)
  await buy(buying)
  expect(await usesOf(database, 'LASTONE')).toBe(3)
})

test('the codes of the cart itself are checked as often as its order is tried', async ({ database }) => {
  const { api, cart } = await withCart(database, ['SAVE10'])
  for (let tries = 0; tries < 12; tries += 1)
    expect(await validate(api, cart.id, ['SAVE10'])).toMatchObject({ valid: true })
})

test('codes can be guessed a few times a minute only', async ({ database }) => {
  const { api, cart } = await withCart(database)
  for (let tries = 0; tries < 10; tries += 1) await validate(api, cart.id, [`GUESS${tries}`])
  expect(await refusalOfCall(validate(api, cart.id, ['GUESS']))).toMatchObject({ status: 429 })
})

test('the codes of another venue are unknown here', async ({ database }) => {
  await database.system.execute(sql`update coupons set code = 'ELSEWHERE' where code = 'GALLERY'`)
  expect((await withCart(database, ['GALLERY'])).cart.coupons).toEqual([])
  expect(BOAT).toContain('boat-tour')
})

test('a combo is made cheaper for each of its people, and its admissions sum to what they pay', async ({
  database,
}) => {
  const api = await openShop(database).visitor()
  const ids = ['boat-tour', 'galleries']
  const { orders, total } = await fillCart(api, {
    couponCodes: ['PAIR'],
    comboItems: [
      {
        id: 'combo-1',
        comboTemplateId: 'boat-galleries',
        events: [
          { eventTemplateId: 'boat-tour', eventId: BOAT },
          { eventTemplateId: 'galleries', eventId: slotAt('galleries', '2026-11-20', '14:00') },
        ],
        tickets: ids.map(eventTemplateId => ({ eventTemplateId, ticketTypeId: 'adult', quantity: 2 })),
      },
    ],
  })
  expect(total).toBe(2 * (2500 - 333))
  expect(orders[0]).toMatchObject({ couponDiscount: 666, people: [{ subtotal: 4334 }] })
  expect(orders[0]?.items.reduce((sum, { subtotal }) => sum + subtotal, 0)).toBe(4334)
})

test('codes cannot be guessed by storing them either', async ({ database }) => {
  const { api, cart } = await withCart(database)
  const couponCodes = Array.from({ length: 11 }, (_, index) => `GUESS${index}`)
  const again = { ...draft, id: cart.id, couponCodes }
  expect(await refusalOfCall(fillCart(api, again))).toMatchObject({ status: 429 })
})
