import type { Cart } from '#app/rules/carts/cart.ts'
import { MEMBERSHIP_QUANTITY } from '#app/rules/carts/item-types.ts'
import { type CountedTicket, countTickets } from '#app/rules/tickets/ticket-count.ts'

type Countable = { tickets: readonly CountedTicket[]; addOns: readonly CountedTicket[] }

/**
 * How many items the cart link counts: every ticket and add-on, one for each donation, and one for each membership
 * whatever quantity came with it (ORD-088, ORD-319).
 */
export function cartItemCount(
  cart: Pick<Cart, 'templates' | 'comboItems' | 'memberships' | 'donations'>,
): number {
  const items: Countable[] = [...cart.templates.flatMap(event => event.events), ...cart.comboItems]
  const counted = items.flatMap(item => [...item.tickets, ...item.addOns])
  const others = cart.memberships.length * MEMBERSHIP_QUANTITY + cart.donations.length

  return countTickets(counted) + others
}
