import { randomBytes } from 'node:crypto'
import { saveCartRow as storeCart } from '#app/data/queries/carts/write.ts'
import { CART_LIFETIME_MS } from '#app/rules/carts/cart-storage.ts'
import { namesOf } from '#app/rules/carts/gone-items.ts'
import { isEmptied, removedUntil } from '#app/rules/carts/removed-items.ts'
import { holdOnStore, type SeatHold } from '#app/rules/carts/seat-hold.ts'
import type { CartDocument, CartRow, RemovedItems } from '#app/rules/carts/stored-cart.ts'
import { retryOnDeadlock } from '../checkout/retry-on-deadlock.ts'
import type { ApiContext } from '../kernel/context.ts'
import { seatsOf } from './open-cart.ts'

/** What is to be stored, and the seats it asks of each slot. */
export type CartChange = {
  stored: CartRow | null
  /** of a new cart; a random one when left out */
  id?: string
  document: CartDocument
  demand: ReadonlyMap<string, number>
  /** stored even where seats are missing, which then are not held: taking something out of a cart always works */
  unheld?: boolean
}

/** The stored cart; `missing` names the slots that have too few seats for it, and then nothing is stored. */
export type CartSaveOutcome = { row: CartRow | null; missing: string[] }

/**
 * Stores a cart and takes the holds on its seats, all or nothing. A standing hold keeps its end. The row is null when the cart, or its
 * hold, is no longer what was read.
 */
export async function saveCart(context: ApiContext, change: CartChange): Promise<CartSaveOutcome> {
  const { db, tenantId, now } = context
  const { stored, demand, unheld = false } = change
  const document = { ...change.document, names: namesOf(change.document, context) }
  const id = stored?.id ?? change.id ?? randomBytes(16).toString('base64url')
  const expiresAt = expiryOf(document, now)
  const hold = nextHold(context, stored)
  const { version, missing } = await retryOnDeadlock(() =>
    storeCart(db, tenantId, {
      id,
      stored,
      document,
      now,
      expiresAt,
      hold: hold && { ...hold, seats: seatsOf(demand) },
      unheld,
      lentUntil: lentUntil(document.removed, now),
    }),
  )
  if (version === null) return { row: null, missing }
  return {
    row: withHold({ id, key: stored?.key, document, version, orderId: null, expiresAt }, hold),
    missing: [],
  }
}

function nextHold({ now, venue }: ApiContext, stored: CartRow | null): SeatHold | null {
  const hold = stored && heldBy(stored)
  const lent = lentUntil(stored?.document.removed, now)
  // Seats of what was taken out are no hold that goes on for what is put in.
  const isOnlyLent = hold && lent && hold.expiresAt <= lent
  return holdOnStore(isOnlyLent ? null : hold, { now, holdMinutes: venue.document.company.holdMinutes })
}

/** A cart lives for a day; one out of which all was taken as long as that can be put back. */
function expiryOf(document: CartDocument, now: Date): Date {
  const lent = isEmptied(document, now) ? lentUntil(document.removed, now) : null
  return lent ?? new Date(now.getTime() + CART_LIFETIME_MS)
}

/** Until when seats that the cart asks for no more stay its own; null where they are free at once. */
function lentUntil(removed: RemovedItems | undefined, now: Date): Date | null {
  const open = removedUntil(removed, now)
  return open && new Date(open.until)
}

/** The hold that is stored with a cart, whether or not it has ended. */
export function heldBy({ heldUntil, holdExtensions }: CartRow): SeatHold | null {
  return heldUntil && { expiresAt: heldUntil, extensions: holdExtensions }
}

function withHold(row: Omit<CartRow, 'heldUntil' | 'holdExtensions'>, hold: SeatHold | null): CartRow {
  return { ...row, heldUntil: hold?.expiresAt ?? null, holdExtensions: hold?.extensions ?? 0 }
}
