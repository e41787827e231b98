import type { VenueImage } from '#app/contract/venue-file/fields.ts'

/** Which of the pictures is shown where there is room for one: the marked one, else the first; -1 where there is none. */
export const primaryIndex = (images: readonly VenueImage[]): number =>
  Math.max(
    images.findIndex(({ primary }) => primary),
    Math.min(0, images.length - 1),
  )

/** The pictures with another one in the place of the primary, which stays in its order; without it where `picture` is null. */
export function replacePrimary(images: readonly VenueImage[], picture: VenueImage | null): VenueImage[] {
  const index = primaryIndex(images)
  const others = { before: images.slice(0, Math.max(0, index)), after: images.slice(index + 1) }
  return [...others.before, ...(picture ? [{ ...picture, primary: true }] : []), ...others.after]
}
