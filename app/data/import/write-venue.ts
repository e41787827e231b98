import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import type { VenueDocument } from '../queries/venue-snapshot.ts'

/** Adds or updates the row of the venue. Gives the number of rows changed. `position` is used for a new venue only. */
export async function saveVenue(
  tx: Db,
  { document, position }: { document: VenueDocument; position: number },
): Promise<number> {
  const { id, name, timeZone } = document.venue
  const result = await tx.execute(sql`
    insert into venues as stored (tenant_id, name, time_zone, document, position)
    values (${id}, ${name}, ${timeZone}, ${JSON.stringify(document)}::jsonb, ${position})
    on conflict (tenant_id) do update set name = excluded.name, time_zone = excluded.time_zone, document = excluded.document
    where (stored.name, stored.time_zone, stored.document) is distinct from (excluded.name, excluded.time_zone, excluded.document)`)

  return result.affectedRows ?? 0
}

/** Tells every node that its copy of the catalogue is old. */
export async function raiseCatalogueRevision(tx: Db, tenantId: string) {
  await tx.execute(
    sql`update venues set catalogue_revision = catalogue_revision + 1 where tenant_id = ${tenantId}`,
  )
}

/** Publishes the theme as a new revision, unless it is the published one already. Gives whether it was. */
export async function saveTheme(
  tx: Db,
  { tenantId, document, now }: { tenantId: string; document: unknown; now: Date },
): Promise<boolean> {
  const json = JSON.stringify(document)
  const { rows } = await tx.execute<{ revision: number; next: number; same: boolean | null }>(sql`
    select v.theme_revision as revision, (t.document = ${json}::jsonb) as same,
      (select coalesce(max(r.revision), 0) + 1 from theme_revisions r where r.tenant_id = ${tenantId})::int as next
    from venues v left join theme_revisions t on t.tenant_id = v.tenant_id and t.revision = v.theme_revision
    where v.tenant_id = ${tenantId} for update of v`)
  const published = rows[0]
  if (!published || published.same) return false

  await tx.execute(sql`
    insert into theme_revisions (tenant_id, revision, document, author, created_at)
    values (${tenantId}, ${published.next}, ${json}::jsonb, 'import', ${now.toISOString()}::timestamptz)`)
  await tx.execute(sql`update venues set theme_revision = ${published.next} where tenant_id = ${tenantId}`)

  return true
}
