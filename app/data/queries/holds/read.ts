import { type SQL, sql } from 'drizzle-orm'

/** At what moment, and whose own hold does not stand in the way. */
export type HoldReader = { now: Date; cartId: string | null }

export const timestampOf = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/** Of one slot: the seats that other carts hold at this moment, counted when the row is reached and not when the statement began. */
export const inCarts = (tenantId: string, { now, cartId }: HoldReader): SQL =>
  sql`seats_in_carts(${tenantId}, slots.id, ${timestampOf(now)}, ${cartId ?? ''})`

/** The same for many slots at once, as of the statement's beginning: to be joined to `slots`, as `in_carts`. */
export function heldInCarts(tenantId: string, { now, cartId }: HoldReader): SQL {
  return sql`left join (
    select slot_id as held_slot_id, sum(count)::int as in_carts from seat_holds
    where tenant_id = ${tenantId} and expires_at > ${timestampOf(now)} and cart_id <> ${cartId ?? ''}
    group by slot_id
  ) as holds on held_slot_id = slots.id`
}

/** Seats of a slot that nobody has bought, is buying or holds; needs `heldInCarts`. Below zero when an import took some away. */
export const freeSeatsOfSlot = sql`(capacity - sold - held - coalesce(in_carts, 0))`
