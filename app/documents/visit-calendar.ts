import { TZDate } from '@date-fns/tz'
import ical from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { OrderTicketPayload } from '#app/contract/orders.ts'
import { countedTypes, type Visit, visitsOf } from '#app/rules/orders/visits.ts'
import { addressLine, type DocumentRequest } from './document-venue.ts'

const MINUTE = 60_000

/** How long a visit without a duration stands in a calendar, in minutes. */
const USUAL_DURATION = 60

/**
 * The visits of an order as a calendar file (RFC 5545): each at the venue's own time, with the rules of its zone beside it, so that a
 * phone elsewhere shows the right hour. The same order gives the same text. Empty without tickets.
 */
export function visitCalendar({ venue, order, facts, text }: DocumentRequest): string {
  const visits = visitsOf(order.tickets).filter(({ startTime }) => startTime)
  if (visits.length === 0) return ''
  const calendar = ical({
    name: venue.name,
    prodId: { company: 'Marquee', product: 'Storefront' },
    timezone: { name: null, generator: zoneRules },
  })
  for (const visit of visits) {
    const { place = '', minutes = null } = facts.get(visit.eventTemplateId) ?? {}
    const start = wallTime(visit.startTime ?? '', venue.timeZone)
    calendar.createEvent({
      id: `${order.orderNumber}.${visit.eventId}@${venue.tenantId}.marquee`,
      stamp: new Date(order.createdOn),
      start,
      end: new TZDate(start.getTime() + (minutes ?? USUAL_DURATION) * MINUTE, venue.timeZone),
      timezone: venue.timeZone,
      summary: `${visit.name}, ${venue.name}`,
      location: [place, venue.name, addressLine(venue)].filter(Boolean).join(', '),
      description: [
        ...typeLines(visit, text),
        text('confirmation-order-number', { number: order.orderNumber }),
        ...visit.tickets.map(({ code }) => code),
      ].join('\n'),
    })
  }
  return `${calendar.toString().trimEnd()}\r\n`
}

const typeLines = ({ tickets }: Visit<OrderTicketPayload>, text: DocumentRequest['text']) =>
  countedTypes(tickets).map(({ name, quantity }) => text('cart-line', { quantity, name }))

function wallTime(start: string, timeZone: string): TZDate {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = start.split(/\D/).map(Number)
  return new TZDate(year, month - 1, day, hour, minute, timeZone)
}

function zoneRules(timeZone: string): string | null {
  const block = tzlib_get_ical_block(timeZone)
  return (Array.isArray(block) ? block[0] : block) || null
}
