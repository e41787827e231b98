import { randomBytes } from 'node:crypto'
import type { Db } from '#app/data/database/database.ts'
import { type CartDocument, type CartRow, insertCart, updateCart } from '#app/data/queries/carts.ts'
import { holdForCart, releaseHolds, saveExtensions } from '#app/data/queries/holds.ts'
import { CART_LIFE } from '#app/rules/carts/cart-storage.ts'
import { holdOnStore, type SeatHold } from '#app/rules/carts/seat-hold.ts'
import { retryOnDeadlock } from '../checkout/retry-on-deadlock.ts'
import type { ApiContext } from '../context.ts'
import { seatsOf } from './open-cart.ts'

/** What is to be stored, and the seats it asks of each slot. */
export type CartChange = {
  stored: CartRow | null
  document: CartDocument
  demand: ReadonlyMap<string, number>
  /** stored even where seats are missing, which then are not held: taking something out of a cart always works */
  unheld?: boolean
}

/** The stored cart; `missing` names the slots that have too few seats for it, and then nothing is stored. */
export type Saved = { row: CartRow | null; missing: string[] }

class SeatsMissing extends Error {
  constructor(readonly missing: string[]) {
    super('Seats are missing')
  }
}

/**
 * Stores a cart and takes the holds on its seats, all or nothing, in one transaction: its own row first, then the slots in one
 * order. The row is null when another version is stored by now.
 */
export async function saveCart(context: ApiContext, change: CartChange): Promise<Saved> {
  try {
    const row = await retryOnDeadlock(() =>
      context.db.transaction(tx => saveAndHold(context, tx as Db, change)),
    )
    return { row, missing: [] }
  } catch (error) {
    if (error instanceof SeatsMissing) return { row: null, missing: error.missing }
    throw error
  }
}

async function saveAndHold(context: ApiContext, tx: Db, change: CartChange): Promise<CartRow | null> {
  const row = await saveRow(context, tx, change)
  if (!row) return null
  const { missing, hold } = await holdSeats(context, tx, { row, demand: change.demand })
  if (missing.length > 0 && !change.unheld) throw new SeatsMissing(missing)
  return withHold(row, hold)
}

function saveRow(
  { tenantId, now }: ApiContext,
  tx: Db,
  { stored, document }: CartChange,
): Promise<CartRow | null> {
  const next = { document, now, expiresAt: new Date(now.getTime() + CART_LIFE) }
  if (stored) return updateCart(tx, tenantId, { ...next, id: stored.id, version: stored.version })
  return insertCart(tx, tenantId, { ...next, id: randomBytes(16).toString('base64url') })
}

type Holding = { row: CartRow; demand: ReadonlyMap<string, number> }

/** Makes the holds those of the cart as it is now. Its row must be locked. A standing hold keeps its end. */
export async function holdSeats(
  { tenantId, now, venue }: ApiContext,
  tx: Db,
  { row, demand }: Holding,
): Promise<{ missing: string[]; hold: SeatHold | null }> {
  const { holdMinutes } = venue.document.company
  const hold = holdOnStore(heldBy(row), { now, holdMinutes })
  if (!hold) {
    await releaseHolds(tx, tenantId, row.id)
    return { missing: [], hold: null }
  }
  const cartId = row.id
  const { missing } = await holdForCart(tx, tenantId, {
    cartId,
    seats: seatsOf(demand),
    now,
    expiresAt: hold.expiresAt,
  })
  if (hold.extensions !== row.holdExtensions)
    await saveExtensions(tx, tenantId, { cartId, extensions: hold.extensions })
  return { missing, hold }
}

/** The hold that is stored with a cart, whether or not it still stands. */
export function heldBy({ heldUntil, holdExtensions }: CartRow): SeatHold | null {
  return heldUntil && { expiresAt: heldUntil, extensions: holdExtensions }
}

export function withHold(row: CartRow, hold: SeatHold | null): CartRow {
  return { ...row, heldUntil: hold?.expiresAt ?? null, holdExtensions: hold?.extensions ?? 0 }
}
