import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcileAttempts } from '#app/api/checkout/reconcile-attempts.ts'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { createDatabase, type Database } from '#app/data/database/database.ts'
import { createPostgresPool } from '#app/data/database/postgres-pool.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { BUYERS, count, endOf, readyToPay, times } from '#tests/builders/race-shop.ts'
import { aDraft, BOAT, fillCart, openShop, place, type Shop, slotAt } from '#tests/builders/shop.ts'

const SAME = randomUUID()

let database: Database

beforeAll(() => {
  database = createDatabase(createPostgresPool({ url: process.env.DATABASE_URL ?? '', size: 20 }))
})

afterAll(() => database.close())

/** Without holds the race is at the till; with them at the cart. */
async function freshShop({ holdMinutes = 0 } = {}): Promise<Shop> {
  await database.system.execute(
    sql.raw(`do $$ declare tables text; begin
    select string_agg(quote_ident(tablename), ', ') into tables from pg_tables where schemaname = current_schema();
    execute 'truncate ' || tables || ' cascade';
  end $$`),
  )
  const file = aMuseum({
    company: { holdMinutes },
    giftCertificates: [{ number: 'GIFT-1', balance: 2500 }],
  })
  await loadVenue(database, file)
  const shop = openShop(database)
  const { payments } = shop.services.gateways
  // A gateway takes its time, and never the same.
  const slowly: typeof payments.charge = async request => {
    await new Promise(resolve => setTimeout(resolve, Math.random() * 30))
    return payments.charge(request)
  }
  shop.services.gateways = { ...shop.services.gateways, payments: { ...payments, charge: slowly } }
  return shop
}

async function books() {
  const [row] = (
    await database.system.execute<{
      sold: number
      held: number
      orders: number
      tickets: number
      paid: number
      ledger: number
    }>(sql`
      select (select sum(sold)::int from slots where event_id = 'boat-tour' and id <> 'parade') as sold, (select sum(held)::int from slots) as held,
        (select count(*)::int from orders) as orders, (select count(*)::int from tickets) as tickets,
        (select coalesce(sum(paid), 0)::int from orders) as paid,
        (select coalesce(sum(case kind when 'refund' then -amount when 'charge' then amount else 0 end), 0)::int from ledger) as ledger`)
  ).rows
  return row
}

test('fifty buyers and ten seats: ten orders, no seat twice, no other error', async () => {
  const shop = await freshShop()
  const buyers = await times(BUYERS, () => readyToPay(shop))
  const ends = await Promise.all(buyers.map(({ api, body }) => endOf(place(api, body))))
  expect(count(ends, 'placed')).toBe(10)
  expect(count(ends, 'SLOT_UNAVAILABLE') + count(ends, 'SEATS_LEFT')).toBe(BUYERS - 10)
  expect(await books()).toEqual({ sold: 10, held: 0, orders: 10, tickets: 10, paid: 18_000, ledger: 18_000 })
  expect(shop.charged() - shop.refunded()).toBe(18_000)
})

test('declines in the crowd give their seats to others: none is lost', async () => {
  const shop = await freshShop()
  const buyers = await times(30, () => readyToPay(shop))
  const declined = shop.token('4000000006108007')
  const ends = await Promise.all(
    buyers.map(({ api, body }, index) =>
      endOf(place(api, index % 2 ? body : { ...body, paymentToken: declined })),
    ),
  )
  const left = 10 - count(ends, 'placed')
  expect(await books()).toMatchObject({ sold: 10 - left, held: 0, orders: 10 - left })
  const late = await readyToPay(shop, aDraft({ adult: Math.max(left, 1) })).then(
    ({ api, body }) => endOf(place(api, body)),
    () => 'SLOT_UNAVAILABLE',
  )
  expect(late).toBe(left > 0 ? 'placed' : 'SLOT_UNAVAILABLE')
  expect(await books()).toMatchObject({ sold: 10, held: 0 })
})

test('the same request fifty times at once is one charge and one order', async () => {
  const shop = await freshShop()
  const { api, body } = await readyToPay(shop)
  const uuid = randomUUID()
  const ends = await times(BUYERS, () => endOf(place(api, body, { uuid })))
  expect(count(ends, 'placed')).toBe(1)
  expect(count(ends, 'CHECKOUT_IN_FLIGHT') + count(ends, '20152')).toBe(BUYERS - 1)
  expect(await books()).toMatchObject({ sold: 1, held: 0, orders: 1, paid: 1800, ledger: 1800 })
  expect(shop.charged()).toBe(1800)
})

test('who presses again for the last seats is told that the order is on its way, not that the seats are gone', async () => {
  const shop = await freshShop()
  const { api, body } = await readyToPay(shop, aDraft({ adult: 10 }))
  const ends = await times(20, index => endOf(place(api, body, index % 2 ? {} : { uuid: SAME })))
  expect(ends.filter(end => !['placed', 'CHECKOUT_IN_FLIGHT', '20152'].includes(end))).toEqual([])
  expect(await books()).toMatchObject({ sold: 10, held: 0, orders: 1 })
})

