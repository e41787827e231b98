import { z } from 'zod'
import { endpoint, envelope } from './endpoint.ts'
import { focalPoint, image } from './venue-file/fields.ts'

/** Base64 of the largest file, and a little. */
const MAX_CONTENT_LENGTH = 14_000_000

/** As many as somebody looks through. */
export const MAX_GALLERY = 24

const file = z.object({
  /** the file in base64; what it is, is said by its content alone */
  content: z.base64('must be base64').max(MAX_CONTENT_LENGTH, 'is too long'),
})

const refusals = [
  'FORBIDDEN',
  'PICTURE_NARROW',
  'PICTURE_TOO_LARGE',
  'PICTURE_TYPE',
  'PICTURES_FULL',
  'UNAUTHORIZED',
] as const

/** What of a venue is shown by a picture: itself, above its events, and what it sells. */
export const PICTURE_SUBJECTS = ['venue', 'event', 'combo', 'addon', 'membership'] as const

const subject = z.object({ kind: z.enum(PICTURE_SUBJECTS), id: z.string().min(1).max(128) })

/** A picture as a card shows it. */
const shownPicture = z.object({
  thumbnail: z.string(),
  screen: z.string(),
  highRes: z.string(),
  mail: z.string().optional(),
  description: z.string(),
  focus: focalPoint.optional(),
})

const picturePayload = subject.extend({
  name: z.string(),
  /** the picture of its card; null where it has none */
  picture: shownPicture.nullable(),
  /** SHA-256 of that picture; what changes it names it */
  pictureVersion: z.string(),
  /** how many more its gallery has */
  others: z.int(),
  /** those, in their order */
  gallery: z.array(shownPicture),
  /** SHA-256 of the gallery; what changes it names it */
  galleryVersion: z.string(),
})

/** What a change came to; `edit` is its number, by which it is undone. */
const changedPicture = picturePayload.extend({ edit: z.int().nullable() })

/** The picture that words stand on at the top of the events list, as the contrast of those words is measured (`theme/compile/hero`). */
const heroPicture = z.object({
  grid: z.object({ columns: z.int(), rows: z.int(), pixels: z.base64() }),
  width: z.int(),
  height: z.int(),
  focus: focalPoint,
  hasRating: z.boolean(),
  directions: z.array(z.enum(['ltr', 'rtl'])),
})

export type PictureSubject = z.output<typeof subject>
export type PicturePayload = z.output<typeof picturePayload>

/** The addresses of an uploaded photograph, as an image of the venue file has them. */
const photoPayload = z.object({
  thumbnail: z.string(),
  screen: z.string(),
  highRes: z.string(),
  mail: z.string(),
})

export const pictures = {
  list: endpoint({
    method: 'GET',
    path: '/staff/pictures',
    summary: 'What of the venue is shown by a picture, and by which (staff)',
    tags: ['Themes'],
    refusals: ['FORBIDDEN', 'UNAUTHORIZED'],
  }).output(envelope(z.array(picturePayload))),
  hero: endpoint({
    method: 'GET',
    path: '/staff/pictures/hero',
    summary:
      'The colours of the picture at the top of the events list, in blocks; null where there is none of this site (staff)',
    tags: ['Themes'],
    refusals: ['FORBIDDEN', 'UNAUTHORIZED'],
  }).output(envelope(heroPicture.nullable())),
  set: endpoint({
    method: 'PUT',
    path: '/staff/pictures/{kind}/{id}',
    summary: 'Shows something by another picture, at once, or by none (staff)',
    tags: ['Themes'],
    refusals: ['CONFLICT', 'CONTRAST', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHORIZED'],
  })
    .input(
      z.object({
        params: subject,
        body: z.object({
          /** the picture that was seen */
          version: z.string().max(64),
          picture: image.omit({ primary: true }).nullable(),
        }),
      }),
    )
    .output(envelope(changedPicture)),
  setGallery: endpoint({
    method: 'PUT',
    path: '/staff/pictures/{kind}/{id}/gallery',
    summary: 'Shows other further pictures of something that is sold, at once (staff)',
    tags: ['Themes'],
    refusals: ['CONFLICT', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHORIZED'],
  })
    .input(
      z.object({
        params: subject,
        body: z.object({
          /** the gallery that was seen */
          version: z.string().max(64),
          pictures: z
            .array(image.omit({ primary: true }))
            .max(MAX_GALLERY, `must have at most ${MAX_GALLERY} pictures`),
        }),
      }),
    )
    .output(envelope(changedPicture)),
  takeLogo: endpoint({
    method: 'POST',
    path: '/staff/pictures/logo/address',
    summary: 'Fetches a logo from another site, once, and keeps it among the pictures of the venue (staff)',
    tags: ['Themes'],
    refusals: [...refusals.filter(code => code !== 'PICTURE_NARROW'), 'UNPROCESSABLE'],
  })
    .input(z.object({ body: z.object({ address: z.url('must be an address').max(2_000, 'is too long') }) }))
    .output(envelope(z.object({ src: z.string() }))),
  uploadLogo: endpoint({
    method: 'POST',
    path: '/staff/pictures/logo',
    summary: 'Keeps a logo among the pictures of the venue; the theme stays as it is (staff)',
    tags: ['Themes'],
    refusals: refusals.filter(code => code !== 'PICTURE_NARROW'),
  })
    .input(z.object({ body: file }))
    .output(envelope(z.object({ src: z.string() }))),
  uploadPhoto: endpoint({
    method: 'POST',
    path: '/staff/pictures/photo',
    summary: 'Keeps a photograph in the sizes of a screen; nothing shows it yet (staff)',
    tags: ['Themes'],
    refusals: [...refusals],
  })
    .input(z.object({ body: file }))
    .output(envelope(photoPayload)),
}
