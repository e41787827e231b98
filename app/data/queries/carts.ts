import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import type { CartInput } from '#app/contract/carts.ts'
import type { Db } from '../database/database.ts'
import { seatHolds } from '../schema/holds.ts'
import { carts } from '../schema/orders.ts'
import { type HoldReader, inCarts } from './holds.ts'

/** What is stored of a cart: what was chosen. Prices and names are looked up every time. */
export type CartDocument = Omit<CartInput, 'id' | 'version' | 'updateType' | 'verifyEntitlements'> & {
  /** of its items when it was stored, by kind and id: what the venue has ended since can still be named */
  names?: Record<string, string>
}

export type CartRow = {
  id: string
  document: CartDocument
  version: number
  orderId: string | null
  expiresAt: Date
  /** until when its seats are or were held; null without a hold */
  heldUntil: Date | null
  holdExtensions: number
}

export type SlotState = {
  id: string
  eventId: string
  date: string
  time: string
  startsAt: Date
  capacity: number
  /** seats that nobody has bought, is buying or holds in another cart */
  free: number
  priceListId: string | null
}

export const cartColumns = {
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

/** A cart of this venue that has not expired, or that became an order. */
export const isCartToBuy = (tenantId: string, { id, now }: { id: string; now: Date }) =>
  and(eq(carts.tenantId, tenantId), eq(carts.id, id), or(gt(carts.expiresAt, now), isNotNull(carts.orderId)))

/** A cart of this venue that has not expired; one that became an order is found for good and says which. */
export async function findCart(
  db: Db,
  tenantId: string,
  { id, now }: { id: string; now: Date },
): Promise<CartRow | null> {
  const [row] = await db.select(cartColumns).from(carts).where(isCartToBuy(tenantId, { id, now }))
  return (row as CartRow | undefined) ?? null
}

/** The slots with these ids as they stand at this moment. */
export async function findSlots(
  db: Db,
  tenantId: string,
  { ids, ...reader }: HoldReader & { ids: readonly string[] },
): Promise<Map<string, SlotState>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<Omit<SlotState, 'startsAt'> & { startsAt: number }>(sql`
    select id, event_id as "eventId", date::text as date, time, capacity,
      greatest(capacity - sold - held - ${inCarts(tenantId, reader)}, 0) as free,
      (extract(epoch from starts_at) * 1000)::float8 as "startsAt", price_list_id as "priceListId"
    from slots where tenant_id = ${tenantId} and id = any(${sql.param([...ids])}::text[])`)
  return new Map(rows.map(row => [row.id, { ...row, startsAt: new Date(row.startsAt) }]))
}
