import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { LEASE_MS } from '#app/api/checkout/in-flight.ts'
import { reconcileAttempts } from '#app/api/checkout/reconcile-attempts.ts'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { Database } from '#app/data/database/database.ts'
import type { PaymentGateway } from '#app/gateways/payments/payment-gateway.ts'
import { inProcess, refusalOfCall } from '#tests/builders/api-client.ts'
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

const { test } = useDatabase(database =>
  loadVenue(database, aMuseum({ giftCertificates: [{ number: 'GIFT-1', balance: 1000 }] })),
)

const rows = async <Row extends Record<string, unknown>>(database: Database, query: ReturnType<typeof sql>) =>
  (await database.system.execute<Row>(query)).rows

const state = async (database: Database) => ({
  attempts: (
    await rows<{ state: string }>(database, sql`select state from checkout_attempts order by created_at`)
  ).map(row => row.state),
  seats: (
    await rows<{ sold: number; held: number }>(database, sql`select sold, held from slots where id = ${BOAT}`)
  )[0],
  orders: (await rows(database, sql`select 1 from orders`)).length,
  tickets: (await rows(database, sql`select 1 from tickets`)).length,
  mails: (await rows(database, sql`select 1 from jobs`)).length,
})

/** The two tickets of `tillOf` are the visitor's. */
const SOLD = { attempts: ['issued'], seats: { sold: 2, held: 0 }, orders: 1, tickets: 2, mails: 1 }
const GIVEN_BACK = { attempts: ['refunded'], seats: { sold: 0, held: 0 }, orders: 0 }

class Crash extends Error {}

/** The process ends where `step` of the gateway is reached: whatever comes after is not run. */
function crashing(shop: Shop, step: Partial<PaymentGateway>): Shop {
  const gateways = { ...shop.services.gateways, payments: { ...shop.services.gateways.payments, ...step } }
  return { ...shop, services: { ...shop.services, gateways } }
}

async function tillOf(database: Database, shop: Shop) {
  const api = await inProcess(database, { services: shop.services })
  const { id } = await fillCart(api, aDraft({ adult: 2 }))
  return {
    api,
    body: aCheckout({ shoppingCartId: id, shownTotal: 3600, paymentToken: shop.token(GOOD_CARD) }),
    uuid: randomUUID(),
  }
}

test('a crash before the charge gives the seats back', async ({ database }) => {
  const shop = openShop(database)
  const { api, body, uuid } = await tillOf(
    database,
    crashing(shop, { charge: async () => Promise.reject(new Crash()) }),
  )
  await refusalOfCall(place(api, body, { uuid }))
  expect(await state(database)).toMatchObject({ attempts: ['leased'], seats: { sold: 0, held: 2 } })
  expect(await reconcileAttempts(shop.services)).toMatchObject({ released: 1 })
  expect(await state(database)).toEqual({
    attempts: ['failed'],
    seats: { sold: 0, held: 0 },
    orders: 0,
    tickets: 0,
    mails: 0,
  })
  expect(shop.charged()).toBe(0)
})

test('a crash after the charge is finished: one order, its tickets and its mail', async ({ database }) => {
  const shop = openShop(database)
  const { charge } = shop.services.gateways.payments
  const lost = crashing(shop, { charge: request => charge(request).then(() => Promise.reject(new Crash())) })
  const { api, body, uuid } = await tillOf(database, lost)
  await refusalOfCall(place(api, body, { uuid }))
  expect(await reconcileAttempts(shop.services)).toMatchObject({ issued: 1 })
  expect(await state(database)).toEqual(SOLD)
  expect(shop.charged()).toBe(3600)
  const registered = await api.uuidRegistry.get({ params: { uuid } })
  expect(registered.payload).toMatchObject({ ccLastFourDigits: '4242' })
})

test('an attempt that an older version has stored, without add-ons and codes, is given back too', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api, body, uuid } = await tillOf(
    database,
    crashing(shop, { charge: async () => Promise.reject(new Crash()) }),
  )
  await refusalOfCall(place(api, body, { uuid }))
  await database.system.execute(sql`update checkout_attempts set document = document - 'pieces' - 'coupons'`)
  expect(await reconcileAttempts(shop.services)).toMatchObject({ released: 1 })
  expect((await state(database)).seats).toEqual({ sold: 0, held: 0 })
})

