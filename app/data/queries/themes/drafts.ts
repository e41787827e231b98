import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { staff } from '../../schema/people.ts'
import { type PublicationRequest, themeDrafts } from '../../schema/venues.ts'

export type DraftRow = typeof themeDrafts.$inferSelect

/** The draft of a venue, or what is left of the last one; null where there never was one. */
export async function findDraft(db: Db, tenantId: string): Promise<DraftRow | null> {
  const [row] = await db.select().from(themeDrafts).where(eq(themeDrafts.tenantId, tenantId))
  return row ?? null
}

type NewDraft = Pick<DraftRow, 'tenantId' | 'base' | 'document' | 'authors' | 'edits'> & {
  revision: number
  now: Date
}

/** Stores a draft, or with `null` none, on top of `revision`; nobody has asked for its publication yet. Gives whether that was still the present one; the venue's row must be locked. */
export async function saveDraft(tx: Db, { revision, now, tenantId, ...draft }: NewDraft): Promise<boolean> {
  const values = { ...draft, request: null, revision: revision + 1, updatedAt: now }
  if (revision === 0) {
    const added = await tx
      .insert(themeDrafts)
      .values({ tenantId, ...values })
      .onConflictDoNothing()
      .returning({ revision: themeDrafts.revision })
    return added.length > 0
  }
  const moved = await tx
    .update(themeDrafts)
    .set(values)
    .where(and(eq(themeDrafts.tenantId, tenantId), eq(themeDrafts.revision, revision)))
    .returning({ revision: themeDrafts.revision })
  return moved.length > 0
}

/** Keeps who asked for the publication of the draft as it is. */
export async function saveRequest(tx: Db, tenantId: string, request: PublicationRequest): Promise<void> {
  await tx.update(themeDrafts).set({ request }).where(eq(themeDrafts.tenantId, tenantId))
}

/** The names of staff by their emails; who has left is missing. */
export async function listStaffNames(
  db: Db,
  tenantId: string,
  emails: readonly string[],
): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map()
  const rows = await db
    .select({ email: staff.email, name: staff.name })
    .from(staff)
    .where(and(eq(staff.tenantId, tenantId), inArray(staff.email, [...emails])))
  return new Map(rows.map(({ email, name }) => [email, name]))
}
