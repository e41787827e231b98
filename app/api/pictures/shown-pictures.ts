import type { PicturePayload, PictureSubject } from '#app/contract/pictures.ts'
import type { VenueImage } from '#app/contract/venue-file/fields.ts'
import { themeHash } from '#app/data/documents/theme-hash.ts'
import { galleryOf } from '#app/rules/pictures/change-gallery.ts'
import { primaryIndex } from '#app/rules/pictures/replace-picture.ts'
import { withPictureValues } from '#app/rules/venues/edited-values.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { changePictures } from '../venue-edits/change-parts.ts'
import { requireReadablePicture } from './require-readable-picture.ts'
import { requirePictureStaff } from './upload-picture.ts'

/** Everything of the venue that is shown by a picture: itself, its events, combos, add-ons and levels, in the order of the catalogue. */
export const listPictures = api.pictures.list.handler(async ({ context: { staff, venue } }) => {
  requirePictureStaff(staff)
  return { payload: subjectsOf(venue).map(picturePayload) }
})

/**
 * Shows something by another picture, or by none, at once: a picture is no part of the draft. The rest of its gallery stays (401, 403;
 * 404 for what the venue does not have). Needs the version of the picture that was seen (409), and of the venue's own one on which the words
 * above its events can be read (CONTRAST, 422).
 */
export const setPicture = api.pictures.set.handler(async ({ input: { params, body }, context }) => {
  const { email: author } = requirePictureStaff(context.staff)
  const found = subjectsOf(context.venue).find(({ kind, id }) => kind === params.kind && id === params.id)
  if (found?.kind === 'venue') await requireReadablePicture(context, body.picture)
  let images: VenueImage[] = []
  const values = (present: readonly VenueImage[]) => {
    if (pictureVersionOf(present) !== body.version) throw refuse('CONFLICT')
    images = withPictureValues(present, { picture: body.picture })
    return { picture: body.picture }
  }
  const changed = found && (await changePictures(context, { subject: params, author, values }))
  if (!changed) throw refuse('NOT_FOUND')
  return { payload: { ...picturePayload({ ...found, images }), ...changed } }
})

/**
 * Shows other further pictures of something that is sold, at once; the one of its card stays (401, 403; 404 for what the venue does not sell).
 * Needs the version of the gallery that was seen (409).
 */
export const setGallery = api.pictures.setGallery.handler(async ({ input: { params, body }, context }) => {
  const { email: author } = requirePictureStaff(context.staff)
  const found = subjectsOf(context.venue).find(({ kind, id }) => kind === params.kind && id === params.id)
  if (!found || params.kind === 'venue') throw refuse('NOT_FOUND')
  let images: VenueImage[] = []
  const values = (present: readonly VenueImage[]) => {
    if (versionOf(present) !== body.version) throw refuse('CONFLICT')
    images = withPictureValues(present, { gallery: body.pictures })
    return { gallery: body.pictures }
  }
  const changed = await changePictures(context, { subject: params, author, values })
  if (!changed) throw refuse('NOT_FOUND')
  return { payload: { ...picturePayload({ ...found, images }), ...changed } }
})

type Subject = PictureSubject & { name: string; images: readonly VenueImage[] }

function subjectsOf({ tenantId, document, events, combos, addOns, membershipCategories }: Venue): Subject[] {
  const { name, picture } = document.venue
  const listed = (kind: PictureSubject['kind'], all: readonly Omit<Subject, 'kind'>[]) =>
    all.map(({ id, name, images }) => ({ kind, id, name, images }))
  return [
    { kind: 'venue', id: tenantId, name, images: picture ? [picture] : [] },
    ...listed(
      'event',
      events.filter(({ retired }) => !retired),
    ),
    ...listed('combo', combos),
    ...listed('addon', addOns),
    ...listed('membership', membershipCategories),
  ]
}

const shown = ({ primary: _, ...picture }: VenueImage) => picture

const pictureOf = (images: readonly VenueImage[]) => {
  const image = images[primaryIndex(images)]
  return image ? shown(image) : null
}

const pictureVersionOf = (images: readonly VenueImage[]) => themeHash(pictureOf(images))

const versionOf = (images: readonly VenueImage[]) => themeHash(galleryOf(images).map(shown))

function picturePayload({ images, ...subject }: Subject): PicturePayload {
  const gallery = galleryOf(images).map(shown)
  return {
    ...subject,
    picture: pictureOf(images),
    pictureVersion: pictureVersionOf(images),
    others: gallery.length,
    gallery,
    galleryVersion: versionOf(images),
  }
}
