import { sql } from 'drizzle-orm'
import type { Database } from '#app/data/database/database.ts'
import { VENUE_TABLES } from '#app/data/queries/venues/write.ts'

/** How many rows each table has, and a digest of what is in them. */
export async function digestRows(database: Database): Promise<Record<string, string>> {
  const counts: Record<string, string> = {}
  for (const table of VENUE_TABLES) {
    const { rows } = await database.system.execute<{ all: string }>(
      sql`select count(*)::text || ' ' || coalesce(md5(string_agg(one::text, '|' order by one::text)), '') as all
        from ${sql.identifier(table)} as one`,
    )
    counts[table] = rows[0]?.all ?? ''
  }
  return counts
}
