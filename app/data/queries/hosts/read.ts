import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { KnownHost } from '#app/rules/hosts/answer-at-door.ts'
import type { Db } from '../../database/database.ts'
import { venueHosts } from '../../schema/venue-hosts.ts'

export type HostRow = Omit<typeof venueHosts.$inferSelect, 'tenantId'>
export type HostKey = { tenantId: string; host: string }

const columns = {
  host: venueHosts.host,
  token: venueHosts.token,
  state: venueHosts.state,
  problem: venueHosts.problem,
  isMain: venueHosts.isMain,
  checkedAt: venueHosts.checkedAt,
  reachedAt: venueHosts.reachedAt,
  createdAt: venueHosts.createdAt,
}

export const isHost = ({ tenantId, host }: HostKey) =>
  and(eq(venueHosts.tenantId, tenantId), eq(venueHosts.host, host))

/** The hosts of a venue, the main one first, then by name. */
export function listHosts(db: Db, tenantId: string): Promise<HostRow[]> {
  return db
    .select(columns)
    .from(venueHosts)
    .where(eq(venueHosts.tenantId, tenantId))
    .orderBy(sql`${venueHosts.isMain} desc`, asc(venueHosts.host))
}

export async function findHost(db: Db, key: HostKey): Promise<HostRow | null> {
  const [row] = await db.select(columns).from(venueHosts).where(isHost(key))
  return row ?? null
}

/** The main host of a venue that is open; null where its links name the platform. */
export async function findMainHost(db: Db, tenantId: string): Promise<string | null> {
  const { rows } = await db.execute<{ host: string }>(sql`
    select host from venue_hosts join venues using (tenant_id)
    where tenant_id = ${tenantId} and is_main and state = 'verified' and not is_draft`)
  return rows[0]?.host ?? null
}

export type KnownHostRow = KnownHost & { isReached: boolean }

/** Whose host this is; where several have entered it, the one for whom it is verified. Needs the system database. Null: nobody's. */
export async function findKnownHost(db: Db, host: string): Promise<KnownHostRow | null> {
  const { rows } = await db.execute<KnownHostRow>(sql`
    select h.tenant_id as "tenantId", h.host, h.state = 'verified' as "isVerified", h.reached_at is not null as "isReached",
      (select m.host from venue_hosts m where m.tenant_id = h.tenant_id and m.is_main and m.state = 'verified') as main
    from venue_hosts h where h.host = ${host} order by h.state = 'verified' desc limit 1`)
  return rows[0] ?? null
}

/** Hosts that are not verified and were entered after this instant, of all venues. Needs the system database. */
export function listUnverifiedHosts(db: Db, since: Date): Promise<HostKey[]> {
  return db
    .select({ tenantId: venueHosts.tenantId, host: venueHosts.host })
    .from(venueHosts)
    .where(and(ne(venueHosts.state, 'verified'), gt(venueHosts.createdAt, since)))
}