test('a lease that still runs is left alone', async ({ database }) => {
  const shop = openShop(database)
  const { api, body, uuid } = await tillOf(
    database,
    crashing(shop, { charge: async () => Promise.reject(new Crash()) }),
  )
  await refusalOfCall(place(api, body, { uuid }))
  await database.system.execute(
    sql`update checkout_attempts set leased_until = ${new Date(shop.services.clock().getTime() + LEASE_MS).toISOString()}::timestamptz`,
  )
  expect(await reconcileAttempts(shop.services)).toEqual({
    issued: 0,
    released: 0,
    refunded: 0,
    busy: 0,
    unknown: 0,
  })
  shop.wait(LEASE_MS)
  expect(await reconcileAttempts(shop.services)).toMatchObject({ released: 1 })
})

test('a crash between charge and order is finished from what was written down, without asking the gateway', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api, body, uuid } = await tillOf(database, shop)
  await database.system.execute(sql`alter table tickets add constraint crash check (price < 0)`)
  const refused = await refusalOfCall(place(api, body, { uuid }))
  await database.system.execute(sql`alter table tickets drop constraint crash`)
  expect(refused).toMatchObject({ code: 'CHECKOUT_IN_FLIGHT' })
  expect(await state(database)).toMatchObject({
    attempts: ['charged'],
    seats: { sold: 0, held: 2 },
    orders: 0,
  })
  const silent = crashing(shop, { settle: async () => Promise.reject(new Crash()) })
  expect(await reconcileAttempts(silent.services)).toMatchObject({ issued: 1 })
  expect(await state(database)).toEqual(SOLD)
  expect(shop.charged()).toBe(3600)
})

test('the visitor who comes back finishes the order as the reconciler would', async ({ database }) => {
  const shop = openShop(database)
  const { api, body, uuid } = await tillOf(database, shop)
  await database.system.execute(sql`alter table tickets add constraint crash check (price < 0)`)
  await refusalOfCall(place(api, body, { uuid }))
  await database.system.execute(sql`alter table tickets drop constraint crash`)
  const placed = readPlacedOrder(await place(api, body, { uuid }))
  expect(placed.ccLastFourDigits).toBe('4242')
  expect(shop.charged()).toBe(3600)
  expect(await state(database)).toMatchObject({ attempts: ['issued'], orders: 1 })
})

test('a charge whose slot is gone is given back', async ({ database }) => {
  const shop = openShop(database)
  const { charge } = shop.services.gateways.payments
  const { api, body } = await tillOf(
    database,
    crashing(shop, { charge: request => charge(request).then(() => Promise.reject(new Crash())) }),
  )
  await refusalOfCall(place(api, { ...body, giftCardNumber: 'GIFT-1' }))
  await database.system.execute(sql`delete from slots where id = ${BOAT}`)
  expect(await reconcileAttempts(shop.services)).toMatchObject({ refunded: 1 })
  expect(await state(database)).toMatchObject({ attempts: ['refunded'], orders: 0, tickets: 0, mails: 1 })
  expect([shop.charged(), shop.refunded()]).toEqual([2600, 2600])
  expect(await rows(database, sql`select kind, amount from ledger order by kind`)).toEqual([
    { kind: 'charge', amount: 2600 },
    { kind: 'refund', amount: 2600 },
  ])
  expect(await rows(database, sql`select balance from gift_certificates where number = 'GIFT-1'`)).toEqual([
    { balance: 1000 },
  ])
  await workJobs(shop.services)
  const [mail] = shop.mails
  expect(mail).toMatchObject({
    to: body.billingEmail,
    subject: 'Your order at Pier Museum could not be completed',
  })
  for (const form of [mail?.html ?? '', mail?.text ?? ''])
    for (const words of ['Hello Ada Moss,', '$26 goes back to it', 'Boat Tour', 'Visa ending in 4242'])
      expect(form).toContain(words)
  expect(await workJobs(shop.services)).toBe(0)
})

test('a charge for a cart that was ordered meanwhile is given back', async ({ database }) => {
  const shop = openShop(database)
  const { charge } = shop.services.gateways.payments
  const { api, body } = await tillOf(
    database,
    crashing(shop, { charge: request => charge(request).then(() => Promise.reject(new Crash())) }),
  )
  await refusalOfCall(place(api, body))
  await database.system.execute(sql`update carts set order_id = 'another'`)
  expect(await reconcileAttempts(shop.services)).toMatchObject({ refunded: 1 })
  expect(shop.logged().at(-1)).toEqual({
    tenantId: 'pier',
    error: 'The seats are gone, or the cart is an order already',
    msg: 'A charged order cannot be issued and is given back',
  })
  expect(await state(database)).toMatchObject(GIVEN_BACK)
  expect([shop.charged(), shop.refunded()]).toEqual([3600, 3600])
})

