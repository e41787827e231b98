import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { themeRevisions, venues } from '../../schema/venues.ts'

type NewRevision = { tenantId: string; revision: number; document: object; author: string; now: Date }

/** How many revisions of a venue's theme are kept; the oldest go first. */
export const KEPT_REVISIONS = 100

/**
 * Stores and publishes a theme on top of `revision`. Returns the new revision, or null when somebody else has saved since:
 * the revision moves on only from the one the author has seen. Of the earlier ones the last `KEPT_REVISIONS` stay.
 */
export async function saveThemeRevision(
  db: Db,
  { tenantId, revision, document, author, now }: NewRevision,
): Promise<number | null> {
  return db.transaction(async tx => {
    const [moved] = await tx
      .update(venues)
      .set({ themeRevision: sql`${venues.themeRevision} + 1` })
      .where(and(eq(venues.tenantId, tenantId), eq(venues.themeRevision, revision)))
      .returning({ revision: venues.themeRevision })
    if (!moved) return null
    await tx
      .insert(themeRevisions)
      .values({ tenantId, revision: moved.revision, document, author, createdAt: now })
    await tx
      .delete(themeRevisions)
      .where(
        and(
          eq(themeRevisions.tenantId, tenantId),
          lte(themeRevisions.revision, moved.revision - KEPT_REVISIONS),
        ),
      )
    return moved.revision
  })
}
