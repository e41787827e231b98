import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { offerWaitingSeats } from '#app/api/waiting-list/offer-waiting-seats.ts'
import { createDatabase, type Database } from '#app/data/database/database.ts'
import { createPostgresPool } from '#app/data/database/postgres-pool.ts'
import { findViolations } from '#app/data/queries/violations/read.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { BUYERS, count, endOf, times } from '#tests/builders/race-shop.ts'
import { aDraft, fillCart, openShop, type Shop, slotAt } from '#tests/builders/shop.ts'

/** Nodes beside each other: each has connections of its own to the one database. */
const NODES = 4
const MINUTE = 60_000
const DATE = '2026-11-20'
const STARTS = ['11:00', '15:00'].map(time => slotAt('boat-tour', DATE, time))

let databases: Database[]

beforeAll(() => {
  databases = Array.from({ length: NODES }, () =>
    createDatabase(createPostgresPool({ url: process.env.DATABASE_URL ?? '', size: 10 })),
  )
})

afterAll(() => Promise.all(databases.map(database => database.close())))

/** A venue with two starts of ten seats each on the day, all in carts; a shop at each node, whose clocks go together. */
async function soldOut() {
  const [first] = databases
  await first!.system.execute(
    sql.raw(`do $$ declare tables text; begin
    select string_agg(quote_ident(tablename), ', ') into tables from pg_tables where schemaname = current_schema();
    execute 'truncate ' || tables || ' cascade';
  end $$`),
  )
  await loadVenue(first!, aMuseum({ company: { holdMinutes: 15, waitingListMinutes: 30 } }))
  const shops = databases.map(openShop)
  const [shop] = shops
  const holders = await times(20, async index => {
    const api = await shop!.visitor()
    const { id } = await fillCart(api, aDraft({ eventId: STARTS[index % 2], adult: 1 }))
    return { api, id }
  })
  return { shops, holders, wait: (milliseconds: number) => shops.forEach(each => each.wait(milliseconds)) }
}

/** So many wait, in the order of their number: each came a second after the one before. */
async function waitingParties(parties: readonly number[]) {
  const rows = parties.map((party, index) => ({
    id: `w${String(index).padStart(2, '0')}`,
    email: `w${index}@example.com`,
    party,
    since: new Date(Date.parse('2026-11-20T12:00:00Z') + index * 1000).toISOString(),
  }))
  await databases[0]!.system.execute(sql`
    insert into waiting_list (tenant_id, id, event_id, date, email, party, state, since)
    select 'pier', id, 'boat-tour', ${DATE}::date, email, party, 'waiting', since::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as rows(id text, email text, party int, since text)`)
}

type Entry = { id: string; state: string; party: number; cartId: string | null }

const entries = async () =>
  (
    await databases[0]!.system.execute<Entry>(
      sql`select id, state, party, cart_id as "cartId" from waiting_list order by since`,
    )
  ).rows

/** Seats that carts hold of each start. */
async function heldSeats(at: Date) {
  const { rows } = await databases[0]!.system.execute<{ slotId: string; seats: number; most: number }>(sql`
    select slot_id as "slotId", sum(count)::int as seats, min(capacity) as most
    from seat_holds join slots on slots.tenant_id = seat_holds.tenant_id and slots.id = seat_holds.slot_id
    where expires_at > ${at.toISOString()}::timestamptz group by slot_id`)
  return rows
}

async function expectNoSeatTwice(shop: Shop) {
  for (const { seats, most } of await heldSeats(shop.services.clock()))
    expect(seats).toBeLessThanOrEqual(most)
  expect(await findViolations(databases[0]!.system, shop.services.clock())).toEqual([])
}