test('one cart under twenty request ids is one order', async () => {
  const shop = await freshShop()
  const { api, body } = await readyToPay(shop)
  const ends = await times(20, () => endOf(place(api, body)))
  expect(count(ends, 'placed')).toBe(1)
  expect(ends.filter(end => !['placed', 'CHECKOUT_IN_FLIGHT', '20152'].includes(end))).toEqual([])
  expect(await books()).toMatchObject({ sold: 1, held: 0, orders: 1 })
  expect(shop.charged() - shop.refunded()).toBe(1800)
})

test('carts that name the same slots in opposite order do not wait for each other', async () => {
  const shop = await freshShop()
  const slots = ['2026-11-23', '2026-11-24', '2026-11-25'].map(date => slotAt('boat-tour', date, '11:00'))
  const draftOf = (ids: string[]) => ({
    templates: [
      {
        eventTemplateId: 'boat-tour',
        events: ids.map(eventId => ({
          eventId,
          tickets: [{ id: `${eventId}~adult`, ticketTypeId: 'adult', quantity: 1 }],
        })),
      },
    ],
  })
  const buyers = await times(40, index => readyToPay(shop, draftOf(index % 2 ? slots : [...slots].reverse())))
  const ends = await Promise.all(buyers.map(({ api, body }) => endOf(place(api, body))))
  expect(count(ends, 'placed')).toBe(10)
  expect(await books()).toMatchObject({ sold: 30, held: 0, orders: 10, tickets: 30 })
})

test('thirty buyers and four pieces of an add-on: four orders, no piece twice, no seat lost', async () => {
  const shop = await freshShop()
  await database.system.execute(sql`update addon_stock set sold = 36, sold_elsewhere = 36`)
  const draftOf = (hour: string) => {
    const draft = aDraft({ adult: 1, eventId: slotAt('boat-tour', '2026-11-23', hour) })
    const addOns = [{ id: 'A', inventoryId: 'guide-book', quantity: 1 }]
    Object.assign(draft.templates?.[0]?.events[0] ?? {}, { addOns })
    return draft
  }
  const buyers = await times(30, index =>
    readyToPay(shop, draftOf(['09:00', '11:00', '15:00'][index % 3] ?? '')),
  )
  const ends = await Promise.all(buyers.map(({ api, body }) => endOf(place(api, body))))
  expect(count(ends, 'placed')).toBe(4)
  expect(count(ends, 'STOCK_LEFT')).toBe(26)
  expect(await books()).toMatchObject({ sold: 4, held: 0, orders: 4, tickets: 4, paid: 4 * 2300 })
  const { rows } = await database.system.execute(sql`select sold, held from addon_stock`)
  expect(rows).toEqual([{ sold: 40, held: 0 }])
})

test('a certificate that is enough for one buyer pays for one', async () => {
  const shop = await freshShop()
  const buyers = await times(10, () => readyToPay(shop))
  const ends = await Promise.all(
    buyers.map(({ api, body }) => endOf(place(api, { ...body, giftCardNumber: 'GIFT-1' }))),
  )
  const { rows } = await database.system.execute<{ balance: number; used: number }>(sql`
    select balance, (select coalesce(sum(amount), 0)::int from ledger where kind = 'gift-certificate') as used from gift_certificates`)
  expect(rows[0]?.balance).toBeGreaterThanOrEqual(0)
  expect((rows[0]?.balance ?? 0) + (rows[0]?.used ?? 0)).toBe(2500)
  expect(await books()).toMatchObject({ orders: count(ends, 'placed'), held: 0 })
})

test('many reconcilers and visitors that come back finish each lost answer once', async () => {
  const shop = await freshShop()
  const lost = shop.token('4000000007002001')
  const buyers = await times(8, () => readyToPay(shop))
  const uuids = buyers.map(() => randomUUID())
  await Promise.all(
    buyers.map(({ api, body }, index) =>
      endOf(place(api, { ...body, paymentToken: lost }, { uuid: uuids[index] })),
    ),
  )
  expect(await books()).toMatchObject({ orders: 0, held: 8 })
  await Promise.all([
    reconcileAttempts(shop.services),
    reconcileAttempts(shop.services),
    ...buyers.map(({ api, body }, index) =>
      endOf(place(api, { ...body, paymentToken: lost }, { uuid: uuids[index] })),
    ),
  ])
  await reconcileAttempts(shop.services)
  expect(await books()).toEqual({ sold: 8, held: 0, orders: 8, tickets: 8, paid: 14_400, ledger: 14_400 })
  expect(shop.charged()).toBe(14_400)
})

test('many workers send each mail once', async () => {
  const shop = await freshShop()
  const buyers = await times(10, () => readyToPay(shop))
  await Promise.all(buyers.map(({ api, body }) => place(api, body)))
  const done = await times(6, () => workJobs(shop.services))
  expect(done.reduce((sum, count) => sum + count, 0)).toBe(10)
  expect(shop.mails).toHaveLength(10)
})

test('tabs that push into one cart at once lose no ticket, or are told so', async () => {
  const shop = await freshShop()
  const { id: cartId } = await fillCart(await shop.visitor(), aDraft({ eventId: BOAT, adult: 1 }))
  const api = await shop.visitor({ cartId })
  const ends = await times(6, () => endOf(fillCart(api, { ...aDraft({ adult: 1 }), updateType: 'push' })))
  const { payload } = await api.carts.get()
  expect(payload?.orders[0]?.amount).toBe(1 + count(ends, 'placed'))
  expect(ends.filter(end => end !== 'placed' && end !== 'CONFLICT')).toEqual([])
})
