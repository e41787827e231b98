import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { atTheTill, galleries, loadVenues, rows, seatsOf } from '#tests/builders/checkout-calls.ts'
import { aCheckout, aDraft, BOAT, fillCart, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

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
