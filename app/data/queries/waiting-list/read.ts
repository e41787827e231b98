import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { seatHolds } from '../../schema/holds.ts'
import { slots } from '../../schema/slots.ts'
import { waitingList } from '../../schema/waiting-list.ts'

export type WaitingEntry = Pick<
  typeof waitingList.$inferSelect,
  'id' | 'eventId' | 'date' | 'email' | 'party' | 'state' | 'since' | 'cartId' | 'offeredUntil' | 'language'
>

export const entryColumns = {
  id: waitingList.id,
  eventId: waitingList.eventId,
  date: waitingList.date,
  email: waitingList.email,
  party: waitingList.party,
  state: waitingList.state,
  since: waitingList.since,
  cartId: waitingList.cartId,
  offeredUntil: waitingList.offeredUntil,
  language: waitingList.language,
}

export const isEntry = (tenantId: string, id: string) =>
  and(eq(waitingList.tenantId, tenantId), eq(waitingList.id, id))

/** One entry of a venue's list; null when there is none. */
export async function findWaitingEntry(db: Db, tenantId: string, id: string): Promise<WaitingEntry | null> {
  const [row] = await db.select(entryColumns).from(waitingList).where(isEntry(tenantId, id))
  return row ?? null
}

/** The wall time 'HH:mm' at which the seats that a cart holds begin, the first of them; null where it holds none. */
export async function findHeldTime(db: Db, tenantId: string, cartId: string): Promise<string | null> {
  const [row] = await db
    .select({ time: slots.time })
    .from(seatHolds)
    .innerJoin(slots, and(eq(slots.tenantId, seatHolds.tenantId), eq(slots.id, seatHolds.slotId)))
    .where(and(eq(seatHolds.tenantId, tenantId), eq(seatHolds.cartId, cartId)))
    .orderBy(slots.startsAt)
    .limit(1)
  return row?.time ?? null
}

/** The days of events, of every venue, for which somebody waits. */
export async function listWaitedDays(
  system: Db,
): Promise<{ tenantId: string; eventId: string; date: string }[]> {
  const result = await system.execute<{ tenantId: string; eventId: string; date: string }>(sql`
    select distinct tenant_id as "tenantId", event_id as "eventId", date::text as date
    from waiting_list where state = 'waiting' order by 1, 3, 2`)
  return result.rows
}
