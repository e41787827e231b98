import type { CartPayload } from '#app/contract/carts.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { withFallback } from '#app/pages/with-fallback.ts'

/** The visitor's cart with its forms; null when nothing is ordered. */
export async function readCart({ api, session, context }: Visit): Promise<CartPayload | null> {
  if (!session.cartId) return null
  const response = api.carts.get({ headers: { 'x-cart-id': session.cartId } }).then(({ payload }) => payload)
  const cart = await withFallback(response, { log: context.log, what: 'cart', fallback: null })
  return cart && cart.orders.length > 0 ? cart : null
}

/** The day the order is for, as links carry it: of the address, else of the first event. */
export function orderDate(cart: CartPayload, requestedDate: string | null): string | undefined {
  const start = cart.orders.find(line => line.events[0]?.startTime)?.events[0]?.startTime
  return requestedDate ?? start?.slice(0, 10)
}
