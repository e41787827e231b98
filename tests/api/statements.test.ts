import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { venues } from '#app/data/schema/venues.ts'
import { overHttp } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aCheckout, aDraft, GOOD_CARD, HUMAN, openShop, type Shop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'
import type { WatchedPool } from '#tests/setup/watched-pool.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

/** A gateway that tells whether a connection is held while it is asked. */
function watchGateway({ services }: Shop, { callsGateway }: WatchedPool) {
  const { payments } = services.gateways
  const charge: typeof payments.charge = request => {
    callsGateway()
    return payments.charge(request)
  }
  services.gateways = { ...services.gateways, payments: { ...payments, charge } }
}

/** Transaction brackets count too: each is a way to the database and back. */
test('a cart is 3 statements, its change 3 and its order 3, and none is held open while the card is charged', async ({
  database,
  watched,
}) => {
  const shop = openShop(database)
  watchGateway(shop, watched)
  const call = await overHttp(database, { services: shop.services })
  const put = async (body: object) => {
    const { body: answer } = await call('/shopping_cart', { method: 'PUT', body })
    return { id: (answer as { payload: { id: string } }).payload.id, statements: watched.taken().length }
  }
  await put(aDraft({ adult: 1 }))

  const cart = await put(aDraft({ adult: 2 }))
  const changed = await put({ ...aDraft({ adult: 3 }), id: cart.id })
  const order = await call('/checkout', {
    method: 'POST',
    headers: { 'x-request-uuid': randomUUID(), 'x-captcha-token': HUMAN },
    body: aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) }),
  })
  expect(order.status).toBe(200)
  const counts = { cart: cart.statements, change: changed.statements, order: watched.taken().length }
  expect(counts).toEqual({ cart: 3, change: 3, order: 3 })
  expect([shop.charged(), watched.heldAcrossGateway()]).toEqual([5400, 0])
})

/** A cart, and its order after `change` by another node, whose writes this one's memory does not know. */
async function orderAfter(database: Database, change: () => Promise<unknown>) {
  const shop = openShop(database)
  const call = await overHttp(database, { services: shop.services })
  const { body } = await call('/shopping_cart', { method: 'PUT', body: aDraft({ adult: 2 }) })
  const { id, total } = (body as { payload: { id: string; total: number } }).payload
  await change()
  return call('/checkout', {
    method: 'POST',
    headers: { 'x-request-uuid': randomUUID(), 'x-captcha-token': HUMAN },
    body: aCheckout({ shoppingCartId: id, shownTotal: total, paymentToken: shop.token(GOOD_CARD) }),
  })
}

test('an order is priced by what the venue is now, not by what was in memory', async ({ database }) => {
  const dearer = JSON.parse(JSON.stringify(aMuseum()).replaceAll('"price":1800', '"price":1900'))
  const { status, body } = await orderAfter(database, () => loadVenue(database, dearer))
  expect([status, body]).toMatchObject([409, { details: { total: 3800, shownTotal: 3600 } }])
})

test('a venue that is in memory and has gone since takes no order', async ({ database }) => {
  const close = () => database.system.update(venues).set({ isDraft: true })
  const { status, body } = await orderAfter(database, close)
  expect([status, body]).toMatchObject([404, { code: 'TENANT_UNKNOWN' }])
})
