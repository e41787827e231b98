import { z } from 'zod'
import { DRAFT_PARTS } from '#app/rules/venues/venue-edit.ts'
import { endpoint, envelope } from './endpoint.ts'
import { contrastPair } from './problems.ts'
import {
  contrastReason,
  differenceRow,
  ifMatch,
  revisionNumber,
  themePart,
  versionNote,
} from './theme-versions.ts'
import { themePayload } from './themes.ts'

const tags = ['Themes']

const draftPayload = z.object({
  /** number of the draft as it is; `If-Match` of what changes it. It goes on when there is none */
  revision: z.int(),
  /** the published revision that it began with; null when there is no draft */
  base: z.int().nullable(),
  /** what is public now */
  published: z.int(),
  /** as PUT `themes/{tenantId}` takes it; null when there is no draft */
  theme: z.record(z.string(), z.unknown()).nullable(),
  /** what it sets differently from what is public */
  difference: z.array(differenceRow),
  /** the parts in which it is not what is public */
  differsIn: z.array(themePart),
  /** keys that it changes and that were published differently since it began */
  conflicts: z.array(z.string()),
  /** pairs of colours that visitors could read worse, and not well enough, once it is published */
  contrast: z.array(contrastPair),
  /** who worked on it, the last one first */
  authors: z.array(z.object({ email: z.string(), name: z.string() })),
  /** who has asked for it to be published as it is, `at` an instant in UTC; null when nobody has */
  request: z.object({ email: z.string(), name: z.string(), note: z.string(), at: z.string() }).nullable(),
  /** an instant in UTC; null when there is no draft */
  updatedAt: z.string().nullable(),
})

export type DraftPayload = z.infer<typeof draftPayload>

const revisionRefusals = [
  'FORBIDDEN',
  'PRECONDITION_FAILED',
  'PRECONDITION_REQUIRED',
  'UNAUTHORIZED',
] as const

export const themeDrafts = {
  get: endpoint({
    method: 'GET',
    path: '/staff/theme/draft',
    summary: 'The draft that all editors of the venue share (staff)',
    tags,
    refusals: ['FORBIDDEN', 'UNAUTHORIZED'],
  }).output(envelope(draftPayload)),
  put: endpoint({
    method: 'PUT',
    path: '/staff/theme/draft',
    summary: 'Saves the draft; visitors see nothing of it (staff)',
    tags,
    refusals: [...revisionRefusals, 'UNPROCESSABLE'],
  })
    .input(
      z.object({
        headers: ifMatch,
        /** the published revision that a new draft begins with */
        query: z.object({
          base: revisionNumber,
          /** what is kept as an edit of its own that can be undone: a file that is taken in, or legal texts */
          source: z.enum(DRAFT_PARTS).optional(),
        }),
        body: z.record(z.string(), z.unknown()),
      }),
    )
    /** `edit` is the number of the edit that was kept; null for none */
    .output(envelope(draftPayload.extend({ edit: z.int().nullable() }))),
  request: endpoint({
    method: 'POST',
    path: '/staff/theme/draft/request',
    summary: 'Asks publishers to publish the draft as it is; a change of it ends the request (staff)',
    tags,
    refusals: [...revisionRefusals, 'NOT_FOUND'],
  })
    .input(z.object({ headers: ifMatch, body: z.object({ note: versionNote }).optional() }))
    .output(envelope(draftPayload)),
  publish: endpoint({
    method: 'POST',
    path: '/staff/theme/draft/publish',
    summary: 'Publishes the draft, together with what was published since it began (staff)',
    tags,
    refusals: [...revisionRefusals, 'APPROVALS_MISSING', 'CONFLICT', 'CONTRAST', 'NOT_FOUND'],
  })
    .input(
      z.object({
        headers: ifMatch,
        body: z
          .object({
            note: versionNote,
            contrastReason,
            /** where both changed a value, the draft's is taken */
            overrides: z.boolean().default(false),
          })
          .optional(),
      }),
    )
    .output(envelope(themePayload)),
  discard: endpoint({
    method: 'DELETE',
    path: '/staff/theme/draft',
    summary: 'Ends the draft; it stays as a version that was never public (staff)',
    tags,
    refusals: [...revisionRefusals, 'NOT_FOUND'],
  })
    .input(z.object({ headers: ifMatch }))
    .output(envelope(draftPayload)),
  reopen: endpoint({
    method: 'POST',
    path: '/staff/theme/draft/reopen',
    summary: 'Makes a discarded draft the draft again (staff)',
    tags,
    refusals: [...revisionRefusals, 'CONFLICT', 'NOT_FOUND'],
  })
    .input(z.object({ headers: ifMatch, body: z.object({ revision: revisionNumber }) }))
    .output(envelope(draftPayload)),
}
