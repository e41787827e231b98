import type { Visit } from './open-page.ts'
import { withFallback } from './with-fallback.ts'

/** Whether the order that this browser was choosing was paid for, here or on another device. Asked where its cart is not there. */
export async function isCartSold({ api, session, context }: Visit): Promise<boolean> {
  if (!session.cartId) return false
  const ask = async () => {
    const { payload } = await api.carts.standing({ headers: { 'x-cart-id': session.cartId } })
    return payload.standing === 'sold'
  }
  return withFallback(ask(), { log: context.log, what: 'cart', fallback: false })
}
