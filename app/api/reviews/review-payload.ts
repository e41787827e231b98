import type { ReviewPayload } from '#app/contract/reviews.ts'
import type { ReviewRow } from '#app/data/queries/reviews-read.ts'
import { shortComment } from '#app/rules/reviews/short-comment.ts'
import type { ApiContext } from '../context.ts'
import { catalogueMaps } from '../venues/catalogue-maps.ts'

/** A review as this visitor may see it: who wrote it is told to its author alone. */
export function reviewPayload(
  { document, firstName }: ReviewRow,
  { tenantId, venue, session }: ApiContext,
): ReviewPayload {
  const { id, eventId, visitorId, author, rating, title, comment, createdOn } = document
  const visitor = session.visitor?.id
  const visitorIsAuthor = visitorId !== undefined && visitorId === visitor
  return {
    id,
    visitorId: visitorIsAuthor ? visitorId : null,
    tenantId,
    eventTemplateId: eventId,
    eventName: catalogueMaps(venue).events.get(eventId)?.name ?? '',
    author: author ?? firstName ?? '',
    rating,
    title,
    comment,
    shortComment: shortComment(comment),
    reviewToken: null,
    createdOn,
    visitorIsAuthor,
  }
}
