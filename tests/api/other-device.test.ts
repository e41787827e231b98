import { expect } from 'vitest'
import { readPlacedOrder } from '#app/contract/checkout.ts'
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
} from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

/** An order that a link brings to a second device: one cart, one hold, one order, and nothing of the person at the first. */

const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum())
  const venue = { id: 'other', name: 'Other', timeZone: 'America/New_York' }
  await loadVenue(database, aMuseum({ venue }))
})

/** All ten seats of a boat in a cart of the first device, its link, and what the second calls it. */
async function brought(shop: Shop) {
  const first = await shop.visitor()
  const cart = await fillCart(first, aDraft({ adult: 8, child: 2 }))
  const headers = { 'x-cart-id': cart.id }
  const link = (await first.carts.link({ headers })).payload?.link ?? ''
  const second = await shop.visitor()
  const { payload } = await second.carts.linked({ headers: { 'x-cart-link': link } })
  const key = payload.cart?.id ?? ''
  return { first, second, cart, link, key, headers, keyHeaders: { 'x-cart-id': key }, linked: payload }
}

const pay = (shop: Shop, shoppingCartId: string) =>
  aCheckout({ shoppingCartId, paymentToken: shop.token(GOOD_CARD) })

test('the second device has the same tickets and the same hold, under a name that is not the cart’s', async ({
  database,
}) => {
  const shop = openShop(database)
  const { second, cart, key, keyHeaders, linked } = await brought(shop)
  expect(linked).toMatchObject({ isOwn: false, isSold: false })
  expect(linked.cart).toMatchObject({ total: cart.total, templates: cart.templates, hold: cart.hold })
  expect(key).not.toContain(cart.id)
  const device = await shop.visitor({ cartId: key })
  expect((await device.carts.get()).payload?.total).toBe(cart.total)
  const slots = await device.events.times({
    params: { eventTemplateId: 'boat-tour' },
    query: { startTime: '2026-11-20' },
  })
  const seats = JSON.stringify(slots.payload).includes(BOAT)
  expect(seats).toBe(true)
  await expect(fillCart(second, aDraft({ adult: 1 }))).rejects.toMatchObject({ code: 'SLOT_UNAVAILABLE' })
  expect((await second.carts.hold({ headers: keyHeaders })).payload.cart.hold?.extensionsLeft).toBe(
    (cart.hold?.extensionsLeft ?? 0) - 1,
  )
})

test('what one device changes the other sees, and the one that knows an older version is told', async ({
  database,
}) => {
  const { first, second, key, cart, headers, keyHeaders } = await brought(openShop(database))
  const changed = await fillCart(second, { ...aDraft({ adult: 3 }), id: key })
  expect(changed.id).toBe(key)
  expect((await first.carts.get({ headers })).payload?.total).toBe(changed.total)
  const old = { ...aDraft({ adult: 1 }), id: cart.id, version: cart.version }
  await expect(fillCart(first, old)).rejects.toMatchObject({ code: 'CONFLICT' })
  await fillCart(first, { ...aDraft({ adult: 2 }), id: cart.id })
  expect((await second.carts.get({ headers: keyHeaders })).payload?.total).toBe(3_600)
})

test('two devices that pay at the same time place one order and charge once', async ({ database }) => {
  const shop = openShop(database)
  const { first, second, cart, key, headers, keyHeaders } = await brought(shop)
  const ends = await Promise.allSettled([place(first, pay(shop, cart.id)), place(second, pay(shop, key))])
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(shop.charged()).toBe(cart.total)
  const standings = [
    await first.carts.standing({ headers }),
    await second.carts.standing({ headers: keyHeaders }),
  ]
  expect(standings.map(({ payload }) => payload.standing)).toEqual(['sold', 'sold'])
})

test('after one has paid the other is told so, and neither which order it is nor what is in it', async ({
  database,
}) => {
  const shop = openShop(database)
  const { first, second, cart, key, link, keyHeaders } = await brought(shop)
  const { orderNumber } = readPlacedOrder(await place(first, pay(shop, cart.id)))
  expect((await second.carts.get({ headers: keyHeaders })).payload).toBeNull()
  const refusal = await refusalOfCall(place(second, pay(shop, key)))
  expect(refusal).toMatchObject({ code: '20152' })
  expect(JSON.stringify(refusal)).not.toContain(orderNumber)
  const device = await shop.visitor({ cartId: key })
  const read = device.orders.get({ params: { orderId: orderNumber }, headers: keyHeaders })
  await expect(read).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const again = await second.carts.linked({ headers: { 'x-cart-link': link } })
  expect(again.payload).toEqual({ isOwn: false, isSold: true, cart: null })
  expect(shop.charged()).toBe(cart.total)
})

