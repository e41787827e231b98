import { countVenueParts } from '#app/data/queries/onboarding/read.ts'
import { removeDraftVenue } from '#app/data/queries/venues/write.ts'
import type { Services } from '../kernel/context.ts'
import type { OnboardingStaff } from './find-onboarding-staff.ts'
import { mayOpen } from './venue-setups.ts'

type Place = { person: OnboardingStaff; tenantId: string }

/** What goes with a venue when it is removed; null for one that is not theirs. */
export async function readVenueParts(services: Services, place: Place) {
  if (!(await mayOpen(services, place))) return null
  return countVenueParts(services.database.forTenant(place.tenantId), place.tenantId)
}

/** `id`: the address that was typed is not its own; `open`: visitors see it; `sold`: somebody has bought there, or is buying. */
export type DraftRemoval = 'removed' | 'id' | 'open' | 'sold'

/**
 * Removes a venue that was never opened, with everything in it, for whoever types its address. There is no way back but its file. Null for a
 * venue that is not theirs, or is gone.
 */
export async function removeDraft(
  services: Services,
  { typed, ...place }: Place & { typed: string },
): Promise<DraftRemoval | null> {
  if (!(await mayOpen(services, place))) return null
  if (typed.trim().toLowerCase() !== place.tenantId) return 'id'
  const { kind } = await removeDraftVenue(services.database, place.tenantId)
  if (kind === 'unknown') return null
  if (kind === 'orders' || kind === 'paying') return 'sold'
  if (kind === 'removed') await services.database.flush()
  return kind
}
