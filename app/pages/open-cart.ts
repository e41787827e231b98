import type { CartPayload } from '#app/contract/carts.ts'
import { isBroken } from '#app/rules/carts/cart-errors.ts'
import type { Visit } from './open-page.ts'
import { withFallback } from './with-fallback.ts'

export type OpenCart = {
  cart: CartPayload | null
  /** the cart was broken and is deleted now; `headers` make the browser forget it (decision O7) */
  cartError: boolean
  headers: HeadersInit
}

/**
 * The visitor's cart for a screen. One that cannot be read is no reason to show nothing (ORD-278); one with a line of two events
 * is a cart error and really cleared, so that the visitor can start again (ORD-152, CHK-139). `members` are the memberships whose prices are wanted; all that were verified when left out.
 */
export async function openCart(
  visit: Pick<Visit, 'api' | 'session' | 'context' | 'commit'>,
  members?: { membershipId?: string; membershipIds?: string[] },
): Promise<OpenCart> {
  const { api, session, context, commit } = visit
  if (!session.cartId) return { cart: null, cartError: false, headers: {} }
  const headers = { 'x-cart-id': session.cartId }
  const response = api.carts.get({ headers, query: members }).then(({ payload }) => payload)
  const cart = await withFallback(response, { log: context.log, what: 'cart', fallback: null })
  if (!cart || !isBroken(cart.orders)) return { cart, cartError: false, headers: {} }
  context.log.warn({ cartId: cart.id }, 'A cart with two events in one line was cleared')
  await withFallback(api.carts.delete({ headers }), { log: context.log, what: 'cart', fallback: null })
  return { cart: null, cartError: true, headers: await commit({ ...session, cartId: undefined }) }
}
