import { type ImportResult, importVenue } from '#app/data/import/import-venue.ts'
import { findSetup } from '#app/data/queries/onboarding/read.ts'
import { confirmItem } from '#app/data/queries/onboarding/write.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { type VenueFileDraft, withoutPersonalData } from '#app/rules/onboarding/venue-changes.ts'
import type { ChecklistItem } from '#app/rules/onboarding/venue-checklist.ts'
import { servedTheme } from '#theme/compile/served-theme.ts'
import type { Services } from '../kernel/context.ts'
import type { OnboardingStaff } from './find-onboarding-staff.ts'
import { readVenueDraft } from './plans/read-venue-draft.ts'
import type { StoredSite } from './propose-site.ts'
import { mayOpen } from './venue-setups.ts'

type EditPlace = { person: OnboardingStaff; tenantId: string }

/** What forms show of a venue: what is stored, and what its own page proposed. Null for a venue that is not theirs. */
export async function readVenueFacts(services: Services, place: EditPlace) {
  if (!(await mayOpen(services, place))) return null
  const { tenantId } = place
  const [venue, setup] = await Promise.all([
    services.venues.open(tenantId),
    findSetup(services.database.forTenant(tenantId), tenantId),
  ])
  if (!venue) return null
  const site = setup?.site as StoredSite | null | undefined
  const { resolved } = servedTheme(venue.theme, venue.fonts)
  return {
    document: venue.document,
    theme: venue.theme,
    fonts: venue.fonts ?? [],
    today: localDateAt(services.clock(), venue.document.venue.timeZone),
    seeds: Object.fromEntries([...resolved].map(([reference, { value }]) => [reference, String(value)])),
    site: site ? { address: site.address, proposals: site.proposals, logos: site.logos } : null,
  }
}

/** The page that a venue came from, as it looked; null where there is none. */
export async function readSnapshot(services: Services, place: EditPlace): Promise<string | null> {
  if (!(await mayOpen(services, place))) return null
  const setup = await findSetup(services.database.forTenant(place.tenantId), place.tenantId)
  return (setup?.site as StoredSite | null | undefined)?.snapshot || null
}

export type VenueChange = {
  /** gives the file as it should be from the file as it is */
  change: (file: VenueFileDraft) => VenueFileDraft
  item: ChecklistItem
}

/**
 * Changes a venue through its file: exported, changed, and imported again with every check of an import, all of it or nothing. Null
 * for a venue that is not theirs.
 */
export async function changeVenue(
  services: Services,
  { place, change, item }: VenueChange & { place: EditPlace },
): Promise<ImportResult | null> {
  if (!(await mayOpen(services, place))) return null
  const { database } = services
  const { tenantId, person } = place
  const result = await changeUnlessMoved(services, { tenantId, change })
  if (!result.ok) return result
  await confirmItem(database.forTenant(tenantId), { tenantId, item, email: person.email })
  await database.flush()
  return result
}

const MAX_TRIES = 5

/** Whoever saves at the same time is not overwritten: the change is made again to what they saved. */
async function changeUnlessMoved(
  services: Services,
  { tenantId, change }: { tenantId: string; change: VenueChange['change'] },
  attempt = 1,
): Promise<ImportResult> {
  const { database, clock } = services
  const { file, revision } = await readVenueDraft(database, tenantId)
  const text = JSON.stringify(change(withoutPersonalData(file)))
  const result = await importVenue({ database, text, now: clock(), revision })
  const isMoved = !result.ok && result.isMoved === true
  return isMoved && attempt < MAX_TRIES
    ? changeUnlessMoved(services, { tenantId, change }, attempt + 1)
    : result
}
