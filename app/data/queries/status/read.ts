import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'

/** A mail that has failed this often has a fault of its own, such as an address nobody has. */
const REPORTED_TRIES = 6

/**
 * What of this venue is stuck: a payment whose outcome nobody has found out since `since`, a mail that was due before it or
 * whose first tries fail. Reads the partial indexes of what is open, not the history.
 */
export async function findStuck(db: Db, tenantId: string, since: Date) {
  const before = sql`${since.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ payments: boolean; mail: boolean }>(sql`
    select
      exists (select 1 from checkout_attempts where tenant_id = ${tenantId}
        and state in ('new', 'leased', 'charged') and leased_until <= ${before}) as payments,
      exists (select 1 from jobs where tenant_id = ${tenantId} and kind = 'order-mail' and done_at is null
        and (run_at <= ${before} or (last_error is not null and attempts <= ${REPORTED_TRIES}))) as mail`)
  return { payments: Boolean(rows[0]?.payments), mail: Boolean(rows[0]?.mail) }
}
