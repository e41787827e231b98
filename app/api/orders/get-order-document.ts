import type { OrderDocumentPayload } from '#app/contract/orders.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { venueInLanguageOf } from '../kernel/venue-in.ts'
import { orderOfCall, orderPayloadOf, readableOrderRow } from './get-order.ts'
import { type DocumentFile, orderDocuments } from './order-documents.ts'
import { orderLinkOf } from './order-link.ts'

/** The tickets of an order as PDF, or its visits for a calendar, in the language it was bought in, for whoever may read the order; none for an order without a visit. */
export const getOrderDocument = api.orders.document.handler(
  async ({ input: { params, headers }, context }) => {
    const { kind } = params
    const { services, tenantId } = context
    const row = await readableOrderRow(context, orderOfCall(params, headers))
    const inItsLanguage = { ...context, venue: venueInLanguageOf(context.venue, row.document) }
    const order = await orderPayloadOf(inItsLanguage, row)
    const link = orderLinkOf(services, { tenantId, orderNumber: order.orderNumber })
    const { policy } = row.document
    const file = await orderDocuments({ ...inItsLanguage, order, link, policy })[kind]()
    if (!file) throw refuse('NOT_FOUND', { text: 'This order has no tickets' })
    return { payload: inJson(file) }
  },
)

const inJson = ({ content, ...about }: DocumentFile): OrderDocumentPayload => ({
  ...about,
  content: Buffer.from(content).toString('base64'),
})
