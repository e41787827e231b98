import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import type { Db } from '../../database/database.ts'
import type { Seats } from '../../documents/attempt-document.ts'
import { cartDocument } from '../../documents/cart-document.ts'
import { carts } from '../../schema/orders.ts'
import { timestampOf } from '../holds/read.ts'
import { freeSeats, withoutThose } from '../holds/write.ts'

/** A cart as it is to be stored, and what it is to hold. */
export type CartToSave = {
  id: string
  /** what is stored now: a cart that was changed meanwhile is left alone; null for a new one */
  stored: { version: number; holdExtensions: number } | null
  document: CartDocument
  now: Date
  expiresAt: Date
  /** the hold on its seats; null where nothing is held */
  hold: { seats: readonly Seats[]; expiresAt: Date; extensions: number } | null
  /** stored even where seats are missing, which then are not held */
  unheld: boolean
  /** until when seats that it asks for no more stay its own; null where they are free at once */
  lentUntil: Date | null
}

/** The version that was stored; null when another one is stored by now, or when the seats of the slots in `missing` are not free. */
export type SavedCart = { version: number | null; missing: string[] }

/**
 * Stores a cart and makes its holds those it asks for now, in one statement and so all or nothing: first the cart's row is locked, then
 * the slots; only when everything is there is anything written. What it no longer asks for is free again, at
 * once or when `lentUntil` is over.
 */
export async function saveCartRow(db: Db, tenantId: string, cart: CartToSave): Promise<SavedCart> {
  const { id: cartId, now, hold, unheld, lentUntil } = cart
  const seats = hold?.seats ?? []
  const { rows } = await db.execute<{ version: number | null; isOpen: boolean; free: string[] }>(sql`
    with cart as materialized (${cart.stored ? lockedCart(tenantId, cart) : sql`select`}),
    ${freeSeats(tenantId, { cartId, seats, now, onlyIf: sql`exists (select from cart)` })},
    enough as (select where exists (select from cart) and (${unheld} or (select count(*) from free) = ${seats.length})),
    stored as (${cart.stored ? updatedCart(tenantId, cart) : insertedCart(tenantId, cart)} returning version),
    given_back as (
      delete from seat_holds where tenant_id = ${tenantId} and cart_id = ${cartId} and exists (select from stored)
        and slot_id not in (select id from free) and ${lentUntil === null}
    ),
    lent as (
      update seat_holds set expires_at = least(expires_at, ${timestampOf(lentUntil ?? now)})
      where tenant_id = ${tenantId} and cart_id = ${cartId} and exists (select from stored)
        and slot_id not in (select id from free) and ${lentUntil !== null}
    ),
    held as (
      insert into seat_holds (tenant_id, slot_id, cart_id, count, expires_at)
      select ${tenantId}, id, ${cartId}, count, ${timestampOf(hold?.expiresAt ?? now)} from free where exists (select from stored)
      on conflict (tenant_id, slot_id, cart_id) do update set count = excluded.count, expires_at = excluded.expires_at
    )
    select (select version from stored) as version, exists (select from cart) as "isOpen", array(select id from free) as free`)
  const { version = null, isOpen = false, free = [] } = rows[0] ?? {}
  return { version, missing: isOpen ? withoutThose(seats, free) : [] }
}

/** Extensions are compared too: they change no version, and a hold must not end before the moment it was granted to. */
const lockedCart = (tenantId: string, { id, stored }: CartToSave): SQL => sql`
  select from carts where tenant_id = ${tenantId} and id = ${id} and version = ${stored?.version}
    and hold_extensions = ${stored?.holdExtensions} and order_id is null for update`

const updatedCart = (
  tenantId: string,
  { id, document, now, expiresAt, stored, hold }: CartToSave,
): SQL => sql`
  update carts set document = ${cartDocument.write(document)}::jsonb, version = version + 1, updated_at = ${timestampOf(now)},
    expires_at = ${timestampOf(expiresAt)}, hold_extensions = ${hold?.extensions ?? stored?.holdExtensions}
  where tenant_id = ${tenantId} and id = ${id} and exists (select from enough)`

const insertedCart = (tenantId: string, { id, document, now, expiresAt }: CartToSave): SQL => sql`
  insert into carts (tenant_id, id, document, updated_at, expires_at)
  select ${tenantId}, ${id}, ${cartDocument.write(document)}::jsonb, ${timestampOf(now)}, ${timestampOf(expiresAt)}
  where exists (select from enough)`

/** Locks a cart for the rest of the transaction; null when it is gone. */
export async function lockCart(
  tx: Db,
  tenantId: string,
  id: string,
): Promise<{ version: number; orderId: string | null } | null> {
  const [row] = await tx
    .select({ version: carts.version, orderId: carts.orderId })
    .from(carts)
    .where(isCart(tenantId, id))
    .for('update')
  return row ?? null
}

const isCart = (tenantId: string, id: string) => and(eq(carts.tenantId, tenantId), eq(carts.id, id))

/** Stores the next version of what a cart was answered to its forms; another version, or one that became an order, is left alone. */
export async function updateCartRow(
  tx: Db,
  tenantId: string,
  {
    id,
    version,
    document,
    now,
    expiresAt,
  }: Omit<CartToSave, 'stored' | 'hold' | 'unheld' | 'lentUntil'> & { version: number },
): Promise<void> {
  await tx
    .update(carts)
    .set({ document, version: version + 1, updatedAt: now, expiresAt })
    .where(and(isCart(tenantId, id), eq(carts.version, version), isNull(carts.orderId)))
}

/** Ends the links that were made of a cart so far; its version stays, since nothing of the order changes. */
export async function endCartLinks(db: Db, tenantId: string, id: string): Promise<void> {
  await db
    .update(carts)
    .set({ linkGeneration: sql`${carts.linkGeneration} + 1` })
    .where(isCart(tenantId, id))
}

/** Deletes a cart; one that became an order stays, so that its order cannot be placed again. */
export async function deleteCartRow(db: Db, tenantId: string, id: string): Promise<void> {
  await db.delete(carts).where(and(isCart(tenantId, id), isNull(carts.orderId)))
}

/** Housekeeping: carts past their day, of every venue. Those that became orders stay. */
export async function deleteExpiredCarts(system: Db, now: Date): Promise<void> {
  await system.delete(carts).where(and(lt(carts.expiresAt, now), isNull(carts.orderId)))
}
