import type { OrderDocumentPayload } from '#app/contract/orders.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { readableOrder } from './get-order.ts'
import { type DocumentFile, orderDocuments } from './order-documents.ts'

/** The tickets of an order as PDF, or its visits for a calendar, for whoever may read the order; none for an order without a visit. */
export const getOrderDocument = api.orders.document.handler(
  async ({ input: { params, headers }, context }) => {
    const { orderId, kind } = params
    const order = await readableOrder(context, { orderId, cartId: headers?.['x-cart-id'] })
    const file = await orderDocuments({ ...context, order })[kind]()
    if (!file) throw refuse('NOT_FOUND', { text: 'This order has no tickets' })
    return { payload: inJson(file) }
  },
)

const inJson = ({ content, ...about }: DocumentFile): OrderDocumentPayload => ({
  ...about,
  content: Buffer.from(content).toString('base64'),
})
