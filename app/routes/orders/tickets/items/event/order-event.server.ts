import type { EventOnDayPayload, PriceEntryPayload } from '#app/contract/events.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { visitorParty } from '#app/pages/visitor-party.ts'
import { waitingHref } from '#app/pages/waiting-href.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import type { LocalTime } from '#app/rules/calendar/dates.ts'
import { doOverlap, minutesOf, type VisitSpan } from '#app/rules/itinerary/visit-times.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { eventDetailHref } from '#app/rules/links/storefront-links.ts'
import type { Discount } from '#app/rules/money/discount.ts'
import { chooseSlot } from '#app/rules/slots/choose-slot.ts'
import { isChoosable } from '#app/rules/slots/time-slot.ts'
import { type MemberPricing, memberPriceAt, ownPrice } from '#app/rules/tickets/member-prices.ts'
import { partyAt, partySize } from '#app/rules/tickets/party.ts'
import { type EventDiscount, isSelectable, lineDiscount } from '#app/rules/tickets/ticket-price.ts'
import { orderedMode } from '#app/rules/tickets/widget-mode.ts'
import type { OrderAddress } from '../../order-address.ts'
import { type Choice, isSoldOut, type OrderEvent, type TicketType } from './event-model.ts'
import type { EventSelection } from './event-selections.ts'

/** An event on its day; its times may not have been readable. */
export type EventWithTimes = EventOnDayPayload & { timesUnread?: boolean }

type EventSource = {
  selection: EventSelection
  payload: EventWithTimes
  address: OrderAddress
  date: string
  pricing: MemberPricing
  limits: readonly SalesRuleResult[]
  changing: readonly string[]
  /** what is chosen of other events, for a first time that goes with it */
  busy: readonly VisitSpan[]
  /** the time that goes together with the first times of all other events that have none */
  planned?: LocalTime
}

/** An event of the order as its block shows it, and what is chosen of it. */
export function orderEvent(
  visit: Visit,
  { selection, payload, address, date, pricing, limits, changing, busy, planned }: EventSource,
): { event: OrderEvent; choice: Choice } {
  const { venue, tenantId } = visit
  const { id, slots } = payload
  const { autoSelectSlots, autoSelectSlotCount } = venue.company
  const minutes = minutesOf(payload)
  const priceLists = ticketTypesByList(payload, pricing)
  const quantities = selection.inCart ? selection.quantities : partyFor(visit, { slots, priceLists })
  const seats = partySize(quantities)
  const chosen = chooseSlot({
    slots: selection.time ? slots : firstStarts(slots, { minutes, busy, seats }),
    timeInAddress: selection.time ?? planned,
    autoSelect: autoSelectSlots,
  })
  const mode = orderedMode(id, changing)
  const event: OrderEvent = {
    id,
    name: payload.name,
    picture: payload.images.find(image => image.primary) ?? payload.images[0] ?? null,
    admission: payload.admissionType,
    mode,
    date,
    dateText: dateText({ date }, { pattern: 'long', locale: venue.locale }),
    detailHref: eventDetailHref(address.base(tenantId), { eventId: id, date }),
    minutes,
    places: payload.resources.map(({ id }) => id),
    slots: slots.map(({ id, date, time, availableSeats, priceListId }) => ({
      id,
      date,
      time,
      label: timeText(time, venue.locale),
      availableSeats,
      prices: priceListId,
    })),
    priceLists,
    timesAtOnce: autoSelectSlots ? autoSelectSlotCount : null,
    timesFolded: selection.inCart && mode === 'added' && chosen?.time === selection.time,
    timesUnfolded: address.timesIds.includes(id),
    timesUnread: payload.timesUnread ?? false,
    missingTime:
      !chosen && selection.time && slots.some(isChoosable) ? timeText(selection.time, venue.locale) : null,
    limits: limits.filter(rule => rule.eventId === id),
    limitWords: venue.company.limitWords,
    mayBuy: payload.memberCanPurchase,
    waitHref: isSoldOut(payload) ? waitingHref(visit, { event: payload, date }) : null,
    nextDay: null,
    similar: null,
    needs: null,
    help: [],
    added: selection.inCart,
    settled: false,
    edited: false,
  }
  return { event, choice: { slotId: chosen?.id ?? null, quantities, retail: selection.retail } }
}

/** Tickets for those who come, as far as every start of the day sells them one. */
function partyFor(
  visit: Visit,
  { slots, priceLists }: Pick<EventWithTimes, 'slots'> & Pick<OrderEvent, 'priceLists'>,
): Choice['quantities'] {
  const lists = slots.map(({ priceListId }) => priceLists[priceListId] ?? [])
  const [first = [], ...others] = new Set(lists)
  const sold = first.filter(({ id }) => others.every(list => list.some(type => type.id === id)))
  return {
    ...partyAt(
      visitorParty(visit),
      sold.map(({ id }) => id),
    ),
  }
}

/** The starts to choose a first one from: those with a seat for everybody, if there are such, and of them those that overlap nothing that is chosen. */
function firstStarts<Slot extends EventWithTimes['slots'][number]>(
  starts: readonly Slot[],
  { minutes, busy, seats }: { minutes: number; busy: readonly VisitSpan[]; seats: number },
): readonly Slot[] {
  const roomy = starts.filter(({ availableSeats }) => availableSeats >= seats)
  const slots = roomy.some(isChoosable) ? roomy : starts
  if (minutes === 0) return slots
  const free = slots.filter(
    ({ date, time }) => !busy.some(visit => doOverlap({ date, time, minutes }, visit)),
  )
  return free.some(isChoosable) ? free : slots
}

/** The prices of the day's starts; each list travels once, and only prices above -1 can be chosen (ORD-312). */
function ticketTypesByList(payload: EventOnDayPayload, pricing: MemberPricing): OrderEvent['priceLists'] {
  const { slots, priceLists } = payload
  const slotOf = new Map(slots.map(({ id, priceListId }) => [priceListId, id]))
  const used = priceLists.filter(({ id }) => slotOf.has(id))
  const offer = { type: payload.type, discount: discountOf(payload) }
  return Object.fromEntries(
    used.map(({ id, prices }) => [
      id,
      prices.filter(isSelectable).map(entry =>
        ticketType(entry, {
          memberPrice: memberPriceAt(pricing, {
            slotId: slotOf.get(id) ?? '',
            personTypeId: entry.personType.id,
          }),
          discount: lineDiscount(offer, entry.personType.id),
        }),
      ),
    ]),
  )
}

/** One kind of ticket at what it costs this visitor. */
function ticketType(
  { personType, price: retail, publicPrice, memberPrice: membersPay, maximum, minimum }: PriceEntryPayload,
  { memberPrice, discount }: { memberPrice: number | undefined; discount: Discount | null },
): TicketType {
  const { price, isMembers } = ownPrice(publicPrice, memberPrice)
  return {
    id: personType.id,
    name: personType.name,
    description: personType.description,
    price,
    retail,
    lineDiscount: discount,
    forMembers: isMembers,
    ...(isMembers ? { othersPay: publicPrice } : {}),
    ...(membersPay !== null && membersPay < price ? { membersPay } : {}),
    maximum,
    ...(minimum > 1 ? { minimum } : {}),
  }
}

/** The discount of an event as the rules read it. */
function discountOf({ discount }: EventOnDayPayload): EventDiscount | null {
  if (!discount) return null
  const values = discount.values.map(({ personType, ...value }) => ({
    ...value,
    personTypeId: personType?.id,
  }))
  return { distribution: discount.distribution, values }
}
