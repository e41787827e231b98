import type { OrderDocumentPayload } from '#app/contract/orders.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { orderOfCall, readableOrder } from './get-order.ts'
import { type DocumentFile, orderDocuments } from './order-documents.ts'
import { orderLinkOf } from './order-link.ts'

/** The tickets of an order as PDF, or its visits for a calendar, for whoever may read the order; none for an order without a visit. */
export const getOrderDocument = api.orders.document.handler(
  async ({ input: { params, headers }, context }) => {
    const { kind } = params
    const { services, tenantId } = context
    const order = await readableOrder(context, orderOfCall(params, headers))
    const link = orderLinkOf(services, { tenantId, orderNumber: order.orderNumber })
    const file = await orderDocuments({ ...context, order, link })[kind]()
    if (!file) throw refuse('NOT_FOUND', { text: 'This order has no tickets' })
    return { payload: inJson(file) }
  },
)

const inJson = ({ content, ...about }: DocumentFile): OrderDocumentPayload => ({
  ...about,
  content: Buffer.from(content).toString('base64'),
})
