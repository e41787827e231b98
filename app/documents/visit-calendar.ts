import type { OrderTicketPayload } from '#app/contract/orders.ts'
import { wallTimeToUtc } from '#app/rules/calendar/wall-time.ts'
import { originOf } from '#app/rules/orders/move-visit.ts'
import { countedTypes, type EventVisit, visitsOf } from '#app/rules/orders/visits.ts'
import { type CalendarEntry, calendarFile, endAfter } from './calendar-file.ts'
import { addressLine, type DocumentRequest } from './document-venue.ts'

/** How long before a visit a phone tells: long enough to get there. Minutes. */
const ALARM_MINUTES = 120
/** How long a program that follows an order waits before it looks again. */
const REFRESH_SECONDS = 3_600

/**
 * The visits of an order as a calendar file (RFC 5545). The same order gives the same text; a visit that was moved keeps its name, so that the
 * calendar moves it too. Of a cancelled order it takes them out again. Empty without a visit.
 */
export function visitCalendar(request: DocumentRequest): string {
  const { venue, order } = request
  const entries = order.cancellation ? cancelledEntries(request) : visitEntries(request)
  if (entries.length === 0) return ''
  return calendarFile({ name: venue.name, timeZone: venue.timeZone, entries, ttl: REFRESH_SECONDS })
}

/** What a ticket is of, of which its calendar tells no more than when it was changed. */
type TicketCalendarRequest = Omit<DocumentRequest, 'order'> & {
  ticket: Omit<OrderTicketPayload, 'price'>
  order: Pick<DocumentRequest['order'], 'createdOn' | 'moves'>
}

/** The visit of one ticket as a calendar file, which says nothing of its order. Empty without a start. */
export function ticketCalendar({ ticket, venue, order, facts, text, href }: TicketCalendarRequest): string {
  const {
    id: ticketId,
    eventId: slotId,
    eventTemplateId,
    eventName: name,
    eventStartTime: startTime,
  } = ticket
  if (!startTime) return ''
  const entry = {
    ...entryOf({ slotId, eventTemplateId, name, startTime }, { venue, order, facts }),
    id: `${ticketId}@${venue.tenantId}.marquee`,
    alarmMinutes: ALARM_MINUTES,
    description: [text('cart-line', { quantity: 1, name: ticket.ticketingTypeName }), ticket.code].join('\n'),
    ...(href ? { url: href } : {}),
  }
  return calendarFile({ name: venue.name, timeZone: venue.timeZone, entries: [entry], ttl: REFRESH_SECONDS })
}

function visitEntries({ venue, order, facts, text, href }: DocumentRequest): CalendarEntry[] {
  return visitsOf(order.tickets)
    .filter(({ startTime }) => startTime)
    .map(visit => ({
      ...entryOf(visit, { venue, order, facts }),
      id: nameOf(visit, { venue, order }),
      alarmMinutes: ALARM_MINUTES,
      description: [
        ...typeLines(visit, text),
        text('confirmation-order-number', { number: order.orderNumber }),
        ...visit.tickets.map(({ code }) => code),
        ...(href ? [text('order-calendar-open', { address: href })] : []),
      ].join('\n'),
      ...(href ? { url: href } : {}),
    }))
}

type Visit = Pick<EventVisit<never>, 'slotId' | 'eventTemplateId' | 'name' | 'startTime'>

/** One more than it was ever moved: of two files the later one counts. */
function cancelledEntries({ venue, order, facts, text }: DocumentRequest): CalendarEntry[] {
  return visitsOfItems(order.orderItems ?? []).map(visit => {
    const entry = entryOf(visit, { venue, order, facts })
    const description = text('confirmation-order-number', { number: order.orderNumber })
    const id = nameOf(visit, { venue, order })
    return { ...entry, id, description, sequence: entry.sequence + 1, isCancelled: true }
  })
}

function visitsOfItems(items: NonNullable<DocumentRequest['order']['orderItems']>): Visit[] {
  const visits = items.flatMap(item => {
    const { eventId, eventTemplateId, eventName, eventStartTime } = item
    return [
      ...item.events,
      ...(eventId && eventTemplateId ? [{ eventId, eventTemplateId, eventName, eventStartTime }] : []),
    ]
  })
  const bySlot = new Map(visits.map(visit => [visit.eventId, visit]))
  return [...bySlot.values()].map(
    ({ eventId: slotId, eventTemplateId, eventName: name, eventStartTime: startTime }) => ({
      slotId,
      eventTemplateId,
      name,
      startTime,
    }),
  )
}

/** A visit is called by the slot that it was bought for, whatever it was moved to. */
function nameOf({ slotId }: Visit, { venue, order }: Pick<DocumentRequest, 'venue' | 'order'>): string {
  return `${order.orderNumber}.${originOf(slotId, order.moves ?? []).slotId}@${venue.tenantId}.marquee`
}

type VisitContext = Pick<DocumentRequest, 'venue' | 'facts'> & {
  order: Pick<DocumentRequest['order'], 'createdOn' | 'moves' | 'cancellation'>
}

function entryOf(visit: Visit, { venue, order, facts }: VisitContext) {
  const { place = '', minutes = null } = facts.get(visit.eventTemplateId) ?? {}
  const start = startOf(visit, venue.timeZone)
  const origin = originOf(visit.slotId, order.moves ?? [])
  return {
    stamp: new Date(order.cancellation?.cancelledOn ?? order.moves?.at(-1)?.movedOn ?? order.createdOn),
    sequence: origin.moves,
    start,
    end: endAfter(start, minutes),
    summary: `${visit.name}, ${venue.name}`,
    location: [place, venue.name, addressLine(venue)].filter(Boolean).join(', '),
  }
}

const typeLines = ({ tickets }: EventVisit<OrderTicketPayload>, text: DocumentRequest['text']) =>
  countedTypes(tickets).map(({ name, quantity }) => text('cart-line', { quantity, name }))

const startOf = ({ startTime }: Visit, timeZone: string) =>
  wallTimeToUtc({ date: (startTime ?? '').slice(0, 10), time: (startTime ?? '').slice(11, 16), timeZone })
