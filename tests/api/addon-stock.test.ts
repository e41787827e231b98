import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { LEASE_MS } from '#app/api/checkout/in-flight.ts'
import { reconcileAttempts } from '#app/api/checkout/reconcile-attempts.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import type { Database } from '#app/data/database/database.ts'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import { findViolations } from '#app/data/queries/violations/read.ts'
import { NOW, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place, type Shop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const book = { id: 'guide-book', name: 'Guide book', price: 500 }
const museum = (about: object = { totalQuantity: 5 }) => {
  const file = aMuseum()
  const addOns = (file.addOns ?? []).map(addOn => (addOn.id === book.id ? { ...book, ...about } : addOn))
  return { ...file, addOns }
}
const { test } = useDatabase(database => loadVenue(database, museum()))

const DECLINED = '4000000006108007'

function withBooks(quantity: number): CartDraft {
  const draft = aDraft({ adult: 1 })
  const addOns = [{ id: 'A', inventoryId: 'guide-book', quantity }]
  Object.assign(draft.templates?.[0]?.events[0] ?? {}, { addOns })
  return draft
}

async function atTheTill(shop: Shop, { books, card = GOOD_CARD }: { books: number; card?: string }) {
  const api = await shop.visitor()
  const cart = await fillCart(api, withBooks(books))
  return {
    api,
    body: aCheckout({ shoppingCartId: cart.id, shownTotal: cart.total, paymentToken: shop.token(card) }),
  }
}

async function stock(database: Database) {
  const { rows } = await database.system.execute(
    sql`select total, sold, sold_elsewhere as elsewhere, held from addon_stock where addon_id = 'guide-book'`,
  )
  return rows[0]
}

const isSound = async (database: Database) =>
  expect((await findViolations(database.system, NOW)).map(({ message }) => message)).toEqual([])

test('an order takes its add-ons out of the stock, and what is left is told', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop, { books: 3 })
  await place(api, body)
  expect(await stock(database)).toEqual({ total: 5, sold: 3, elsewhere: 0, held: 0 })
  const { payload } = await api.addons.get({ params: { id: 'guide-book' } })
  expect(payload).toMatchObject({ totalQuantity: 5, availableQuantity: 2 })
  const { payload: lunch } = await api.addons.get({ params: { id: 'lunch-box' } })
  expect(lunch.availableQuantity).toBeNull()
  await isSound(database)
})

test('the last pieces go to one of two carts, and the other is told how many are left', async ({
  database,
}) => {
  const shop = openShop(database)
  const first = await atTheTill(shop, { books: 3 })
  const second = await atTheTill(shop, { books: 3 })
  await place(first.api, first.body)
  expect(await refusalOfCall(place(second.api, second.body))).toMatchObject({
    status: 409,
    code: 'STOCK_LEFT',
    details: { problems: [{ addOnId: 'guide-book', requested: 3, available: 2 }] },
  })
  expect(shop.charged()).toBe(1800 + 1500)
  expect(await stock(database)).toMatchObject({ sold: 3, held: 0 })
  await isSound(database)
})

test('pieces that are gone between looking and taking are not charged, and no seat is kept', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop, { books: 3 })
  const { captcha } = shop.services.gateways
  const takesTheBooks = {
    ...captcha,
    verify: async () => {
      await database.system.execute(sql`update addon_stock set sold = 4, sold_elsewhere = 4`)
      return 'passed' as const
    },
  }
  shop.services.gateways = { ...shop.services.gateways, captcha: takesTheBooks }
  expect(await refusalOfCall(place(api, body))).toMatchObject({
    code: 'STOCK_LEFT',
    details: {
      problems: [
        {
          code: 'STOCK_LEFT',
          path: 'addOns.guide-book',
          addOnId: 'guide-book',
          requested: 3,
          available: 1,
        },
      ],
    },
  })
  expect(shop.charged()).toBe(0)
  await isSound(database)
})

test('a declined card gives the pieces back', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop, { books: 3, card: DECLINED })
  expect(await refusalOfCall(place(api, body))).toMatchObject({ code: '6108' })
  expect(await stock(database)).toMatchObject({ sold: 0, held: 0 })
  await isSound(database)
})

test('a crash keeps the pieces held until the reconciler has found out', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop, { books: 2 })
  const { payments } = shop.services.gateways
  const lost = { ...payments, charge: () => Promise.reject(new Error('no answer')) }
  shop.services.gateways = { ...shop.services.gateways, payments: lost }
  await place(api, body).catch(() => undefined)
  expect(await stock(database)).toMatchObject({ sold: 0, held: 2 })
  expect((await findViolations(database.system, NOW)).map(({ check }) => check)).toEqual([])
  shop.services.gateways = { ...shop.services.gateways, payments }
  shop.wait(LEASE_MS + 1)
  await reconcileAttempts(shop.services)
  expect(await stock(database)).toMatchObject({ sold: 0, held: 0 })
  await isSound(database)
})

test('the file of the venue keeps what was sold, and a stock below it is refused', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop, { books: 3 })
  await place(api, body)
  const load = (about: object) => importVenue({ database, text: JSON.stringify(museum(about)), now: NOW })
  expect(await load({ totalQuantity: 2 })).toMatchObject({
    ok: false,
    issues: [{ path: 'addOns[0].totalQuantity', message: 'is less than the 3 sold so far' }],
  })
  expect(await load({ totalQuantity: 8, sold: 4 })).toMatchObject({ ok: true })
  expect(await stock(database)).toEqual({ total: 8, sold: 4, elsewhere: 1, held: 0 })
  const exported = JSON.parse(await exportVenueText({ database, tenantId: 'pier' }))
  expect(exported.addOns[0]).toMatchObject({ id: 'guide-book', totalQuantity: 8, sold: 4 })
  await isSound(database)
})

test('an add-on that is counted again counts what orders took of it before', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await atTheTill(shop, { books: 3 })
  await place(api, body)
  await loadVenue(database, museum({}))
  expect(await stock(database)).toBeUndefined()
  await loadVenue(database, museum({ totalQuantity: 4 }))
  expect(await stock(database)).toEqual({ total: 4, sold: 3, elsewhere: 0, held: 0 })
  await isSound(database)
})
