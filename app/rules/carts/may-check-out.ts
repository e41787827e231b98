import type { CartPayload } from '#app/contract/carts.ts'
import { countTickets } from '#app/rules/tickets/ticket-count.ts'

/** Why an order cannot go to checkout; each is a text of the venue. */
export const CHECKOUT_REFUSALS = [
  'invalid-membership',
  'offering-missing',
  'nothing-ordered',
  'combo-sold-out',
  'order-separately',
  'negative-total',
  'over-limit',
  'donation-error',
] as const
export type CheckoutRefusal = (typeof CHECKOUT_REFUSALS)[number]

/** What of a cart decides. */
export type OrderedCart = Pick<CartPayload, 'templates' | 'comboItems' | 'donations' | 'total'> & {
  memberships: CartMembership[]
}

export type CartMembership = Pick<
  CartPayload['memberships'][number],
  'type' | 'membershipCategoryId' | 'membershipOfferingId' | 'auxiliary' | 'isGift' | 'isAutorenew'
>

/** What is known of an order besides its cart. `overLimit`: some quantity is over (not at) its maximum. */
export type CheckoutFacts = {
  cart: OrderedCart
  hasPrimaryMember: boolean
  overLimit: boolean
  hasDonationErrors: boolean
}

/** Everything that keeps an order from checkout; none means that it may go (ORD-187 to ORD-193, ORD-168). */
export function checkoutRefusals({ cart, ...facts }: CheckoutFacts): CheckoutRefusal[] {
  const checks: Record<CheckoutRefusal, boolean> = {
    'invalid-membership': hasInvalidMembership(cart.memberships, facts.hasPrimaryMember),
    'offering-missing': cart.memberships.some(membership => !membership.membershipOfferingId),
    'nothing-ordered': !hasSomething(cart),
    'combo-sold-out': cart.comboItems.some(isComboSoldOut),
    'order-separately': mustOrderSeparately(cart),
    'negative-total': cart.total < 0,
    'over-limit': facts.overLimit,
    'donation-error': facts.hasDonationErrors,
  }

  return CHECKOUT_REFUSALS.filter(refusal => checks[refusal])
}

/** Whether an auxiliary membership has neither a base membership in the order nor a primary member (ORD-187, CHK-154). */
export function hasInvalidMembership(
  memberships: readonly CartMembership[],
  hasPrimaryMember: boolean,
): boolean {
  const hasBase = memberships.some(membership => !membership.auxiliary && !membership.isGift)

  return !hasBase && !hasPrimaryMember && memberships.some(membership => membership.auxiliary)
}

/** Whether a combo misses the slot of one of its events (ORD-115, ORD-168). */
export function isComboSoldOut(combo: Pick<CartPayload['comboItems'][number], 'events'>): boolean {
  return combo.events.some(event => !event.eventId)
}

function hasSomething(cart: OrderedCart): boolean {
  const tickets = [
    ...cart.templates.flatMap(event => event.events.flatMap(slot => slot.tickets)),
    ...cart.comboItems.flatMap(combo => combo.tickets),
  ]

  return countTickets(tickets) > 0 || cart.memberships.length > 0 || cart.donations.length > 0
}

function mustOrderSeparately(cart: OrderedCart): boolean {
  const others = cart.templates.length + cart.comboItems.length + cart.donations.length

  return others > 0 && cart.memberships.some(membership => membership.type === 'Upgrade')
}
