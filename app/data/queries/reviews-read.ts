import { and, desc, eq, sql } from 'drizzle-orm'
import type { VenueReview } from '#app/contract/venue-file/reviews.ts'
import type { Db } from '../database/database.ts'
import { reviews, visitors } from '../schema/people.ts'

/** A review, with the first name of its visitor for one that names no author. */
export type ReviewRow = { document: VenueReview; firstName: string | null }

type Page = { eventId?: string; limit: number; offset: number }

/** Published reviews of a venue or of one event, newest first. */
export async function listReviews(
  db: Db,
  tenantId: string,
  { eventId, limit, offset }: Page,
): Promise<ReviewRow[]> {
  const written = sql`${reviews.document}->>'createdOn'`
  const rows = await db
    .select({ document: reviews.document, firstName: sql<string | null>`${visitors.document}->>'firstName'` })
    .from(reviews)
    .leftJoin(
      visitors,
      and(eq(visitors.tenantId, reviews.tenantId), sql`${visitors.id} = ${reviews.document}->>'visitorId'`),
    )
    .where(
      and(
        eq(reviews.tenantId, tenantId),
        sql`${reviews.document}->>'status' = 'published'`,
        eventId === undefined ? undefined : sql`${reviews.document}->>'eventId' = ${eventId}`,
      ),
    )
    .orderBy(desc(written), reviews.id)
    .limit(limit)
    .offset(offset)
  return rows as ReviewRow[]
}
