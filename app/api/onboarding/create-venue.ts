import type { VenueFileIssue } from '#app/contract/venue-file/check/locate-issues.ts'
import type { Database } from '#app/data/database/database.ts'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import {
  type NewVenue,
  newVenueFile,
  startFromVenue,
  type VenueStart,
} from '#app/rules/onboarding/new-venue-file.ts'

/** Where a new venue's look and words come from. `page` is what was found on its own web page. */
export type StartOfVenue = { kind: 'preset'; preset: string } | { kind: 'venue'; tenantId: string }

export type CreateRequest = Omit<NewVenue, 'start'> & { start: StartOfVenue }
export type Creation = { ok: true; tenantId: string } | { ok: false; issues: VenueFileIssue[] }

/**
 * Makes a venue that only its staff see until it is opened: its file is checked and written as any import, all of it or
 * nothing. Refused where the id is taken.
 */
export async function createVenue(
  { database, now }: { database: Database; now: Date },
  { start, ...profile }: CreateRequest,
): Promise<Creation> {
  const file = newVenueFile({ ...profile, start: await readStart(database, start) })
  const result = await importVenue({
    database,
    text: JSON.stringify(file),
    now,
    setup: { createdBy: profile.creator.email, site: null },
  })
  return result.ok ? { ok: true, tenantId: result.tenantId } : result
}

async function readStart(database: Database, start: StartOfVenue): Promise<VenueStart> {
  if (start.kind === 'preset') return { theme: { preset: start.preset } }
  return startFromVenue(JSON.parse(await exportVenueText({ database, tenantId: start.tenantId })))
}
