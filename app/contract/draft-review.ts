import { z } from 'zod'
import { encodedText, endpoint, envelope } from './endpoint.ts'
import { differenceRow, themeSides } from './theme-versions.ts'

const tags = ['Draft review']

/** What somebody says of a place of a page; `page` is its path and query, `place` a CSS selector and `words` what stands there, both empty for the page as a whole. */
export const remarkFields = z.object({
  name: z.string().trim().min(1, 'must not be empty').max(80, 'must have at most 80 characters'),
  body: z.string().trim().min(1, 'must not be empty').max(2_000, 'must have at most 2000 characters'),
  page: z.string().startsWith('/').max(500),
  place: z.string().max(500).default(''),
  words: z.string().max(200).default(''),
})

/** A remark as everybody sees it who may; instants in UTC. */
export const remarkPayload = remarkFields.extend({
  id: z.string(),
  createdAt: z.string(),
  isResolved: z.boolean(),
})

export type RemarkPayload = z.infer<typeof remarkPayload>

/** The draft as whoever has a link to it sees it. */
const draftReviewPayload = z.object({
  /** SHA-256 of what these pages show: what an approval names */
  hash: z.string(),
  /** whether that is the draft as it is; when it is not, the next page shows it */
  isCurrent: z.boolean(),
  /** whether this browser has opened the link: others look, and can neither remark nor approve */
  mayReview: z.boolean(),
  /** who has approved exactly this by this link; null when nobody has */
  approvedBy: z.string().nullable(),
  /** remarks by this link, the latest first; none for who may not review */
  remarks: z.array(remarkPayload),
  /** an instant in UTC */
  endsAt: z.string(),
})

export type DraftReviewPayload = z.infer<typeof draftReviewPayload>

const refusals = ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'] as const

const draftDifference = themeSides.extend({
  /** what the draft sets differently from what is public */
  rows: z.array(differenceRow),
})

export const draftReview = {
  open: endpoint({
    method: 'POST',
    path: '/draft_review/open',
    summary: 'Where the pages of a draft are, by the token of a link to it',
    tags,
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  })
    .input(z.object({ headers: z.object({ 'x-token': encodedText }) }))
    .output(envelope(z.object({ sandboxId: z.string(), shareId: z.string() }))),
  difference: endpoint({
    method: 'GET',
    path: '/draft_review/difference',
    summary:
      'What the draft would change, value by value and as two themes; for browsers that have opened the link',
    tags,
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
  }).output(envelope(draftDifference)),
  get: endpoint({
    method: 'GET',
    path: '/draft_review',
    summary:
      'What a draft is called and who has approved it, on its own pages; null where they are of no draft',
    tags,
    refusals: ['NOT_FOUND'],
  }).output(envelope(draftReviewPayload.nullable())),
  remark: endpoint({
    method: 'POST',
    path: '/draft_review/remarks',
    summary: 'Pins a remark on a place of a page of a draft',
    tags,
    refusals: [...refusals, 'UNPROCESSABLE'],
  })
    .input(z.object({ body: remarkFields }))
    .output(envelope(remarkPayload)),
  approve: endpoint({
    method: 'POST',
    path: '/draft_review/approve',
    summary: 'Approves a draft as it is; void as soon as it changes',
    tags,
    refusals: [...refusals, 'CONFLICT'],
  })
    .input(z.object({ body: remarkFields.pick({ name: true }).extend({ hash: z.string().max(64) }) }))
    .output(envelope(z.object({ hash: z.string(), approvedBy: z.string() }))),
}
