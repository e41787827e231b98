import { and, asc, eq, sql, sum } from 'drizzle-orm'
import type { FontFacts } from '#app/rules/fonts/font-facts.ts'
import type { OwnFontId } from '#theme/fonts/own-fonts.ts'
import type { Db } from '../../database/database.ts'
import { venueFonts } from '../../schema/fonts.ts'

export type FontRow = { id: string; family: OwnFontId; facts: FontFacts }

const columns = { id: venueFonts.id, family: venueFonts.family, facts: venueFonts.facts }

/** The files of a venue's fonts that nothing newer has taken the place of, without their bytes, the first uploaded first. */
export async function listFonts(db: Db, tenantId: string): Promise<FontRow[]> {
  const rows = await db
    .select(columns)
    .from(venueFonts)
    .where(and(eq(venueFonts.tenantId, tenantId), eq(venueFonts.isCurrent, true)))
    .orderBy(asc(venueFonts.createdAt), asc(venueFonts.id))
  return rows as FontRow[]
}

/** The bytes of a file, also of an earlier one; null where there is none. */
export async function findFontContent(db: Db, tenantId: string, id: string): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ content: venueFonts.content })
    .from(venueFonts)
    .where(and(eq(venueFonts.tenantId, tenantId), eq(venueFonts.id, id)))
  return row?.content ?? null
}

/** The files of one family with their bytes. */
export async function readFontFiles(
  db: Db,
  tenantId: string,
  family: string,
): Promise<(FontRow & { content: Uint8Array })[]> {
  const isFile = and(eq(venueFonts.tenantId, tenantId), eq(venueFonts.family, family))
  const rows = await db
    .select({ ...columns, content: venueFonts.content })
    .from(venueFonts)
    .where(and(isFile, eq(venueFonts.isCurrent, true)))
    .orderBy(asc(venueFonts.createdAt), asc(venueFonts.id))
  return rows as (FontRow & { content: Uint8Array })[]
}

/** How many bytes the fonts of a venue take; files that nothing uses any more do not count. */
export async function sumFontBytes(db: Db, tenantId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(venueFonts.size) })
    .from(venueFonts)
    .where(and(eq(venueFonts.tenantId, tenantId), eq(venueFonts.isCurrent, true)))
  return Number(row?.bytes ?? 0)
}

/** Which of these families a stored theme of the venue names: public, earlier, planned or a draft. */
export async function findUsedFamilies(
  db: Db,
  tenantId: string,
  families: readonly string[],
): Promise<Set<string>> {
  const used = new Set<string>()
  for (const family of families) {
    const named = sql`document::text like ${`%"${family}"%`} and tenant_id = ${tenantId}`
    const { rows } = await db.execute<{ used: boolean }>(sql`
      select exists (select 1 from theme_revisions where ${named})
        or exists (select 1 from theme_drafts where ${named})
        or exists (select 1 from theme_schedules where ${named}) as used`)
    if (rows[0]?.used) used.add(family)
  }
  return used
}
