import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { carts } from '../schema/orders.ts'
import { seatHolds } from '../schema/holds.ts'

/** Seats of one slot. Lists of them name each slot once. */
export type Seats = { slotId: string; count: number }

/** At what moment, and whose own hold does not stand in the way. */
export type HoldReader = { now: Date; cartId: string | null }

const instant = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/** To be joined to `slots`: the seats that other carts hold at this moment, as `in_carts`. */
export function heldInCarts(tenantId: string, { now, cartId }: HoldReader): SQL {
  return sql`left join (
    select slot_id as held_slot_id, sum(count)::int as in_carts from seat_holds
    where tenant_id = ${tenantId} and expires_at > ${instant(now)} and cart_id <> ${cartId ?? ''}
    group by slot_id
  ) as holds on held_slot_id = slots.id`
}

/** Seats of a slot that nobody has bought, is buying or holds; needs `heldInCarts`. Below zero when an import took some away. */
export const unclaimed = sql`(capacity - sold - held - coalesce(in_carts, 0))`

/** Locks slots for the rest of the transaction, everywhere in the order of their bytes, so that nobody waits in a circle. */
export async function lockSlots(tx: Db, tenantId: string, seats: readonly Seats[]): Promise<void> {
  await tx.execute(sql`
    select id from slots where tenant_id = ${tenantId} and id = any(${idsOf(seats)})
    order by id collate "C" for no key update`)
}

type Holding = { cartId: string; seats: readonly Seats[]; now: Date; expiresAt: Date }

/**
 * Makes the holds of a cart those it asks for now: what it no longer asks for is free again, what it asks for is taken where
 * others leave enough. Names the slots that have too few seats: they keep nothing. The cart's row must be locked.
 */
export async function holdForCart(
  tx: Db,
  tenantId: string,
  { cartId, seats, now, expiresAt }: Holding,
): Promise<{ missing: string[] }> {
  await releaseHolds(tx, tenantId, cartId)
  if (seats.length === 0) return { missing: [] }
  await lockSlots(tx, tenantId, seats)
  const { rows } = await tx.execute<{ slot_id: string }>(sql`
    insert into seat_holds (tenant_id, slot_id, cart_id, count, expires_at)
    select ${tenantId}, id, ${cartId}, wanted.count, ${instant(expiresAt)}
    from slots join ${given(seats)} on wanted.slot_id = slots.id ${heldInCarts(tenantId, { now, cartId })}
    where slots.tenant_id = ${tenantId} and ${unclaimed} >= wanted.count
    returning slot_id`)
  return { missing: withoutThose(seats, rows) }
}

/**
 * Moves seats of a cart that is being paid from free or held to the attempt, and ends the cart's holds; the slots that have too few
 * are named, and the transaction must end there.
 */
export async function claimSeats(
  tx: Db,
  tenantId: string,
  { cartId, seats, now }: Omit<Holding, 'expiresAt'>,
): Promise<{ missing: string[] }> {
  if (seats.length === 0) {
    await releaseHolds(tx, tenantId, cartId)
    return { missing: [] }
  }
  await lockSlots(tx, tenantId, seats)
  const { rows } = await tx.execute<{ slot_id: string }>(sql`
    with freed as (delete from seat_holds where tenant_id = ${tenantId} and cart_id = ${cartId})
    update slots set held = held + free.count from (
      select slots.id as slot_id, wanted.count
      from slots join ${given(seats)} on wanted.slot_id = slots.id ${heldInCarts(tenantId, { now, cartId })}
      where slots.tenant_id = ${tenantId} and ${unclaimed} >= wanted.count
    ) as free
    where slots.tenant_id = ${tenantId} and slots.id = free.slot_id
    returning slots.id as slot_id`)
  return { missing: withoutThose(seats, rows) }
}

/** Ends the holds of a cart. Gives the moment to which they were granted; null when there were none. */
export async function releaseHolds(tx: Db, tenantId: string, cartId: string): Promise<Date | null> {
  const rows = await tx
    .delete(seatHolds)
    .where(and(eq(seatHolds.tenantId, tenantId), eq(seatHolds.cartId, cartId)))
    .returning({ expiresAt: seatHolds.expiresAt })
  return rows[0]?.expiresAt ?? null
}

/** Seats that were an attempt's a moment ago, in this transaction, are the cart's again. */
export async function restoreHolds(
  tx: Db,
  tenantId: string,
  { cartId, seats, expiresAt }: Omit<Holding, 'now'>,
): Promise<void> {
  if (seats.length === 0) return
  await tx.execute(sql`
    insert into seat_holds (tenant_id, slot_id, cart_id, count, expires_at)
    select ${tenantId}, id, ${cartId}, wanted.count, ${instant(expiresAt)}
    from slots join ${given(seats)} on wanted.slot_id = slots.id where slots.tenant_id = ${tenantId}
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
      where h.tenant_id = ${tenantId} and h.expires_at > ${instant(now)}
    ) as claims
    where seat_holds.tenant_id = ${tenantId} and seat_holds.slot_id = claims.slot_id and seat_holds.cart_id = claims.cart_id
      and claims.together > claims.seats`)
}

/** Housekeeping: holds that have expired a while ago, of every venue. They count for nothing already. */
export async function deleteExpiredHolds(system: Db, before: Date): Promise<void> {
  await system.delete(seatHolds).where(lt(seatHolds.expiresAt, before))
}

const given = (seats: readonly Seats[]) => sql`unnest(
  ${idsOf(seats)}, ${sql.param(seats.map(({ count }) => count))}::int[]
) as wanted(slot_id, count)`

const idsOf = (seats: readonly Seats[]) => sql`${sql.param(seats.map(({ slotId }) => slotId))}::text[]`

function withoutThose(seats: readonly Seats[], rows: readonly { slot_id: string }[]): string[] {
  const taken = new Set(rows.map(row => row.slot_id))
  return seats.map(({ slotId }) => slotId).filter(slotId => !taken.has(slotId))
}
