import type { CartLine, CartPayload } from '#app/contract/carts.ts'
import type { Db } from '#app/data/database/database.ts'
import { lockCart } from '#app/data/queries/carts/write.ts'
import { prolongHolds, saveExtensions } from '#app/data/queries/holds/write.ts'
import { withoutReplaced } from '#app/rules/carts/removed-items.ts'
import { extendedHold, type SeatHold, standingHold } from '#app/rules/carts/seat-hold.ts'
import type { CartDocument, CartRow } from '#app/rules/carts/stored-cart.ts'
import { slotShortage } from '#app/rules/pricing/problems.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { cartIdOf, findOpenCart, priceStoredCart } from './open-cart.ts'
import { heldBy, saveCart } from './save-cart.ts'

type HoldOutcome = { cart: CartPayload; released: CartLine[] }

/** How often seats are asked for again when others are quicker. */
const MAX_TRIES = 4

/**
 * Holds the seats of a cart for one more time. A hold that stands is extended, at most ten times (`HOLD_SPENT`); after its end
 * what is still free is held anew and stays in the cart, and the rest leaves it: `released` says which lines (decision O10).
 */
export const holdCart = api.carts.hold.handler(async ({ input, context }) => {
  const id = cartIdOf(context, input?.headers)
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const row = await findOpenCart(context, id)
    if (!row) throw refuse('NOT_FOUND')
    const hold = standingHold(heldBy(row), context.now)
    const held = hold ? await extend(context, { row, hold }) : await holdAnew(context, row)
    if (held) return { payload: held }
  }
  throw refuse('CONFLICT')
})

async function extend(
  context: ApiContext,
  { row, hold }: { row: CartRow; hold: SeatHold },
): Promise<HoldOutcome | null> {
  const { db, tenantId, now, venue } = context
  const next = extendedHold(hold, { now, holdMinutes: venue.document.company.holdMinutes })
  if (!next) throw refuse('HOLD_SPENT')
  const isExtended = await db.transaction(async transaction => {
    const tx = transaction as Db
    const cart = await lockCart(tx, tenantId, row.id)
    if (cart?.version !== row.version || cart.orderId) return false
    await prolongHolds(tx, tenantId, { cartId: row.id, expiresAt: next.expiresAt })
    await saveExtensions(tx, tenantId, { cartId: row.id, extensions: next.extensions })
    return true
  })
  if (!isExtended) return null
  const extended = { ...row, heldUntil: next.expiresAt, holdExtensions: next.extensions }
  return { cart: (await priceStoredCart(context, extended)).cart, released: [] }
}

/** Null when another buyer took a seat in between. */
async function holdAnew(context: ApiContext, row: CartRow): Promise<HoldOutcome | null> {
  const before = await priceStoredCart(context, row)
  const goneSlots = before.problems.flatMap(problem => slotShortage(problem)?.slotId ?? [])
  const document = withoutSlots(withoutReplaced(row.document), new Set(goneSlots))
  const after = await priceStoredCart(context, { ...row, document })
  const { row: stored } = await saveCart(context, { stored: row, document, demand: after.demand })
  if (!stored) return null
  const { cart } = await priceStoredCart(context, stored)
  const lineIds = new Set(cart.orders.map(line => line.id))
  return { cart, released: before.cart.orders.filter(line => !lineIds.has(line.id)) }
}

/** The cart without these slots; a combo goes as a whole when one of its events does. */
export function withoutSlots(cart: CartDocument, goneSlots: ReadonlySet<string>): CartDocument {
  const templates = cart.templates.map(template => ({
    ...template,
    events: template.events.filter(slot => !goneSlots.has(slot.eventId)),
  }))
  return {
    ...cart,
    templates: templates.filter(template => template.events.length > 0),
    comboItems: cart.comboItems.filter(
      combo => !combo.events.some(({ eventId: slotId }) => goneSlots.has(slotId ?? '')),
    ),
  }
}
