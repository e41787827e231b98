import type { Db } from '#app/data/database/database.ts'
import { venueTextWithin } from '#app/data/export/export-venue.ts'
import { type VenueFileDraft, withoutLook, withoutPersonalData } from '#app/rules/onboarding/venue-changes.ts'

/** The venue's file as far as an import can be put back: without people, looks and words. */
export async function catalogueWithin(tx: Db, tenantId: string): Promise<string> {
  const file = JSON.parse(await venueTextWithin(tx, tenantId)) as VenueFileDraft
  return JSON.stringify(withoutLook(withoutPersonalData(file)))
}
