import type { EventTemplatePayload } from '#app/contract/events.ts'
import type {
  OrderItemPayload,
  OrderMembershipPayload,
  OrderPayload,
  OrderTicketPayload,
  OwnOrderPayload,
} from '#app/contract/orders.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import { utcToWallTime } from '#app/rules/calendar/wall-time.ts'
import { isCharge } from '#app/rules/carts/item-types.ts'
import { hasAutoRenewNotice, totalsByType } from '#app/rules/checkout/confirmation.ts'
import { shownDigits } from '#app/rules/checkout/gift-certificate.ts'
import { dedicationOf } from '#app/rules/donations/donation-detail.ts'
import { mapHref, moveVisitHref, ticketLinkHref } from '#app/rules/links/order-links.ts'
import { addressLines } from '#app/rules/locations/address-form.ts'
import { isLifeTerm } from '#app/rules/memberships/card-parts.ts'
import { sumCents } from '#app/rules/money/cents.ts'
import { beforeCoupons } from '#app/rules/orders/before-coupons.ts'
import { nextVisit } from '#app/rules/orders/next-visit.ts'
import { firstMentions } from '#app/rules/orders/place-directions.ts'
import { visitsOf as eventVisits } from '#app/rules/orders/visits.ts'
import { namedTickets } from '#app/rules/tickets/full-price.ts'
import type {
  BoughtOrder,
  BoughtTicket,
  BoughtVisit,
  MemberCardView,
  ReceiptLine,
  ReceiptPart,
  VisitDirections,
  VisitPlace,
} from '#app/ui/bought-order/bought-order.ts'
import { cancellationView, cancelView } from './cancel-view.ts'
import { drawCodePath } from './draw-code-path.ts'
import type { Visit } from './open-page.ts'
import { type OrderAccess, readOwnOrder } from './read-own-order.ts'
import { plainText } from './read-prose.ts'
import { momentWords, startOf, whenOf } from './start-words.ts'
import type { VenueView } from './venue-view.ts'
import { withFallback } from './with-fallback.ts'

/** The order for whoever bought it, 404 for everybody else; null when it cannot be read now, which is not told (CHK-303). */
export async function loadBoughtOrder(visit: Visit, key: OrderAccess): Promise<BoughtOrder | null> {
  const order = await readOwnOrder(visit, key)
  return order && boughtOrderOf(visit, order)
}

/** An order that was read, as its buyer sees it, with what is known today of its events (CHK-062). */
export async function boughtOrderOf(visit: Visit, order: OwnOrderPayload): Promise<BoughtOrder> {
  const events = await loadEventFacts(visit, order.tickets)
  const digits = shownDigits(visit.url.searchParams.get('giftCardDigits'))
  return boughtOrder(order, { visit, events, digits })
}

type BoughtEvents = readonly Pick<OrderTicketPayload, 'eventTemplateId'>[]

/** What is known today of the events that were bought, by id (CHK-062); one that cannot be read is left out. */
export async function loadEventFacts(visit: Visit, tickets: BoughtEvents): Promise<Map<string, EventFacts>> {
  const events = await loadBoughtEvents(visit, tickets)
  return new Map([...events].map(([id, event]) => [id, factsOf(event, visit.venue)]))
}

/** The events of tickets as they are today, by id; one that cannot be read is left out. */
async function loadBoughtEvents(
  { api, context }: Visit,
  tickets: BoughtEvents,
): Promise<Map<string, EventTemplatePayload>> {
  const ids = [...new Set(tickets.map(({ eventTemplateId }) => eventTemplateId))]
  const responses = ids.map(eventTemplateId =>
    withFallback(
      api.events.template({ params: { eventTemplateId } }).then(({ payload }) => payload),
      { log: context.log, what: 'event of an order', fallback: null },
    ),
  )
  const answers = await Promise.all(responses)
  return new Map(answers.flatMap((event, index) => (event ? [[ids[index] ?? '', event]] : [])))
}

/** Where to go and for how long, as far as the venue says. */
type EventFacts = { facts: string[]; places: VisitPlace[] }

function factsOf({ resources, duration }: EventTemplatePayload, { text }: VenueView): EventFacts {
  const places = resources.map(({ description, ...place }) => ({
    ...place,
    description: plainText(description),
  }))
  const names = places.map(({ name }) => name)
  if (!duration) return { facts: names, places }
  const time = text('event-duration', { hours: Math.floor(duration / 60), minutes: duration % 60 })
  return { facts: [...names, time], places }
}

