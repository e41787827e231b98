import type { OwnOrderPayload } from '#app/contract/orders.ts'
import { listTickets, type OrderRow } from '#app/data/queries/orders/read.ts'
import type { ApiContext } from '../kernel/context.ts'
import { changesOf, slotsOfOrder } from './order-changes.ts'
import { orderLinkOf, ticketLinkOf } from './order-link.ts'
import { changesPayload } from './wire/changes-payload.ts'
import { orderPayload } from './wire/order-payload.ts'

/** An order as whoever may read it is told of it: with its secret link, and with what may be changed of it now. */
export async function ownOrderPayload(context: ApiContext, row: OrderRow): Promise<OwnOrderPayload> {
  const { db, tenantId, venue, services, now } = context
  const tickets = await listTickets(db, tenantId, row.id)
  const slots = await slotsOfOrder(context, row)
  const order = orderPayload(row, { venue, tickets })
  return {
    ...order,
    tickets: order.tickets.map(ticket => ({
      ...ticket,
      link: ticketLinkOf(services, { tenantId, ticketId: ticket.id }),
    })),
    link: orderLinkOf(services, { tenantId, orderNumber: row.orderNumber }),
    changes: changesPayload(changesOf(row, { slots, now })),
  }
}
