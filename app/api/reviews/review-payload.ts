import type { ReviewPayload } from '#app/contract/reviews.ts'
import type { ReviewRow } from '#app/data/queries/reviews/read.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { shortComment } from '#app/rules/reviews/short-comment.ts'
import type { ApiContext } from '../kernel/context.ts'

/** For whom a review is: the id of the signed-in visitor, null for anybody else. */
type Reader = Pick<ApiContext, 'tenantId' | 'venue'> & { visitorId: string | null }

/** A review as this visitor may see it: who wrote it is told to its author alone. */
export function reviewPayload(
  { document, firstName }: ReviewRow,
  { tenantId, venue, visitorId: reader }: Reader,
): ReviewPayload {
  const { id, eventId, visitorId, author, rating, title, comment, createdOn } = document
  const visitorIsAuthor = visitorId !== undefined && visitorId === reader
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