type OrderSource = { visit: Visit; events: ReadonlyMap<string, EventFacts>; digits: string | null }

function boughtOrder(order: OwnOrderPayload, { visit, events, digits }: OrderSource): BoughtOrder {
  const { venue } = visit
  const { tickets, sumTotal, discountedSumTotal, giftCertificateAmount, coupons, memberships } = order
  const lines = receiptLines(order, venue)
  return {
    orderNumber: order.orderNumber,
    link: order.link,
    sentTo: order.ticketDeliveryEmail || order.email,
    visits: describedOnce(
      eventVisits(tickets).map(({ tickets: [ticket] }) =>
        boughtVisit(ticket as OwnTicket, {
          visit,
          events,
          move: moveOf(order, { visit, slotId: ticket?.eventId ?? '' }),
        }),
      ),
    ),
    nextVisitId: nextVisit(eventVisits(tickets), utcToWallTime(visit.now, venue.timeZone)),
    tickets: tickets.map(ticket => boughtTicket(ticket, { visit, events })),
    passCount: passCountOf(order),
    cancel: cancelView(order, visit),
    cancelled: cancellationView(order, visit),
    cards: memberships.map(sold => memberCard(sold, venue)),
    groups: totalsByType(lines).map(({ type, lines: own, total }) => ({
      type,
      total,
      lines: own.map(({ itemType: _, ...line }) => line),
    })),
    saved: sumTotal - discountedSumTotal,
    coupons: coupons.map(({ couponCode: code, discount }) => ({ code, discount })),
    total: discountedSumTotal,
    taxes: order.taxes,
    card: cardOf(order, venue),
    certificate: giftCertificateAmount > 0 ? { digits, amount: giftCertificateAmount } : null,
    autoRenews: hasAutoRenewNotice(memberships),
  }
}

/** A cancelled order has lost its tickets; the passes of them can still be told so. */
const passCountOf = ({ tickets, cancellation }: OrderPayload): number =>
  cancellation?.tickets ?? tickets.length

function cardOf({ creditCardBrand, ccLastFourDigits, paid }: OrderPayload, { text }: VenueView) {
  return ccLastFourDigits
    ? { brand: creditCardBrand ?? text('payment-brand-other'), lastFour: ccLastFourDigits, amount: paid }
    : null
}

type OwnTicket = OwnOrderPayload['tickets'][number]
type ShownTicket = Omit<OrderTicketPayload, 'price'>

export function boughtTicket(
  ticket: ShownTicket & { link: string | null },
  { visit: { venue, tenantId }, events }: Pick<OrderSource, 'visit' | 'events'>,
): BoughtTicket {
  const { id, code, eventName, eventId, eventTemplateId, eventStartTime, ticketingTypeName, link } = ticket
  const { path, size } = drawCodePath(code)
  return {
    id,
    visitId: eventId,
    href: link && ticketLinkHref(tenantId, link),
    eventName,
    typeName: ticketingTypeName,
    ...startOf(eventStartTime, venue),
    facts: events.get(eventTemplateId)?.facts ?? [],
    code,
    codePath: path,
    codeSize: size,
  }
}

/** The visit that a ticket is for, and where it is. */
export function boughtVisit(
  { eventId, eventName, eventTemplateId, eventStartTime }: ShownTicket,
  { visit: { venue }, events, move }: Pick<OrderSource, 'visit' | 'events'> & Pick<BoughtVisit, 'move'>,
): BoughtVisit & { directions: VisitDirections } {
  const { address: own, country } = venue.company
  const address = own ? addressLines(own, own.country || country).join(', ') : ''
  return {
    id: eventId,
    name: eventName,
    when: whenOf(eventStartTime, venue),
    directions: {
      places: events.get(eventTemplateId)?.places ?? [],
      address,
      mapHref: address ? mapHref([venue.name, address].join(', ')) : null,
    },
    move,
  }
}

/** The way to each place stands at the first visit there, the address at the first of all. */
function describedOnce(visits: (BoughtVisit & { directions: VisitDirections })[]): BoughtVisit[] {
  const placesOfVisits = firstMentions(visits.map(({ directions }) => directions.places))
  return visits.map((visit, index) => {
    if (index === 0) return visit
    const places = placesOfVisits[index] ?? []
    return { ...visit, directions: places.length > 0 ? { places, address: '', mapHref: null } : null }
  })
}

type ChangedOrder = { visit: Visit; slotId: string }

