import type { OrderTicketPayload } from '#app/contract/orders.ts'
import { wallTimeToUtc } from '#app/rules/calendar/wall-time.ts'
import { countedTypes, type EventVisit, visitsOf } from '#app/rules/orders/visits.ts'
import { calendarFile, endAfter } from './calendar-file.ts'
import { addressLine, type DocumentRequest } from './document-venue.ts'

/** The visits of an order as a calendar file (RFC 5545). The same order gives the same text. Empty without tickets. */
export function visitCalendar({ venue, order, facts, text }: DocumentRequest): string {
  const visits = visitsOf(order.tickets).filter(({ startTime }) => startTime)
  if (visits.length === 0) return ''
  const entries = visits.map(visit => {
    const { place = '', minutes = null } = facts.get(visit.eventTemplateId) ?? {}
    const start = startOf(visit, venue.timeZone)
    return {
      id: `${order.orderNumber}.${visit.slotId}@${venue.tenantId}.marquee`,
      stamp: new Date(order.createdOn),
      start,
      end: endAfter(start, minutes),
      summary: `${visit.name}, ${venue.name}`,
      location: [place, venue.name, addressLine(venue)].filter(Boolean).join(', '),
      description: [
        ...typeLines(visit, text),
        text('confirmation-order-number', { number: order.orderNumber }),
        ...visit.tickets.map(({ code }) => code),
      ].join('\n'),
    }
  })
  return calendarFile({ name: venue.name, timeZone: venue.timeZone, entries })
}

const typeLines = ({ tickets }: EventVisit<OrderTicketPayload>, text: DocumentRequest['text']) =>
  countedTypes(tickets).map(({ name, quantity }) => text('cart-line', { quantity, name }))

const startOf = ({ startTime }: EventVisit<OrderTicketPayload>, timeZone: string) =>
  wallTimeToUtc({ date: (startTime ?? '').slice(0, 10), time: (startTime ?? '').slice(11, 16), timeZone })
