import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { launchChecks } from '../../schema/venues.ts'

export type LaunchCheckRow = typeof launchChecks.$inferSelect

/** Asks for a check of the venue as it is now; one that is under way goes on. */
export async function requestLaunchCheck(db: Db, { tenantId, now }: { tenantId: string; now: Date }) {
  const fresh = {
    state: 'waiting' as const,
    done: 0,
    total: 0,
    findings: [],
    leasedUntil: null,
    createdAt: now,
  }
  await db
    .insert(launchChecks)
    .values({ tenantId, ...fresh })
    .onConflictDoUpdate({
      target: launchChecks.tenantId,
      set: fresh,
      setWhere: sql`${launchChecks.state} in ('done', 'failed')`,
    })
}

/** The latest check of a venue, or null. */
export async function findLaunchCheck(db: Db, tenantId: string): Promise<LaunchCheckRow | null> {
  const [row] = await db.select().from(launchChecks).where(eq(launchChecks.tenantId, tenantId))
  return row ?? null
}

/** Takes a check that waits, or whose node has died, for this node until `until`. Null when there is none. Needs the system database. */
export async function takeLaunchCheck(
  system: Db,
  { now, until }: { now: Date; until: Date },
): Promise<string | null> {
  const { rows } = await system.execute<{ tenantId: string }>(sql`
    update launch_checks set state = 'running', leased_until = ${until.toISOString()}::timestamptz
    where tenant_id = (
      select tenant_id from launch_checks
      where state = 'waiting' or (state = 'running' and leased_until <= ${now.toISOString()}::timestamptz)
      order by created_at limit 1 for update skip locked)
    returning tenant_id as "tenantId"`)
  return rows[0]?.tenantId ?? null
}

/** Writes how far a check is, or how it ended. */
export async function updateLaunchCheck(
  db: Db,
  { tenantId, ...facts }: Pick<LaunchCheckRow, 'tenantId'> & Partial<LaunchCheckRow>,
): Promise<void> {
  await db.update(launchChecks).set(facts).where(eq(launchChecks.tenantId, tenantId))
}
