import type { Database } from '#app/data/database/database.ts'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import { venueRevision } from '#app/data/queries/venues/read.ts'
import type { VenueFileDraft } from '#app/rules/onboarding/venue-changes.ts'

/** A venue as its file, and the revision that it has at least: an import that names it is refused where somebody else was quicker. */
export async function readVenueDraft(
  database: Database,
  tenantId: string,
): Promise<{ file: VenueFileDraft; revision: string }> {
  // Before the export: a change in between makes the revision too old, never too new.
  const revision = await venueRevision(database.forTenant(tenantId), tenantId)
  const file = JSON.parse(await exportVenueText({ database, tenantId })) as VenueFileDraft
  return { file, revision }
}
