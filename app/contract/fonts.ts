import { z } from 'zod'
import { isOwnFontId } from '#theme/fonts/own-fonts.ts'
import { endpoint, envelope } from './endpoint.ts'

/** Base64 of twice the largest file: what is too large by less is answered in words. */
const MAX_CONTENT_LENGTH = 14_000_000

/** Two numbers, the first the smaller. */
const range = z.tuple([z.number(), z.number()])

const id = z.string().refine(isOwnFontId, 'must be the id of a font of the venue')

const fontPayload = z.object({
  /** what a theme names it by */
  id: z.string(),
  /** what its file calls the family */
  name: z.string(),
  files: z.array(
    z.object({
      src: z.string(),
      /** the weights that the file can take: one, or all between two */
      weight: range,
      /** the widths that it can take, in percent */
      width: range.optional(),
      style: z.enum(['normal', 'italic']),
    }),
  ),
  /** in shares of the em */
  metrics: z.object({
    ascent: z.number(),
    descent: z.number(),
    widths: z.object({ 300: z.number(), 400: z.number(), 700: z.number() }),
  }),
  /** letters that it lacks, by language of the venue */
  missing: z.record(z.string(), z.string()),
  /** a theme of the venue names it: public, earlier, planned or a draft */
  isUsed: z.boolean(),
})

export type FontPayload = z.infer<typeof fontPayload>

export const fonts = {
  list: endpoint({
    method: 'GET',
    path: '/staff/fonts',
    summary: 'The fonts that the venue has uploaded (staff)',
    tags: ['Themes'],
    refusals: ['FORBIDDEN', 'UNAUTHORIZED'],
  }).output(envelope(z.array(fontPayload))),
  upload: endpoint({
    method: 'POST',
    path: '/staff/fonts',
    summary: 'Keeps a font file, cut to the letters of the venue; files of one family are one font (staff)',
    tags: ['Themes'],
    refusals: ['FORBIDDEN', 'UNAUTHORIZED', 'UNPROCESSABLE'],
  })
    .input(
      z.object({
        body: z.object({
          /** WOFF2, WOFF, TrueType or OpenType in base64; what it is, is said by its content alone */
          content: z.base64('must be base64').max(MAX_CONTENT_LENGTH, 'is too long'),
        }),
      }),
    )
    .output(envelope(fontPayload)),
  files: endpoint({
    method: 'GET',
    path: '/staff/fonts/{id}/files',
    summary: 'The files of a font, for another venue of the same staff (staff)',
    tags: ['Themes'],
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'UNAUTHORIZED'],
  })
    .input(z.object({ params: z.object({ id }) }))
    .output(envelope(z.array(z.object({ content: z.string() })))),
  remove: endpoint({
    method: 'DELETE',
    path: '/staff/fonts/{id}',
    summary: 'Removes a font that no theme of the venue names (staff)',
    tags: ['Themes'],
    refusals: ['CONFLICT', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHORIZED'],
  })
    .input(z.object({ params: z.object({ id }) }))
    /** `edit` is the number of the edit, which brings the font back when it is undone */
    .output(envelope(z.object({ id: z.string(), edit: z.int().nullable() }))),
}
