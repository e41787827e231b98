import { ticketCalendar } from '#app/documents/visit-calendar.ts'
import { ticketLinkHref } from '#app/rules/links/order-links.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { venueUrl } from '../kernel/venue-url.ts'
import { venueWords } from '../venues/venue-words.ts'
import { linkedTicket } from './get-ticket.ts'
import { documentVenue, eventFacts } from './order-documents.ts'
import { orderPayload } from './wire/order-payload.ts'

/** The visit of one ticket under its own link for a calendar, which tells as little of its order as its page does; refused as the ticket is, and without a start. */
export const getTicketCalendar = api.orders.ticketCalendar.handler(async ({ input: { params }, context }) => {
  const { venue, services, tenantId, log } = context
  const { ticket, order } = await linkedTicket(context, params.link)
  const calendar = ticketCalendar({
    venue: documentVenue(venue),
    ticket,
    order: orderPayload(order, { venue, tickets: [] }),
    facts: eventFacts(venue),
    text: venueWords(venue, log).text,
    href: venueUrl(services, venue) + ticketLinkHref(tenantId, params.link),
  })
  if (!calendar) throw refuse('NOT_FOUND', { text: 'This ticket has no start' })
  return {
    payload: {
      filename: 'visit.ics',
      contentType: 'text/calendar; charset=utf-8',
      content: Buffer.from(calendar).toString('base64'),
    },
  }
})
