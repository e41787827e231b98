import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import express from 'express'
import { b2cServer } from '#app/api/http/b2c-server.ts'
import { API_BASE, header } from '#app/contract/headers.ts'
import { createDatabase, type Database } from '#app/data/database/database.ts'
import { migrate } from '#app/data/database/migrate.ts'
import { openPgliteWorkerPool } from '#app/data/database/pglite-worker-pool.ts'
import { createPostgresPool } from '#app/data/database/postgres-pool.ts'
import type { SqlPool } from '#app/data/database/sql-pool.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import { findViolations } from '#app/data/queries/violations/read.ts'
import { createVisitorSessions } from '#app/session/visitor-session.ts'
import { aCheckout, aDraft, GOOD_CARD, HUMAN, openShop, type Shop } from '#tests/builders/shop.ts'
import { anEventTemplate, aSlotRule, aVenueFile } from '#tests/builders/venue-file.ts'
import { type WatchedPool, watchPool } from '#tests/setup/watched-pool.ts'
import type { BuyersResult, BuyersTask } from './buyers.ts'

export type OrderRate = {
  ordersPerSecond: number
  /** milliseconds of processor time that the server spends on an order and its cart, its database thread included */
  cpuPerOrder: number
  errors: number
  /** SQL statements of one cart and of one checkout, transaction brackets and all */
  statements: { cart: number; checkout: number }
  heldAcrossGateway: number
}

const BUYERS = 8
const TENANT = 'bench'

/**
 * Orders a second that eight buyers place over HTTP, each with a cart of its own, on the embedded database or on PostgreSQL. Statements
 * and held connections are watched first, with the same buyers, and the rate is taken afterwards without anybody watching.
 */
export async function measureOrders({ folder, url }: { folder: string; url?: string }): Promise<OrderRate> {
  const pool = await openPool({ folder, url })
  const watched = watchPool(pool)
  const slots = await prepareVenue(createDatabase(watched.pool))
  const statements = await atTill(openBenchShop(createDatabase(watched.pool), watched), async till => {
    const task = { ...till, carts: slots.map(aCart), seconds: 2 }
    const counted = await countStatements(task, watched)
    await buy(task)
    return counted
  })
  const database = createDatabase(pool)
  const { bought, cpu } = await atTill(openShop(database), async till => {
    const task = { ...till, carts: slots.map(aCart), seconds: 5 }
    await buy({ ...task, seconds: 3 })
    const before = process.cpuUsage()
    const bought = await buy(task)
    return { bought, cpu: process.cpuUsage(before) }
  })
  const violations = await findViolations(database.system, new Date())
  if (violations.length > 0) throw new Error(JSON.stringify(violations.slice(0, 3)))
  await database.close()
  return {
    ordersPerSecond: bought.orders / 5,
    cpuPerOrder: (cpu.user + cpu.system) / 1000 / bought.orders,
    errors: bought.errors,
    statements,
    heldAcrossGateway: watched.heldAcrossGateway(),
  }
}

export const aCart = (eventId: string) => aDraft({ eventTemplateId: 'show', eventId, adult: 2 })

export async function prepareVenue(database: Database): Promise<string[]> {
  await migrate(database.system)
  const result = await importVenue({ database, text: venueText(), now: new Date() })
  if (!result.ok) throw new Error(JSON.stringify(result.issues.slice(0, 3)))
  return slotIds(database)
}

export type Till = Omit<BuyersTask, 'carts' | 'seconds'>

/** What `work` does at the till of a shop, behind a port of its own. */
export function atTill<Result>(shop: Shop, work: (till: Till) => Promise<Result>): Promise<Result> {
  const headers = { [header.tenantId]: TENANT, 'x-captcha-token': HUMAN, 'content-type': 'application/json' }
  const body = aCheckout({ shoppingCartId: '', paymentToken: shop.token(GOOD_CARD) })
  return atDoor(shop, ({ base }) => work({ base, buyers: BUYERS, headers, body }))
}

/** Where the API is, and what every call sends along. */
export type ServerAddress = { base: string; headers: Record<string, string> }

/** What `work` does with the API of a shop over HTTP, as the venue of the tests. */
export async function atDoor<Result>(
  shop: Shop,
  work: (door: ServerAddress) => Promise<Result>,
): Promise<Result> {
  const sessions = createVisitorSessions({ secret: 'x'.repeat(32), secure: false })
  const app = express().use(API_BASE, b2cServer({ services: shop.services, sessions, hostOf: () => null }))
  const server = app.listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  try {
    const headers = { [header.tenantId]: 'pier', 'content-type': 'application/json' }
    return await work({ base: `http://127.0.0.1:${port}${API_BASE}`, headers })
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/** On the embedded database in a folder of its own, or on PostgreSQL. */
export function openPool({ folder, url }: { folder: string; url?: string }): Promise<SqlPool> | SqlPool {
  if (url) return createPostgresPool({ url })
  mkdirSync(folder, { recursive: true })
  return openPgliteWorkerPool({
    folder: join(folder, 'orders'),
    script: pathToFileURL(join(process.cwd(), 'build/server/pglite-worker.js')),
  })
}

/** The shop of the tests, whose captcha knows a person by a word: the work of a browser is not measured here. */
function openBenchShop(database: Database, { callsGateway }: WatchedPool): Shop {
  const shop = openShop(database)
  const { payments } = shop.services.gateways
  const charge: typeof payments.charge = request => {
    callsGateway()
    return payments.charge(request)
  }
  shop.services.gateways = { ...shop.services.gateways, payments: { ...payments, charge } }
  return shop
}

function venueText(): string {
  const show = anEventTemplate({
    id: 'show',
    name: 'Show',
    slots: [],
    slotRules: [
      aSlotRule({ from: '2026-11-21', to: '2026-12-20', times: ['10:00', '14:30'], capacity: 100_000 }),
    ],
  })
  const venue = { id: TENANT, name: 'Bench', timeZone: 'America/New_York' }
  return JSON.stringify(aVenueFile({ venue, events: [show] }))
}

async function slotIds(database: Database): Promise<string[]> {
  const { rows } = await database.system.execute<{ id: string }>(
    `select id from slots where tenant_id = '${TENANT}' order by id`,
  )
  return rows.map(({ id }) => id)
}

async function countStatements(task: BuyersTask, watched: WatchedPool) {
  const { body, headers, base, carts } = task
  const call = async (method: string, path: string, sent: unknown) => {
    const answer = await fetch(base + path, {
      method,
      headers: { ...headers, 'x-request-uuid': randomUUID() },
      body: JSON.stringify(sent),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()).payload
  }
  const order = async () => {
    watched.taken()
    const cart = await call('PUT', '/shopping_cart', carts[0])
    const forCart = watched.taken()
    await call('POST', '/checkout', { ...body, shoppingCartId: cart.id, shownTotal: cart.total })
    return { cart: forCart, checkout: watched.taken() }
  }
  await order()
  const { cart, checkout } = await order()
  if (process.env.BENCH_STATEMENTS) for (const text of [...cart, '--', ...checkout]) console.log(text)
  return { cart: cart.length, checkout: checkout.length }
}

/** The buyers are a process of their own, so that what the server costs can be told from what they cost. */
export function buy(task: BuyersTask): Promise<BuyersResult> {
  const buyers = fork(join(process.cwd(), 'build/bench/buyers.js'))
  buyers.send(task)
  return new Promise((resolve, reject) => {
    buyers.once('message', bought => resolve(bought as BuyersResult))
    buyers.once('error', reject)
    buyers.once('exit', () => reject(new Error('The buyers are gone')))
  })
}
