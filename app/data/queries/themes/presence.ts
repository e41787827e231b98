import { and, eq, gte, lt, ne } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { staff } from '../../schema/people.ts'
import { themeEditors } from '../../schema/venues.ts'

type Tab = { tenantId: string; tab: string; email: string; now: Date }

/** Notes that a tab of this person has the theme open now, and forgets tabs that were last heard of before `since`. */
export async function noteEditor(db: Db, { since, ...editor }: Tab & { since: Date }): Promise<void> {
  const { tenantId, tab, email, now: seenAt } = editor
  await db
    .delete(themeEditors)
    .where(and(eq(themeEditors.tenantId, tenantId), lt(themeEditors.seenAt, since)))
  await db
    .insert(themeEditors)
    .values({ tenantId, tab, email, seenAt })
    .onConflictDoUpdate({ target: [themeEditors.tenantId, themeEditors.tab], set: { email, seenAt } })
}

/** The names of the other people who were heard of since then, in order; who is no staff any more is missing. */
export async function listOtherEditors(
  db: Db,
  { tenantId, email, since }: { tenantId: string; email: string; since: Date },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: themeEditors.email, name: staff.name })
    .from(themeEditors)
    .innerJoin(staff, and(eq(staff.tenantId, themeEditors.tenantId), eq(staff.email, themeEditors.email)))
    .where(
      and(
        eq(themeEditors.tenantId, tenantId),
        ne(themeEditors.email, email),
        gte(themeEditors.seenAt, since),
      ),
    )
    .orderBy(staff.name)
  return rows.map(({ name }) => name)
}
