import { and, eq, isNull, sql } from 'drizzle-orm'
import type { HostProblem } from '#app/rules/hosts/host-record.ts'
import type { Db } from '../../database/database.ts'
import { venueHosts } from '../../schema/venue-hosts.ts'
import { type HostKey, isHost } from './read.ts'

/** Enters a host for a venue; one that it has stays as it is. False for that. */
export async function addHost(
  db: Db,
  { tenantId, host, token, now }: HostKey & { token: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .insert(venueHosts)
    .values({ tenantId, host, token, createdAt: now })
    .onConflictDoNothing()
    .returning({ host: venueHosts.host })
  return rows.length > 0
}

/** Removes a host of a venue; links name the platform again where it was the main one. False when it has none of that name. */
export async function removeHost(db: Db, key: HostKey): Promise<boolean> {
  const rows = await db.delete(venueHosts).where(isHost(key)).returning({ host: venueHosts.host })
  return rows.length > 0
}

/** Keeps that a host has no proof, unless it was verified meanwhile. */
export async function failHost(
  db: Db,
  { problem, now, ...key }: HostKey & { problem: HostProblem; now: Date },
): Promise<void> {
  await db
    .update(venueHosts)
    .set({ state: 'failed', problem, checkedAt: now })
    .where(and(isHost(key), sql`${venueHosts.state} <> 'verified'`))
}

/** Verifies a host for one venue. False where it is verified for another one. Needs the system database: a tenant's own sees no other. */
export async function verifyHost(db: Db, { now, ...key }: HostKey & { now: Date }): Promise<boolean> {
  const rows = await db
    .update(venueHosts)
    .set({ state: 'verified', problem: null, checkedAt: now })
    .where(
      and(
        isHost(key),
        sql`not exists (select 1 from venue_hosts o where o.host = ${key.host} and o.tenant_id <> ${key.tenantId} and o.state = 'verified')`,
      ),
    )
    .returning({ host: venueHosts.host })
  return rows.length > 0
}

/** Keeps when a request for a verified host came in first. */
export async function markReached(db: Db, { now, ...key }: HostKey & { now: Date }): Promise<void> {
  await db
    .update(venueHosts)
    .set({ reachedAt: now })
    .where(and(isHost(key), isNull(venueHosts.reachedAt)))
}

/** Makes a host the one that links name, or none with null. False, and nothing changes, for one that is not verified or was never reached. */
export function chooseMainHost(
  db: Db,
  { tenantId, host }: { tenantId: string; host: string | null },
): Promise<boolean> {
  return db.transaction(async tx => {
    const mayBe = sql`${venueHosts.state} = 'verified' and ${venueHosts.reachedAt} is not null`
    const rows = await tx
      .select({ host: venueHosts.host })
      .from(venueHosts)
      .where(and(isHost({ tenantId, host: host ?? '' }), mayBe))
      .for('update')
    if (host !== null && rows.length === 0) return false
    await tx.update(venueHosts).set({ isMain: false }).where(eq(venueHosts.tenantId, tenantId))
    if (host !== null) await tx.update(venueHosts).set({ isMain: true }).where(isHost({ tenantId, host }))
    return true
  })
}
