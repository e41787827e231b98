import { sql } from 'drizzle-orm'
import type { Database } from '#app/data/database/database.ts'

const TABLES = [
  'venues',
  'theme_revisions',
  'theme_drafts',
  'theme_editors',
  'facilities',
  'person_types',
  'events',
  'slots',
  'limits',
  'combos',
  'addons',
  'addon_stock',
  'forms',
  'membership_groups',
  'membership_categories',
  'members',
  'visitors',
  'staff',
  'reviews',
  'coupons',
  'gift_certificates',
]

/** Every row that an import writes for a venue, as text, without the moments of writing. */
export async function venueRows(database: Database, tenantId: string): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {}
  for (const table of TABLES) {
    const result = await database.forTenant(tenantId).execute<{ row: string }>(sql`
      select (to_jsonb(t) - 'created_at')::text as row from ${sql.identifier(table)} t where tenant_id = ${tenantId} order by 1`)
    rows[table] = result.rows.map(({ row }) => row)
  }

  return rows
}

/** The number of rows in each of those tables, over all venues. */
export async function rowCounts(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of TABLES) {
    const result = await database.system.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    )
    counts[table] = result.rows[0]?.count ?? 0
  }

  return counts
}

export async function deleteVenue(database: Database, tenantId: string) {
  for (const table of TABLES.toReversed()) {
    await database
      .forTenant(tenantId)
      .execute(sql`delete from ${sql.identifier(table)} where tenant_id = ${tenantId}`)
  }
}
