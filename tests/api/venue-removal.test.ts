import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { removeVenue, VENUE_TABLES } from '#app/data/queries/venues/write.ts'
import { loadVenue } from '#tests/builders/demo-venue.ts'
import { aFullMuseum, buyEverything } from '#tests/builders/full-order.ts'
import { openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  const file = aFullMuseum()
  await loadVenue(database, file)
  await loadVenue(database, { ...file, venue: { ...file.venue, id: 'annex' } })
})

async function rowsOf(database: Database, tenantId: string): Promise<number> {
  let count = 0
  for (const table of VENUE_TABLES) {
    const { rows } = await database.system.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where tenant_id = ${tenantId}`,
    )
    count += rows[0]?.count ?? 0
  }
  return count
}

test('every table with rows of a venue is among those that a removal empties', async ({ database }) => {
  const { rows } = await database.system.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and c.column_name = 'tenant_id' and t.table_type = 'BASE TABLE'`)
  expect([...VENUE_TABLES].sort()).toEqual(rows.map(({ name }) => name).sort())
})

test('a venue with orders goes only when that is said, then with every row, and no other venue loses one', async ({
  database,
}) => {
  await buyEverything(openShop(database))
  const [own, others] = [await rowsOf(database, 'pier'), await rowsOf(database, 'annex')]
  expect(await removeVenue(database, { tenantId: 'pier', withOrders: false })).toEqual({
    kind: 'orders',
    orders: 1,
  })
  expect(await rowsOf(database, 'pier')).toBe(own)
  expect(await removeVenue(database, { tenantId: 'pier', withOrders: true })).toEqual({
    kind: 'removed',
    rows: own,
  })
  expect([await rowsOf(database, 'pier'), await rowsOf(database, 'annex')]).toEqual([0, others])
  expect(await removeVenue(database, { tenantId: 'pier', withOrders: true })).toEqual({ kind: 'unknown' })
})

test('while an order is being paid for the venue stays', async ({ database }) => {
  await buyEverything(openShop(database))
  await database.system.execute(sql`update checkout_attempts set state = 'charged'`)
  expect(await removeVenue(database, { tenantId: 'pier', withOrders: true })).toEqual({
    kind: 'paying',
    attempts: 1,
  })
})
