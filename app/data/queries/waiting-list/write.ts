import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { carts } from '../../schema/orders.ts'
import { waitingList } from '../../schema/waiting-list.ts'
import { entryColumns, isEntry, type WaitingEntry } from './read.ts'

type NewEntry = Pick<WaitingEntry, 'id' | 'eventId' | 'date' | 'email' | 'party' | 'language'> & { now: Date }

/**
 * Puts somebody on the list, unconfirmed, and gives the entry there is for this email: whoever waits already, or is offered seats,
 * keeps their place and language; an entry that has ended begins anew.
 */
export async function addWaitingEntry(
  db: Db,
  tenantId: string,
  { now, ...entry }: NewEntry,
): Promise<WaitingEntry> {
  const hasEnded = sql`${waitingList.state} in ('unconfirmed', 'taken', 'passed', 'withdrawn')`
  const [row] = await db
    .insert(waitingList)
    .values({ ...entry, tenantId, state: 'unconfirmed', since: now })
    .onConflictDoUpdate({
      target: [waitingList.tenantId, waitingList.eventId, waitingList.date, waitingList.email],
      set: {
        state: sql`case when ${hasEnded} then 'unconfirmed' else ${waitingList.state} end`,
        party: sql`case when ${hasEnded} then ${entry.party}::int else ${waitingList.party} end`,
        since: sql`case when ${hasEnded} then ${now.toISOString()}::timestamptz else ${waitingList.since} end`,
        language: sql`case when ${hasEnded} then ${entry.language}::text else ${waitingList.language} end`,
      },
    })
    .returning(entryColumns)
  if (!row) throw new Error('The entry of the waiting list was not written')
  return row
}

type StateChange = { id: string; from: WaitingEntry['state'][]; to: WaitingEntry['state'] }

/** Moves an entry from one of these states to another; null when it is in none of them. */
export async function changeWaitingState(
  db: Db,
  tenantId: string,
  { id, from, to }: StateChange,
): Promise<WaitingEntry | null> {
  const [row] = await db
    .update(waitingList)
    .set({ state: to })
    .where(and(isEntry(tenantId, id), inArray(waitingList.state, from)))
    .returning(entryColumns)
  return row ?? null
}

/** The entries that wait for a day, in their order, locked until the transaction ends: of two nodes one waits, and then finds what the other has left. */
export async function lockWaitingEntries(
  tx: Db,
  tenantId: string,
  { eventId, date }: Pick<WaitingEntry, 'eventId' | 'date'>,
): Promise<WaitingEntry[]> {
  return tx
    .select(entryColumns)
    .from(waitingList)
    .where(
      and(
        eq(waitingList.tenantId, tenantId),
        eq(waitingList.eventId, eventId),
        eq(waitingList.date, date),
        eq(waitingList.state, 'waiting'),
      ),
    )
    .orderBy(waitingList.since, waitingList.id)
    .for('update')
}

/** Writes down that a cart holds seats for an entry. */
export async function saveOffer(
  tx: Db,
  tenantId: string,
  { id, cartId, offeredUntil }: { id: string; cartId: string; offeredUntil: Date },
): Promise<void> {
  await tx.update(waitingList).set({ state: 'offered', cartId, offeredUntil }).where(isEntry(tenantId, id))
}

/** Ends offers of every venue: taken where the cart became an order, passed on where their time has run out. */
export async function endOffers(system: Db, now: Date): Promise<void> {
  const isOrdered = sql`exists (select from ${carts} where ${carts.tenantId} = ${waitingList.tenantId}
    and ${carts.id} = ${waitingList.cartId} and ${carts.orderId} is not null)`
  await system
    .update(waitingList)
    .set({ state: sql`case when ${isOrdered} then 'taken' else 'passed' end` })
    .where(and(eq(waitingList.state, 'offered'), or(isOrdered, lt(waitingList.offeredUntil, now))))
}

/** Housekeeping: entries of days that are over, of every venue. */
export async function deleteOldEntries(system: Db, before: string): Promise<void> {
  await system.delete(waitingList).where(lt(waitingList.date, before))
}
