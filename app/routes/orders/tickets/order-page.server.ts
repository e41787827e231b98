import type { CartPayload } from '#app/contract/carts.ts'
import type { EventTemplatePayload, SlotPayload } from '#app/contract/events.ts'
import { dateText, twelveHour } from '#app/rules/calendar/date-text.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { upsellIds } from '#app/rules/carts/upsells.ts'
import { areHoursShown } from '#app/rules/hours/open-hours.ts'
import { calendarHref, eventDetailHref, eventsListHref } from '#app/rules/links/storefront-links.ts'
import { chooseSlot } from '#app/rules/slots/choose-slot.ts'
import { type MemberPricing, memberPriceAt } from '#app/rules/tickets/member-prices.ts'
import { holdView } from '#app/session/hold-view.ts'
import { openCart } from '#app/session/open-cart.ts'
import { companyOf, hoursOf } from '#app/session/shell-model-of.ts'
import type { Visit } from '#app/session/visit.ts'
import type { HoldView } from '#app/shell/hold-line/hold-line.tsx'
import type { Choices, OrderEvent, OrderSlot, Suggestion, TicketType } from './order-model.ts'
import { type OrderAddress, readOrderAddress } from './order-address.ts'
import { askMemberPrices } from './read-member-prices.server.ts'

export type OrderPage = {
  cart: CartPayload | null
  events: OrderEvent[]
  choices: Choices
  version: number | null
  suggestions: Suggestion[]
  hours: string | null
  orderDate: string | null
  cartError: boolean
  hold: HoldView | null
  missing: string[]
  addMoreHref: string
  memberPrompt: boolean
  /** make the browser forget a cart that was broken */
  headers: HeadersInit
}

type Wanted = {
  eventId: string
  date: string | null
  time: string | null
  quantities: Record<string, number>
  added: boolean
}

const SUGGESTED = 3

/** Everything the order page shows: what is in the cart and what the address asks for, with times and prices of their days. */
export async function loadOrderPage(visit: Visit): Promise<OrderPage> {
  const { venue, now, session, url } = visit
  const address = readOrderAddress(url)
  const { cart, cartError, headers } = await openCart(visit)
  const today = localDateAt(now, venue.timeZone)
  const loaded = await Promise.all(
    wantedEvents(cart, address).map(wanted => loadEvent(visit, { wanted, address, today })),
  )
  const present = loaded.filter(entry => entry !== null)
  const events = present.map(({ event }) => event)
  const dates = present.flatMap(({ date }) => date ?? [])
  const orderDate = address.date ?? dates[0] ?? null
  return {
    cart,
    events,
    choices: Object.fromEntries(present.map(({ event, choice }) => [event.id, choice])),
    version: cart?.version ?? null,
    suggestions: await loadSuggestions(visit, { present, address }),
    hours: orderDate && areHoursShown(orderDate, dates) ? hoursOf(venue, orderDate) : null,
    orderDate,
    cartError,
    hold: holdView(cart, visit),
    missing: missingNames(cart, events),
    addMoreHref: eventsListHref(address.base(visit.tenantId), { date: orderDate ?? undefined }),
    memberPrompt: companyOf(venue).membership && companyOf(venue).membershipLogin && !session.member,
    headers,
  }
}

/** The cart's events first, in its order, then what the address adds. A date in the address moves the events it names (ORD-077). */
function wantedEvents(cart: CartPayload | null, address: OrderAddress): Wanted[] {
  const carted = (cart?.orders ?? []).filter(line => line.itemType === 'Event' && line.eventTemplateId)
  const fromCart = carted.map((line): Wanted => {
    const start = line.events[0]?.startTime ?? ''
    return {
      eventId: line.eventTemplateId!,
      date: start.slice(0, 10) || null,
      time: start.slice(11, 16) || null,
      quantities: Object.fromEntries(line.items.map(item => [item.ticketTypeId ?? '', item.amount])),
      added: true,
    }
  })
  const known = new Set(fromCart.map(({ eventId }) => eventId))
  const asked = address.eventIds.filter(eventId => !known.has(eventId))
  const fromAddress = asked.map(
    (eventId): Wanted => ({ eventId, date: null, time: null, quantities: {}, added: false }),
  )
  return [...fromCart, ...fromAddress].map(wanted => withAddress(wanted, address))
}

function withAddress(wanted: Wanted, { date, time, eventIds, changedIds }: OrderAddress): Wanted {
  const isNamed =
    changedIds.length > 0 ? changedIds.includes(wanted.eventId) : eventIds.includes(wanted.eventId)
  return isNamed && date ? { ...wanted, date, time: time ?? wanted.time } : wanted
}

type Loading = { wanted: Wanted; address: OrderAddress; today: string }
type Loaded = {
  event: OrderEvent
  choice: Choices[string]
  date: string | null
  template: EventTemplatePayload
}