const sweeps = (shops: readonly Shop[], rounds = 1) =>
  times(shops.length * rounds, index => offerWaitingSeats(shops[index % shops.length]!.services))

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('sweeps of many nodes at once offer each seat once, to those who came first, and write to each of them once', async () => {
  const { shops, wait } = await soldOut()
  await waitingParties(Array.from({ length: BUYERS }, () => 1))
  expect(sum(await sweeps(shops, 2))).toBe(0)
  wait(16 * MINUTE)
  expect(sum(await sweeps(shops, 3))).toBe(20)
  const list = await entries()
  expect(list.map(({ state }) => state)).toEqual(list.map((_, place) => (place < 20 ? 'offered' : 'waiting')))
  expect(new Set(list.flatMap(({ cartId }) => cartId ?? [])).size).toBe(20)
  await expectNoSeatTwice(shops[0]!)
  await times(shops.length, index => workJobs(shops[index]!.services))
  const mails = shops.flatMap(shop => shop.mails.map(({ to }) => to))
  expect(mails.toSorted()).toEqual(
    list
      .slice(0, 20)
      .map((_, place) => `w${place}@example.com`)
      .toSorted(),
  )
})

test('whoever waits is offered seats once, however many nodes sweep and however many seats there are', async () => {
  const { shops, wait } = await soldOut()
  await waitingParties([1, 2, 1, 2, 1])
  wait(16 * MINUTE)
  expect(sum(await sweeps(shops, 3))).toBe(5)
  expect((await entries()).map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'offered'))
  expect(sum((await heldSeats(shops[0]!.services.clock())).map(({ seats }) => seats))).toBe(7)
  await expectNoSeatTwice(shops[0]!)
})

test('seats that come back one by one while nodes sweep go to the front of the line, and nobody is passed by', async () => {
  const { shops, holders } = await soldOut()
  await waitingParties(Array.from({ length: 12 }, () => 1))
  const rounds = holders.slice(0, 8).map(async ({ api, id }, index) => {
    const node = shops[index % shops.length]!
    await api.carts.delete({ headers: { 'x-cart-id': id } })
    return offerWaitingSeats(node.services)
  })
  const made = sum(
    await Promise.all([...rounds, ...shops.map(({ services }) => offerWaitingSeats(services))]),
  )
  const late = await offerWaitingSeats(shops[0]!.services)
  expect(made + late).toBe(8)
  expect((await entries()).map(({ state }) => state)).toEqual([
    ...Array.from({ length: 8 }, () => 'offered'),
    ...Array.from({ length: 4 }, () => 'waiting'),
  ])
  await expectNoSeatTwice(shops[0]!)
})

test('parties are offered seats whole: one that fits nowhere keeps its place, and is next when it fits', async () => {
  const { shops, holders } = await soldOut()
  await waitingParties([3, 1, 1])
  const givesBack = (index: number) =>
    holders[index]!.api.carts.delete({ headers: { 'x-cart-id': holders[index]!.id } })
  await Promise.all([givesBack(0), givesBack(1)])
  expect(sum(await sweeps(shops))).toBe(2)
  expect((await entries()).map(({ state }) => state)).toEqual(['waiting', 'offered', 'offered'])
  await Promise.all([givesBack(2), givesBack(4), givesBack(6)])
  expect(sum(await sweeps(shops))).toBe(1)
  expect((await entries()).map(({ state }) => state)).toEqual(['offered', 'offered', 'offered'])
  await expectNoSeatTwice(shops[0]!)
})

test('buyers who press for the seats that are offered get only what the line leaves', async () => {
  const { shops, wait } = await soldOut()
  await waitingParties(Array.from({ length: 15 }, () => 1))
  wait(16 * MINUTE)
  const [ends, made] = await Promise.all([
    times(BUYERS, async index => {
      const api = await shops[index % shops.length]!.visitor()
      return endOf(fillCart(api, aDraft({ eventId: STARTS[index % 2], adult: 1 })))
    }),
    sweeps(shops, 2),
  ])
  expect(count(ends, 'placed') + sum(made)).toBe(20)
  await expectNoSeatTwice(shops[0]!)
})

test('offers that nobody takes go on to the next in line, each once, whoever sweeps', async () => {
  const { shops, wait } = await soldOut()
  await waitingParties(Array.from({ length: 30 }, () => 1))
  wait(16 * MINUTE)
  await sweeps(shops)
  wait(31 * MINUTE)
  expect(sum(await sweeps(shops, 2))).toBe(10)
  const states = (await entries()).map(({ state }) => state)
  expect([count(states, 'passed'), count(states, 'offered'), count(states, 'waiting')]).toEqual([20, 10, 0])
  expect(states.slice(20)).toEqual(Array.from({ length: 10 }, () => 'offered'))
  await expectNoSeatTwice(shops[0]!)
})
