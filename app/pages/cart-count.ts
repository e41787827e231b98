import { panelCount } from '#app/rules/carts/cart-panel.ts'
import type { Visit } from './open-page.ts'
import type { PageContext } from './page-context.ts'

/** How many things the visitor's cart holds; without a cart nothing is asked. A cart that cannot be read counts as empty (ORD-278). */
export async function cartCountOf({
  api,
  session,
  context,
}: Pick<Visit, 'api' | 'session'> & { context: Pick<PageContext, 'cartCount'> }): Promise<number> {
  if (context.cartCount !== undefined) return context.cartCount
  if (!session.cartId) return 0
  const cart = await api.carts.get({ headers: { 'x-cart-id': session.cartId } }).catch(() => null)
  return cart?.payload ? panelCount(cart.payload) : 0
}
