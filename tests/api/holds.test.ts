import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { reconcileAttempts } from '#app/api/checkout/reconcile-attempts.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import { deleteExpiredCarts } from '#app/data/queries/carts/write.ts'
import { deleteExpiredHolds } from '#app/data/queries/holds/write.ts'
import { findViolations } from '#app/data/queries/violations/read.ts'
import { NOW, refusalOfCall } from '#tests/builders/api-client.ts'
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

/** Seats in carts are held for fifteen minutes (decision O10). The Boat Tour at 15:00 has ten seats. */
const { test } = useDatabase(database => loadVenue(database, aMuseum()))

const MINUTE = 60_000
const boat = { eventTemplateId: 'boat-tour' }
const day = { startTime: '2026-11-20', endTime: '2026-11-20T23:00:00' }

async function visitorWith(shop: Shop, tickets: Parameters<typeof aDraft>[0]) {
  const cart = await fillCart(await shop.visitor(), aDraft(tickets))
  // A client belongs to one moment: each is opened when it calls.
  return { cart, api: () => shop.visitor({ cartId: cart.id }) }
}

/** Seats of the Boat Tour at 15:00 as somebody sees them. */
async function seenBy(shop: Shop, cartId?: string): Promise<number | undefined> {
  const api = await shop.visitor(cartId ? { cartId } : {})
  const { payload } = await api.events.times({ params: { eventTemplateId: 'boat-tour' }, query: day })
  return payload.find(slot => slot.id === BOAT)?.availableSeats
}

async function holds(database: Database) {
  const { rows } = await database.system.execute<{ slot_id: string; count: number }>(
    sql`select slot_id, count from seat_holds order by slot_id`,
  )
  return rows
}

const afterwards = async (database: Database, shop: Shop) =>
  findViolations(database.system, shop.services.clock())

test('seats in a cart are gone for everybody else and still there for its owner', async ({ database }) => {
  const shop = openShop(database)
  const { cart, api } = await visitorWith(shop, { adult: 3, child: 1 })
  expect(cart.hold).toEqual({ expiresAt: '2026-11-20T15:15:00.000Z', extensionsLeft: 10 })
  expect(await seenBy(shop)).toBe(6)
  expect(await seenBy(shop, cart.id)).toBe(10)
  expect((await (await api()).carts.get()).payload?.hold).toEqual(cart.hold)
  expect(await afterwards(database, shop)).toEqual([])
})

test('every view of what is free counts what others hold', async ({ database }) => {
  const shop = openShop(database)
  await visitorWith(shop, { adult: 10 })
  const api = await shop.visitor()
  const { payload: all } = await api.events.summaries({ query: day })
  const { payload: one } = await api.events.template({ params: boat, query: day })
  const { payload: slot } = await api.events.instance({ params: { eventId: BOAT } })
  const { payload: next } = await api.events.nextAvailable({
    params: { eventTemplateId: 'boat-tour' },
    query: { startTime: '2026-11-20T14:00', endTime: '2026-11-23' },
  })
  const { payload: month } = await api.calendars.ofEvent({
    params: { eventTemplateId: 'boat-tour' },
    query: {},
  })
  expect(all.find(event => event.id === 'boat-tour')?.availableSeats).toBe(10)
  expect(one.availableSeats).toBe(10)
  expect(slot.availableSeats).toBe(0)
  expect(next?.startTime).toMatch(/^2026-11-21/)
  expect(month.days.find(({ date }) => date === '2026-11-20')).toBeDefined()
})

test('the last seats go to one of two carts; the other is told how many are left', async ({ database }) => {
  const shop = openShop(database)
  await visitorWith(shop, { adult: 9 })
  expect(await refusalOfCall(fillCart(await shop.visitor(), aDraft({ adult: 2 })))).toMatchObject({
    code: 'SEATS_LEFT',
    details: { problems: [{ eventId: BOAT, requested: 2, available: 1 }] },
  })
  await visitorWith(shop, { adult: 1 })
  expect(await refusalOfCall(fillCart(await shop.visitor(), aDraft({ adult: 1 })))).toMatchObject({
    code: 'SLOT_UNAVAILABLE',
    details: { problems: [{ eventId: BOAT, requested: 1, available: 0 }] },
  })
})

