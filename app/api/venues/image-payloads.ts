import type { EventImage } from '#app/contract/events.ts'
import type { VenueImage } from '#app/contract/venue-file/fields.ts'

/** Pictures with exactly one primary among them: the marked one, else the first. */
export function imagePayloads(images: readonly VenueImage[]): EventImage[] {
  const primary = Math.max(
    0,
    images.findIndex(image => image.primary),
  )
  return images.map(({ highRes, screen, thumbnail, description, focus }, index) => ({
    primary: index === primary,
    highRes,
    screen,
    thumbnail,
    description,
    ...(focus ? { focus } : {}),
  }))
}
