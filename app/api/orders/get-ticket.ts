import type { OrderTicketPayload } from '#app/contract/orders.ts'
import { findOrder, findOrderOfTicket, listTickets, type OrderRow } from '#app/data/queries/orders/read.ts'
import { placeInVisit } from '#app/rules/orders/place-in-visit.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { openTicketLink } from './order-link.ts'
import { orderPayload } from './wire/order-payload.ts'

/** One ticket under its own link, which tells nothing of its order; refused as unknown for every other link and once it is good no more. */
export const getTicket = api.orders.ticket.handler(async ({ input: { params }, context }) => {
  const { ticket, place } = await linkedTicket(context, params.link)
  return { payload: { ...ticket, place } }
})

type Ticket = Omit<OrderTicketPayload, 'price'>
type LinkedTicket = { ticket: Ticket; place: { number: number; total: number }; order: OrderRow }

/**
 * The ticket that a link opens, without its price, which of the tickets of its visit it is, as their page counts them, and the order it is
 * of, of which nothing else may be told; refused as its call is.
 */
export async function linkedTicket(context: ApiContext, link: string): Promise<LinkedTicket> {
  const { db, tenantId, venue } = context
  const ticketId = await openTicketLink(context, link)
  const orderId = ticketId && (await findOrderOfTicket(db, tenantId, ticketId))
  const order = orderId ? await findOrder(db, tenantId, orderId) : null
  const rows = order ? await listTickets(db, tenantId, order.id) : []
  const tickets = order ? orderPayload(order, { venue, tickets: rows }).tickets : []
  const ticket = tickets.find(({ id }) => id === ticketId)
  if (!order || !ticket) throw refuse('NOT_FOUND', { text: 'There is no such ticket' })
  const { price: _, ...shown } = ticket
  return { ticket: shown, place: placeInVisit(ticket, tickets), order }
}
