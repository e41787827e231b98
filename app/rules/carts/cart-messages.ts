import type { CheckoutRefusal } from '#app/rules/carts/may-check-out.ts'
import type { Message } from '#app/rules/shell/message.ts'

/** A negative total: no refund online, and what to do instead (ORD-294). */
export const REFUND = [
  { text: 'cart-refund' },
  { text: 'cart-refund-advice' },
] as const satisfies readonly Message[]

/** What each refusal of checkout says. */
export const refusalMessage = {
  'invalid-membership': { text: 'tickets-membership-base-missing' },
  'offering-missing': { text: 'tickets-membership-offering-required' },
  'nothing-ordered': { text: 'tickets-empty' },
  'combo-sold-out': { text: 'tickets-at-capacity' },
  'order-separately': { text: 'tickets-membership-separately' },
  'negative-total': { text: 'cart-refund' },
  'over-limit': { text: 'event-limit-exceeded-message' },
  'donation-error': { text: 'page-error-summary' },
} as const satisfies Record<CheckoutRefusal, Message>
