import { z } from 'zod'
import { themeParts } from '#theme/theme-parts.ts'
import { endpoint, envelope } from './endpoint.ts'
import { contrastPair } from './problems.ts'
import { themePayload } from './themes.ts'

const tags = ['Themes']

export const themePart = z.enum(themeParts)

const versionPayload = z.object({
  revision: z.int(),
  /** how it came about */
  kind: z.enum(['publish', 'rollback', 'import', 'draft', 'schedule']),
  note: z.string(),
  author: z.string(),
  authorName: z.string(),
  /** an instant in UTC */
  createdAt: z.string(),
  /** SHA-256 of the theme */
  hash: z.string(),
  /** the revision whose theme was brought back */
  origin: z.int().nullable(),
  /** the revision that was public before it; null where that is not known */
  base: z.int().nullable(),
  /** how many values it changed, by the part of the theme; what did not change is missing */
  changes: z.record(z.string(), z.int()),
  /** the parts in which it is not what is public now */
  differsIn: z.array(themePart),
  /** why a publisher published it although not everybody can read all of it; empty where that was not needed */
  contrastReason: z.string(),
  /** pairs of colours that could be read worse, and not well enough, if it were public now */
  contrast: z.array(contrastPair),
  isPublished: z.boolean(),
})

const versionPage = z.object({
  list: z.array(versionPayload),
  /** asks for older ones with `before`; null when there are none */
  next: z.int().nullable(),
})

export const differenceRow = z.object({
  key: z.string(),
  part: themePart,
  group: z.string(),
  name: z.string(),
  where: z.string(),
  isColor: z.boolean(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** what visitors read where words are not set; empty for everything else */
  standard: z.string(),
})

const theme = z.record(z.string(), z.unknown())

/** Two themes as PUT `themes/{tenantId}` takes them, and the one that pages come in. */
export const themeSides = z.object({ before: theme, after: theme, shown: theme })

export type VersionPayload = z.infer<typeof versionPayload>
export type DifferencePayload = z.infer<typeof differenceRow>

/** A revision as addresses name it. */
export const revisionNumber = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(0, 'must be 0 or more')
  .max(2_000_000_000, 'must be at most 2000000000')

export const ifMatch = z.object({ 'if-match': z.string().optional() }).optional()

/** Why a publisher publishes colours that not everybody can read. */
export const contrastReason = z.string().trim().max(500, 'must have at most 500 characters').default('')

/** What an author says of a revision. */
export const versionNote = z.string().trim().max(500, 'must have at most 500 characters').default('')

/** Both or neither: over HTTP a call without them has an empty query all the same. */
const twoRevisions = z
  .object({ from: revisionNumber.optional(), to: revisionNumber.optional() })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), 'must have both from and to')

export const themeVersions = {
  list: endpoint({
    method: 'GET',
    path: '/staff/theme/versions',
    summary: 'Every saved theme, the newest first (staff)',
    tags,
    refusals: ['FORBIDDEN', 'UNAUTHORIZED'],
  })
    .input(z.object({ query: z.object({ before: revisionNumber.optional() }).optional() }))
    .output(envelope(versionPage)),
  difference: endpoint({
    method: 'GET',
    path: '/staff/theme/difference',
    summary: 'What differs between two saved themes, value by value (staff)',
    tags,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'UNAUTHORIZED'],
  })
    .input(z.object({ query: z.object({ from: revisionNumber, to: revisionNumber }) }))
    .output(envelope(z.array(differenceRow))),
  sides: endpoint({
    method: 'GET',
    path: '/staff/theme/sides',
    summary:
      'Two saved themes whole; without numbers what is public, and what the draft would make of it (staff)',
    tags,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'UNAUTHORIZED'],
  })
    .input(z.object({ query: twoRevisions.optional() }))
    .output(envelope(themeSides)),
  restore: endpoint({
    method: 'POST',
    path: '/staff/theme/versions/{revision}/restore',
    summary: 'Publishes a saved theme again, as a new revision (staff)',
    tags,
    refusals: [
      'APPROVALS_MISSING',
      'CONTRAST',
      'FORBIDDEN',
      'NOT_FOUND',
      'PRECONDITION_FAILED',
      'PRECONDITION_REQUIRED',
      'UNAUTHORIZED',
      'UNPROCESSABLE',
    ],
  })
    .input(
      z.object({
        params: z.object({ revision: revisionNumber }),
        headers: ifMatch,
        body: z.object({ note: versionNote, contrastReason }).optional(),
      }),
    )
    .output(envelope(themePayload)),
}
