import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ReviewOrder } from '#app/contract/reviews.ts'
import type { VenueReview } from '#app/contract/venue-file/reviews.ts'
import type { Db } from '../../database/database.ts'
import { reviews, visitors } from '../../schema/people.ts'

/** A review, with the first name of its visitor for one that names no author. */
export type ReviewRow = { document: VenueReview; firstName: string | null }

type Page = {
  eventId?: string
  rating?: number | undefined
  sort?: ReviewOrder | undefined
  limit: number
  offset: number
}

/** Published reviews of a venue or of one event, those with so many stars or all, newest first or by their stars. */
export async function listReviews(
  db: Db,
  tenantId: string,
  { eventId, rating, sort, limit, offset }: Page,
): Promise<ReviewRow[]> {
  return withAuthors(
    db,
    and(
      eq(reviews.tenantId, tenantId),
      sql`${reviews.document}->>'status' = 'published'`,
      eventId === undefined ? undefined : sql`${reviews.document}->>'eventId' = ${eventId}`,
      rating === undefined ? undefined : sql`(${reviews.document}->>'rating')::int = ${rating}`,
    ),
    sort,
  )
    .limit(limit)
    .offset(offset)
}

/** Every review of a venue, the hidden ones too, newest first: for its staff. */
export async function listAllReviews(
  db: Db,
  tenantId: string,
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
): Promise<ReviewRow[]> {
  return withAuthors(db, eq(reviews.tenantId, tenantId)).limit(limit).offset(offset)
}

export const countReviews = (db: Db, tenantId: string): Promise<number> =>
  db.$count(reviews, eq(reviews.tenantId, tenantId))

/** What a visitor has written, of one event or of all, newest first; the hidden ones too, since they are theirs. */
export async function listReviewsOfVisitor(
  db: Db,
  tenantId: string,
  { visitorId, eventId }: { visitorId: string; eventId?: string },
): Promise<ReviewRow[]> {
  return withAuthors(
    db,
    and(
      eq(reviews.tenantId, tenantId),
      sql`${reviews.document}->>'visitorId' = ${visitorId}`,
      eventId === undefined ? undefined : sql`${reviews.document}->>'eventId' = ${eventId}`,
    ),
  ).limit(MAX_OF_VISITOR)
}

const MAX_OF_VISITOR = 1_000

export async function findReview(db: Db, tenantId: string, id: string): Promise<ReviewRow | null> {
  const [row] = await withAuthors(db, and(eq(reviews.tenantId, tenantId), eq(reviews.id, id)))
  return row ?? null
}

const byStars = {
  newest: [],
  highest: [sql`(${reviews.document}->>'rating')::int desc`],
  lowest: [sql`(${reviews.document}->>'rating')::int`],
} satisfies Record<ReviewOrder, SQL[]>

const withAuthors = (db: Db, where: SQL | undefined, sort: ReviewOrder = 'newest') =>
  db
    .select({ document: reviews.document, firstName: sql<string | null>`${visitors.document}->>'firstName'` })
    .from(reviews)
    .leftJoin(
      visitors,
      and(eq(visitors.tenantId, reviews.tenantId), sql`${visitors.id} = ${reviews.document}->>'visitorId'`),
    )
    .where(where)
    .orderBy(...byStars[sort], sql`${reviews.document}->>'createdOn' desc`, reviews.id)
