import { deleteCartRow } from '#app/data/queries/carts/write.ts'
import { api } from '../kernel/api.ts'
import { cartOfName } from './cart-names.ts'
import { cartIdOf } from './open-cart.ts'

/** Deletes the whole cart (ORD-261, CHK-247). One that is not there counts as deleted. */
export const deleteCart = api.carts.delete.handler(async ({ input, context }) => {
  const { id } = cartOfName(context, cartIdOf(context, input?.headers))
  if (id) await deleteCartRow(context.db, context.tenantId, id)
  return { payload: null }
})