async function loadEvent(visit: Visit, { wanted, address, today }: Loading): Promise<Loaded | null> {
  const { api, venue, tenantId, context } = visit
  const params = { eventTemplateId: wanted.eventId }
  const template = await api.events.template({ params }).then(
    ({ payload }) => payload,
    () => null,
  )
  if (!template) return null
  const date = wanted.date ?? template.startTime?.slice(0, 10) ?? today
  const [slots, memberPricing] = await Promise.all([
    api.events.times({ params, query: { startTime: date, endTime: `${date}T23:00:00` } }).then(
      ({ payload }) => payload,
      error => {
        context.log.warn({ error, eventId: wanted.eventId }, 'Times could not be read')
        return []
      },
    ),
    askMemberPrices(visit, { eventId: wanted.eventId, date }),
  ])
  const { autoSelectSlots, autoSelectSlotCount } = companyOf(venue)
  const chosen = chooseSlot({ slots, timeInAddress: wanted.time ?? undefined, autoSelect: autoSelectSlots })
  const base = address.base(tenantId)
  const event: OrderEvent = {
    id: template.id,
    name: template.name,
    picture: template.images.find(image => image.primary) ?? template.images[0] ?? null,
    admission: template.admissionType,
    dateText: dateText({ date }, { pattern: 'long', locale: venue.locale }),
    detailHref: eventDetailHref(base, { eventId: template.id, date }),
    changeDateHref: calendarHref(base, { eventId: template.id, date, cart: true, cdEventIds: [template.id] }),
    slots: slots.map(orderSlot),
    priceLists: priceListsOf(slots, memberPricing),
    shownSlots: autoSelectSlots ? autoSelectSlotCount : null,
    mayBuy: template.memberCanPurchase,
    added: wanted.added,
  }
  return { event, choice: { slotId: chosen?.id ?? null, quantities: wanted.quantities }, date, template }
}

const orderSlot = ({ id, date, time, availableSeats, event }: SlotPayload): OrderSlot => ({
  id,
  date,
  time,
  label: twelveHour(time),
  availableSeats,
  prices: event.priceList.id,
})

/** Slots share few price lists: each travels once. Only prices above -1 can be chosen (ORD-312). */
function priceListsOf(slots: readonly SlotPayload[], pricing: MemberPricing): OrderEvent['priceLists'] {
  return Object.fromEntries(
    slots.map(({ id, event: { priceList } }) => [
      priceList.id,
      priceList.prices
        .filter(entry => entry.price > -1)
        .map(entry =>
          ticketType(entry, memberPriceAt(pricing, { eventId: id, personTypeId: entry.personType.id })),
        ),
    ]),
  )
}

/** One kind of ticket at the better of what everybody and what this member pays (ORD-003). */
function ticketType(
  { personType, price, publicPrice, maximum }: SlotPayload['event']['priceList']['prices'][number],
  memberPrice = publicPrice,
): TicketType {
  return {
    id: personType.id,
    name: personType.name,
    description: personType.description,
    price: Math.min(publicPrice, memberPrice),
    retail: price,
    forMembers: memberPrice < publicPrice,
    maximum,
  }
}

/** Removed events can be taken back; recommendations of the ordered ones follow (ORD-069, ORD-153). */
async function loadSuggestions(
  { api }: Visit,
  { present, address }: { present: Loaded[]; address: OrderAddress },
): Promise<Suggestion[]> {
  const ordered = present.map(({ template }) => ({
    eventTemplateId: template.id,
    recommendedEventIds: template.recommendations.recommendations.map(
      ({ eventTemplateId }) => eventTemplateId,
    ),
  }))
  const inOrder = new Set(ordered.map(({ eventTemplateId }) => eventTemplateId))
  const removed = address.removedIds.filter(id => !inOrder.has(id))
  const recommended = upsellIds(ordered).filter(id => !removed.includes(id))
  const ids = [...removed, ...recommended.slice(0, SUGGESTED)]
  const templates = await Promise.all(
    ids.map(id =>
      api.events.template({ params: { eventTemplateId: id } }).then(
        ({ payload }) => payload,
        () => null,
      ),
    ),
  )
  return templates
    .filter(template => template !== null)
    .filter(
      ({ id, memberCanPurchase, availableSeats }) =>
        removed.includes(id) || (memberCanPurchase && availableSeats > 0),
    )
    .map(({ id, name, images, shortDescription }) => ({
      id,
      name,
      shortDescription,
      picture: images.find(image => image.primary) ?? images[0] ?? null,
      removed: removed.includes(id),
    }))
}

/** Events of the cart that the venue no longer has. */
function missingNames(cart: CartPayload | null, events: readonly OrderEvent[]): string[] {
  const known = new Set(events.map(({ id }) => id))
  return (cart?.orders ?? [])
    .filter(line => line.eventTemplateId && !known.has(line.eventTemplateId))
    .map(({ name }) => name)
}
