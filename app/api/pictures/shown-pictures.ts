import type { PicturePayload, PictureSubject } from '#app/contract/pictures.ts'
import type { VenueImage } from '#app/contract/venue-file/fields.ts'
import { changePictures } from '#app/data/queries/pictures/subjects.ts'
import { primaryIndex, replacePrimary } from '#app/rules/pictures/replace-picture.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { requirePictureStaff } from './upload-picture.ts'

/** Everything of the venue that is shown by a picture: itself, its events, combos, add-ons and levels, in the order of the catalogue. */
export const listPictures = api.pictures.list.handler(async ({ context: { staff, venue } }) => {
  requirePictureStaff(staff)
  return { payload: subjectsOf(venue).map(picturePayload) }
})

/**
 * Shows something by another picture, or by none, at once: a picture is no part of the draft. The rest of its gallery stays (401, 403;
 * 404 for what the venue does not have).
 */
export const setPicture = api.pictures.set.handler(async ({ input: { params, body }, context }) => {
  requirePictureStaff(context.staff)
  const { db, tenantId, venue } = context
  const found = subjectsOf(venue).find(({ kind, id }) => kind === params.kind && id === params.id)
  const picture = body.picture && { ...body.picture, primary: true }
  const change = (images: readonly VenueImage[]) => replacePrimary(images, picture)
  if (!found || !(await changePictures(db, tenantId, { ...params, change }))) throw refuse('NOT_FOUND')
  return { payload: picturePayload({ ...found, images: change(found.images) }) }
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

function picturePayload({ images, ...subject }: Subject): PicturePayload {
  const image = images[primaryIndex(images)]
  if (!image) return { ...subject, picture: null, others: 0 }
  const { primary: _, ...picture } = image
  return { ...subject, picture, others: images.length - 1 }
}