test('a refund that fails is tried again, is made once, and never becomes an order', async ({ database }) => {
  const shop = openShop(database)
  const { charge, refund } = shop.services.gateways.payments
  const { api, body } = await tillOf(
    database,
    crashing(shop, { charge: request => charge(request).then(() => Promise.reject(new Crash())) }),
  )
  await refusalOfCall(place(api, body))
  await database.system.execute(sql`update carts set order_id = 'another'`)
  const lostRefund = crashing(shop, {
    refund: about => refund(about).then(() => Promise.reject(new Crash())),
  })
  expect(await reconcileAttempts(lostRefund.services)).toMatchObject({ unknown: 1 })
  expect(shop.logged().at(-1)).toEqual({
    tenantId: 'pier',
    error: '',
    msg: 'A checkout attempt could not be reconciled',
  })
  await database.system.execute(sql`update carts set order_id = null`)
  shop.wait(LEASE_MS)
  expect(await reconcileAttempts(shop.services)).toMatchObject({ refunded: 1 })
  expect(await state(database)).toMatchObject(GIVEN_BACK)
  expect([shop.charged(), shop.refunded()]).toEqual([3600, 3600])
})

test('a gateway that took another amount is not believed: the charge is given back', async ({ database }) => {
  const shop = openShop(database)
  const { charge } = shop.services.gateways.payments
  const { api, body } = await tillOf(
    database,
    crashing(shop, { charge: request => charge({ ...request, amount: request.amount - 1 }) }),
  )
  expect(await refusalOfCall(place(api, body))).toMatchObject({ code: '6110' })
  expect(await state(database)).toMatchObject(GIVEN_BACK)
  expect([shop.charged(), shop.refunded()]).toEqual([3599, 3599])
})

test('a gateway that does not answer leaves the attempt for the next minute', async ({ database }) => {
  const shop = openShop(database)
  const { api, body } = await tillOf(
    database,
    crashing(shop, { charge: async () => Promise.reject(new Crash()) }),
  )
  await refusalOfCall(place(api, body))
  const dead = crashing(shop, { settle: async () => Promise.reject(new Crash()) })
  expect(await reconcileAttempts(dead.services)).toMatchObject({ unknown: 1 })
  expect(shop.logged().at(-1)).toEqual({
    tenantId: 'pier',
    error: '',
    msg: 'The payment gateway does not say what became of a charge',
  })
  expect(await state(database)).toMatchObject({ attempts: ['leased'], seats: { sold: 0, held: 2 } })
  shop.wait(LEASE_MS)
  expect(await reconcileAttempts(shop.services)).toMatchObject({ released: 1 })
})

test('a crash in a free order gives the seats back, and the visitor orders again', async ({ database }) => {
  const shop = openShop(database)
  const api = await shop.visitor()
  const slot = slotAt('galleries', '2026-11-20', '14:00')
  const { id } = await fillCart(api, aDraft({ eventTemplateId: 'galleries', eventId: slot, child: 2 }))
  const [body, uuid] = [aCheckout({ shoppingCartId: id, shownTotal: 0 }), randomUUID()]
  await database.system.execute(sql`alter table tickets add constraint crash check (price < 0)`)
  await refusalOfCall(place(api, body, { uuid }))
  await database.system.execute(sql`alter table tickets drop constraint crash`)
  expect(await reconcileAttempts(shop.services)).toMatchObject({ released: 1 })
  expect(await rows(database, sql`select held from slots where id = ${slot}`)).toEqual([{ held: 0 }])
  await place(api, body, { uuid })
  expect(await rows(database, sql`select held, sold from slots where id = ${slot}`)).toEqual([
    { held: 0, sold: 2 },
  ])
})

test('two reconcilers at once finish an attempt once', async ({ database }) => {
  const shop = openShop(database)
  const { charge } = shop.services.gateways.payments
  const { api, body, uuid } = await tillOf(
    database,
    crashing(shop, { charge: request => charge(request).then(() => Promise.reject(new Crash())) }),
  )
  await refusalOfCall(place(api, body, { uuid }))
  const [first, second] = await Promise.all([
    reconcileAttempts(shop.services),
    reconcileAttempts(shop.services),
  ])
  expect(first.issued + second.issued).toBe(1)
  expect(await state(database)).toMatchObject({ attempts: ['issued'], orders: 1, tickets: 2, mails: 1 })
})
