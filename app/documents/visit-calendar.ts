import { TZDate } from '@date-fns/tz'
import ical from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { OrderTicketPayload } from '#app/contract/orders.ts'
import { wallTimeToUtc } from '#app/rules/calendar/wall-time.ts'
import { countedTypes, type EventVisit, visitsOf } from '#app/rules/orders/visits.ts'
import { addressLine, type DocumentRequest } from './document-venue.ts'

const MINUTE = 60_000

/** How long a visit without a duration stands in a calendar, in minutes. */
const DEFAULT_MINUTES = 60

/**
 * The visits of an order as a calendar file (RFC 5545): each at the venue's own time, with the rules of its zone beside it, so that a
 * phone elsewhere shows the right hour. The end is in UTC, since a wall time may come twice in the night of the change. The same order
 * gives the same text. Empty without tickets.
 */
export function visitCalendar({ venue, order, facts, text }: DocumentRequest): string {
  const visits = visitsOf(order.tickets).filter(({ startTime }) => startTime)
  if (visits.length === 0) return ''
  const calendar = ical({
    name: venue.name,
    prodId: { company: 'Marquee', product: 'Storefront' },
    timezone: { name: null, generator: zoneRules },
  })
  const ends = visits.map(visit => {
    const { place = '', minutes = null } = facts.get(visit.eventTemplateId) ?? {}
    const start = startOf(visit, venue.timeZone)
    const end = new Date(start.getTime() + (minutes ?? DEFAULT_MINUTES) * MINUTE)
    calendar.createEvent({
      id: `${order.orderNumber}.${visit.slotId}@${venue.tenantId}.marquee`,
      stamp: new Date(order.createdOn),
      start: new TZDate(start, venue.timeZone),
      end,
      timezone: venue.timeZone,
      summary: `${visit.name}, ${venue.name}`,
      location: [place, venue.name, addressLine(venue)].filter(Boolean).join(', '),
      description: [
        ...typeLines(visit, text),
        text('confirmation-order-number', { number: order.orderNumber }),
        ...visit.tickets.map(({ code }) => code),
      ].join('\n'),
    })
    return end
  })
  return `${withEnds(calendar.toString(), ends).trimEnd()}\r\n`
}

/** The library writes both ends of an event in the event's zone. */
function withEnds(calendar: string, ends: readonly Date[]): string {
  const rest = ends.values()
  return calendar.replaceAll(/^DTEND[;:].*$/gm, () => `DTEND:${utcText(rest.next().value ?? new Date(0))}`)
}

const utcText = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.\d+/g, '')

const typeLines = ({ tickets }: EventVisit<OrderTicketPayload>, text: DocumentRequest['text']) =>
  countedTypes(tickets).map(({ name, quantity }) => text('cart-line', { quantity, name }))

const startOf = ({ startTime }: EventVisit<OrderTicketPayload>, timeZone: string) =>
  wallTimeToUtc({ date: (startTime ?? '').slice(0, 10), time: (startTime ?? '').slice(11, 16), timeZone })

/** The rules of the zone under the venue's own name for it: the library names the zone that a link leads to. */
function zoneRules(timeZone: string): string | null {
  const found = tzlib_get_ical_block(timeZone)
  const block = Array.isArray(found) ? found[0] : found
  return block?.replaceAll(/^(TZID|X-LIC-LOCATION):.*$/gm, (_line, name) => `${name}:${timeZone}`) || null
}
