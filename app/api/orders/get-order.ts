import type { OrderPayload } from '#app/contract/orders.ts'
import { findOrder, listTickets, type OrderRow } from '#app/data/queries/orders/read.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { findCustomer } from './find-customer.ts'
import { orderPayload } from './wire/order-payload.ts'

/** An order for whoever bought it, and for staff; to everybody else it does not exist. */
export const getOrder = api.orders.get.handler(async ({ input: { params, headers }, context }) => ({
  payload: await readableOrder(context, { orderId: params.orderId, cartId: headers?.['x-cart-id'] }),
}))

/** The order under an id or a number, if this caller may read it; refused as unknown otherwise. */
export async function readableOrder(
  context: ApiContext,
  { orderId, cartId }: { orderId: string; cartId?: string },
): Promise<OrderPayload> {
  const { db, tenantId, venue } = context
  const order = await findOrder(db, tenantId, orderId)
  if (!order || !(await mayRead(order, { context, cartId })))
    throw refuse('NOT_FOUND', { text: 'There is no such order' })
  return orderPayload(order, { venue, tickets: await listTickets(db, tenantId, order.id) })
}

/** The buyer holds the cart's random id, has the order in the signed session, or is signed in as its customer. */
async function mayRead(
  order: OrderRow,
  { context, cartId }: { context: ApiContext; cartId?: string },
): Promise<boolean> {
  const { session, staff } = context
  const bought =
    cartId === order.cartId ||
    session.cartId === order.cartId ||
    session.orderNumbers?.includes(order.orderNumber)
  if (staff || bought) return true
  const customer = await findCustomer(context)
  if (!customer) return false
  const { visitorId, email } = customer
  return (visitorId !== null && order.visitorId === visitorId) || (email !== null && order.email === email)
}
