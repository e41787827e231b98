import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import type { EventOnDayPayload, PriceEntryPayload } from '#app/contract/events.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import { eventDetailHref } from '#app/rules/links/storefront-links.ts'
import { chooseSlot } from '#app/rules/slots/choose-slot.ts'
import { isChoosable } from '#app/rules/slots/time-slot.ts'
import type { Discount } from '#app/rules/money/discount.ts'
import { type MemberPricing, memberPriceAt } from '#app/rules/tickets/member-prices.ts'
import { discountFor, isSelectable } from '#app/rules/tickets/ticket-price.ts'
import { orderedMode } from '#app/rules/tickets/widget-mode.ts'
import type { Visit } from '#app/pages/open-page.ts'
import type { OrderAddress } from '../../order-address.ts'
import type { Choice, OrderEvent, TicketType } from './event-model.ts'
import type { EventSelection } from './event-selections.ts'

/** An event on its day; its times may not have been readable. */
export type EventWithTimes = EventOnDayPayload & { timesUnread?: boolean }

type About = {
  selection: EventSelection
  payload: EventWithTimes
  address: OrderAddress
  date: string
  pricing: MemberPricing
  limits: readonly SalesRuleResult[]
  changing: readonly string[]
}

/** An event of the order as its block shows it, and what is chosen of it. */
export function orderEvent(
  { venue, tenantId }: Visit,
  { selection, payload, address, date, pricing, limits, changing }: About,
): { event: OrderEvent; choice: Choice } {
  const { id, slots } = payload
  const { autoSelectSlots, autoSelectSlotCount } = venue.company
  const chosen = chooseSlot({
    slots,
    timeInAddress: selection.time ?? undefined,
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
    slots: slots.map(({ id, date, time, availableSeats, priceListId }) => ({
      id,
      date,
      time,
      label: timeText(time, venue.locale),
      availableSeats,
      prices: priceListId,
    })),
    priceLists: ticketTypesByList(payload, pricing),
    timesAtOnce: autoSelectSlots ? autoSelectSlotCount : null,
    timesFolded: selection.inCart && mode === 'added' && chosen?.time === selection.time,
    timesUnfolded: address.timesIds.includes(id),
    timesUnread: payload.timesUnread ?? false,
    missingTime:
      !chosen && selection.time && slots.some(isChoosable) ? timeText(selection.time, venue.locale) : null,
    limits: limits.filter(rule => rule.eventId === id),
    mayBuy: payload.memberCanPurchase,
    help: [],
    added: selection.inCart,
  }
  const { quantities, retail } = selection
  return { event, choice: { slotId: chosen?.id ?? null, quantities, retail } }
}

/** The prices of the day's starts; each list travels once, and only prices above -1 can be chosen (ORD-312). */
function ticketTypesByList(payload: EventOnDayPayload, pricing: MemberPricing): OrderEvent['priceLists'] {
  const { slots, priceLists } = payload
  const slotOf = new Map(slots.map(({ id, priceListId }) => [priceListId, id]))
  const used = priceLists.filter(({ id }) => slotOf.has(id))
  return Object.fromEntries(
    used.map(({ id, prices }) => [
      id,
      prices.filter(isSelectable).map(entry =>
        ticketType(entry, {
          memberPrice: memberPriceAt(pricing, {
            eventId: slotOf.get(id) ?? '',
            personTypeId: entry.personType.id,
          }),
          lineDiscount: lineDiscountOf(payload, entry.personType.id),
        }),
      ),
    ]),
  )
}

/** One kind of ticket at the better of what everybody and what this member pays (ORD-003). */
function ticketType(
  { personType, price, publicPrice, maximum }: PriceEntryPayload,
  { memberPrice, lineDiscount }: { memberPrice: number | undefined; lineDiscount: Discount | null },
): TicketType {
  return {
    id: personType.id,
    name: personType.name,
    description: personType.description,
    price: Math.min(publicPrice, memberPrice ?? publicPrice),
    retail: price,
    lineDiscount,
    forMembers: memberPrice !== undefined && memberPrice < publicPrice,
    maximum,
  }
}

/** What the event takes once off all tickets of a person type. */
function lineDiscountOf({ type, discount }: EventOnDayPayload, personTypeId: string): Discount | null {
  if (type !== 'discountCode' || discount?.distribution !== 'total') return null
  const values = discount.values.map(({ personType, ...value }) => ({
    ...value,
    personTypeId: personType?.id,
  }))
  return discountFor({ distribution: discount.distribution, values }, personTypeId) ?? null
}
