import type { OrderTicketPayload } from '#app/contract/orders.ts'
import { listTickets, type OrderRow, type TicketRow } from '#app/data/queries/orders/read.ts'
import { ticketPass } from '#app/documents/ticket-pass.ts'
import { orderLinkHref } from '#app/rules/links/order-links.ts'
import { partOf } from '#app/rules/passes/pass-parts.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { orderOfCall, readableOrderRow } from '../orders/get-order.ts'
import { eventDirections, eventFacts } from '../orders/order-documents.ts'
import { orderLinkOf } from '../orders/order-link.ts'
import { orderPayload } from '../orders/wire/order-payload.ts'
import { answerPasses, requireWallet } from './answer-passes.ts'
import { passVenue } from './pass-venue.ts'

/** The tickets of an order as passes, for whoever may read it; of a cancelled order those it had, void. */
export const getOrderPasses = api.passes.ofOrder.handler(
  async ({ input: { params, headers, query }, context }) => {
    const wallets = await requireWallet(context, params.wallet)
    const row = await readableOrderRow(context, orderOfCall(params, headers))
    const tickets = await ticketsOf(row, context)
    const passes = await orderPasses(row, {
      tickets: partOf(tickets, { wallet: params.wallet, part: query.part }),
      context,
    })
    const part = query.part > 1 ? `-${query.part}` : ''
    return answerPasses({
      wallets,
      now: context.now,
      wallet: params.wallet,
      filename: `tickets-${row.orderNumber}${part}`,
      passes,
    })
  },
)

async function ticketsOf(row: OrderRow, { db, tenantId, venue }: ApiContext): Promise<OrderTicketPayload[]> {
  const { cancellation } = row.document
  const tickets = cancellation ? endedTickets(row) : await listTickets(db, tenantId, row.id)
  return orderPayload(row, { venue, tickets }).tickets
}

/** The admissions that a cancelled order had, at their last starts. */
function endedTickets({ document: { cancellation, lines } }: OrderRow): TicketRow[] {
  const visits = lines.flatMap(line => line.visits)
  return (cancellation?.tickets ?? []).map(ticket => {
    const visit = visits.find(({ slotId }) => slotId === ticket.slotId)
    const [date = '', time = ''] = (visit?.startTime ?? '').split('T')
    return { ...ticket, eventId: visit?.eventId ?? '', date, time: time.slice(0, 5) }
  })
}

type OrderPasses = { tickets: readonly OrderTicketPayload[]; context: ApiContext }

async function orderPasses({ orderNumber, document }: OrderRow, { tickets, context }: OrderPasses) {
  const { venue, services, tenantId } = context
  const scene = await passVenue(context)
  const link = orderLinkOf(services, { tenantId, orderNumber })
  const [facts, directions] = [eventFacts(venue), eventDirections(venue)]
  return Promise.all(
    tickets.map(async ticket =>
      ticketPass(ticket, {
        ...scene,
        facts,
        directions: directions.get(ticket.eventTemplateId) ?? [],
        orderNumber,
        href: services.publicUrl() + orderLinkHref(tenantId, link),
        isVoid: document.cancellation !== undefined,
        pictures: await scene.pictures(ticket.eventTemplateId),
        pictureHrefs: scene.pictureHrefs(ticket.eventTemplateId),
      }),
    ),
  )
}
