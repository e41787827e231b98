import { sql } from 'drizzle-orm'
import { type EventTemplate, eventTemplate } from '#app/contract/venue-file/events.ts'
import type { Db } from '../database/database.ts'
import { endSlots, readStoredSlots } from './write-slots.ts'

type EventsToKeep = { tenantId: string; now: Date; kept: readonly string[] }

/**
 * Ends the events that the file no longer has. One without sold tickets is deleted with its slots and reviews; one with
 * tickets stays, retired: its name and pictures, nothing that refers to the rest of the catalogue. Gives the rows changed.
 */
export async function endOtherEvents(tx: Db, { tenantId, now, kept }: EventsToKeep): Promise<number> {
  const others = await readOthers(tx, { tenantId, kept })
  let changed = 0
  for (const event of others.filter(one => !one.document.retired))
    changed += await retire(tx, { tenantId, now, event: event.document })
  changed += await deleteWithoutSlots(tx, { tenantId, ids: others.map(event => event.id) })

  return (
    changed + (await placeBehind(tx, { tenantId, ids: others.map(event => event.id), from: kept.length }))
  )
}

async function readOthers(tx: Db, { tenantId, kept }: { tenantId: string; kept: readonly string[] }) {
  const { rows } = await tx.execute<{ id: string; document: EventTemplate }>(sql`
    select id, document from events where tenant_id = ${tenantId} and not id = any(${sql.param(kept)}::text[]) order by id`)

  return rows
}

async function retire(
  tx: Db,
  { tenantId, now, event }: { tenantId: string; now: Date; event: EventTemplate },
): Promise<number> {
  const { slots: _slots, ...document } = eventTemplate.parse({
    id: event.id,
    name: event.name,
    shortDescription: event.shortDescription,
    description: event.description,
    images: event.images,
    duration: event.duration,
    admissionType: event.admissionType,
    retired: true,
  })
  const slots = await readStoredSlots(tx, { tenantId, eventId: event.id })
  await endSlots(tx, { tenantId, ids: slots.map(slot => slot.id), now })
  await tx.execute(sql`
    update slots set price_list_id = null where tenant_id = ${tenantId} and event_id = ${event.id} and price_list_id is not null`)
  await tx.execute(sql`
    update events set document = ${JSON.stringify(document)}::jsonb where tenant_id = ${tenantId} and id = ${event.id}`)

  return 1
}

async function deleteWithoutSlots(
  tx: Db,
  { tenantId, ids }: { tenantId: string; ids: string[] },
): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from events where tenant_id = ${tenantId} and id = any(${sql.param(ids)}::text[])
      and not exists (select from slots where slots.tenant_id = events.tenant_id and slots.event_id = events.id)
    returning id`)
  const deleted = sql.param(rows.map(row => row.id))
  await tx.execute(
    sql`delete from reviews where tenant_id = ${tenantId} and document->>'eventId' = any(${deleted}::text[])`,
  )

  return rows.length
}

/** Retired events come after those of the file. */
async function placeBehind(
  tx: Db,
  { tenantId, ids, from }: { tenantId: string; ids: string[]; from: number },
): Promise<number> {
  const result = await tx.execute(sql`
    update events set position = placed.position
    from (
      select id, ${from}::int + row_number() over (order by id)::int - 1 as position
      from events where tenant_id = ${tenantId} and id = any(${sql.param(ids)}::text[])
    ) as placed
    where events.tenant_id = ${tenantId} and events.id = placed.id and events.position <> placed.position`)

  return result.affectedRows ?? 0
}
