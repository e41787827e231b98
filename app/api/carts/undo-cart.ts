import type { CartPayload } from '#app/contract/carts.ts'
import { holdOf } from '#app/rules/carts/hold-of.ts'
import { removedUntil, restoredItems } from '#app/rules/carts/removed-items.ts'
import type { CartRow } from '#app/rules/carts/stored-cart.ts'
import { formsInStep } from '#app/rules/forms/forms-in-step.ts'
import { foreignCards } from '#app/rules/memberships/foreign-cards.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { arrangeCart } from './arrange-cart.ts'
import { refusalOfProblems } from './cart-problems.ts'
import { cartIdOf, findOpenCart, priceStoredCart } from './open-cart.ts'
import { saveCart } from './save-cart.ts'

/** How often it is tried again when another request changes the cart, or takes its seats. */
const MAX_TRIES = 4

/**
 * Puts back what was taken out of the cart in the last ten seconds (`isUndoable`), with the seats that it kept so long. Refuses with
 * NOT_FOUND when there is nothing to put back any more, and with what is wrong when it cannot be had any more.
 */
export const undoCart = api.carts.undo.handler(async ({ input, context }) => {
  const id = cartIdOf(context, input?.headers)
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const row = await findOpenCart(context, id)
    if (!row) throw refuse('NOT_FOUND')
    const payload = await restore(context, row)
    if (payload) return { payload }
  }
  throw refuse('CONFLICT')
})

/** Null when another request was quicker. */
async function restore(context: ApiContext, stored: CartRow): Promise<CartPayload | null> {
  const removed = removedUntil(stored.document.removed, context.now)
  if (!removed) throw refuse('NOT_FOUND', { text: 'There is nothing to put back' })
  const { removed: _removed, ...left } = stored.document
  const items = restoredItems(left, removed)
  const document = await arrangeCart(context, {
    stored,
    row: {
      ...stored,
      document: { ...items, forms: formsInStep(items, { venue: context.venue, known: items.forms }) },
    },
  })
  const { demand, problems, memberships } = await priceStoredCart(context, { ...stored, document })
  const refusal = refusalOfProblems([...problems, ...foreignCards(memberships)])
  if (refusal) throw refusal
  const { row } = await saveCart(context, { stored, document, demand })
  if (!row) return null
  const { cart } = await priceStoredCart(context, row)
  return { ...cart, hold: holdOf(row, { demand, book: context }) }
}
