import type { ModeratedReview } from '#app/contract/reviews.ts'
import type { Db } from '#app/data/database/database.ts'
import { countReviews, findReview, listAllReviews, type ReviewRow } from '#app/data/queries/reviews/read.ts'
import { setReviewStatus } from '#app/data/queries/reviews/write.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { mayDo } from '#app/rules/staff/staff-rights.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'

const PAGE_SIZE = 20

export const listAllOfVenue = api.reviews.listAll.handler(async ({ input: { query = {} }, context }) => {
  requireModerator(context.staff)
  const { page = 1, pageSize = PAGE_SIZE } = query
  const { db, tenantId } = context
  const [total, rows] = await Promise.all([
    countReviews(db, tenantId),
    listAllReviews(db, tenantId, { limit: pageSize, offset: (page - 1) * pageSize }),
  ])
  const list = rows.map(row => moderated(row, context))
  return { payload: { list, page, pages: Math.max(Math.ceil(total / pageSize), 1), total } }
})

/** Hides or shows a review. A hidden one keeps the reason and counts nowhere; one that is shown again has none. */
export const moderateReview = api.reviews.moderate.handler(async ({ input: { params, body }, context }) => {
  requireModerator(context.staff)
  const { db, tenantId } = context
  const { reviewId: id } = params
  const review = await findReview(db, tenantId, id)
  if (!review) throw refuse('NOT_FOUND')
  const { status } = body
  const hiddenReason = body.status === 'hidden' ? body.reason : undefined
  await db.transaction(tx => setReviewStatus(tx as Db, tenantId, { id, status, hiddenReason }))
  return {
    payload: moderated({ ...review, document: { ...review.document, status, hiddenReason } }, context),
  }
})

/** What everybody reads is the publisher's to answer for. */
function requireModerator(staff: StaffIdentity | null): void {
  if (!staff) throw refuse('UNAUTHORIZED')
  if (!mayDo(staff.roles, 'moderate')) throw refuse('FORBIDDEN')
}

function moderated({ document, firstName }: ReviewRow, { venue }: ApiContext): ModeratedReview {
  const { id, eventId, author, rating, title, comment, createdOn, status, hiddenReason } = document
  return {
    id,
    eventTemplateId: eventId,
    eventName: catalogueMaps(venue).events.get(eventId)?.name ?? eventId,
    author: author ?? firstName ?? '',
    rating,
    title,
    comment,
    createdOn,
    status,
    hiddenReason: hiddenReason ?? null,
  }
}
