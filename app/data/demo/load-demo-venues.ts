import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { parseVenueFile } from '#app/contract/venue-file/check/parse-venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import { type ImportProgress, importVenue } from '#app/data/import/import-venue.ts'
import { projectRoot } from '#app/data/project-root.ts'

const DAYS_AHEAD = 60

type Loading = { database: Database; now: Date; onProgress?: (venue: string, progress: ImportProgress) => void }

/**
 * Loads the three demo venues into an empty database. In a database that has them, those whose last slot is fewer than 60
 * days ahead are rolled on to today; what was sold and how they were restyled stays. Gives the tenant ids it wrote.
 */
export async function loadDemoVenues({ database, now, onProgress }: Loading): Promise<string[]> {
  const known = await lastSlots(database)
  const written: string[] = []
  for (const file of demoFiles()) {
    const text = readFileSync(file, 'utf8')
    const tenantId = tenantIdOf(text, file)
    if (!isDue({ tenantId, known, now })) continue
    const result = await importVenue({ database, text, now, keepTheme: true, onProgress: progress => onProgress?.(tenantId, progress) })
    if (!result.ok) throw new Error(`${file}: ${result.issues.map(issue => `${issue.path} ${issue.message}`).join('; ')}`)
    written.push(tenantId)
  }

  return written
}

/** A venue of one's own beside no demo venues means that they are not wanted. */
function isDue({ tenantId, known, now }: { tenantId: string; known: Map<string, string | null>; now: Date }): boolean {
  if (known.size === 0) return true
  if (!known.has(tenantId)) return false
  const wanted = new Date(now.getTime() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10)

  return (known.get(tenantId) ?? '') < wanted
}

async function lastSlots(database: Database): Promise<Map<string, string | null>> {
  const { rows } = await database.system.execute<{ tenantId: string; last: string | null }>(sql`
    select venues.tenant_id as "tenantId", max(slots.date)::text as last
    from venues left join slots on slots.tenant_id = venues.tenant_id group by venues.tenant_id`)

  return new Map(rows.map(row => [row.tenantId, row.last]))
}

function demoFiles(): string[] {
  const folder = join(projectRoot(), 'app/data/demo')

  return readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => join(folder, name))
}

function tenantIdOf(text: string, file: string): string {
  const parsed = parseVenueFile(text)
  if (!parsed.ok) throw new Error(`${file}: ${parsed.issues.map(issue => `${issue.line}: ${issue.path} ${issue.message}`).join('; ')}`)

  return parsed.file.venue.id
}
