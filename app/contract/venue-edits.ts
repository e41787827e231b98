import { z } from 'zod'
import { EDITED_PARTS } from '#app/rules/venues/venue-edit.ts'
import { endpoint, envelope } from './endpoint.ts'

const number = z.coerce
  .number()
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(2_000_000_000, 'is too large')

/** An edit outside the theme, which was public at once, or a file or legal texts that were put into its draft. */
const venueEdit = z.object({
  number: z.int(),
  part: z.enum(EDITED_PARTS),
  /** of pictures and words: whose they are; its name is empty where the venue has it no more */
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }).nullable(),
  /** of words: the further language (BCP 47) */
  language: z.string().nullable(),
  author: z.string(),
  authorName: z.string(),
  /** an instant in UTC */
  createdAt: z.string(),
  /** the edit that it undid */
  undoes: z.int().nullable(),
  /** the edit that undid it */
  undoneBy: z.int().nullable(),
  /** each value as it was and as it became, in the form of the venue file; null is not set */
  values: z.array(z.object({ key: z.string(), before: z.unknown(), after: z.unknown() })),
})

export type VenueEditPayload = z.output<typeof venueEdit>

const tags = ['Themes']

export const venueEdits = {
  list: endpoint({
    method: 'GET',
    path: '/staff/edits',
    summary:
      'Who changed hours, settings, pictures, translations, languages and fonts, or put a file or legal texts into the draft, and what was before (staff)',
    tags,
    refusals: ['FORBIDDEN', 'UNAUTHORIZED'],
  })
    .input(z.object({ query: z.object({ before: number.optional() }).optional() }))
    .output(
      envelope(
        z.object({
          list: z.array(venueEdit),
          /** asks for older ones with `before`; null when there are none */
          next: z.int().nullable(),
        }),
      ),
    ),
  undo: endpoint({
    method: 'POST',
    path: '/staff/edits/{number}/undo',
    summary: 'Brings back what an edit changed, at once, where nobody has changed it since (staff)',
    tags,
    refusals: ['CONFLICT', 'CONTRAST', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHORIZED', 'UNPROCESSABLE'],
  })
    .input(z.object({ params: z.object({ number }) }))
    .output(envelope(z.object({ edit: z.int().nullable() }))),
}
