import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { batches } from './batches.ts'
import { OvertakenError } from './import-issue.ts'
import type { PlannedSlot, StoredSlot } from './plan-slots.ts'

type EventKey = { tenantId: string; eventId: string }

/** The slots of an event as they are now, not locked: every later write is guarded. */
export async function readStoredSlots(tx: Db, { tenantId, eventId }: EventKey): Promise<StoredSlot[]> {
  const { rows } = await tx.execute<StoredSlot>(sql`
    select id, date::text as date, time, capacity, sold, held, price_list_id as "priceListId",
      (extract(epoch from starts_at) * 1000)::float8 as "startsAt", (sold > 0 or held > 0 or exists (
        select from tickets where tickets.tenant_id = slots.tenant_id and tickets.slot_id = slots.id)) as bound
    from slots where tenant_id = ${tenantId} and event_id = ${eventId}`)

  return rows
}

/** Adds the slots. Gives those whose id a slot of another event has already. */
export async function addSlots(
  tx: Db,
  { tenantId, eventId, slots }: EventKey & { slots: PlannedSlot[] },
): Promise<PlannedSlot[]> {
  const clashes: PlannedSlot[] = []
  for (const batch of batches(slots)) {
    const added = await tx.execute(sql`
      insert into slots (tenant_id, id, event_id, date, time, starts_at, capacity, price_list_id, sold, sold_elsewhere)
      select ${tenantId}, given.id, ${eventId}, given.date, given.time, given.starts_at, given.capacity, given.price_list_id, given.sold, given.sold
      from ${givenSlots(batch)} on conflict (tenant_id, id) do nothing`)
    if (affected(added) < batch.length)
      clashes.push(...(await ofOtherEvents(tx, { tenantId, eventId, slots: batch })))
  }

  return clashes
}

/** Changes the slots; seats sold only grow. */
export async function changeSlots(tx: Db, { tenantId, slots }: { tenantId: string; slots: PlannedSlot[] }) {
  for (const batch of batches(slots)) {
    const changed = await tx.execute(sql`
      update slots set date = given.date, time = given.time, starts_at = given.starts_at, capacity = given.capacity,
        price_list_id = given.price_list_id, sold = greatest(slots.sold, given.sold),
        sold_elsewhere = slots.sold_elsewhere + greatest(0, given.sold - slots.sold)
      from ${givenSlots(batch)}
      where slots.tenant_id = ${tenantId} and slots.id = given.id and greatest(slots.sold, given.sold) + slots.held <= given.capacity`)
    if (affected(changed) < batch.length) throw new OvertakenError('Seats were sold during the import')
  }
}

/**
 * Ends slots that the file no longer has: unsold ones are deleted, sold ones stay for their tickets without a free seat,
 * past ones as they were. Gives the number of rows changed.
 */
export async function endSlots(
  tx: Db,
  { tenantId, ids, now }: { tenantId: string; ids: string[]; now: Date },
): Promise<number> {
  let changed = 0
  for (const batch of batches(ids)) {
    const these = sql`tenant_id = ${tenantId} and id = any(${sql.param(batch)}::text[])`
    const deleted = await tx.execute(sql`
      delete from slots where ${these} and sold = 0 and held = 0
        and not exists (select from tickets where tickets.tenant_id = slots.tenant_id and tickets.slot_id = slots.id)`)
    const closed = await tx.execute(sql`
      update slots set capacity = sold + held, price_list_id = null
      where ${these} and starts_at > ${now.toISOString()}::timestamptz and (capacity <> sold + held or price_list_id is not null)`)
    changed += affected(deleted) + affected(closed)
  }

  return changed
}

async function ofOtherEvents(
  tx: Db,
  { tenantId, eventId, slots }: EventKey & { slots: PlannedSlot[] },
): Promise<PlannedSlot[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from slots where tenant_id = ${tenantId} and event_id <> ${eventId} and id = any(${sql.param(slots.map(slot => slot.id))}::text[])`)
  const ids = new Set(rows.map(row => row.id))
  if (ids.size === 0) throw new OvertakenError('Slots were added during the import')

  return slots.filter(slot => ids.has(slot.id))
}

function givenSlots(slots: PlannedSlot[]): SQL {
  const column = (read: (slot: PlannedSlot) => unknown) => sql.param(slots.map(read))

  return sql`unnest(
    ${column(slot => slot.id)}::text[], ${column(slot => slot.date)}::date[], ${column(slot => slot.time)}::text[],
    ${column(slot => new Date(slot.startsAt).toISOString())}::timestamptz[], ${column(slot => slot.capacity)}::int[],
    ${column(slot => slot.sold)}::int[], ${column(slot => slot.priceListId)}::text[]
  ) as given(id, date, time, starts_at, capacity, sold, price_list_id)`
}

const affected = (result: { affectedRows?: number }) => result.affectedRows ?? 0
