import { type CartDocument, updateCart } from '#app/data/queries/carts.ts'
import { CART_LIFE } from '#app/rules/carts/cart-storage.ts'
import { api } from '../api.ts'
import { refuse } from '../refuse.ts'
import { cartIdOf, findOpenCart, priceStoredCart } from './open-cart.ts'
import { withoutEmptyItems } from './push-items.ts'

/** Removes one item by its id, or all tickets of a slot by the id of its line (ORD-260, CHK-246). */
export const deleteCartItem = api.carts.deleteItem.handler(async ({ input, context }) => {
  const row = await findOpenCart(context, cartIdOf(context, input.headers))
  const document = row && withoutItem(row.document, input.params.itemId)
  if (!row || !document) throw refuse('NOT_FOUND')
  const { db, tenantId, now } = context
  const expiresAt = new Date(now.getTime() + CART_LIFE)
  const next = await updateCart(db, tenantId, { id: row.id, version: row.version, document, now, expiresAt })
  if (!next) throw refuse('CONFLICT')
  const { cart } = await priceStoredCart(context, next)
  return { payload: cart }
})

/** The cart without the item; null when it holds none of that id. */
export function withoutItem(cart: CartDocument, itemId: string): CartDocument | null {
  const others = <Item extends { id?: string }>(items: readonly Item[]) =>
    items.filter(item => item.id !== itemId)
  const next = withoutEmptyItems({
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
  return countItems(next) === countItems(withoutEmptyItems(cart)) ? null : next
}

function countItems({ templates, comboItems, memberships, donations }: CartDocument): number {
  const inSlots = templates.flatMap(template =>
    template.events.flatMap(slot => [...slot.tickets, ...slot.addOns]),
  )
  return inSlots.length + comboItems.length + memberships.length + donations.length
}
