import type { CartPayload } from '#app/contract/carts.ts'
import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import type { SlotState } from '#app/rules/catalogue/slot-state.ts'
import { pricingCategories } from '#app/rules/memberships/held-membership.ts'
import { type Cents, sumCents } from '#app/rules/money/cents.ts'
import type { PriceBook } from '#app/rules/pricing/price-book.ts'
import type { OrderProblem, ProblemEvent } from '#app/rules/pricing/problems.ts'
import { priceListOf, visitorPrice } from '#app/rules/pricing/visitor-price.ts'
import { MAX_QUANTITY } from '#app/rules/tickets/quantity.ts'
import { localDateAt } from '../calendar/wall-time.ts'
import { catalogueMaps } from '../catalogue/catalogue-maps.ts'
import { mayBuy, memberAccess } from '../events/member-only.ts'
import { lineDiscount } from '../tickets/ticket-price.ts'
import { type LinePart, type OrderLine, orderLine } from './order-line.ts'
import { memberSaving, ticketPart } from './ticket-part.ts'

type ChosenSlot = CartDocument['templates'][number]['events'][number]
type ChosenTicket = ChosenSlot['tickets'][number]
type PricedSlot = CartPayload['templates'][number]['events'][number]
type PricedTicket = PricedSlot['tickets'][number]

/** One slot of a cart, priced; without a line where it cannot be sold. */
export type SlotPrices = {
  tickets: PricedTicket[]
  line: OrderLine | null
  demand: number
  problems: OrderProblem[]
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
  const unknown = unknownPlace({ event, slot, eventId: eventTemplateId, choice, path })
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

type PlaceQuery = {
  event?: StoredEvent
  slot?: SlotState
  eventId: string
  choice: ChosenSlot
  path: string
}

function unknownPlace({ event, slot, eventId, choice, path }: PlaceQuery): OrderProblem | null {
  const slotId = choice.eventId
  const item = { kind: 'event' as const, eventId, slotId }
  if (!event)
    return { code: 'unknown', item, path: `${path}.eventTemplateId`, sentence: 'There is no such event' }
  if (slot?.eventId === event.id) return null
  const sentence = `${event.name} has no such time`
  return { code: 'slot-gone', item, slotId, path: `${path}.eventId`, sentence }
}

function placeProblems({ event, slot, book, path }: Place): OrderProblem[] {
  const item = itemOf({ event, slot })
  const problems: OrderProblem[] = []
  const access = memberAccess(event, book)
  if (!mayBuy(access)) {
    const sentence = `${event.name} is for members`
    problems.push({ code: 'members-only', item, access, path: `${path}.eventTemplateId`, sentence })
  }
  if (isSlotOver(slot, { event, book })) {
    const sentence = `${event.name} has begun`
    problems.push({ code: 'slot-gone', item, slotId: slot.id, path: `${path}.eventId`, sentence })
  }
  return problems
}

const itemOf = ({ event, slot }: Pick<Place, 'event' | 'slot'>): ProblemEvent => ({
  kind: 'event',
  eventId: event.id,
  slotId: slot.id,
})

/** Whether a slot is sold no more: a timed visit when it begins, entry to the venue when its day ends. */
export function isSlotOver(
  slot: SlotState,
  { event, book: { venue, now } }: Pick<Place, 'event' | 'book'>,
): boolean {
  if (event.admissionType === 'timed') return slot.startsAt < now
  return slot.date < localDateAt(now, venue.document.venue.timeZone)
}

type TicketPrice = { ticket: PricedTicket; part: LinePart | null; saving: Cents; problem?: OrderProblem }

function priceTicket(ticket: ChosenTicket, { event, slot, book, path }: Place): TicketPrice {
  const entry = priceListOf(event, slot.priceListId)?.prices.find(
    price => price.personTypeId === ticket.ticketTypeId,
  )
  if (!entry || entry.price < 0) {
    const problem = {
      code: 'unknown' as const,
      item: itemOf({ event, slot }),
      path: `${path}.ticketTypeId`,
      sentence: 'There is no such ticket for this event',
    }
    return { ticket: unpriced(ticket), part: null, saving: 0, problem }
  }
  const type = catalogueMaps(book.venue).personTypes.get(entry.personTypeId)
  const name = entry.name ?? type?.name ?? entry.personTypeId
  const categoryIds = ticket.isRetail ? [] : pricingCategories(book)
  const each = visitorPrice(event, entry, categoryIds)
  const id = ticket.id ?? ''
  const tickets = {
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
  }
  return {
    ticket: {
      ...ticket,
      id,
      name,
      description: entry.description ?? type?.description,
      price: entry.price,
      ...(each < entry.price ? { discountedPrice: each } : {}),
    },
    part: ticketPart(tickets),
    saving: memberSaving({ ...tickets, publicEach: visitorPrice(event, entry, []) }),
    problem: ticketProblem(ticket, { entry, name, path, item: itemOf({ event, slot }) }),
  }
}

type Bounds = {
  entry: { minimum: number; maximum?: number }
  name: string
  path: string
  item: ProblemEvent
}

function ticketProblem(ticket: ChosenTicket, { entry, name, path, item }: Bounds): OrderProblem | undefined {
  if (!ticket.id) return { code: 'id-missing', item, path: `${path}.id`, sentence: `${name} has no id` }
  const { quantity } = ticket
  const least = quantity > 0 && quantity < entry.minimum ? `${name}: at least ${entry.minimum}` : ''
  const maximum = Math.min(entry.maximum ?? MAX_QUANTITY, MAX_QUANTITY)
  const most = quantity > maximum ? `${name}: at most ${maximum}` : ''
  const sentence = least || most
  const { minimum } = entry
  return sentence
    ? { code: 'tickets-out-of-range', item, minimum, maximum, path: `${path}.quantity`, sentence }
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
    memberSaving: sumCents(priced.map(({ saving }) => saving)),
  })
}

function unpriced(ticket: ChosenTicket): PricedTicket {
  return { ...ticket, id: ticket.id ?? '', name: ticket.ticketTypeId, price: 0 }
}
