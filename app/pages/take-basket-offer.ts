import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import { offerName } from '#app/rules/baskets/offer-words.ts'
import { UNDO_MS } from '#app/rules/carts/removed-items.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { loadBasketOffer } from './load-basket-offer.ts'
import type { Visit } from './open-page.ts'

/** The cart as it was offered, and the session that can put it back as it was; null where that offer is gone. */
export async function takeBasketOffer(
  visit: Visit,
  { cart, after }: { cart: CartPayload; after: Cents },
): Promise<{ cart: CartPayload; session: VisitorSession } | null> {
  const { api, session, now } = visit
  const offer = await loadBasketOffer(visit, cart)
  if (!offer) return null
  try {
    const taken = await api.carts.takeOffer({ headers: { 'x-cart-id': cart.id }, body: { after } })
    const undo = {
      cartId: cart.id,
      until: new Date(now.getTime() + UNDO_MS).toISOString(),
      name: offerName(offer)?.slice(0, 200),
      offer: offer.change.kind,
    }
    return { cart: taken.payload, session: { ...session, cartId: cart.id, undo } }
  } catch (error) {
    if (refusalOf(error)) return null
    throw error
  }
}
