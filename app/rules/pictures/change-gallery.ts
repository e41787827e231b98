import type { VenueImage } from '#app/contract/venue-file/fields.ts'
import { primaryIndex } from './replace-picture.ts'

/** The pictures beside the one of the card, in their order. */
export function galleryOf(images: readonly VenueImage[]): VenueImage[] {
  const primary = primaryIndex(images)
  return images.filter((_, at) => at !== primary)
}

/** The pictures with another gallery: the one of the card goes before it. */
export function withGallery(images: readonly VenueImage[], gallery: readonly VenueImage[]): VenueImage[] {
  const card = images[primaryIndex(images)]
  return [
    ...(card ? [{ ...card, primary: true }] : []),
    ...gallery.map(picture => ({ ...picture, primary: false })),
  ]
}

export type GalleryChange<Picture> =
  | { kind: 'add'; picture: Picture }
  | { kind: 'describe'; at: number; description: string }
  | { kind: 'earlier' | 'later' | 'remove'; at: number }

/** A gallery after one change; the same where there is no such picture, or nowhere to move it. */
export function changeGallery<Picture extends { description: string }>(
  gallery: readonly Picture[],
  change: GalleryChange<Picture>,
): Picture[] {
  if (change.kind === 'add') return [...gallery, change.picture]
  const { at } = change
  const picture = gallery[at]
  if (!picture) return [...gallery]
  const others = gallery.toSpliced(at, 1)
  if (change.kind === 'remove') return others
  if (change.kind === 'describe') return gallery.with(at, { ...picture, description: change.description })
  return others.toSpliced(Math.max(0, change.kind === 'earlier' ? at - 1 : at + 1), 0, picture)
}
