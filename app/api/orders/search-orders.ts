import type { OrderHistoryItem } from '#app/contract/orders.ts'
import type { VenueImage } from '#app/contract/venue-file/fields.ts'
import { listOrders } from '#app/data/queries/orders/read.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { findCustomer } from './find-customer.ts'
import { orderLinkOf } from './order-link.ts'

/** The order history of the signed-in customer, nobody else's, a page at a time (CHK-217, CHK-250, MEM-239). */
export const searchOrders = api.orders.search.handler(async ({ input: { query }, context }) => {
  const customer = await findCustomer(context)
  if (!customer) throw refuse('UNAUTHORIZED')
  const { rows, total } = await listOrders(context.db, context.tenantId, { customer, ...query })
  const { services, tenantId } = context
  const list = rows.map(order => ({
    id: order.id,
    orderNumber: order.orderNumber,
    totalAmount: order.total + order.discountTotal,
    discountedTotalAmount: order.total,
    createdOn: order.createdAt.toISOString(),
    creditCardBrand: order.creditCardBrand,
    ccLastFourDigits: order.ccLastFourDigits,
    itemNames: [...new Set(order.itemNames)],
    eventStartTimes: order.startTimes.toSorted(),
    ticketCount: order.ticketCount,
    isCancelled: order.refund !== null,
    refund: order.refund,
    link: orderLinkOf(services, { tenantId, orderNumber: order.orderNumber }),
    image: mainPicture(order.images ?? []),
  }))
  return { payload: { list, total } }
})

function mainPicture(images: readonly VenueImage[]): OrderHistoryItem['image'] {
  const image = images.find(({ primary }) => primary) ?? images[0]
  if (!image) return null
  const { thumbnail, screen, highRes, description, focus } = image
  return { thumbnail, screen, highRes, description, ...(focus ? { focus } : {}) }
}
