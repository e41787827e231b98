import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import type { Buyer } from './read.ts'

/** Orders of one buyer wait for each other until the transaction ends, so that two at once do not both fit under a limit. */
export async function lockBuyer(
  tx: Db,
  tenantId: string,
  { visitorId, emails, membershipIds }: Buyer,
): Promise<void> {
  const names = [...(visitorId ? [`visitor ${visitorId}`] : []), ...emails, ...membershipIds]
  for (const name of [...new Set(names)].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} buyer ${name}`}, 0))`)
}
