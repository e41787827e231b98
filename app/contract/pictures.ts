import { z } from 'zod'
import { endpoint, envelope } from './endpoint.ts'

/** Base64 of the largest file, and a little. */
const MAX_CONTENT_LENGTH = 14_000_000

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

/** The addresses of an uploaded photograph, as an image of the venue file has them. */
const photoPayload = z.object({
  thumbnail: z.string(),
  screen: z.string(),
  highRes: z.string(),
  mail: z.string(),
})

export const pictures = {
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
