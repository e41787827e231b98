import { venueIcon } from '#app/documents/venue-icon.ts'
import { api } from '../kernel/api.ts'
import { drawnOnce } from './drawn-files.ts'
import { venueLook } from './venue-look.ts'

/** The venue's icon in one of the sizes that browsers and phones ask for. */
export const getIcon = api.sharing.icon.handler(async ({ input: { params }, context }) => {
  const { name, locale } = context.venue.document.venue
  const { hash, look, logo } = await venueLook(context)
  const request = { size: params.size, venue: { name, locale }, look, logo }
  const icon = await drawnOnce([hash, params.size, name], () => venueIcon(request))
  return { payload: { contentType: 'image/png', content: Buffer.from(icon).toString('base64') } }
})