function moveOf({ changes, link }: OwnOrderPayload, { visit, slotId }: ChangedOrder): BoughtVisit['move'] {
  const change = changes.visits.find(({ eventId }) => eventId === slotId)
  return change
    ? {
        href: moveVisitHref(visit.tenantId, { link, slotId }),
        until: momentWords(change.moveUntil, visit.venue),
      }
    : null
}

/** Everything that was bought; what was chosen with a combo stands with it, and is a part of what it came to (CHK-054, CHK-055). */
function receiptLines({ orderItems }: OrderPayload, venue: VenueView) {
  const items = beforeCoupons(orderItems)
  const comboIds = items.filter(({ itemType }) => itemType === 'Combo').map(({ itemId }) => itemId)
  const isBeside = ({ comboItemId }: OrderItemPayload) =>
    comboItemId !== null && comboIds.includes(comboItemId)
  return items
    .filter(item => !isBeside(item))
    .map(item => {
      const addOns = items.filter(({ comboItemId }) => comboItemId === item.itemId)
      return { itemType: item.itemType, ...receiptLine(item, { addOns, venue }) }
    })
}

type LineContext = { addOns: OrderItemPayload[]; venue: VenueView }

function receiptLine(item: OrderItemPayload, { addOns, venue }: LineContext): ReceiptLine {
  const { itemId, itemType, eventName, eventStartTime, discountedAmount, donationDetail } = item
  const isCombo = itemType === 'Combo'
  return {
    id: itemId,
    name: eventName,
    when: whenOf(eventStartTime, venue) ?? dedicationLine(donationDetail, venue),
    amount: discountedAmount + (isCombo ? sumCents(addOns.map(addOn => addOn.discountedAmount)) : 0),
    parts: isCharge(itemType) ? [] : partsOf(item, venue),
    combo: isCombo
      ? { visits: comboVisits(item, venue), addOns: addOns.flatMap(addOn => partsOf(addOn, venue)) }
      : null,
  }
}

const numberText = ({ membershipId }: OrderMembershipPayload, { text }: VenueView) =>
  text('membership-profile-number', { number: membershipId })

function termText({ startDate, expirationDate }: OrderMembershipPayload, { text, locale }: VenueView) {
  const day = (date: string) => dateText({ date }, { pattern: 'review', locale })
  if (isLifeTerm({ startDate, expirationDate }))
    return text('membership-valid-for-life', { from: day(startDate) })
  return text('membership-valid', { from: day(startDate), until: day(expirationDate) })
}

/** The code of a card, as scanners at the entrance read it; a card without one is shown by its number. */
function cardCode({ name, barcode }: OrderMembershipPayload['cardholders'][number]): MemberCardView['codes'] {
  if (!barcode) return []
  const { path, size } = drawCodePath(barcode)
  return [{ name, codePath: path, codeSize: size }]
}

/** What a new member needs to know: the number that is typed to be recognised, and for how long it holds. */
const memberCard = (sold: OrderMembershipPayload, venue: VenueView): MemberCardView => ({
  id: sold.itemId,
  level: sold.membershipCategoryName,
  offering: sold.membershipOfferingName,
  gift: sold.isGift ? venue.text('confirmation-gift', { recipient: sold.name }) : null,
  codes: sold.isGift ? [] : sold.cardholders.flatMap(cardCode),
  people: sold.cardholders.map(({ name }) => name).filter(name => !sold.isGift || name !== sold.name),
  number: numberText(sold, venue),
  valid: termText(sold, venue),
})

const partsOf = ({ items }: OrderItemPayload, venue: VenueView): ReceiptPart[] =>
  namedTickets(items).map(({ quantity, name, discountedAmount: amount, isFullPrice }) => ({
    label: venue.text(isFullPrice ? 'cart-line-retail' : 'cart-line', { quantity, name }),
    amount,
  }))

/** The events of a combo with their times, in words. */
export const comboVisits = ({ events }: OrderItemPayload, venue: VenueView) =>
  events.map(({ eventName, eventStartTime }) =>
    [eventName, whenOf(eventStartTime, venue)].filter(Boolean).join(' · '),
  )

/** For whom a donation was given. */
export function dedicationLine(
  detail: OrderItemPayload['donationDetail'],
  { text }: VenueView,
): string | null {
  const whom = dedicationOf(detail ?? {})
  return whom && text('donation-dedication', { kind: text(whom.kind), name: whom.name })
}
