import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

/** Copies of the catalogue in memory are read anew, on every node. */
export async function raiseCatalogueRevision(tx: Db, tenantId: string): Promise<void> {
  await tx.execute(
    sql`update venues set catalogue_revision = catalogue_revision + 1 where tenant_id = ${tenantId}`,
  )
}
