import { z } from 'zod'
import { endpoint, envelope } from './endpoint.ts'

/** What a visitor says about an event (MEM-119). The token of an invitation is never read out. */
const reviewPayload = z.object({
  id: z.string(),
  visitorId: z.string().nullable(),
  tenantId: z.string(),
  eventTemplateId: z.string(),
  eventName: z.string(),
  author: z.string(),
  rating: z.int(),
  title: z.string(),
  comment: z.string(),
  /** the first 300 characters of the comment */
  shortComment: z.string(),
  reviewToken: z.string().nullable(),
  /** date at the venue, `YYYY-MM-DD` */
  createdOn: z.string(),
  visitorIsAuthor: z.boolean(),
})

/** Sum of all stars and number of ratings; the average is stars divided by ratings (MEM-120). */
const reviewSummaryPayload = z.object({
  stars: z.int(),
  ratings: z.int(),
  average: z.number().nullable(),
})

const reviewPagePayload = z.object({
  list: z.array(reviewPayload),
  page: z.int(),
  pageSize: z.int(),
  total: z.int(),
  pages: z.int(),
  summary: reviewSummaryPayload,
  /** how many gave one star, two, … five */
  counts: z.array(z.int()),
})

export type ReviewPayload = z.infer<typeof reviewPayload>
export type ReviewSummaryPayload = z.infer<typeof reviewSummaryPayload>
export type ReviewPagePayload = z.infer<typeof reviewPagePayload>

const wholeNumber = (most: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(most, `must be at most ${most}`)

/** Pages are counted from 1. */
const paging = { page: wholeNumber(100_000).optional(), pageSize: wholeNumber(100).optional() }

const tags = ['Reviews']

export const reviews = {
  ofEvent: endpoint({
    method: 'GET',
    path: '/reviews/{eventTemplateId}',
    summary: 'Reviews of an event, newest first; 5 a page',
    tags,
  })
    .input(
      z.object({ params: z.object({ eventTemplateId: z.string() }), query: z.object(paging).optional() }),
    )
    .output(envelope(reviewPagePayload)),
  ofProgram: endpoint({
    method: 'GET',
    path: '/reviews/program/{eventTemplateId}',
    summary: 'The same',
    tags,
  })
    .input(
      z.object({
        params: z.object({ eventTemplateId: z.string() }),
        query: z.object({ ...paging, tenantId: z.string().optional() }).optional(),
      }),
    )
    .output(envelope(reviewPagePayload)),
  ofTenant: endpoint({
    method: 'GET',
    path: '/reviews/tenant/{tenantId}',
    summary: 'Reviews of the venue, newest first; 20 a page',
    tags,
  })
    .input(z.object({ params: z.object({ tenantId: z.string() }), query: z.object(paging).optional() }))
    .output(envelope(reviewPagePayload)),
  summaries: endpoint({
    method: 'GET',
    path: '/review/summaries/tenant/{tenantId}',
    summary: 'Stars and ratings of the venue and of each event',
    tags,
  })
    .input(z.object({ params: z.object({ tenantId: z.string() }) }))
    .output(envelope(reviewSummaryPayload.extend({ events: z.record(z.string(), reviewSummaryPayload) }))),
}
