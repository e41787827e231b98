import type { OrderTicketPayload } from '#app/contract/orders.ts'
import { listTickets, type OrderRow, type TicketRow } from '#app/data/queries/orders/read.ts'
import { ticketPass } from '#app/documents/ticket-pass.ts'
import type { Pass } from '#app/gateways/passes/pass.ts'
import { orderLinkHref, ticketLinkHref } from '#app/rules/links/order-links.ts'
import { passSerial } from '#app/rules/passes/pass-serial.ts'
import type { ApiContext } from '../kernel/context.ts'
import { venueInLanguageOf } from '../kernel/venue-in.ts'
import { venueUrl } from '../kernel/venue-url.ts'
import { eventDirections, eventFacts } from '../orders/order-documents.ts'
import { orderLinkOf, ticketLinkOf } from '../orders/order-link.ts'
import { orderPayload } from '../orders/wire/order-payload.ts'
import { passServiceOf } from './pass-token.ts'
import { passVenue } from './pass-venue.ts'

/** What passes are made with, in a request as in a job. */
export type PassMaker = Pick<ApiContext, 'services' | 'db' | 'tenantId' | 'venue' | 'now' | 'log'>

/** The tickets of an order in their order; of a cancelled one those that it had. */
export async function ticketsOfOrder(
  row: OrderRow,
  maker: Pick<PassMaker, 'db' | 'tenantId' | 'venue'>,
): Promise<OrderTicketPayload[]> {
  const { db, tenantId, venue } = inLanguageOf(row, maker)
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

type TicketPasses = {
  tickets: readonly Omit<OrderTicketPayload, 'price'>[]
  /** `ticket`: as handed on, which tells nothing of the order */
  scope: 'order' | 'ticket'
  maker: PassMaker
}

/** The passes of some tickets of an order, in the language it was bought in, whoever asks; void once it is cancelled. */
export async function ticketPasses(
  order: OrderRow,
  { tickets, scope, maker: anyLanguage }: TicketPasses,
): Promise<Pass[]> {
  const maker = inLanguageOf(order, anyLanguage)
  const { venue, tenantId } = maker
  const scene = await passVenue(maker)
  const [facts, directions] = [eventFacts(venue), eventDirections(venue, scene.text)]
  return Promise.all(
    tickets.map(async ticket => {
      const serial = passSerial(tenantId, { kind: 'ticket', ticketId: ticket.id })
      return ticketPass(ticket, {
        ...scene,
        facts,
        serial,
        directions: directions.get(ticket.eventTemplateId) ?? [],
        orderNumber: scope === 'order' ? order.orderNumber : null,
        href: hrefOf(ticket, { order, scope, maker }),
        service: passServiceOf(maker, { serial, scope, subject: order.id }),
        isVoid: order.document.cancellation !== undefined,
        pictures: await scene.pictures(ticket.eventTemplateId),
        pictureHrefs: scene.pictureHrefs(ticket.eventTemplateId),
      })
    }),
  )
}

/** A phone asks for its pass again without a language of its own. */
const inLanguageOf = <Maker extends Pick<PassMaker, 'venue'>>(
  { document }: OrderRow,
  maker: Maker,
): Maker => ({
  ...maker,
  venue: venueInLanguageOf(maker.venue, document),
})

type Owner = Pick<TicketPasses, 'scope' | 'maker'> & { order: OrderRow }

function hrefOf(
  { id }: { id: string },
  { order, scope, maker: { services, tenantId, venue } }: Owner,
): string {
  const path =
    scope === 'order'
      ? orderLinkHref(tenantId, orderLinkOf(services, { tenantId, orderNumber: order.orderNumber }))
      : ticketLinkHref(tenantId, ticketLinkOf(services, { tenantId, ticketId: id }))
  return venueUrl(services, venue) + path
}
