import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { timestampOf } from '../holds/read.ts'

export type CartState = {
  /** another word whenever the cart is another one */
  version: string
  /** of the starts in which the cart holds seats, the fewest that somebody else finds free; null when it holds none */
  leastFree: number | null
}

/** What the public pages have to know of a cart at `now`; null for none of the venue. */
export async function findCartState(
  db: Db,
  tenantId: string,
  { cartId, now }: { cartId: string; now: Date },
): Promise<CartState | null> {
  const moment = timestampOf(now)
  const { rows } = await db.execute<CartState>(sql`
    select concat_ws('.', version, extract(epoch from updated_at), order_id) as version,
      (select min(capacity - sold - held - seats_in_carts(${tenantId}, slots.id, ${moment}, ''))::int
        from seat_holds join slots on slots.tenant_id = seat_holds.tenant_id and slots.id = seat_holds.slot_id
        where seat_holds.tenant_id = ${tenantId} and cart_id = carts.id and seat_holds.expires_at > ${moment}) as "leastFree"
    from carts where tenant_id = ${tenantId} and id = ${cartId}`)
  return rows[0] ?? null
}
