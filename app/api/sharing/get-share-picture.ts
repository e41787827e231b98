import type { ShareKind } from '#app/contract/sharing.ts'
import type { VenueImage } from '#app/contract/venue-file/fields.ts'
import { sharePicture } from '#app/documents/share-picture.ts'
import { findCombo } from '../combos/find-combo.ts'
import { findEvent } from '../events/find-event.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { photographOf } from '../pictures/picture-files.ts'
import { drawnOnce } from './drawn-files.ts'
import { venueLook } from './venue-look.ts'

/** The picture beside a link, drawn once for each look, title and photograph; NOT_FOUND for what the venue does not have. */
export const getSharePicture = api.sharing.picture.handler(async ({ input: { params }, context }) => {
  const { title, images } = subjectOf(context, params)
  const { name, locale } = context.venue.document.venue
  const photo = await photographOf(context.services, images)
  const { hash, look, logo } = await venueLook(context)
  const request = { title, venue: { name, locale }, look, photo, logo }
  const picture = await drawnOnce([hash, title, name, locale, photo], () => sharePicture(request))
  return { payload: { contentType: 'image/jpeg', content: Buffer.from(picture).toString('base64') } }
})

type Subject = { title: string; images: readonly VenueImage[] }

function subjectOf({ venue }: ApiContext, { kind, id }: { kind: ShareKind; id: string }): Subject {
  if (kind === 'venue') {
    const { name, tagline, picture } = venue.document.venue
    return { title: tagline || name, images: picture ? [picture] : [] }
  }
  const { name, images } = kind === 'event' ? findEvent(venue, id) : findCombo(venue, id)
  return { title: name, images }
}
