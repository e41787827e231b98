import { isDuplicate } from '#app/rules/checkout/checkout-problem.ts'

/** An attempt to place the order of a cart; kept beside the cart until it succeeds (decision C3). */
export type Attempt = { uuid: string; cartId: string }

/** How placing the order ended. Lost: no answer came. */
export type AttemptEnd =
  | { kind: 'placed' }
  | { kind: 'lost' }
  | { kind: 'refused'; status: number; code?: string | number }

/** The attempt to use for a cart: the one begun for it, or a new one under `newUuid` (CHK-133). */
export function attemptFor(begun: Attempt | null, cart: { cartId: string; newUuid: string }): Attempt {
  return begun?.cartId === cart.cartId ? begun : { uuid: cart.newUuid, cartId: cart.cartId }
}

/** What is kept after an answer: nothing after success or a duplicate, else the same attempt (CHK-133, CHK-134). */
export function afterAnswer(attempt: Attempt, end: AttemptEnd): Attempt | null {
  if (end.kind === 'placed') return null

  return end.kind === 'refused' && isDuplicate(end) ? null : attempt
}
