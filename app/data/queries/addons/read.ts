import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { addOnStock } from '../../schema/addon-stock.ts'

export const free = sql<number>`${addOnStock.total} - ${addOnStock.sold} - ${addOnStock.held}`

/** How many pieces nobody has bought or is buying, of these add-ons that are counted. */
export async function findFreePieces(
  db: Db,
  tenantId: string,
  addOnIds: readonly string[],
): Promise<Map<string, number>> {
  if (addOnIds.length === 0) return new Map()
  const rows = await db
    .select({ id: addOnStock.addOnId, free })
    .from(addOnStock)
    .where(and(eq(addOnStock.tenantId, tenantId), inArray(addOnStock.addOnId, [...addOnIds])))
  return new Map(rows.map(row => [row.id, row.free]))
}
