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

/** A review as the staff of the venue see it. */
const moderatedReview = reviewPayload
  .pick({ id: true, eventTemplateId: true, eventName: true, author: true, rating: true, title: true })
  .extend({
    comment: z.string(),
    createdOn: z.string(),
    status: z.enum(['published', 'hidden']),
    /** why it is hidden; null where nobody said */
    hiddenReason: z.string().nullable(),
  })

const moderatedPage = z.object({
  list: z.array(moderatedReview),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
})

export type ModeratedReview = z.infer<typeof moderatedReview>

/** What is said about an event (MEM-215): stars are needed, words are not. */
const words = {
  /** must be the signed-in visitor's when it is sent */
  visitorId: z.string().optional(),
  tenantId: z.string().optional(),
  eventTemplateId: z.string(),
  rating: z.int('must be 1 to 5').min(1, 'must be 1 to 5').max(5, 'must be 1 to 5'),
  title: z.string().trim().max(200, 'must have at most 200 characters').default(''),
  comment: z.string().trim().max(5_000, 'must have at most 5000 characters').default(''),
}

/** The orders in which reviews are read; the first one where none is named. */
export const reviewOrders = ['newest', 'highest', 'lowest'] as const

export type ReviewOrder = (typeof reviewOrders)[number]

const reviewToken = z.string().min(1).max(200)

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
    refusals: ['NOT_FOUND'],
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
    refusals: ['NOT_FOUND'],
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
    summary: 'Reviews of the venue, newest first unless sorted otherwise; 20 a page',
    tags,
  })
    .input(
      z.object({
        params: z.object({ tenantId: z.string() }),
        /** `rating`: those with so many stars; `summary` and `counts` are of all. `sort`: by stars, the newest first among equals */
        query: z
          .object({ ...paging, rating: wholeNumber(5).optional(), sort: z.enum(reviewOrders).optional() })
          .optional(),
      }),
    )
    .output(envelope(reviewPagePayload)),
  summaries: endpoint({
    method: 'GET',
    path: '/review/summaries/tenant/{tenantId}',
    summary: 'Stars and ratings of the venue and of each event',
    tags,
  })
    .input(z.object({ params: z.object({ tenantId: z.string() }) }))
    .output(envelope(reviewSummaryPayload.extend({ events: z.record(z.string(), reviewSummaryPayload) }))),
  ofVisitor: endpoint({
    method: 'GET',
    path: '/reviews/visitor/{visitorId}',
    summary: 'What the signed-in visitor has written; of nobody else',
    tags,
    refusals: ['FORBIDDEN', 'UNAUTHORIZED'],
  })
    .input(z.object({ params: z.object({ visitorId: z.string() }) }))
    .output(envelope(z.array(reviewPayload))),
  invitation: endpoint({
    method: 'GET',
    path: '/reviews/invitations/{reviewToken}',
    summary: 'Which event the signed-in visitor may review with this link, and what they wrote already',
    tags,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'UNAUTHORIZED'],
  })
    .input(z.object({ params: z.object({ reviewToken }) }))
    .output(envelope(z.object({ eventTemplateId: z.string(), review: reviewPayload.nullable() }))),
  stopInvitations: endpoint({
    method: 'POST',
    path: '/reviews/invitations/{reviewToken}/stop',
    summary: 'Sends whom this link was mailed to no more invitations; the same answer whatever the link is',
    tags,
    refusals: ['TOO_MANY_REQUESTS'],
  })
    .input(z.object({ params: z.object({ reviewToken }) }))
    .output(envelope(z.object({ stopped: z.literal(true) }))),
  create: endpoint({
    method: 'POST',
    path: '/reviews/{reviewToken}',
    summary: 'Writes a review with the link of an invitation; a second one changes the first',
    tags,
    refusals: ['CONFLICT', 'FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAUTHORIZED'],
  })
    .input(z.object({ params: z.object({ reviewToken }), body: z.object(words) }))
    .output(envelope(reviewPayload)),
  update: endpoint({
    method: 'PUT',
    path: '/reviews',
    summary: 'Changes a review of one’s own',
    tags,
    refusals: ['FORBIDDEN', 'TOO_MANY_REQUESTS', 'UNAUTHORIZED'],
  })
    .input(z.object({ body: z.object({ id: z.string(), ...words }) }))
    .output(envelope(reviewPayload)),
  listAll: endpoint({
    method: 'GET',
    path: '/staff/reviews',
    summary: 'All reviews with the hidden ones (staff)',
    tags,
    refusals: ['FORBIDDEN', 'UNAUTHORIZED'],
  })
    .input(z.object({ query: z.object(paging).optional() }))
    .output(envelope(moderatedPage)),
  moderate: endpoint({
    method: 'PUT',
    path: '/staff/reviews/{reviewId}',
    summary: 'Hides a review, with the reason, or shows it again (staff)',
    tags,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'UNAUTHORIZED'],
  })
    .input(
      z.object({
        params: z.object({ reviewId: z.string() }),
        body: z.discriminatedUnion('status', [
          z.object({
            status: z.literal('hidden'),
            reason: z
              .string()
              .trim()
              .min(1, 'must not be empty')
              .max(200, 'must have at most 200 characters'),
          }),
          z.object({ status: z.literal('published') }),
        ]),
      }),
    )
    .output(envelope(moderatedReview)),
}
