import type { VenueImage } from '#app/contract/venue-file/fields.ts'
import type { HeroPicture } from '#theme/compile/hero/hero-contrast.ts'
import { textDirection } from '#theme/texts/runtime/text-direction.ts'
import { api } from '../kernel/api.ts'
import type { Services } from '../kernel/context.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { pictureBlocks } from '../pictures/picture-files.ts'
import { requireThemeStaff } from './theme-rights.ts'

const MIDDLE = { x: 50, y: 50 }

/**
 * The picture at the top of the events list as contrast is measured on it; null where the venue has none, or one of another site. To be read
 * before a transaction begins: a picture that another node took in comes from the database.
 */
export const readHeroPicture = (services: Services, venue: Venue): Promise<HeroPicture | null> =>
  readHeroOf(services, { venue, picture: venue.document.venue.picture })

type Hero = { venue: Venue; picture: Pick<VenueImage, 'screen' | 'focus'> | null | undefined }

/** The same of a picture that the venue might show there. */
export async function readHeroOf(services: Services, { venue, picture }: Hero): Promise<HeroPicture | null> {
  const { venue: about, company } = (venue.language?.original ?? venue).document
  const { locale, languages = [] } = about
  const sample = picture && (await pictureBlocks(services, picture))
  if (!sample) return null
  return {
    ...sample,
    focus: picture.focus ?? MIDDLE,
    hasRating: Boolean(company.reviews),
    directions: [...new Set([locale, ...languages].map(textDirection))],
  }
}

/** The same for the composer, which measures while somebody chooses. For all who may change a part of the theme (401, 403). */
export const getHeroPicture = api.pictures.hero.handler(async ({ context: { staff, services, venue } }) => {
  requireThemeStaff(staff)
  const picture = await readHeroPicture(services, venue)
  return { payload: picture && { ...picture, directions: [...picture.directions] } }
})
