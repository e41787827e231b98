import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import type { Seats } from '../../documents/attempt-document.ts'
import { seatHolds } from '../../schema/holds.ts'
import { carts } from '../../schema/orders.ts'
import { timestampOf } from './read.ts'

type SeatRequest = { cartId: string; seats: readonly Seats[]; now: Date }

/**
 * Two parts of a statement. `locked`: the slots of these seats and those that the cart holds now, locked in the order of their bytes, as
 * everywhere, so that nobody waits in a circle; none unless `onlyIf`. `free` (id, count): those with seats enough that nobody has bought, is buying or holds in another
 * cart. What a slot's own row says is as new as its lock; what carts hold stands in other rows, so a function asks for it after the lock.
 */
export const freeSeats = (
  tenantId: string,
  { cartId, seats, now, onlyIf }: SeatRequest & { onlyIf: SQL },
): SQL => sql`
    locked as materialized (
      select slots.id, claims.count, capacity - sold - held as unsold
      from (
        select slot_id, sum(count) as count from (
          select slot_id, count from ${demandRows(seats)}
          union all select slot_id, null from seat_holds where tenant_id = ${tenantId} and cart_id = ${cartId}
        ) as claims group by slot_id
      ) as claims join slots on slots.tenant_id = ${tenantId} and slots.id = claims.slot_id
      where ${onlyIf}
      order by slots.id collate "C" for no key update of slots
    ), free as materialized (
      select id, count::int from locked where count is not null and unsold - seats_in_carts(${tenantId}, id, ${timestampOf(now)}, ${cartId}) >= count
    )`

type Holding = { cartId: string; seats: readonly Seats[]; expiresAt: Date }

/** Seats that were an attempt's a moment ago, in this transaction, are the cart's again. */
export async function restoreHolds(
  tx: Db,
  tenantId: string,
  { cartId, seats, expiresAt }: Holding,
): Promise<void> {
  if (seats.length === 0) return
  await tx.execute(sql`
    insert into seat_holds (tenant_id, slot_id, cart_id, count, expires_at)
    select ${tenantId}, id, ${cartId}, demand.count, ${timestampOf(expiresAt)}
    from slots join ${demandRows(seats)} on demand.slot_id = slots.id where slots.tenant_id = ${tenantId}
    on conflict do nothing`)
}

/** Grants what a cart holds for longer. Its row must be locked. */
export async function prolongHolds(
  tx: Db,
  tenantId: string,
  { cartId, expiresAt }: Pick<Holding, 'cartId' | 'expiresAt'>,
): Promise<void> {
  await tx
    .update(seatHolds)
    .set({ expiresAt })
    .where(and(eq(seatHolds.tenantId, tenantId), eq(seatHolds.cartId, cartId)))
}

/** How often the hold of a cart was extended since it began. */
export async function saveExtensions(
  tx: Db,
  tenantId: string,
  { cartId, extensions }: { cartId: string; extensions: number },
): Promise<void> {
  await tx
    .update(carts)
    .set({ holdExtensions: extensions })
    .where(and(eq(carts.tenantId, tenantId), eq(carts.id, cartId)))
}

/** After an import took seats away: the youngest holds that no longer fit end. Their visitors are told at their next step. */
export async function dropHoldsBeyondSeats(
  tx: Db,
  { tenantId, now }: { tenantId: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    delete from seat_holds using (
      select h.slot_id, h.cart_id, sum(h.count) over (partition by h.slot_id order by h.expires_at, h.cart_id) as together,
        s.capacity - s.sold - s.held as seats
      from seat_holds h join slots s on s.tenant_id = h.tenant_id and s.id = h.slot_id
      where h.tenant_id = ${tenantId} and h.expires_at > ${timestampOf(now)}
    ) as claims
    where seat_holds.tenant_id = ${tenantId} and seat_holds.slot_id = claims.slot_id and seat_holds.cart_id = claims.cart_id
      and claims.together > claims.seats`)
}

/** Housekeeping: holds that have expired a while ago, of every venue. They count for nothing already. */
export async function deleteExpiredHolds(system: Db, before: Date): Promise<void> {
  await system.delete(seatHolds).where(lt(seatHolds.expiresAt, before))
}

/** Seats as rows `demand(slot_id, count)`. */
export const demandRows = (seats: readonly Seats[]) => sql`unnest(
  ${sql.param(seats.map(({ slotId }) => slotId))}::text[], ${sql.param(seats.map(({ count }) => count))}::int[]
) as demand(slot_id, count)`

/** The slots of these seats that are not among those named. */
export function withoutThose(seats: readonly Seats[], slotIds: readonly string[]): string[] {
  return seats.map(({ slotId }) => slotId).filter(slotId => !slotIds.includes(slotId))
}

/** Gives seats back that an attempt held. A slot that the venue has removed meanwhile needs none. */
export async function releaseSeats(tx: Db, tenantId: string, seats: readonly Seats[]): Promise<void> {
  if (seats.length === 0) return
  await tx.execute(sql`
    with locked as materialized (
      select slots.id, demand.count from slots join ${demandRows(seats)} on demand.slot_id = slots.id
      where slots.tenant_id = ${tenantId} and held >= demand.count
      order by slots.id collate "C" for no key update of slots
    )
    update slots set held = held - locked.count from locked where slots.tenant_id = ${tenantId} and slots.id = locked.id`)
}
