import { and, isNotNull, lte } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { venues } from '../../schema/venues.ts'

/** Ids of the sandboxes that are over. Needs the system database. */
export async function listEndedSandboxes(system: Db, now: Date): Promise<string[]> {
  const rows = await system
    .select({ tenantId: venues.tenantId })
    .from(venues)
    .where(and(isNotNull(venues.sandboxOf), lte(venues.endsAt, now)))
  return rows.map(({ tenantId }) => tenantId)
}
