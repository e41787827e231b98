import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { loadDemoVenues } from '#app/data/demo/load-demo-venues.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import { listVenues } from '#app/data/queries/venues/read.ts'
import { aVenueFile } from '#tests/builders/venue-file.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')
const LATER = new Date('2027-01-05T12:00:00Z')
const DEMO_VENUES = ['harborlight', 'fernwood', 'orrery']

const lastSlot = async (database: Database) =>
  (await database.forTenant('orrery').execute(sql`select max(date)::text as last from slots`)).rows[0]

test('an empty database gets the demo venues, once', { timeout: 60_000 }, async ({ database }) => {
  expect(await loadDemoVenues({ database, now: NOW })).toEqual(DEMO_VENUES)
  expect((await listVenues(database.system)).map(venue => venue.tenantId)).toEqual(DEMO_VENUES)
  expect(await loadDemoVenues({ database, now: NOW })).toEqual([])
})

test('demo venues that run out of slots are rolled on; sold seats and a new look stay', {
  timeout: 60_000,
}, async ({ database }) => {
  await loadDemoVenues({ database, now: NOW })
  const db = database.forTenant('orrery')
  const { rows } = await db.execute<{ id: string }>(sql`
    update slots set sold = sold + 1 where id = (select min(id) from slots where sold + held < capacity and date = '2026-11-25') returning id`)
  await db.execute(
    sql`update theme_revisions set document = document || '{"texts": {"events-page-heading": "Mine"}}'::jsonb`,
  )

  expect(await loadDemoVenues({ database, now: LATER })).toEqual(DEMO_VENUES)
  expect(await lastSlot(database)).toEqual({ last: '2027-04-05' })
  const sold = await db.execute(
    sql`select sold - sold_elsewhere as here from slots where id = ${rows[0]?.id}`,
  )
  expect(sold.rows).toEqual([{ here: 1 }])
  const theme = await db.execute(
    sql`select document->'texts'->>'events-page-heading' as heading from theme_revisions`,
  )
  expect(theme.rows).toEqual([{ heading: 'Mine' }])
})

test('beside a venue of its own a deployment gets no demo venues', async ({ database }) => {
  await importVenue({ database, text: JSON.stringify(aVenueFile()), now: NOW })
  expect(await loadDemoVenues({ database, now: NOW })).toEqual([])
})
