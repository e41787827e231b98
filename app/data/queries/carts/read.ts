import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import type { CartRow } from '#app/rules/carts/stored-cart.ts'
import type { SlotState } from '#app/rules/catalogue/slot-state.ts'
import type { Db } from '../../database/database.ts'
import { seatHolds } from '../../schema/holds.ts'
import { carts } from '../../schema/orders.ts'
import { type HoldReader, inCarts } from '../holds/read.ts'

const cartColumns = {
  id: carts.id,
  document: carts.document,
  version: carts.version,
  orderId: carts.orderId,
  expiresAt: carts.expiresAt,
  heldUntil: sql<Date | null>`(
    select max(held.expires_at) from seat_holds held
    where held.tenant_id = carts.tenant_id and held.cart_id = carts.id
  )`.mapWith(seatHolds.expiresAt),
  holdExtensions: carts.holdExtensions,
}

/** A cart and, in the same breath, the slots of what was chosen: as an array, by which the index of slots is used however many there are. */
export const cartWithSlots = (tenantId: string, { id, now }: { id: string; now: Date }) => ({
  ...cartColumns,
  slots: sql<Map<string, SlotState>>`(
    select coalesce(json_agg(own), '[]') from (
      select ${slotColumns(tenantId, { now, cartId: id })} from slots
      where tenant_id = ${tenantId} and id = any(array(
        select jsonb_array_elements_text(jsonb_path_query_array(carts.document, '$.templates[*].events[*].eventId'))
        union select jsonb_array_elements_text(jsonb_path_query_array(carts.document, '$.comboItems[*].events[*].eventId'))
      ))
    ) as own
  )`.mapWith(slotsById),
})

/** A cart of this venue that has not expired, or that became an order. */
export const isCartToBuy = (tenantId: string, { id, now }: { id: string; now: Date }) =>
  and(eq(carts.tenantId, tenantId), eq(carts.id, id), or(gt(carts.expiresAt, now), isNotNull(carts.orderId)))

/** A cart of this venue that has not expired; one that became an order is found for good and says which. */
export async function findCart(
  db: Db,
  tenantId: string,
  { id, now }: { id: string; now: Date },
): Promise<CartRow | null> {
  const [row] = await db
    .select(cartWithSlots(tenantId, { id, now }))
    .from(carts)
    .where(isCartToBuy(tenantId, { id, now }))
  return row ?? null
}

/** How often the links of a cart were ended; null for a cart that is gone. */
export async function findLinkGeneration(db: Db, tenantId: string, id: string): Promise<number | null> {
  const [row] = await db
    .select({ generation: carts.linkGeneration })
    .from(carts)
    .where(and(eq(carts.tenantId, tenantId), eq(carts.id, id)))
  return row?.generation ?? null
}

/** The slots with these ids as they stand at this moment. */
export async function findSlots(
  db: Db,
  tenantId: string,
  { ids, ...reader }: HoldReader & { ids: readonly string[] },
): Promise<Map<string, SlotState>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<SlotInRow>(sql`
    select ${slotColumns(tenantId, reader)} from slots where tenant_id = ${tenantId} and id = any(${sql.param([...ids])}::text[])`)
  return slotsById(rows)
}

type SlotInRow = Omit<SlotState, 'startsAt'> & { startsAt: number }

const slotColumns = (tenantId: string, reader: HoldReader) => sql`
  id, event_id as "eventId", date::text as date, time, capacity,
  greatest(capacity - sold - held - ${inCarts(tenantId, reader)}, 0) as free,
  (extract(epoch from starts_at) * 1000)::float8 as "startsAt", price_list_id as "priceListId"`

const slotsById = (rows: readonly SlotInRow[]): Map<string, SlotState> =>
  new Map(rows.map(row => [row.id, { ...row, startsAt: new Date(row.startsAt) }]))
