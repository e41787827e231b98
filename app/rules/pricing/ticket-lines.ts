import type { PriceBook } from '#app/rules/pricing/price-book.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import type { SlotState } from '#app/rules/catalogue/slot-state.ts'
import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import { localDateAt } from '../calendar/wall-time.ts'
import { pricingCategories } from '#app/rules/memberships/held-membership.ts'
import { mayBuy, memberAccess } from '../events/member-only.ts'
import { lineDiscount } from '../tickets/ticket-price.ts'
import { priceListOf, visitorPrice } from '#app/rules/pricing/visitor-price.ts'
import { catalogueMaps } from '../catalogue/catalogue-maps.ts'
import { type LinePart, type OrderLine, orderLine } from './order-line.ts'
import { ticketPart } from './ticket-part.ts'
import type { PricingProblem } from '#app/rules/pricing/problems.ts'
import { MAX_QUANTITY } from '#app/rules/tickets/quantity.ts'

type ChosenSlot = CartDocument['templates'][number]['events'][number]
type ChosenTicket = ChosenSlot['tickets'][number]
type PricedSlot = CartPayload['templates'][number]['events'][number]
type PricedTicket = PricedSlot['tickets'][number]

/** One slot of a cart, priced; without a line where it cannot be sold. */
export type SlotPrices = {
  tickets: PricedTicket[]
  line: OrderLine | null
  demand: number
  problems: PricingProblem[]
}

type Place = { event: StoredEvent; slot: SlotState; book: PriceBook; path: string }

/** The priced line for the tickets of one slot, and its problems. An unknown slot, event or person type is a problem and gets no price. */
export function priceSlot(
  chosen: { eventTemplateId: string; slot: ChosenSlot; path: string },
  book: PriceBook,
): SlotPrices {
  const { eventTemplateId, slot: choice, path } = chosen
  const event = catalogueMaps(book.venue).events.get(eventTemplateId)
  const slot = book.slots.get(choice.eventId)
  const unknown = unknownPlace({ event, slot, choice, path })
  if (unknown || !event || !slot)
    return {
      tickets: choice.tickets.map(unpriced),
      line: null,
      demand: 0,
      problems: unknown ? [unknown] : [],
    }

  const place = { event, slot, book, path }
  const priced = choice.tickets.map((ticket, index) =>
    priceTicket(ticket, { ...place, path: `${path}.tickets.${index}` }),
  )
  const demand = choice.tickets.reduce((sum, ticket) => sum + ticket.quantity, 0)
  return {
    tickets: priced.map(({ ticket }) => ticket),
    line: lineOf(place, priced),
    demand,
    problems: [...placeProblems(place), ...priced.flatMap(({ problem }) => problem ?? [])],
  }
}

type PlaceQuery = { event?: StoredEvent; slot?: SlotState; choice: ChosenSlot; path: string }

function unknownPlace({ event, slot, choice, path }: PlaceQuery): PricingProblem | null {
  if (!event)
    return { code: 'UNPROCESSABLE', path: `${path}.eventTemplateId`, sentence: 'There is no such event' }
  if (slot?.eventId === event.id) return null
  const details = { eventId: choice.eventId }
  return {
    code: 'SLOT_UNAVAILABLE',
    path: `${path}.eventId`,
    sentence: `${event.name} has no such time`,
    details,
  }
}

function placeProblems({ event, slot, book, path }: Place): PricingProblem[] {
  const access = memberAccess(event, book)
  return [
    ...(mayBuy(access)
      ? []
      : [
          {
            code: 'MEMBERS_ONLY' as const,
            path: `${path}.eventTemplateId`,
            sentence: `${event.name} is for members`,
            details: { access },
          },
        ]),
    ...(isSlotOver(slot, { event, book })
      ? [
          {
            code: 'SLOT_UNAVAILABLE' as const,
            path: `${path}.eventId`,
            sentence: `${event.name} has begun`,
            details: { eventId: slot.id },
          },
        ]
      : []),
  ]
}

/** Whether a slot is sold no more: a timed visit when it begins, entry to the venue when its day ends. */
export function isSlotOver(
  slot: SlotState,
  { event, book: { venue, now } }: Pick<Place, 'event' | 'book'>,
): boolean {
  if (event.admissionType === 'timed') return slot.startsAt < now
  return slot.date < localDateAt(now, venue.document.venue.timeZone)
}

type TicketPrice = { ticket: PricedTicket; part: LinePart | null; problem?: PricingProblem }

function priceTicket(ticket: ChosenTicket, { event, slot, book, path }: Place): TicketPrice {
  const entry = priceListOf(event, slot.priceListId)?.prices.find(
    price => price.personTypeId === ticket.ticketTypeId,
  )
  if (!entry || entry.price < 0) {
    const problem = {
      code: 'UNPROCESSABLE' as const,
      path: `${path}.ticketTypeId`,
      sentence: 'There is no such ticket for this event',
    }
    return { ticket: unpriced(ticket), part: null, problem }
  }
  const type = catalogueMaps(book.venue).personTypes.get(entry.personTypeId)
  const name = entry.name ?? type?.name ?? entry.personTypeId
  const categoryIds = ticket.isRetail ? [] : pricingCategories(book.held)
  const each = visitorPrice(event, entry, categoryIds)
  const id = ticket.id ?? ''
  return {
    ticket: {
      ...ticket,
      id,
      name,
      description: entry.description ?? type?.description,
      price: entry.price,
      ...(each < entry.price ? { discountedPrice: each } : {}),
    },
    part: ticketPart({
      id,
      name,
      quantity: ticket.quantity,
      personTypeId: ticket.ticketTypeId,
      eventId: event.id,
      slotId: slot.id,
      listedEach: entry.price,
      visitorEach: each,
      lineDiscount: lineDiscount(event, entry.personTypeId),
      isRetail: ticket.isRetail,
    }),
    problem: ticketProblem(ticket, { entry, name, path }),
  }
}

type Bounds = { entry: { minimum: number; maximum?: number }; name: string; path: string }

function ticketProblem(ticket: ChosenTicket, { entry, name, path }: Bounds): PricingProblem | undefined {
  if (!ticket.id) return { code: 'CART_ITEM_WITHOUT_ID', path: `${path}.id`, sentence: `${name} has no id` }
  const { quantity } = ticket
  const least = quantity > 0 && quantity < entry.minimum ? `${name}: at least ${entry.minimum}` : ''
  const maximum = Math.min(entry.maximum ?? MAX_QUANTITY, MAX_QUANTITY)
  const most = quantity > maximum ? `${name}: at most ${maximum}` : ''
  const sentence = least || most
  const { minimum } = entry
  return sentence
    ? { code: 'UNPROCESSABLE', path: `${path}.quantity`, sentence, details: { minimum, maximum } }
    : undefined
}

function lineOf({ event, slot }: Place, priced: readonly TicketPrice[]): OrderLine {
  const startTime = `${slot.date}T${slot.time}:00`
  return orderLine({
    id: slot.id,
    itemType: 'Event',
    type: event.type,
    sourceId: event.id,
    name: event.name,
    images: event.images,
    visits: [{ slotId: slot.id, eventId: event.id, name: event.name, startTime }],
    parts: priced.flatMap(({ part }) => part ?? []),
  })
}

function unpriced(ticket: ChosenTicket): PricedTicket {
  return { ...ticket, id: ticket.id ?? '', name: ticket.ticketTypeId, price: 0 }
}
