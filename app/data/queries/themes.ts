import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { themeRevisions, venues } from '../schema/venues.ts'

type NewRevision = { tenantId: string; revision: number; document: unknown; author: string; now: Date }

/**
 * Stores and publishes a theme on top of `revision`. Returns the new revision, or null when somebody else has saved since:
 * the revision moves on only from the one the author has seen.
 */
export async function saveTheme(
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
    return moved.revision
  })
}
