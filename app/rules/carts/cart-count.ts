import type { Cart } from '#app/rules/carts/cart.ts'
import { MEMBERSHIP_QUANTITY } from '#app/rules/carts/item-types.ts'
import { countTickets } from '#app/rules/tickets/ticket-count.ts'

/**
 * How many items the cart link counts: every ticket and add-on, one for each donation, and one for each membership
 * whatever quantity came with it (ORD-088, ORD-319).
 */
export function cartItemCount(
  cart: Pick<Cart, 'templates' | 'comboItems' | 'memberships' | 'donations'>,
): number {
  const slots = cart.templates.flatMap(event => event.events)
  const addOns = [...slots, ...cart.comboItems].flatMap(item => item.addOns)
  const tickets = [...slots, ...cart.comboItems].flatMap(item => item.tickets)
  const others = cart.memberships.length * MEMBERSHIP_QUANTITY + cart.donations.length

  return countTickets(tickets) + countTickets(addOns) + others
}
