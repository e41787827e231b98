import type { VenueImage } from '#app/contract/venue-file/fields.ts'
import { findThemeDocument } from '#app/data/queries/venues/read.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import type { ApiContext } from '../kernel/context.ts'
import { requirePictureContrast } from '../themes/contrast-gate.ts'
import { readHeroOf, readHeroPicture } from '../themes/hero-picture.ts'

/** Refuses a picture of the venue on which the words above its events could not be read, in the theme that is public (CONTRAST, 422). */
export async function requireReadablePicture(
  { db, tenantId, services, venue }: ApiContext,
  picture: Pick<VenueImage, 'screen' | 'focus'> | null,
): Promise<void> {
  const [stored, before, after] = await Promise.all([
    findThemeDocument(db, tenantId, venue.themeRevision),
    readHeroPicture(services, venue),
    readHeroOf(services, { venue, picture }),
  ])
  requirePictureContrast({ document: readThemeDocument(stored ?? {}).document, before, after })
}
