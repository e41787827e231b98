import type { DocumentKind, OrderPayload } from '#app/contract/orders.ts'
import type { Facility } from '#app/contract/venue-file/facilities.ts'
import { documentLook } from '#app/documents/document-look.ts'
import type { DocumentRequest, DocumentVenue, EventFacts } from '#app/documents/document-venue.ts'
import type { PrintedReceipt } from '#app/documents/purchase-panel.ts'
import { ticketsPdf } from '#app/documents/tickets-pdf.ts'
import { visitCalendar } from '#app/documents/visit-calendar.ts'
import { orderReceipt } from '#app/mail/order-receipt.ts'
import { richText } from '#app/mail/rich-html.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { orderLinkHref } from '#app/rules/links/order-links.ts'
import type { OrderPolicy } from '#app/rules/orders/change-policy.ts'
import type { PlaceDirections } from '#app/rules/orders/place-directions.ts'
import { listWords } from '#theme/texts/runtime/list-words.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'
import { drawnFaces } from '../fonts/drawn-faces.ts'
import type { Services } from '../kernel/context.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { venueUrl } from '../kernel/venue-url.ts'
import { logoPicture, photographOf } from '../pictures/picture-files.ts'
import { stylesheetOf } from '../themes/stylesheet-of.ts'
import { venueWords } from '../venues/venue-words.ts'
import { printedPolicy } from './printed-policy.ts'

export type DocumentFile = { filename: string; contentType: string; content: Uint8Array }

type DocumentSource = {
  venue: Venue
  order: OrderPayload
  services: Pick<Services, 'log' | 'database' | 'environment' | 'publicUrl'>
  /** the secret link of the order; left out for somebody who has no more than the tickets */
  link?: string | null
  /** what may be changed of the order, as it was when it was placed; an old order has none */
  policy?: OrderPolicy | undefined
  text?: Text
}

/** The documents of an order, each made when it is requested; null for an order without a visit. */
export function orderDocuments({
  venue,
  order,
  services,
  link = null,
  policy,
  text = venueWords(venue, services.log).text,
}: DocumentSource): Record<DocumentKind, () => Promise<DocumentFile | null>> {
  const href = link && venueUrl(services, venue) + orderLinkHref(venue.tenantId, link)
  const request: DocumentRequest = {
    venue: documentVenue(venue),
    order,
    facts: eventFacts(venue),
    text,
    href,
  }
  return {
    tickets: async () => {
      if (order.tickets.length === 0) return null
      const look = documentLook(stylesheetOf(venue).variables, await drawnFaces(services, venue))
      const logo = await logoPicture(services, { src: venue.theme.logo?.src, paper: look.paper })
      return {
        filename: `tickets-${order.orderNumber}.pdf`,
        contentType: 'application/pdf',
        content: await ticketsPdf({
          ...request,
          look,
          logo,
          receipt: link ? printedReceipt(order, { text, ...request.venue }) : null,
          directions: eventDirections(venue, text),
          policy: link && policy ? printedPolicy({ policy, order }, { text, ...request.venue }) : [],
          photo: await photographOf(services, imagesOf(venue, order)),
          farewell: richText(venueWords(venue, services.log).rich('mail-order-closing')),
        }),
      }
    },
    calendar: async () => {
      const calendar = visitCalendar(request)
      return calendar
        ? {
            filename: `visit-${order.orderNumber}.ics`,
            contentType: 'text/calendar; charset=utf-8',
            content: Buffer.from(calendar),
          }
        : null
    },
  }
}

type ReceiptLanguage = Pick<DocumentVenue, 'locale' | 'timeZone'> & { text: Text }

/** Who bought an order when, what it cost and how it was paid, in words for its tickets. */
function printedReceipt(order: OrderPayload, language: ReceiptLanguage): PrintedReceipt {
  const { groups, coupons, price, money, total, paid } = orderReceipt(order, language)
  const { text, locale, timeZone } = language
  const date = localDateAt(new Date(order.createdOn), timeZone)
  return {
    buyer: text('confirmation-buyer', {
      name: [order.firstName, order.lastName].filter(Boolean).join(' '),
      date: dateText({ date }, { pattern: 'order', locale }),
    }),
    rows: [
      ...groups.flatMap(({ rows }) => rows).map(({ label, amount }) => ({ label, amount: price(amount) })),
      ...coupons.map(({ label, amount }) => ({ label, amount: money(amount) })),
    ],
    total,
    paid,
  }
}

/** The pictures of what the first ticket is for. */
function imagesOf(venue: Venue, { tickets }: OrderPayload) {
  return catalogueMaps(venue).events.get(tickets[0]?.eventTemplateId ?? '')?.images ?? []
}

/** Who the venue is, for its documents and passes. */
export function documentVenue({ tenantId, document }: Venue): DocumentVenue {
  const { name, locale, timeZone, phoneNumber, email, address, country } = document.venue
  return {
    tenantId,
    name,
    locale,
    timeZone,
    phoneNumber,
    email,
    address,
    country: address?.country ?? country,
  }
}

/** What the venue says of the places of each event, in its words and those of `text`. */
export function eventDirections(venue: Venue, text: Text): Map<string, PlaceDirections[]> {
  const { events, facilities } = catalogueMaps(venue)
  const directionsOf = (facilityId: string) => {
    const facility = facilities.get(facilityId)
    return facility ? [placeDirections(facility, text)] : []
  }
  return new Map([...events.values()].map(({ id, facilityIds }) => [id, facilityIds.flatMap(directionsOf)]))
}

function placeDirections(
  { id, description, accessibility, travel, bring, map }: Facility,
  text: Text,
): PlaceDirections {
  const way = travel ? text('order-travel', { way: travel }) : ''
  const access = accessibility ? text('order-access', { access: accessibility }) : ''
  const things = bring ? text('order-bring', { things: bring }) : ''
  return { id, lines: [description, access, way, things].filter(Boolean), map: map ?? null }
}

/** The place and duration of each event, as the venue has them today. */
export function eventFacts(venue: Venue): Map<string, EventFacts> {
  const { events, facilities } = catalogueMaps(venue)
  return new Map(
    [...events.values()].map(({ id, duration, facilityIds }) => {
      const places = facilityIds.flatMap(facilityId => facilities.get(facilityId)?.name ?? [])
      return [id, { place: listWords(places, venue.document.venue.locale), minutes: duration ?? null }]
    }),
  )
}
