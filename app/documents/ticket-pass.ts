import type { OrderTicketPayload } from '#app/contract/orders.ts'
import type { Pass, PassFact, PassLook } from '#app/gateways/passes/pass.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import type { PlaceDirections } from '#app/rules/orders/place-directions.ts'
import { spokenCode } from '#app/rules/orders/spoken-code.ts'
import { ticketTerm } from '#app/rules/passes/pass-term.ts'
import { addressLine, type DocumentRequest, type DocumentVenue, writtenDirections } from './document-venue.ts'

/** What every pass of a venue is made from. */
export type PassVenue = Pick<DocumentRequest, 'venue' | 'text'> & { look: PassLook }

type TicketPassRequest = PassVenue &
  Pick<DocumentRequest, 'facts'> & {
    /** the order's number; null where nothing may be told of the order */
    orderNumber: string | null
    directions: readonly PlaceDirections[]
    href: string
    isVoid: boolean
  } & Pick<Pass, 'serial' | 'service' | 'pictures' | 'pictureHrefs'>

/** A ticket as a phone keeps it. */
export function ticketPass(ticket: Omit<OrderTicketPayload, 'price'>, request: TicketPassRequest): Pass {
  const { venue, text, serial, orderNumber, look, href, service, isVoid, pictures, pictureHrefs } = request
  const { eventName: title, eventStartTime, code } = ticket
  return {
    kind: 'ticket',
    serial,
    group: `${venue.tenantId}.${orderNumber ?? ticket.id}`,
    issuer: venue.name,
    title,
    description: text('pass-ticket-description', { event: title, venue: venue.name }),
    language: venue.locale,
    code: { value: code, words: spokenCode(code) },
    facts: ticketFacts(ticket, request),
    notes: ticketNotes(request),
    link: { href, label: text(orderNumber ? 'pass-open-order' : 'pass-open-ticket') },
    place: { name: placeOf(ticket, request), address: addressLine(venue) || venue.name },
    ...ticketTerm(eventStartTime, venue.timeZone),
    isVoid,
    service,
    look,
    pictures,
    pictureHrefs,
  }
}

const placeOf = (
  { eventTemplateId }: Pick<OrderTicketPayload, 'eventTemplateId'>,
  { facts, venue }: Pick<TicketPassRequest, 'facts' | 'venue'>,
) => facts.get(eventTemplateId)?.place || venue.name

function ticketFacts(ticket: Omit<OrderTicketPayload, 'price'>, request: TicketPassRequest): PassFact[] {
  const { venue, text, orderNumber } = request
  const [date = '', time = ''] = (ticket.eventStartTime ?? '').split('T')
  return factsIn(
    {
      time: time && timeText(time.slice(0, 5), venue.locale),
      date: date && dateText({ date }, { pattern: 'short', locale: venue.locale }),
      place: placeOf(ticket, request),
      type: ticket.ticketingTypeName,
      order: orderNumber ?? '',
    },
    text,
  )
}

/** The lines of a pass that have something to say, each with its label. */
export const factsIn = (
  values: Partial<Record<PassFact['key'], string>>,
  text: DocumentRequest['text'],
): PassFact[] =>
  (Object.entries(values) as [PassFact['key'], string][])
    .filter(([, value]) => value !== '')
    .map(([key, value]) => {
      const label = text(`pass-${key}`)
      const change = TOLD_KEYS.includes(key) ? text('pass-changed', { label, value: CHANGED_VALUE }) : null
      return { key, label, value, change }
    })

/** What a phone tells of when it changes: where and when somebody has to be, and until when a card counts. */
const TOLD_KEYS: readonly PassFact['key'][] = ['time', 'date', 'place', 'until']
/** Where Apple's wallet puts the new value. */
const CHANGED_VALUE = '%@'

function ticketNotes({ text, venue, directions }: TicketPassRequest): Pass['notes'] {
  return [
    { label: text('pass-arrival'), value: text('order-before-visit') },
    { label: text('pass-access'), value: writtenDirections(directions, text).join('\n') },
    ...venueNotes(venue, text),
  ].filter(({ value }) => value !== '')
}

/** Where a venue is and how it is reached. */
export const venueNotes = (venue: DocumentVenue, text: DocumentRequest['text']): Pass['notes'] =>
  [
    { label: text('pass-address'), value: addressLine(venue) },
    { label: text('pass-contact'), value: [venue.phoneNumber, venue.email].filter(Boolean).join('\n') },
  ].filter(({ value }) => value !== '')
