// Run by `serve.mjs`, bundled: every venue of the browser tests goes into the data folder in one process.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { openDatabase } from '#app/data/database/open-database.ts'
import { loadDemoVenues } from '#app/data/demo/load-demo-venues.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import { addDeclinedRenewal } from './declined-renewal.ts'
import { addPastVisits } from './past-visit.ts'
import { writeVenues } from './write-venues.ts'

const now = new Date()
const database = await openDatabase({
  folder: process.env.DATA_DIR ?? '',
  workerScript: pathToFileURL('build/server/pglite-worker.js'),
})
// Harborlight as the specification has checkout: a step each, with every field. The other demo venues have the short form.
const { company, ...harborlight } = JSON.parse(readFileSync('app/data/demo/harborlight.json', 'utf8'))
// The site of `embed.test.ts` may hold its frame.
const embedHosts = [`http://127.0.0.1:${Number(process.env.PORT) + 2900}`]
const changes = { checkout: { form: 'full' }, embedHosts }
await imported('harborlight', { ...harborlight, company: { ...company, ...changes } })
await loadDemoVenues({ database, now })
// The same as its makers have it: `purchase-costs.test.ts` counts what a purchase costs there.
const { members: _members, visitors: _visitors, staff: _staff, reviews: _reviews, ...sold } = harborlight
const venue = { ...harborlight.venue, id: 'harborlight-short', name: 'The Counting House' }
await imported('harborlight-short', { ...sold, venue, company })
for (const [name, file] of Object.entries(writeVenues())) await imported(name, file)
await addPastVisits(database, now)
await addDeclinedRenewal(database, now)
await database.close()

async function imported(name: string, file: unknown) {
  const result = await importVenue({ database, text: JSON.stringify(file), now })
  if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.issues)}`)
}
