import { api } from '../api.ts'
import { cartIdOf, findOpenCart, priceStoredCart } from './open-cart.ts'

/** The visitor's cart with today's prices (ORD-258, CHK-244); null where there is none. Items that are gone have no line. */
export const getCart = api.carts.get.handler(async ({ input, context }) => {
  const row = await findOpenCart(context, cartIdOf(context, input?.headers))
  if (!row) return { payload: null }
  const asked = input?.query?.membershipId || input?.query?.membershipIds ? input.query : row.document
  const { cart } = await priceStoredCart(context, row, asked)
  return { payload: cart }
})
