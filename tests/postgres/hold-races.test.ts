import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from '#app/data/database/database.ts'
import { createPostgresPool } from '#app/data/database/postgres-pool.ts'
import { findViolations } from '#app/data/queries/violations/read.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { BUYERS, count, endOf, readyToPay, times } from '#tests/builders/race-shop.ts'
import { aDraft, fillCart, openShop, place, type Shop, slotAt } from '#tests/builders/shop.ts'

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

/** Seats in carts and what `npm run verify` finds. */
async function inCarts(shop: Shop) {
  const { rows } = await database.system.execute<{ count: number }>(
    sql`select coalesce(sum(count), 0)::int as count from seat_holds`,
  )
  return {
    seats: rows[0]?.count,
    violations: await findViolations(database.system, shop.services.clock()),
  }
}

test('fifty carts want the last ten seats: ten hold one, the others are told how many are left', async () => {
  const shop = await freshShop({ holdMinutes: 15 })
  const visitors = await times(BUYERS, () => shop.visitor())
  const refusals = await Promise.all(visitors.map(api => refusalOfCall(fillCart(api, aDraft({ adult: 1 })))))
  const refused = refusals.filter(refusal => refusal !== undefined)
  expect(refused).toHaveLength(BUYERS - 10)
  for (const refusal of refused)
    expect(refusal).toMatchObject({
      code: 'SLOT_UNAVAILABLE',
      details: { problems: [{ requested: 1, available: 0 }] },
    })
  expect(await inCarts(shop)).toEqual({ seats: 10, violations: [] })
})

test('two carts want the last seat: one gets it', async () => {
  const shop = await freshShop({ holdMinutes: 15 })
  await fillCart(await shop.visitor(), aDraft({ adult: 9 }))
  const visitors = await times(2, () => shop.visitor())
  const ends = await Promise.all(visitors.map(api => endOf(fillCart(api, aDraft({ adult: 1 })))))
  expect(ends.sort()).toEqual(['SLOT_UNAVAILABLE', 'placed'])
  expect(await inCarts(shop)).toEqual({ seats: 10, violations: [] })
})

test('carts that grow and shrink over the same slots never hold more than there are, nor wait in a circle', async () => {
  const shop = await freshShop({ holdMinutes: 15 })
  const slots = ['2026-11-23', '2026-11-24', '2026-11-25'].map(date => slotAt('boat-tour', date, '11:00'))
  const draftOf = (round: number) => ({
    templates: [
      {
        eventTemplateId: 'boat-tour',
        events: (round % 2 ? slots : [...slots].reverse()).slice(round % 3).map(eventId => ({
          eventId,
          tickets: [{ id: `${eventId}~adult`, ticketTypeId: 'adult', quantity: 1 + (round % 4) }],
        })),
      },
    ],
  })
  const ends = await times(20, async index => {
    const first = await endOf(fillCart(await shop.visitor(), draftOf(index)))
    const cart = await fillCart(await shop.visitor(), { templates: [] })
    const api = await shop.visitor({ cartId: cart.id })
    const rest = []
    for (let round = index; round < index + 5; round += 1)
      rest.push(await endOf(fillCart(api, draftOf(round))))
    return [first, ...rest]
  })
  const known = ['placed', 'SLOT_UNAVAILABLE', 'SEATS_LEFT', 'CONFLICT']
  expect(ends.flat().filter(end => !known.includes(end))).toEqual([])
  expect((await inCarts(shop)).violations).toEqual([])
})

test('holders pay while others press for their seats: every holder gets an order', async () => {
  const shop = await freshShop({ holdMinutes: 15 })
  const holders = await times(10, () => readyToPay(shop))
  const pressing = times(30, async () => endOf(fillCart(await shop.visitor(), aDraft({ adult: 1 }))))
  const ends = await Promise.all(holders.map(({ api, body }) => endOf(place(api, body))))
  expect(count(ends, 'placed')).toBe(10)
  expect(count(await pressing, 'placed')).toBe(0)
  expect(await books()).toMatchObject({ sold: 10, held: 0, orders: 10, tickets: 10 })
  expect(await inCarts(shop)).toEqual({ seats: 0, violations: [] })
})

test('a declined card gives the seat back to its own cart, never to one that waits for it', async () => {
  const shop = await freshShop({ holdMinutes: 15 })
  const holders = await times(10, () => readyToPay(shop))
  const declined = shop.token('4000000006108007')
  const pressing = times(30, async () => endOf(fillCart(await shop.visitor(), aDraft({ adult: 1 }))))
  await Promise.all(holders.map(({ api, body }) => endOf(place(api, { ...body, paymentToken: declined }))))
  expect(count(await pressing, 'placed')).toBe(0)
  expect(await inCarts(shop)).toEqual({ seats: 10, violations: [] })
  const ends = await Promise.all(holders.map(({ api, body }) => endOf(place(api, body))))
  expect(count(ends, 'placed')).toBe(10)
})

test('holds that have ended are taken by others, by each seat once', async () => {
  const shop = await freshShop({ holdMinutes: 15 })
  await times(10, () => readyToPay(shop))
  shop.wait(16 * 60_000)
  const ends = await times(30, async () => endOf(fillCart(await shop.visitor(), aDraft({ adult: 1 }))))
  expect(count(ends, 'placed')).toBe(10)
  expect((await inCarts(shop)).violations).toEqual([])
})

test('the race is one: taking seats by reading first sells too many', async () => {
  await freshShop()
  await database.system.execute(
    sql`create table if not exists naive_seats (id text primary key, sold int not null)`,
  )
  await database.system.execute(
    sql`insert into naive_seats values ('boat', 0) on conflict (id) do update set sold = 0`,
  )
  const results = await times(BUYERS, async () => {
    const { rows } = await database.system.execute<{ sold: number }>(
      sql`select sold from naive_seats, pg_sleep(0.01)`,
    )
    if ((rows[0]?.sold ?? 0) >= 10) return false
    await database.system.execute(sql`update naive_seats set sold = sold + 1`)
    return true
  })
  await database.system.execute(sql`drop table naive_seats`)
  expect(results.filter(Boolean).length).toBeGreaterThan(10)
})
