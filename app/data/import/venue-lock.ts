import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

/** One import or export of a venue at a time, on every node; other venues go on. Freed at the end of the transaction. */
export async function lockVenueFile(tx: Db, tenantId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`venue file ${tenantId}`}, 0))`)
}

/**
 * An import holds many rows while it runs. Where it and a checkout would wait for each other, the import gives way before
 * PostgreSQL looks for a deadlock (after a second, ending either one), and starts again.
 */
export async function giveWayToOthers(tx: Db) {
  await tx.execute(sql`set local lock_timeout = '400ms'`)
}