test('a hold ends by the clock alone', async ({ database }) => {
  const shop = openShop(database)
  const { cart } = await visitorWith(shop, { adult: 10 })
  shop.wait(15 * MINUTE - 1)
  expect(await seenBy(shop)).toBe(0)
  shop.wait(1)
  expect(await seenBy(shop)).toBe(10)
  const other = await visitorWith(shop, { adult: 10 })
  expect(other.cart.id).not.toBe(cart.id)
  expect(await afterwards(database, shop)).toEqual([])
})

test('changing a cart keeps the end of its hold, and what leaves it is free at once', async ({
  database,
}) => {
  const shop = openShop(database)
  const { cart, api } = await visitorWith(shop, { adult: 8 })
  shop.wait(5 * MINUTE)
  const changed = await fillCart(await api(), aDraft({ adult: 2 }))
  expect(changed.hold).toEqual(cart.hold)
  expect(await seenBy(shop)).toBe(8)
  await (await api()).carts.deleteItem({ params: { itemId: BOAT } })
  expect(await seenBy(shop)).toBe(10)
  expect(await holds(database)).toEqual([])
})

test('a deleted cart and one past its day hold nothing', async ({ database }) => {
  const shop = openShop(database)
  const { api } = await visitorWith(shop, { adult: 4 })
  await visitorWith(shop, { adult: 4 })
  await (await api()).carts.delete()
  expect(await seenBy(shop)).toBe(6)
  await deleteExpiredCarts(database.system, new Date(NOW.getTime() + 25 * 60 * MINUTE))
  expect(await holds(database)).toEqual([])
})

test('an extension holds for a full time from now, ten times', async ({ database }) => {
  const shop = openShop(database)
  const { api } = await visitorWith(shop, { adult: 2 })
  shop.wait(10 * MINUTE)
  const { payload } = await (await api()).carts.hold()
  expect(payload).toMatchObject({
    cart: { hold: { expiresAt: '2026-11-20T15:25:00.000Z', extensionsLeft: 9 } },
    released: [],
  })
  const client = await api()
  for (let times = 0; times < 9; times += 1) await client.carts.hold()
  expect(await refusalOfCall((await api()).carts.hold())).toMatchObject({ status: 409, code: 'HOLD_SPENT' })
  shop.wait(15 * MINUTE)
  const { payload: anew } = await (await api()).carts.hold()
  expect(anew.cart.hold).toEqual({ expiresAt: '2026-11-20T15:40:00.000Z', extensionsLeft: 10 })
})

test('after the end what is still free is held anew, and the rest leaves the cart and is named', async ({
  database,
}) => {
  const shop = openShop(database)
  const monday = 'boat-tour.2026-11-23.1100'
  const draft = aDraft({ adult: 4 })
  draft.templates?.[0]?.events.push({
    eventId: monday,
    tickets: [{ id: 'm', ticketTypeId: 'adult', quantity: 3 }],
  })
  const { id: cartId } = await fillCart(await shop.visitor(), draft)
  shop.wait(16 * MINUTE)
  await visitorWith(shop, { adult: 8 })
  const api = await shop.visitor({ cartId })
  const { payload } = await api.carts.hold()
  expect(payload.released.map(({ id, name, amount }) => [id, name, amount])).toEqual([[BOAT, 'Boat Tour', 4]])
  expect(payload.cart.orders.map(line => line.id)).toEqual([monday])
  expect((await api.carts.get()).payload).toMatchObject({ total: 5400, version: 2 })
  expect(await afterwards(database, shop)).toEqual([])
})

test('an order takes the seats its cart held, though nobody else could have', async ({ database }) => {
  const shop = openShop(database)
  const { cart, api } = await visitorWith(shop, { adult: 10 })
  await place(await api(), aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) }))
  expect(await holds(database)).toEqual([])
  expect(await seenBy(shop)).toBe(0)
  expect(await afterwards(database, shop)).toEqual([])
})

test('a declined card leaves the seats with the cart, for five minutes at least', async ({ database }) => {
  const shop = openShop(database)
  const { cart, api } = await visitorWith(shop, { adult: 10 })
  shop.wait(14 * MINUTE)
  const declined = shop.token('4000000006108007')
  const body = aCheckout({ shoppingCartId: cart.id, paymentToken: declined })
  expect(await refusalOfCall(place(await api(), body))).toMatchObject({ code: '6108' })
  expect((await (await api()).carts.get()).payload?.hold?.expiresAt).toBe('2026-11-20T15:19:00.000Z')
  expect(await seenBy(shop)).toBe(0)
  expect(await afterwards(database, shop)).toEqual([])
  await place(await api(), { ...body, paymentToken: shop.token(GOOD_CARD) })
  expect(await seenBy(shop)).toBe(0)
})

