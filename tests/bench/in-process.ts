import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inProcessClient } from '#app/api/client.ts'
import type { ApiContext } from '#app/api/kernel/context.ts'
import { createVenueStore } from '#app/api/kernel/venue-store.ts'
import { createDatabase } from '#app/data/database/database.ts'
import { migrate } from '#app/data/database/migrate.ts'
import { createPglitePool } from '#app/data/database/pglite-pool.ts'
import { importVenue } from '#app/data/import/import-venue.ts'

const SECONDS = 3

/** Calls a second of `templates/summaries` without HTTP, two at a time. */
export async function measureInProcess(): Promise<number> {
  const database = createDatabase(createPglitePool(await PGlite.create()))
  await migrate(database.system)
  const now = new Date()
  await importVenue({ database, text: readFileSync('app/data/demo/harborlight.json', 'utf8'), now })
  const venue = await createVenueStore(database).open('harborlight')
  if (!venue) throw new Error('The venue is missing')
  const context = {
    services: { database },
    tenantId: 'harborlight',
    venue,
    db: database.forTenant('harborlight'),
    session: {},
    staff: null,
    now,
  } as unknown as ApiContext
  const api = inProcessClient(context)
  const until = performance.now() + SECONDS * 1000
  let calls = 0
  const work = async () => {
    while (performance.now() < until) {
      await api.events.summaries({})
      calls += 1
    }
  }
  await Promise.all([work(), work()])
  await database.close()
  return calls / SECONDS
}
