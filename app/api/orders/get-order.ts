import type { OrderPayload } from '#app/contract/orders.ts'
import { findOrder, listTickets, type OrderRow } from '#app/data/queries/orders/read.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { findCustomer } from './find-customer.ts'
import { openOrderLink } from './order-link.ts'
import { ownOrderPayload } from './own-order-payload.ts'
import { orderPayload } from './wire/order-payload.ts'

/** An order for whoever bought it, and for staff; to everybody else it does not exist. */
export const getOrder = api.orders.get.handler(async ({ input: { params, headers }, context }) => {
  const row = await readableOrderRow(context, orderOfCall(params, headers))
  return { payload: await ownOrderPayload(context, row) }
})

/** An order by id or number, and what of the request may open it besides who asks. */
export type OrderRequest = { orderId: string; cartId?: string; link?: string }

/** The order that a call is about, from its path and its headers. */
export const orderOfCall = (
  { orderId }: { orderId: string },
  headers?: { 'x-cart-id'?: string; 'x-order-link'?: string },
): OrderRequest => ({ orderId, cartId: headers?.['x-cart-id'], link: headers?.['x-order-link'] })

/** The order under an id or a number, if this caller may read it; refused as unknown otherwise. */
export async function readableOrder(context: ApiContext, request: OrderRequest): Promise<OrderPayload> {
  return orderPayloadOf(context, await readableOrderRow(context, request))
}

/** A stored order as it travels, with its tickets. */
export async function orderPayloadOf(
  { db, tenantId, venue }: Pick<ApiContext, 'db' | 'tenantId' | 'venue'>,
  order: OrderRow,
): Promise<OrderPayload> {
  return orderPayload(order, { venue, tickets: await listTickets(db, tenantId, order.id) })
}

/** The same as it is stored. */
export async function readableOrderRow(context: ApiContext, request: OrderRequest): Promise<OrderRow> {
  const { db, tenantId } = context
  const openedNumber = request.link ? await openOrderLink(context, request.link) : null
  const order = await findOrder(db, tenantId, request.orderId)
  if (
    !order ||
    !(order.orderNumber === openedNumber || (await mayRead(order, { context, cartId: request.cartId })))
  )
    throw refuse('NOT_FOUND', { text: 'There is no such order' })
  return order
}

/**
 * The buyer holds the cart's random id, has the order in the signed session, or is signed in as its customer. The id is known to the device
 * that the cart was begun on: it opens no order that another device, to which a link brought the cart, has paid for.
 */
async function mayRead(
  order: OrderRow,
  { context, cartId }: { context: ApiContext; cartId?: string },
): Promise<boolean> {
  const { session, staff } = context
  const hasCart = cartId === order.cartId || session.cartId === order.cartId
  const bought = (hasCart && !order.document.isByLink) || session.orderNumbers?.includes(order.orderNumber)
  if (staff || bought) return true
  const customer = await findCustomer(context)
  if (!customer) return false
  const { visitorId, email } = customer
  return (visitorId !== null && order.visitorId === visitorId) || (email !== null && order.email === email)
}
