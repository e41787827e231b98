import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { staff } from '../../schema/people.ts'
import { themeRevisions, venues } from '../../schema/venues.ts'

const columns = {
  revision: themeRevisions.revision,
  document: themeRevisions.document,
  author: themeRevisions.author,
  authorName: staff.name,
  kind: themeRevisions.kind,
  note: themeRevisions.note,
  contrastReason: themeRevisions.contrastReason,
  hash: themeRevisions.hash,
  base: themeRevisions.base,
  origin: themeRevisions.origin,
  createdAt: themeRevisions.createdAt,
}

const revisionsWithAuthors = (db: Db) =>
  db
    .select(columns)
    .from(themeRevisions)
    .leftJoin(staff, and(eq(staff.tenantId, themeRevisions.tenantId), eq(staff.email, themeRevisions.author)))

export type RevisionRow = Awaited<ReturnType<typeof listRevisions>>[number]

/** The saved themes of a venue, the newest first; of those before `before` where it is given. */
export async function listRevisions(
  db: Db,
  tenantId: string,
  { before, limit }: { before?: number; limit: number },
) {
  return revisionsWithAuthors(db)
    .where(
      and(
        eq(themeRevisions.tenantId, tenantId),
        before === undefined ? undefined : lt(themeRevisions.revision, before),
      ),
    )
    .orderBy(desc(themeRevisions.revision))
    .limit(limit)
}

/** The documents of these revisions, by number; what does not exist is missing. */
export async function findThemeDocuments(
  db: Db,
  tenantId: string,
  revisions: readonly number[],
): Promise<Map<number, object>> {
  if (revisions.length === 0) return new Map()
  const rows = await db
    .select({ revision: themeRevisions.revision, document: themeRevisions.document })
    .from(themeRevisions)
    .where(and(eq(themeRevisions.tenantId, tenantId), inArray(themeRevisions.revision, [...revisions])))
  return new Map(rows.map(({ revision, document }) => [revision, document]))
}

/** The revision that is public now; 0 where there is none. */
export async function findPublishedRevision(db: Db, tenantId: string): Promise<number> {
  const [venue] = await db
    .select({ revision: venues.themeRevision })
    .from(venues)
    .where(eq(venues.tenantId, tenantId))
  return venue?.revision ?? 0
}

/** One saved theme with how it came about, or null. */
export async function findRevision(db: Db, tenantId: string, revision: number) {
  const [row] = await db
    .select()
    .from(themeRevisions)
    .where(and(eq(themeRevisions.tenantId, tenantId), eq(themeRevisions.revision, revision)))
  return row ?? null
}
