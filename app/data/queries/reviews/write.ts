import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { VenueReview } from '#app/contract/venue-file/reviews.ts'
import type { Db } from '../../database/database.ts'
import { reviews } from '../../schema/people.ts'
import { raiseCatalogueRevision } from '../venues/write.ts'

export type ReviewWords = Pick<VenueReview, 'rating' | 'title' | 'comment'>

export type ReviewStatus = Pick<VenueReview, 'status' | 'hiddenReason'>

/** Writes a review of a visitor. Who has one of this event already, also one of a moment ago, changes that one. */
export async function saveReview(
  tx: Db,
  tenantId: string,
  { rating, title, comment, ...written }: VenueReview,
): Promise<void> {
  const words: ReviewWords = { rating, title, comment }
  await tx.execute(sql`
    insert into reviews as stored (tenant_id, id, position, document)
    values (${tenantId}, ${written.id}, 0, ${JSON.stringify({ ...written, ...words })}::jsonb)
    on conflict (tenant_id, (document->>'visitorId'), (document->>'eventId'))
    do update set document = stored.document || ${JSON.stringify(words)}::jsonb`)
  await raiseCatalogueRevision(tx, tenantId)
}

/** Changes what a review says; its sums follow with the next revision of the catalogue. */
export async function changeReview(
  tx: Db,
  tenantId: string,
  { id, words }: { id: string; words: ReviewWords },
): Promise<void> {
  await setDocument(tx, tenantId, {
    id,
    document: sql`${reviews.document} || ${JSON.stringify(words)}::jsonb`,
  })
}

/** Hides a review and keeps why, or shows it again. */
export async function setReviewStatus(
  tx: Db,
  tenantId: string,
  { id, ...status }: { id: string } & ReviewStatus,
): Promise<void> {
  const document = sql`${reviews.document} - 'hiddenReason' || ${JSON.stringify(status)}::jsonb`
  await setDocument(tx, tenantId, { id, document })
}

async function setDocument(tx: Db, tenantId: string, { id, document }: { id: string; document: SQL }) {
  await tx
    .update(reviews)
    .set({ document })
    .where(and(eq(reviews.tenantId, tenantId), eq(reviews.id, id)))
  await raiseCatalogueRevision(tx, tenantId)
}
