import { listOrders } from '#app/data/queries/orders-read.ts'
import { api } from '../api.ts'
import { refuse } from '../refuse.ts'
import { findCustomer } from './find-customer.ts'

/** The order history of the signed-in customer, nobody else's (CHK-217, CHK-250). */
export const searchOrders = api.orders.search.handler(async ({ context }) => {
  const customer = await findCustomer(context)
  if (!customer) throw refuse('UNAUTHORIZED')
  const orders = await listOrders(context.db, context.tenantId, customer)
  return {
    payload: orders.map(({ total, discountTotal, createdAt, ...order }) => ({
      id: order.id,
      orderNumber: order.orderNumber,
      totalAmount: total + discountTotal,
      discountedTotalAmount: total,
      createdOn: createdAt.toISOString(),
      creditCardBrand: order.creditCardBrand,
      ccLastFourDigits: order.ccLastFourDigits,
    })),
  }
})
