import { z } from 'zod'
import { endpoint, envelope } from './endpoint.ts'

/** A file; `content` in Base64. */
const filePayload = z.object({ contentType: z.string(), content: z.string() })

export type FilePayload = z.infer<typeof filePayload>

/** What a link can lead to that has a picture of its own. */
export const shareKind = z.enum(['venue', 'event', 'combo'])
export type ShareKind = z.infer<typeof shareKind>

/** Sizes of the venue's icon in pixels: browser tab, iPhone, Android. */
export const ICON_SIZES = [48, 180, 192, 512] as const

const iconSize = z.coerce
  .number()
  .pipe(z.literal(ICON_SIZES, { error: `must be one of ${ICON_SIZES.join(', ')}` }))

const tagged = { tags: ['Sharing'] }

export const sharing = {
  picture: endpoint({
    method: 'GET',
    path: '/sharing/pictures/{kind}/{id}',
    summary: "The picture beside a link to the venue, an event or a combo, in the venue's look",
    ...tagged,
    refusals: ['NOT_FOUND'],
  })
    .input(z.object({ params: z.object({ kind: shareKind, id: z.string().max(128) }) }))
    .output(envelope(filePayload)),
  icon: endpoint({
    method: 'GET',
    path: '/sharing/icons/{size}',
    summary: "The venue's icon as a square PNG",
    ...tagged,
  })
    .input(z.object({ params: z.object({ size: iconSize }) }))
    .output(envelope(filePayload)),
  calendar: endpoint({
    method: 'GET',
    path: '/sharing/calendar',
    summary: 'What is on in the next 30 days, as a calendar that can be subscribed to',
    ...tagged,
  }).output(envelope(filePayload)),
}
