import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import type { OrderDocument } from '../../documents/order-document.ts'
import { orders } from '../../schema/orders.ts'
import { inCarts } from '../holds/read.ts'
import type { OrderRow } from './read.ts'

const isOrder = (tenantId: string, orderId: string) =>
  and(eq(orders.tenantId, tenantId), eq(orders.id, orderId))

/** An order with its row locked until the transaction ends: of two changes at once the second sees what the first has done. */
export async function lockOrder(tx: Db, tenantId: string, orderId: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(isOrder(tenantId, orderId)).for('update')
  return row ?? null
}

export async function saveOrderDocument(
  tx: Db,
  tenantId: string,
  { orderId, document }: { orderId: string; document: OrderDocument },
): Promise<void> {
  await tx.update(orders).set({ document }).where(isOrder(tenantId, orderId))
}

type SeatMove = { orderId: string; from: string; to: string; now: Date }

/**
 * Moves the tickets that an order has for one slot, those of combos aside, to another slot of the same event, with their seats: one statement,
 * and so all or nothing. Both slots are locked in the order of their bytes, as everywhere. False when the other one has too few free seats.
 */
export async function moveSeats(
  tx: Db,
  tenantId: string,
  { orderId, from, to, now }: SeatMove,
): Promise<boolean> {
  const { rows } = await tx.execute<{ isMoved: boolean }>(sql`
    with moving as materialized (
      select count(*)::int as count from tickets
      where tenant_id = ${tenantId} and order_id = ${orderId} and slot_id = ${from} and not in_combo
    ), locked as materialized (
      select id, event_id, capacity - sold - held as unsold from slots
      where tenant_id = ${tenantId} and id = any(${sql.param([from, to])}::text[])
      order by id collate "C" for no key update of slots
    ), fitting as materialized (
      select slots.id, moving.count from locked as slots, moving
      where slots.id = ${to} and moving.count > 0 and slots.event_id = (select event_id from locked where id = ${from})
        and unsold - ${inCarts(tenantId, { now, cartId: null })} >= moving.count
    ), taken as (
      update slots set sold = sold + case when slots.id = ${to} then fitting.count else -fitting.count end from fitting
      where slots.tenant_id = ${tenantId} and slots.id = any(${sql.param([from, to])}::text[])
    ), moved as (
      update tickets set slot_id = ${to}
      where tenant_id = ${tenantId} and order_id = ${orderId} and slot_id = ${from} and not in_combo
        and exists (select from fitting)
    )
    select exists (select from fitting) as "isMoved"`)
  return rows[0]?.isMoved ?? false
}

/** An admission that is none any more. */
export type EndedTicket = { id: string; code: string; slotId: string; personTypeId: string; price: number }

/** Ends every ticket of an order and gives its seats back to their slots, which are locked in the order of their bytes. */
export async function endTickets(tx: Db, tenantId: string, orderId: string): Promise<EndedTicket[]> {
  const { rows } = await tx.execute<EndedTicket>(sql`
    with gone as materialized (
      select slot_id, count(*)::int as count from tickets
      where tenant_id = ${tenantId} and order_id = ${orderId} group by slot_id
    ), locked as materialized (
      select slots.id, gone.count from slots join gone on gone.slot_id = slots.id
      where slots.tenant_id = ${tenantId} order by slots.id collate "C" for no key update of slots
    ), freed as (
      update slots set sold = sold - locked.count from locked
      where slots.tenant_id = ${tenantId} and slots.id = locked.id
    )
    delete from tickets where tenant_id = ${tenantId} and order_id = ${orderId}
    returning id, code, slot_id as "slotId", person_type_id as "personTypeId", price::float8 as price`)
  return rows
}
