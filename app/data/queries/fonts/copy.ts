import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { venueFonts } from '../../schema/fonts.ts'
import { raiseCatalogueRevision } from '../venues/write.ts'

type Copy = {
  /** the venue that has the fonts */
  of: string
  /** the venue that gets them */
  tenantId: string
  /** all of them where none are named */
  families?: readonly string[]
}

/** Copies fonts of one venue to another, each read and written with the rights of its own venue. */
export async function copyFonts(
  { from, to }: { from: Db; to: Db },
  { of, tenantId, families }: Copy,
): Promise<void> {
  const isCurrent = and(eq(venueFonts.tenantId, of), eq(venueFonts.isCurrent, true))
  const rows = await from
    .select()
    .from(venueFonts)
    .where(families ? and(isCurrent, inArray(venueFonts.family, [...families])) : isCurrent)
  if (rows.length === 0) return
  await to
    .insert(venueFonts)
    .values(rows.map(row => ({ ...row, tenantId })))
    .onConflictDoUpdate({ target: [venueFonts.tenantId, venueFonts.id], set: { isCurrent: true } })
  await raiseCatalogueRevision(to, tenantId)
}
