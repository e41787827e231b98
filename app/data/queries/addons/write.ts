import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import type { Pieces } from '../../documents/attempt-document.ts'
import { addOnStock } from '../../schema/addon-stock.ts'
import { free } from './read.ts'

const isAddOn = (tenantId: string, addOnId: string) =>
  and(eq(addOnStock.tenantId, tenantId), eq(addOnStock.addOnId, addOnId))

/** Takes pieces out of what is free; the first add-on that has too few is named, and the transaction must end there. */
export async function holdPieces(
  tx: Db,
  tenantId: string,
  pieces: readonly Pieces[],
): Promise<{ missing: string | null }> {
  for (const { addOnId, count } of pieces) {
    const held = await tx
      .update(addOnStock)
      .set({ held: sql`${addOnStock.held} + ${count}` })
      .where(and(isAddOn(tenantId, addOnId), sql`${free} >= ${count}`))
      .returning({ id: addOnStock.addOnId })
    if (held.length === 0) return { missing: addOnId }
  }
  return { missing: null }
}

/** Gives held pieces back. An add-on that is not counted any more needs none. */
export async function releasePieces(tx: Db, tenantId: string, pieces: readonly Pieces[]): Promise<void> {
  for (const { addOnId, count } of pieces) {
    await tx
      .update(addOnStock)
      .set({ held: sql`${addOnStock.held} - ${count}` })
      .where(and(isAddOn(tenantId, addOnId), gte(addOnStock.held, count)))
  }
}

/** Turns held pieces into sold ones. A paid order does not fail because the venue has stopped counting meanwhile. */
export async function sellPieces(tx: Db, tenantId: string, pieces: readonly Pieces[]): Promise<void> {
  for (const { addOnId, count } of pieces) {
    await tx
      .update(addOnStock)
      .set({ held: sql`${addOnStock.held} - ${count}`, sold: sql`${addOnStock.sold} + ${count}` })
      .where(and(isAddOn(tenantId, addOnId), gte(addOnStock.held, count)))
  }
}

/** Gives sold pieces of a cancelled order back. An add-on that is not counted any more needs none. */
export async function returnPieces(tx: Db, tenantId: string, pieces: readonly Pieces[]): Promise<void> {
  for (const { addOnId, count } of pieces) {
    await tx
      .update(addOnStock)
      .set({ sold: sql`${addOnStock.sold} - ${count}` })
      .where(
        and(isAddOn(tenantId, addOnId), sql`${addOnStock.sold} - ${addOnStock.soldElsewhere} >= ${count}`),
      )
  }
}
