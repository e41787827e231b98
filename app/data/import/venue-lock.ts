import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

/** One import or export of a venue at a time, on every node; other venues go on. Freed at the end of the transaction. */
export async function lockVenueFile(tx: Db, tenantId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`venue file ${tenantId}`}, 0))`)
}
