import { randomUUID } from 'node:crypto'
import type { Db } from '#app/data/database/database.ts'
import { useLinkToken } from '#app/data/queries/link-tokens/write.ts'
import { findReview, listReviewsOfVisitor } from '#app/data/queries/reviews/read.ts'
import { changeReview, saveReview } from '#app/data/queries/reviews/write.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { mayReview } from '#app/rules/reviews/may-review.ts'
import { findEvent } from '../events/find-event.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { takeReviewTry } from '../limits/review-limits.ts'
import { refuseOtherTenant } from '../venues/refuse-other-tenant.ts'
import { requireVisitorRow } from '../visitors/require-visitor-row.ts'
import { readReviewLink } from './review-link.ts'
import { reviewPayload } from './review-payload.ts'

/** Writes with the link of an invitation (MEM-262). Unknown, ended and foreign links are refused alike. */
export const createReview = api.reviews.create.handler(async ({ input: { params, body }, context }) => {
  const { tenantId, db, now, venue } = context
  const { eventTemplateId: eventId, rating, title, comment } = body
  const visitorId = await requireReviewer(context, body)
  const own = await requireInvitation(context, { token: params.reviewToken, visitorId, eventId })
  const review = {
    id: own?.document.id ?? randomUUID(),
    eventId,
    visitorId,
    rating,
    title,
    comment,
    createdOn: localDateAt(now, venue.document.venue.timeZone),
    status: 'published' as const,
  }
  await db.transaction(async transaction => {
    const tx = transaction as Db
    await useLinkToken(tx, { tenantId, token: params.reviewToken, purpose: 'review', now })
    await saveReview(tx, tenantId, review)
  })
  const [saved] = await listReviewsOfVisitor(db, tenantId, { visitorId, eventId })
  if (!saved) throw refuse('CONFLICT')
  return { payload: reviewPayload(saved, { ...context, visitorId }) }
})

/** Changes a review of the visitor's own (MEM-263); refuses anybody else's (MEM-227). */
export const updateReview = api.reviews.update.handler(async ({ input: { body }, context }) => {
  const { tenantId, db } = context
  const { id, eventTemplateId, rating, title, comment } = body
  const visitorId = await requireReviewer(context, body)
  const review = await findReview(db, tenantId, id)
  if (!review || review.document.visitorId !== visitorId || review.document.eventId !== eventTemplateId)
    throw refuse('FORBIDDEN', { text: 'Only its author may change a review' })
  const words = { rating, title, comment }
  await db.transaction(tx => changeReview(tx as Db, tenantId, { id, words }))
  return {
    payload: reviewPayload(
      { ...review, document: { ...review.document, ...words } },
      { ...context, visitorId },
    ),
  }
})

/** Which event a link is for, and the review that is there already; the form is shown to nobody else (MEM-170, MEM-172). */
export const getInvitation = api.reviews.invitation.handler(async ({ input: { params }, context }) => {
  const { id: visitorId } = await requireVisitorRow(context)
  requireReviews(context)
  const link = await readReviewLink(context, params.reviewToken)
  const eventId = link?.eventId ?? ''
  const own = await requireInvitation(context, { token: params.reviewToken, visitorId, eventId })
  return {
    payload: { eventTemplateId: eventId, review: own && reviewPayload(own, { ...context, visitorId }) },
  }
})

/** The reviews of the signed-in visitor (MEM-265). Refuses every other id with FORBIDDEN, whether or not it exists. */
export const listVisitorReviews = api.reviews.ofVisitor.handler(async ({ input: { params }, context }) => {
  const { id: visitorId } = await requireVisitorRow(context)
  if (params.visitorId !== visitorId) throw refuse('FORBIDDEN', { text: 'These are not your reviews' })
  const rows = await listReviewsOfVisitor(context.db, context.tenantId, { visitorId })
  return { payload: rows.map(row => reviewPayload(row, { ...context, visitorId })) }
})

type Sender = { visitorId?: string; tenantId?: string }

async function requireReviewer(context: ApiContext, sent: Sender): Promise<string> {
  const { services, tenantId, now, address } = context
  refuseOtherTenant(context, sent.tenantId)
  const { id: visitorId } = await requireVisitorRow(context)
  await takeReviewTry(services, { tenantId, visitorId, address, now })
  requireReviews(context)
  if (sent.visitorId !== undefined && sent.visitorId !== visitorId)
    throw refuse('FORBIDDEN', { text: 'Nobody may write for somebody else' })
  return visitorId
}

function requireReviews({ venue }: ApiContext) {
  if (!venue.document.company.reviews) throw refuse('FORBIDDEN', { text: 'This venue takes no reviews' })
}

type Invitation = { token: string; visitorId: string; eventId: string }

/** What the visitor wrote of the event already, where the link lets them write. */
async function requireInvitation(context: ApiContext, { token, visitorId, eventId }: Invitation) {
  const [link, [own = null]] = await Promise.all([
    readReviewLink(context, token),
    listReviewsOfVisitor(context.db, context.tenantId, { visitorId, eventId }),
  ])
  if (!mayReview(link, { visitorId, eventId, hasReview: own !== null }))
    throw refuse('FORBIDDEN', { text: 'This invitation is not valid' })
  findEvent(context.venue, eventId)
  return own
}
