import { and, asc, eq, inArray } from 'drizzle-orm'
import type { FontFacts } from '#app/rules/fonts/font-facts.ts'
import { fontValues } from '#app/rules/fonts/font-values.ts'
import type { EditedValues } from '#app/rules/venues/venue-edit.ts'
import type { Db } from '../../database/database.ts'
import { venueFonts } from '../../schema/fonts.ts'
import { insertEdit } from '../venues/edits.ts'
import { raiseCatalogueRevision } from '../venues/write.ts'
import { listFonts } from './read.ts'

export type NewFont = { id: string; family: string; facts: FontFacts; content: Uint8Array }
type Edit = { author: string; now: Date; undoes?: number }

/** The files that a family shall have, by family; those of others stay. */
type Files = ReadonlyMap<string, readonly string[]>

type FontChange = {
  /** from the files that there are; null where it cannot be */
  change: (tx: Db, present: EditedValues) => Promise<Files>
  edit: Edit
}

/**
 * Changes which files a venue's fonts have, kept as an edit; its number, null where nothing differs. Gives null, and changes nothing, where a file
 * is there no more. Every node reads the venue anew.
 */
export async function changeFonts(
  db: Db,
  tenantId: string,
  { change, edit }: FontChange,
): Promise<{ edit: number | null } | null> {
  return db.transaction(async transaction => {
    const tx = transaction as Db
    await raiseCatalogueRevision(tx, tenantId)
    const before = await listFonts(tx, tenantId)
    const files = await change(tx, fontValues(before))
    if (!(await hasFiles(tx, tenantId, [...files.values()].flat()))) return null
    for (const [family, ids] of files) await setFiles(tx, tenantId, { family, ids })
    const after = await listFonts(tx, tenantId)
    const part = { part: 'fonts' as const, valuesOf: fontValues, ...edit }
    return { edit: await insertEdit(tx, tenantId, { edit: part, before, after }) }
  })
}

async function hasFiles(tx: Db, tenantId: string, ids: readonly string[]): Promise<boolean> {
  const isOne = and(eq(venueFonts.tenantId, tenantId), inArray(venueFonts.id, [...ids]))
  const rows = ids.length > 0 ? await tx.select({ id: venueFonts.id }).from(venueFonts).where(isOne) : []
  return rows.length === ids.length
}

async function setFiles(
  tx: Db,
  tenantId: string,
  { family, ids }: { family: string; ids: readonly string[] },
): Promise<void> {
  const isOfFamily = and(eq(venueFonts.tenantId, tenantId), eq(venueFonts.family, family))
  await tx.update(venueFonts).set({ isCurrent: false }).where(isOfFamily)
  if (ids.length === 0) return
  await tx
    .update(venueFonts)
    .set({ isCurrent: true })
    .where(and(isOfFamily, inArray(venueFonts.id, [...ids])))
}

/** Keeps a file. Those of its family that stand for the same style and weights give way to it. Gives the number of the edit. */
export function insertFont(
  db: Db,
  tenantId: string,
  { font, ...edit }: { font: NewFont } & Edit,
): Promise<{ edit: number | null } | null> {
  return changeFonts(db, tenantId, {
    edit,
    change: async tx => {
      const present = (await listFonts(tx, tenantId)).filter(({ family }) => family === font.family)
      const others = present.filter(({ id, facts }) => id !== font.id && !standsFor(facts, font.facts))
      const { author, now } = edit
      const row = { ...font, tenantId, size: font.content.length, author, createdAt: now, isCurrent: true }
      await tx
        .insert(venueFonts)
        .values(row)
        .onConflictDoUpdate({ target: [venueFonts.tenantId, venueFonts.id], set: row })
      return new Map([[font.family, [...others.map(({ id }) => id), font.id]]])
    },
  })
}

const standsFor = (one: FontFacts, other: FontFacts) =>
  one.style === other.style && one.weight[0] <= other.weight[1] && other.weight[0] <= one.weight[1]

/** Removes a family; its files are kept, so that it can be brought back. Gives the number of the edit. */
export const removeFamily = (db: Db, tenantId: string, { family, ...edit }: { family: string } & Edit) =>
  changeFonts(db, tenantId, { edit, change: async () => new Map([[family, []]]) })

/** Deletes files that are used no more, the earliest first, until those that are left of them take no more than this many bytes. */
export async function pruneFonts(db: Db, tenantId: string, most: number): Promise<void> {
  const isEarlier = and(eq(venueFonts.tenantId, tenantId), eq(venueFonts.isCurrent, false))
  const rows = await db
    .select({ id: venueFonts.id, size: venueFonts.size })
    .from(venueFonts)
    .where(isEarlier)
    .orderBy(asc(venueFonts.createdAt), asc(venueFonts.id))
  let bytes = rows.reduce((sum, { size }) => sum + size, 0)
  const over = rows.filter(({ size }) => {
    const isOver = bytes > most
    bytes -= isOver ? size : 0
    return isOver
  })
  const ids = over.map(({ id }) => id)
  if (ids.length > 0) await db.delete(venueFonts).where(and(isEarlier, inArray(venueFonts.id, ids)))
}
