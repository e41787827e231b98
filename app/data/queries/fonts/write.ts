import { and, eq } from 'drizzle-orm'
import type { FontFacts } from '#app/rules/fonts/font-facts.ts'
import type { Db } from '../../database/database.ts'
import { venueFonts } from '../../schema/fonts.ts'
import { raiseCatalogueRevision } from '../venues/write.ts'
import { listFonts } from './read.ts'

export type NewFont = { id: string; family: string; facts: FontFacts; content: Uint8Array }

/** Keeps a file. Those of its family that stand for the same style and weights give way to it; every node reads the venue anew. */
export async function insertFont(
  db: Db,
  tenantId: string,
  { font, author, now }: { font: NewFont; author: string; now: Date },
): Promise<void> {
  await db.transaction(async transaction => {
    const tx = transaction as Db
    const others = (await listFonts(tx, tenantId)).filter(
      ({ family, facts }) => family === font.family && standsFor(facts, font.facts),
    )
    for (const { id } of others)
      await tx
        .update(venueFonts)
        .set({ isCurrent: false })
        .where(and(eq(venueFonts.tenantId, tenantId), eq(venueFonts.id, id)))
    const row = { ...font, tenantId, size: font.content.length, author, createdAt: now, isCurrent: true }
    await tx
      .insert(venueFonts)
      .values(row)
      .onConflictDoUpdate({ target: [venueFonts.tenantId, venueFonts.id], set: row })
    await raiseCatalogueRevision(tx, tenantId)
  })
}

const standsFor = (one: FontFacts, other: FontFacts) =>
  one.style === other.style && one.weight[0] <= other.weight[1] && other.weight[0] <= one.weight[1]

/** Removes a family with all its files. */
export async function deleteFont(db: Db, tenantId: string, family: string): Promise<void> {
  await db.transaction(async transaction => {
    const tx = transaction as Db
    await tx.delete(venueFonts).where(and(eq(venueFonts.tenantId, tenantId), eq(venueFonts.family, family)))
    await raiseCatalogueRevision(tx, tenantId)
  })
}
