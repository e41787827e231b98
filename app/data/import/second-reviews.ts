import { sql } from 'drizzle-orm'
import type { PathIssue } from '#app/contract/venue-file/check/places.ts'
import type { VenueReview } from '#app/contract/venue-file/reviews.ts'
import type { Db } from '../database/database.ts'

type ReviewImport = { tenantId: string; reviews: readonly VenueReview[] }

/** A visitor writes one review of an event: names what would be their second, in the file or beside what is stored. */
export async function secondReviews(tx: Db, { tenantId, reviews }: ReviewImport): Promise<PathIssue[]> {
  const written = reviews.flatMap((review, index) => (review.visitorId ? [{ index, review }] : []))
  const { rows } = await tx.execute<{ id: string; key: string }>(sql`
    select id, concat_ws(' ', document->>'visitorId', document->>'eventId') as key from reviews
    where tenant_id = ${tenantId} and document->>'visitorId' = any(${sql.param(
      written.map(({ review }) => review.visitorId),
    )}::text[])`)
  const inFile = new Set(reviews.map(({ id }) => id))
  const first = new Map(rows.filter(({ id }) => !inFile.has(id)).map(({ id, key }) => [key, id]))

  return written.flatMap(({ index, review }) => {
    const key = `${review.visitorId} ${review.eventId}`
    const other = first.get(key)
    if (!other) first.set(key, review.id)
    return other
      ? [{ path: ['reviews', index, 'visitorId'], message: `has reviewed this event already ("${other}")` }]
      : []
  })
}