test('the second device pays for the order, and the first cannot buy it again', async ({ database }) => {
  const shop = openShop(database)
  const { first, second, cart, key, headers } = await brought(shop)
  await place(second, pay(shop, key))
  expect((await first.carts.standing({ headers })).payload.standing).toBe('sold')
  await expect(place(first, pay(shop, cart.id))).rejects.toMatchObject({ code: '20152' })
  expect(shop.charged()).toBe(cart.total)
})

test('the order that the second device pays for is not the first one’s to read, nor are its tickets and its calendar file', async ({
  database,
}) => {
  const shop = openShop(database)
  const { first, second, cart, key, headers } = await brought(shop)
  const { orderNumber } = readPlacedOrder(await place(second, pay(shop, key)))
  const params = { orderId: orderNumber }
  const readsOf = (api: typeof first, cartHeaders?: { 'x-cart-id': string }) => [
    api.orders.get({ params, headers: cartHeaders }),
    ...(['tickets', 'calendar'] as const).map(kind =>
      api.orders.document({ params: { ...params, kind }, headers: cartHeaders }),
    ),
  ]
  const begun = await shop.visitor({ cartId: cart.id })
  for (const read of [...readsOf(first, headers), ...readsOf(begun), ...readsOf(begun, { 'x-cart-id': key })])
    await expect(read).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const refusal = await refusalOfCall(place(begun, pay(shop, cart.id)))
  expect(refusal).toMatchObject({ code: '20152' })
  expect(JSON.stringify(refusal)).not.toContain(orderNumber)
  const buyer = await shop.visitor({ cartId: key, orderNumbers: [orderNumber] })
  expect(await Promise.all(readsOf(buyer))).toHaveLength(3)
})

test('a link is good for an hour, at its own venue, as it was made and no longer than its cart', async ({
  database,
}) => {
  const shop = openShop(database)
  const { first, second, link, headers } = await brought(shop)
  const read = (given: string, api = second) => api.carts.linked({ headers: { 'x-cart-link': given } })
  const refused = { code: 'NOT_FOUND' }
  await expect(read(link, await shop.visitor({}, 'other'))).rejects.toMatchObject(refused)
  const other = `${link.slice(0, 20)}${link[20] === 'A' ? 'B' : 'A'}${link.slice(21)}`
  for (const wrong of [other, 'x', link.slice(1), `~${link}`])
    await expect(read(wrong), wrong).rejects.toMatchObject(refused)
  const api = await shop.visitor({ cartId: link })
  expect((await api.carts.get()).payload).toBeNull()
  shop.wait(59 * 60_000)
  expect((await read(link, await shop.visitor())).payload.cart).not.toBeNull()
  shop.wait(61_000)
  await expect(read(link, await shop.visitor())).rejects.toMatchObject(refused)
  const next = (await first.carts.link({ headers })).payload?.link ?? ''
  await first.carts.delete({ headers })
  await expect(read(next)).rejects.toMatchObject(refused)
})

test('a link that is ended opens nothing more; a device that has the order keeps it, and the next link is another', async ({
  database,
}) => {
  const { first, second, cart, link, headers, keyHeaders } = await brought(openShop(database))
  expect((await first.carts.endLink({ headers })).payload).toBeNull()
  const read = (given: string) => second.carts.linked({ headers: { 'x-cart-link': given } })
  await expect(read(link)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await second.carts.get({ headers: keyHeaders })).payload?.total).toBe(cart.total)
  const next = (await first.carts.link({ headers })).payload?.link ?? ''
  expect((await read(next)).payload.cart?.total).toBe(cart.total)
  expect((await first.carts.get({ headers })).payload?.version).toBe(cart.version)
  await second.carts.endLink({ headers: keyHeaders })
  await expect(read(next)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('ending links without an order does nothing', async ({ database }) => {
  const api = await openShop(database).visitor()
  expect((await api.carts.endLink()).payload).toBeNull()
})

test('the device that made a link is told that the order is its own', async ({ database }) => {
  const shop = openShop(database)
  const { cart, link, key } = await brought(shop)
  for (const cartId of [cart.id, key]) {
    const api = await shop.visitor({ cartId })
    const { payload } = await api.carts.linked({ headers: { 'x-cart-link': link } })
    expect(payload.isOwn).toBe(true)
  }
})
