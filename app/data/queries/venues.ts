import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { venues } from '../schema/venues.ts'

export type VenueName = { tenantId: string; name: string }

/** Ids and names of every venue, the first loaded first. Needs the system database: a tenant's own sees one venue. */
export async function listVenues(db: Db): Promise<VenueName[]> {
  return db
    .select({ tenantId: venues.tenantId, name: venues.name })
    .from(venues)
    .orderBy(asc(venues.position), asc(venues.tenantId))
}

/** The position after the last venue. */
export async function nextVenuePosition(db: Db): Promise<number> {
  const [row] = await db
    .select({ next: sql<number>`(coalesce(max(${venues.position}), -1) + 1)::int` })
    .from(venues)

  return row?.next ?? 0
}

/** Whether there is such a venue. */
export async function hasVenue(db: Db, tenantId: string): Promise<boolean> {
  const rows = await db
    .select({ tenantId: venues.tenantId })
    .from(venues)
    .where(eq(venues.tenantId, tenantId))

  return rows.length > 0
}
