import type { BasketOfferPayload, CartPayload } from '#app/contract/carts.ts'
import type { Visit } from './open-page.ts'
import { withFallback } from './with-fallback.ts'

/** What would make the order cheaper; null where nothing does, or the visitor wants to hear no more of it. A call that fails offers nothing. */
export async function loadBasketOffer(
  { api, session, context }: Pick<Visit, 'api' | 'session' | 'context'>,
  cart: Pick<CartPayload, 'id' | 'orders'> | null,
): Promise<BasketOfferPayload | null> {
  if (!cart || cart.orders.length === 0 || session.offerRefused) return null
  const response = api.carts.offer({ headers: { 'x-cart-id': cart.id } }).then(({ payload }) => payload)
  return withFallback(response, { log: context.log, what: 'offer', fallback: null })
}
