import type { ReviewOrder, ReviewPagePayload, ReviewSummaryPayload } from '#app/contract/reviews.ts'
import { listReviews } from '#app/data/queries/reviews/read.ts'
import type { ReviewSummary } from '#app/rules/catalogue/catalogue.ts'
import { findEvent } from '../events/find-event.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuseOtherTenant } from '../venues/refuse-other-tenant.ts'
import { reviewPayload } from './review-payload.ts'

/** Reviews per page on event detail and on the reviews screen (MEM-313). */
const EVENT_PAGE = 5
const VENUE_PAGE = 20
const NO_REVIEWS: ReviewSummary = { stars: 0, ratings: 0, counts: [0, 0, 0, 0, 0] }

type PageQuery = { page?: number; pageSize?: number } | undefined

export const listEventReviews = api.reviews.ofEvent.handler(async ({ input, context }) => ({
  payload: await reviewsOfEvent(context, input.params.eventTemplateId, input.query),
}))

export const listProgramReviews = api.reviews.ofProgram.handler(async ({ input, context }) => {
  refuseOtherTenant(context, input.query?.tenantId)
  return { payload: await reviewsOfEvent(context, input.params.eventTemplateId, input.query) }
})

export const listTenantReviews = api.reviews.ofTenant.handler(async ({ input, context }) => {
  refuseOtherTenant(context, input.params.tenantId)
  const { page = 1, pageSize = VENUE_PAGE, rating, sort } = input.query ?? {}
  return { payload: await pageOf(context, { page, pageSize, rating, sort, summary: venueSummary(context) }) }
})

export const summariseReviews = api.reviews.summaries.handler(async ({ input, context }) => {
  refuseOtherTenant(context, input.params.tenantId)
  const events = Object.entries(shownSummaries(context)).map(([id, summary]) => [id, withAverage(summary)])
  return { payload: { ...withAverage(venueSummary(context)), events: Object.fromEntries(events) } }
})

async function reviewsOfEvent(context: ApiContext, eventId: string, paging: PageQuery) {
  findEvent(context.venue, eventId)
  const { page = 1, pageSize = EVENT_PAGE } = paging ?? {}
  const summary = shownSummaries(context)[eventId] ?? NO_REVIEWS
  return pageOf(context, { page, pageSize, summary, eventId })
}

type ReviewPageQuery = {
  page: number
  pageSize: number
  summary: ReviewSummary
  eventId?: string
  rating?: number | undefined
  sort?: ReviewOrder | undefined
}

async function pageOf(
  context: ApiContext,
  { page, pageSize, summary, eventId, rating, sort }: ReviewPageQuery,
): Promise<ReviewPagePayload> {
  const total = rating === undefined ? summary.ratings : (summary.counts[rating - 1] ?? 0)
  const bounds = { eventId, rating, sort, limit: pageSize, offset: (page - 1) * pageSize }
  const rows = total > bounds.offset ? await listReviews(context.db, context.tenantId, bounds) : []
  const visitorId = (await context.visitor())?.id ?? null
  const list = rows.map(row => reviewPayload(row, { ...context, visitorId }))
  return {
    list,
    page,
    pageSize,
    total,
    pages: Math.ceil(total / pageSize),
    summary: withAverage(summary),
    counts: summary.counts,
  }
}

/** Nothing is shown where the venue has switched reviews off (MEM-080). */
function shownSummaries({ venue }: ApiContext): Record<string, ReviewSummary> {
  return venue.document.company.reviews ? venue.reviewSummaries : {}
}

function venueSummary(context: ApiContext): ReviewSummary {
  return Object.values(shownSummaries(context)).reduce(
    (sum, { stars, ratings, counts }) => ({
      stars: sum.stars + stars,
      ratings: sum.ratings + ratings,
      counts: sum.counts.map((count, index) => count + (counts[index] ?? 0)),
    }),
    NO_REVIEWS,
  )
}

const withAverage = ({ stars, ratings }: Pick<ReviewSummary, 'stars' | 'ratings'>): ReviewSummaryPayload => ({
  stars,
  ratings,
  average: ratings > 0 ? stars / ratings : null,
})
