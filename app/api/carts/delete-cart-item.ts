import { withoutReplaced } from '#app/rules/carts/removed-items.ts'
import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import { cleanCart } from '#app/rules/carts/update-cart.ts'
import { formsInStep } from '#app/rules/forms/forms-in-step.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { arrangeCart } from './arrange-cart.ts'
import { cartIdOf, findOpenCart, priceStoredCart } from './open-cart.ts'
import { saveCart } from './save-cart.ts'

/** Removes one item by its id, or all tickets of a slot by the id of its line (ORD-260, CHK-246). Its seats are free again. */
export const deleteCartItem = api.carts.deleteItem.handler(async ({ input, context }) => {
  const row = await findOpenCart(context, cartIdOf(context, input.headers))
  const left = row && withoutItem(withoutReplaced(row.document), input.params.itemId)
  if (!row || !left) throw refuse('NOT_FOUND')
  const document = await arrangeCart(context, {
    stored: row,
    row: {
      ...row,
      document: { ...left, forms: formsInStep(left, { venue: context.venue, known: left.forms }) },
    },
  })
  const { demand } = await priceStoredCart(context, { ...row, document })
  const { row: next } = await saveCart(context, { stored: row, document, demand, unheld: true })
  if (!next) throw refuse('CONFLICT')
  const { cart } = await priceStoredCart(context, next)
  return { payload: cart }
})

/** The cart without the item; null when it holds none of that id. */
export function withoutItem(cart: CartDocument, itemId: string): CartDocument | null {
  const others = <Item extends { id?: string }>(items: readonly Item[]) =>
    items.filter(item => item.id !== itemId)
  const next = cleanCart({
    ...cart,
    templates: cart.templates.map(template => ({
      ...template,
      events: template.events
        .filter(slot => slot.eventId !== itemId)
        .map(slot => ({ ...slot, tickets: others(slot.tickets), addOns: others(slot.addOns) })),
    })),
    comboItems: others(cart.comboItems),
    memberships: others(cart.memberships),
    donations: others(cart.donations),
  })
  return countItems(next) === countItems(cleanCart(cart)) ? null : next
}

function countItems({ templates, comboItems, memberships, donations }: CartDocument): number {
  const inSlots = templates.flatMap(template =>
    template.events.flatMap(slot => [...slot.tickets, ...slot.addOns]),
  )
  return inSlots.length + comboItems.length + memberships.length + donations.length
}
