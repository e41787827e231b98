import { passPictures } from '#app/documents/pass-pictures.ts'
import type { PassVenue } from '#app/documents/ticket-pass.ts'
import type { Pass, PassLook } from '#app/gateways/passes/pass.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import type { Hex } from '#theme/color/color.ts'
import { readable } from '#theme/color/derive.ts'
import type { ApiContext } from '../kernel/context.ts'
import { documentVenue } from '../orders/order-documents.ts'
import { photographOf } from '../pictures/picture-files.ts'
import { venueLook } from '../sharing/venue-look.ts'
import { venueWords } from '../venues/venue-words.ts'

type PassContext = Pick<ApiContext, 'venue' | 'services' | 'log' | 'tenantId'>

/** The contrast of WCAG AA: a phone shows a pass in the sun. */
const MIN_CONTRAST = 4.5

type VenueLook = Awaited<ReturnType<typeof venueLook>>

/** The colours of the venue's hero, its words as readable on it as they have to be. */
export function passLook({ band, bandText, bandSubtle }: VenueLook['look']): PassLook {
  const background = band as Hex
  return {
    background,
    text: readable(bandText as Hex, [background], MIN_CONTRAST),
    label: readable(bandSubtle as Hex, [background], MIN_CONTRAST),
  }
}

/** What all passes of a venue are made from, and how the pictures of one are drawn. */
export async function passVenue(context: PassContext) {
  const { venue, log } = context
  const { look, logo } = await venueLook(context)
  const scene: PassVenue = {
    venue: documentVenue(venue),
    text: venueWords(venue, log).text,
    look: passLook(look),
  }
  const drawn = new Map<string | null, Promise<Pass['pictures']>>()
  const draw = async (eventId: string | null) =>
    passPictures({
      kind: eventId === null ? 'membership' : 'ticket',
      venue: scene.venue,
      look,
      logo,
      photo: eventId && ((await photographOf(context.services, imagesOf(eventId, context)))?.path ?? null),
    })
  return {
    ...scene,
    /** drawn once for all tickets of an event; null for a membership card */
    pictures: (eventId: string | null) => {
      const drawing = drawn.get(eventId) ?? draw(eventId)
      drawn.set(eventId, drawing)
      return drawing
    },
    pictureHrefs: (eventId: string | null) => pictureHrefs(eventId, context),
  }
}

const imagesOf = (eventId: string, { venue }: PassContext) =>
  catalogueMaps(venue).events.get(eventId)?.images ?? []

/** A wallet that fetches pictures does so over https alone. */
function pictureHrefs(eventId: string | null, { services, tenantId }: PassContext): Pass['pictureHrefs'] {
  const address = services.publicUrl()
  if (!address.startsWith('https:')) return null
  const base = `${address}/sharing/${encodeURIComponent(tenantId)}`
  const shared = eventId ? `event/${encodeURIComponent(eventId)}` : `venue/${encodeURIComponent(tenantId)}`
  return { logo: `${base}/icons/512`, hero: `${base}/pictures/${shared}` }
}
