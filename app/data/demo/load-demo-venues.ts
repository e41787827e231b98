import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { projectRoot } from '#app/project-root.ts'
import type { Database } from '../database/database.ts'
import { type ImportProgress, importVenue } from '../import/import-venue.ts'

const DEMO_VENUES = ['harborlight', 'fernwood', 'orrery']
const DAYS_AHEAD = 60

type LoadOptions = {
  database: Database
  now: Date
  onProgress?: (venue: string, progress: ImportProgress) => void
}

/**
 * Loads the three demo venues into a database without other venues. Those whose last slot is fewer than 60 days ahead are
 * rolled on to today; what was sold and how they were restyled stays. Nodes that start together do no harm: imports of
 * one venue wait for each other, and the second changes nothing. Gives the tenant ids it wrote.
 */
export async function loadDemoVenues({ database, now, onProgress }: LoadOptions): Promise<string[]> {
  const due = dueVenues(await readLastSlots(database), now)
  for (const tenantId of due) {
    const text = readFileSync(join(projectRoot(), 'app/data/demo', `${tenantId}.json`), 'utf8')
    const result = await importVenue({
      database,
      text,
      now,
      keepTheme: true,
      onProgress: progress => onProgress?.(tenantId, progress),
    })
    if (!result.ok)
      throw new Error(
        `${tenantId}.json: ${result.issues.map(issue => `${issue.line} ${issue.path} ${issue.message}`).join('; ')}`,
      )
  }

  return due
}

/** Demo venues that are missing where there are no others, and those that are running out of slots. */
function dueVenues(lastSlots: Map<string, string | null>, now: Date): string[] {
  const isDemo = [...lastSlots.keys()].every(tenantId => DEMO_VENUES.includes(tenantId))
  const minLastDay = new Date(now.getTime() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10)

  return DEMO_VENUES.filter(tenantId =>
    lastSlots.has(tenantId) ? (lastSlots.get(tenantId) ?? '') < minLastDay : isDemo,
  )
}

async function readLastSlots(database: Database): Promise<Map<string, string | null>> {
  const { rows } = await database.system.execute<{ tenantId: string; last: string | null }>(sql`
    select venues.tenant_id as "tenantId", max(slots.date)::text as last
    from venues left join slots on slots.tenant_id = venues.tenant_id group by venues.tenant_id`)

  return new Map(rows.map(row => [row.tenantId, row.last]))
}
