import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { venues } from '#app/data/schema/venues.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  for (const tenantId of ['north', 'south']) {
    await database
      .forTenant(tenantId)
      .insert(venues)
      .values({ tenantId, name: tenantId, timeZone: 'UTC', document: {} as never })
  }
})

test('a query that forgot its tenant still sees one venue only', async ({ database }) => {
  const seen = await database.forTenant('north').select().from(venues)
  expect(seen.map(venue => venue.tenantId)).toEqual(['north'])
})

test('a row of another venue cannot be written', async ({ database }) => {
  const write = database
    .forTenant('north')
    .insert(venues)
    .values({ tenantId: 'east', name: 'x', timeZone: 'UTC', document: {} as never })
  await expect(write).rejects.toThrow()
})

test('every table with a tenant has its wall and starts its key with the tenant', async ({ database }) => {
  const open = await database.system.execute(sql`
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and (not c.relrowsecurity
      or not exists (select from pg_policy p where p.polrelid = c.oid)
      or not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and i.indkey[0] = a.attnum))`)
  expect(open.rows).toEqual([])
})

test('using the database inside its own transaction is refused instead of hanging', async ({ database }) => {
  const db = database.forTenant('north')
  const nested = db.transaction(async () => void (await db.select().from(venues)))
  await expect(nested).rejects.toMatchObject({
    cause: { message: expect.stringContaining('pass `tx` down') },
  })
})
