import { api } from '../kernel/api.ts'
import { cartIdOf, findOpenCart, priceStoredCart } from './open-cart.ts'

/** The memberships of the visitor's cart and who they are for (CHK-100); none where there is no cart. */
export const getMemberships = api.carts.memberships.handler(async ({ input, context }) => {
  const row = await findOpenCart(context, cartIdOf(context, input?.headers))
  if (!row || row.document.memberships.length === 0) return { payload: [] }
  const members = input?.query?.membershipId || input?.query?.membershipIds ? input.query : row.document
  const { membershipOrders } = await priceStoredCart(context, row, members)
  return { payload: membershipOrders }
})