test('seats do not go back to a cart that was changed or deleted meanwhile', async ({ database }) => {
  const shop = openShop(database)
  const { cart, api } = await visitorWith(shop, { adult: 4 })
  const lost = shop.token('4000000007002001')
  await refusalOfCall(place(await api(), aCheckout({ shoppingCartId: cart.id, paymentToken: lost })))
  await fillCart(await api(), aDraft({ adult: 1 }))
  shop.wait(10 * MINUTE)
  await reconcileAttempts(shop.services)
  expect(await afterwards(database, shop)).toEqual([])
})

test('a cart whose hold is over can still be paid for while there are seats', async ({ database }) => {
  const shop = openShop(database)
  const { cart, api } = await visitorWith(shop, { adult: 3 })
  shop.wait(20 * MINUTE)
  const body = aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) })
  await visitorWith(shop, { adult: 8 })
  expect(await refusalOfCall(place(await api(), body))).toMatchObject({
    code: 'SEATS_LEFT',
    details: { problems: [{ requested: 3, available: 2 }] },
  })
  expect(shop.charged()).toBe(0)
})

test('a venue without holds holds nothing', async ({ database }) => {
  await loadVenue(database, aMuseum({ company: { holdMinutes: 0 } }))
  const shop = openShop(database)
  const { cart, api } = await visitorWith(shop, { adult: 10 })
  expect(cart.hold).toBeNull()
  expect(await seenBy(shop)).toBe(10)
  expect((await (await api()).carts.hold()).payload.cart.hold).toBeNull()
  expect(await holds(database)).toEqual([])
})

/** The museum with another number of seats on the Boat Tour. */
function withCapacity(capacity: number): VenueFileInput {
  const file = aMuseum()
  const events = (file.events ?? []).map(event => ({
    ...event,
    slotRules: event.slotRules?.map(rule => (event.id === 'boat-tour' ? { ...rule, capacity } : rule)),
  }))
  return { ...file, events }
}

test('an import that takes seats away ends the youngest holds that no longer fit', async ({ database }) => {
  const shop = openShop(database)
  const { cart: early } = await visitorWith(shop, { adult: 4 })
  shop.wait(MINUTE)
  const { cart: late } = await visitorWith(shop, { adult: 4 })
  await loadVenue(database, withCapacity(6), shop.services.clock())
  expect(await afterwards(database, shop)).toEqual([])
  expect(await seenBy(shop, early.id)).toBe(6)
  expect(await seenBy(shop, late.id)).toBe(2)
  const empty = { events: [], combos: [], reviews: [], calendarNotes: [] }
  await loadVenue(database, aMuseum(empty), shop.services.clock())
  expect(await holds(database)).toEqual([])
})

test('housekeeping deletes what has expired and nothing that stands', async ({ database }) => {
  const shop = openShop(database)
  await visitorWith(shop, { adult: 2 })
  await deleteExpiredHolds(database.system, NOW)
  expect(await holds(database)).toEqual([{ slot_id: BOAT, count: 2 }])
  await deleteExpiredHolds(database.system, new Date(NOW.getTime() + 16 * MINUTE))
  expect(await holds(database)).toEqual([])
})

test('nobody holds seats of another venue', async ({ database }) => {
  const { visitors: _, members: __, staff: ___, reviews: ____, ...museum } = aMuseum()
  await loadVenue(database, { ...museum, venue: { ...museum.venue, id: 'annex', name: 'Annex' } })
  const shop = openShop(database)
  const { cart } = await visitorWith(shop, { adult: 10 })
  const elsewhere = await shop.visitor({ cartId: cart.id }, 'annex')
  const { payload } = await elsewhere.events.instance({ params: { eventId: BOAT } })
  expect(payload.availableSeats).toBe(10)
  expect(await refusalOfCall(elsewhere.carts.hold())).toMatchObject({ code: 'NOT_FOUND' })
})
