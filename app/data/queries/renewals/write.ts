import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { renewals } from '../../schema/renewals.ts'

/** A renewal under way. `amount` in cents, `expiresOn` the last day of the term that ends. */
export type RenewalRow = {
  tenantId: string
  membershipId: string
  expiresOn: string
  amount: number
  tries: number
  requestUuid: string | null
}

type RenewalKey = Pick<RenewalRow, 'tenantId' | 'membershipId' | 'expiresOn'>

/** Begins a renewal; false when another node has. */
export async function insertRenewal(
  tx: Db,
  renewal: RenewalKey & Pick<RenewalRow, 'amount'> & { runAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(renewals)
    .values({ ...renewal, state: 'due' })
    .onConflictDoNothing()
    .returning({ membershipId: renewals.membershipId })
  return rows.length > 0
}

/** Takes due renewals of every venue, `limit` at most, and puts their next run off to `nextRun`. Nodes take different ones (SKIP LOCKED). */
export async function takeDueRenewals(
  system: Db,
  { now, nextRun, limit }: { now: Date; nextRun: Date; limit: number },
): Promise<RenewalRow[]> {
  const { rows } = await system.execute<RenewalRow>(sql`
    update renewals set run_at = ${nextRun.toISOString()}::timestamptz
    where (tenant_id, membership_id, expires_on) in (
      select tenant_id, membership_id, expires_on from renewals
      where state = 'due' and run_at <= ${now.toISOString()}::timestamptz
      order by run_at limit ${limit} for update skip locked)
    returning tenant_id as "tenantId", membership_id as "membershipId", expires_on::text as "expiresOn",
      amount, tries, request_uuid as "requestUuid"`)
  return rows
}

type RenewalChange = {
  state?: 'renewed' | 'stopped' | 'failed'
  amount?: number
  tries?: number
  runAt?: Date
  requestUuid?: string
}

/** Writes down how a renewal stands. */
export async function updateRenewal(
  db: Db,
  { tenantId, membershipId, expiresOn }: RenewalKey,
  change: RenewalChange,
): Promise<void> {
  await db
    .update(renewals)
    .set(change)
    .where(
      and(
        eq(renewals.tenantId, tenantId),
        eq(renewals.membershipId, membershipId),
        eq(renewals.expiresOn, expiresOn),
      ),
    )
}
