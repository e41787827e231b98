import type { FirstOffer } from '#app/pages/first-offer.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import type { LimitWords } from '#app/rules/limits/limit-words.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { type Cents, sumCents } from '#app/rules/money/cents.ts'
import type { Discount } from '#app/rules/money/discount.ts'
import { type LinePart, orderLine } from '#app/rules/pricing/order-line.ts'
import { memberSaving, ticketPart } from '#app/rules/pricing/ticket-part.ts'
import { isChoosable } from '#app/rules/slots/time-slot.ts'
import { type OrderedEventState, orderedEvent } from '#app/rules/tickets/ordered-event.ts'
import { isSoldToAll } from '#app/rules/tickets/party.ts'
import type { TicketLine } from '#app/rules/tickets/ticket-line.ts'
import type { PictureSource } from '#app/ui/picture/picture.tsx'
import type { SummaryPart } from '../../order-summary/summary-part.ts'
import type { MembershipHelp } from '../membership/membership-model.ts'

/** One kind of ticket and what it costs this visitor; cents. */
export type TicketType = {
  id: string
  name: string
  description: string
  price: Cents
  retail: Cents
  /** what the event takes once off all tickets of this kind */
  lineDiscount: Discount | null
  /** `price` is that of a verified member */
  forMembers: boolean
  /** what everybody else pays, where `price` is that of a member */
  othersPay?: Cents
  /** what members pay, where that is less and this visitor is none */
  membersPay?: Cents
  maximum: number | null
  /** fewest of it once any is chosen; absent where one will do */
  minimum?: number
}

/** An event that another one needs and that can be had on its day, and what a ticket of each kind costs; cents. */
export type EventNeed = { id: string; name: string; prices: Readonly<Record<string, Cents>> }

/** The events one of which another one needs: 'A or B' in words, and those of them that can be had on its day. */
export type EventNeeds = { ids: readonly string[]; names: string; onSale: readonly EventNeed[] }

/** The next day with room at an event, and the least price there, in cents, where it is another one. */
export type NextDay = {
  date: LocalDate
  dateText: string
  from: Cents | null
  /** the start of that day of which the greatest share is free, in words; null where it has but one */
  quietest: string | null
  /** for how many it was looked for */
  tickets: number
}

/** Another event like one that is sold out on its day: its start with room for everybody, and where it is told of and ordered. */
export type SimilarEvent = { id: string; name: string; offer: FirstOffer; href: string; ticketsHref: string }

/** One start: `prices` names a list of `OrderEvent.priceLists`. */
export type OrderSlot = {
  id: string
  date: string
  time: string
  label: string
  availableSeats: number
  prices: string
}

/** An event of the order as its block shows it. */
export type OrderEvent = {
  id: string
  name: string
  picture: PictureSource | null
  admission: 'timed' | 'generalAdmission'
  /** one of the widget modes; anything else is shown as view */
  mode: string
  date: string
  dateText: string
  detailHref: string
  /** how long a visit takes; 0 where nobody told, or where one stays as long as one likes */
  minutes: number
  /** ids of where it is; none where nobody told */
  places: string[]
  slots: OrderSlot[]
  priceLists: Record<string, TicketType[]>
  /** auto-select: how many times are shown at a time; null without it */
  timesAtOnce: number | null
  /** only the chosen time is shown until another one is wanted */
  timesFolded: boolean
  /** every time is shown */
  timesUnfolded: boolean
  /** the start that was requested and cannot be had, while others can; none of them is chosen in its place */
  missingTime: string | null
  /** its times could not be loaded: nothing is said of them (ORD-275) */
  timesUnread: boolean
  /** what the sales rules leave this visitor, before this order is counted */
  limits: SalesRuleResult[]
  /** how the venue tells what is over a limit, or at it */
  limitWords: LimitWords
  mayBuy: boolean
  /** where its day has no room for those who are chosen */
  nextDay: NextDay | null
  /** where it is sold out on its day */
  similar: SimilarEvent | null
  /** where one asks to be written to when its day is sold out; null where the venue keeps no list */
  waitHref: string | null
  /** other events one of which must be in the order too; null where it needs none */
  needs: EventNeeds | null
  /** the ways to the membership that is missing */
  help: MembershipHelp[]
  added: boolean
  /** its line of the day says it all: its block is drawn below that line, when it is changed */
  settled: boolean
  /** the address asks for its block */
  edited: boolean
}

/** What the visitor chose: a slot and how many of each kind, by event; `retail` are those a member buys at the full price. */
export type Choice = {
  slotId: string | null
  quantities: Record<string, number>
  retail: Record<string, number>
}
export type Choices = Record<string, Choice>

/** How many tickets are chosen of an event. */
export const countOf = (choice: Choice | undefined) =>
  [...Object.values(choice?.quantities ?? {}), ...Object.values(choice?.retail ?? {})].reduce(
    (sum, quantity) => sum + quantity,
    0,
  )

/** Who comes to an event, at whatever price. */
export function partyOfChoice(choice: Choice | undefined): Record<string, number> {
  const { quantities = {}, retail = {} } = choice ?? {}
  const ids = [...new Set([...Object.keys(quantities), ...Object.keys(retail)])]
  return Object.fromEntries(ids.map(id => [id, (quantities[id] ?? 0) + (retail[id] ?? 0)]))
}

/** Whether a start sells every kind of ticket that is chosen. */
export function sellsAll(
  event: OrderEvent,
  { choice, slotId }: { choice: Choice | undefined; slotId: string },
) {
  const list = event.slots.find(({ id }) => id === slotId)?.prices ?? ''
  const soldIds = (event.priceLists[list] ?? []).map(({ id }) => id)
  return isSoldToAll(partyOfChoice(choice), soldIds)
}

/** Whether a start of the day has room for all who are chosen, or for one where nobody is. */
export const hasRoom = (event: OrderEvent, choice: Choice | undefined) =>
  event.slots.some(
    ({ id, availableSeats }) =>
      availableSeats >= Math.max(countOf(choice), 1) && sellsAll(event, { choice, slotId: id }),
  )

/** Whether it has starts on its day, and none of them a seat. */
export const isSoldOut = ({ slots }: { slots: readonly { availableSeats: number }[] }) =>
  slots.length > 0 && !slots.some(isChoosable)

/** Whether any start of the day can be chosen, as far as its times are known. */
export const mayBeChosen = ({ mayBuy, timesUnread, slots }: OrderEvent) =>
  mayBuy && (timesUnread || slots.some(isChoosable))

/** Whether anything was chosen of an event. */
export const hasTickets = (choice: Choice | undefined) => countOf(choice) > 0

/** The slot of an event that is chosen now. */
export function chosenSlot(event: OrderEvent, choice: Choice | undefined): OrderSlot | undefined {
  return event.slots.find(slot => slot.id === choice?.slotId)
}

/** The ticket types on sale for the chosen slot; without one those of the first. */
export function ticketTypes(event: OrderEvent, choice: Choice | undefined): TicketType[] {
  const slot = chosenSlot(event, choice) ?? event.slots[0]
  return (slot && event.priceLists[slot.prices]) ?? []
}

type ChosenType = TicketType & TicketLine

/** An event with what was chosen of it: prices and seats are those of the chosen slot (ORD-101, ORD-132). */
export function orderedState(
  event: OrderEvent,
  choice: Choice | undefined,
  fewSeats?: number,
): OrderedEventState<ChosenType> {
  const lines = ticketTypes(event, choice).map(type => ({
    ...type,
    price: type.retail,
    discountedPrice: type.price,
    quantity: choice?.quantities[type.id] ?? 0,
    retailQuantity: choice?.retail[type.id] ?? 0,
  }))
  const { date, slots } = event
  return orderedEvent({
    date,
    slot: chosenSlot(event, choice),
    times: slots.map(({ time }) => time),
    lines,
    ...(fewSeats === undefined ? {} : { fewSeats }),
  })
}

/** The part of an event in the summary; null without a ticket. */
export function eventPart(event: OrderEvent, choice: Choice | undefined): SummaryPart | null {
  const { id, name } = event
  const { cartedPrices } = orderedState(event, choice)
  if (cartedPrices.length === 0) return null
  const parts = cartedPrices.flatMap(ticketParts)
  const facts = { id, itemType: 'Event' as const, type: 'event', sourceId: id, name, images: [], visits: [] }
  return {
    key: id,
    name,
    when: [event.dateText, chosenSlot(event, choice)?.label].filter(Boolean).join(' · '),
    lines: [orderLine({ ...facts, parts, memberSaving: sumCents(cartedPrices.map(savingOf)) })],
  }
}

/** Cents that the visitor pays less for tickets of one kind since a member pays less. */
function savingOf({ id, name, price, discountedPrice = price, othersPay, ...chosen }: ChosenType): Cents {
  const { quantity, lineDiscount } = chosen
  const tickets = { id, name, quantity, listedEach: price, lineDiscount, visitorEach: discountedPrice }
  return othersPay === undefined ? 0 : memberSaving({ ...tickets, publicEach: othersPay })
}

/** Tickets at the visitor's own price, and those that a member buys at the price for everybody. */
function ticketParts(chosen: ChosenType): LinePart[] {
  const { id, name, price: listedEach, discountedPrice = listedEach, quantity, retailQuantity } = chosen
  const facts = { name, personTypeId: id, listedEach, lineDiscount: chosen.lineDiscount }
  return [
    ticketPart({ ...facts, id, quantity, visitorEach: discountedPrice }),
    ticketPart({
      ...facts,
      id: `${id} retail`,
      quantity: retailQuantity,
      visitorEach: chosen.othersPay ?? discountedPrice,
      isRetail: chosen.forMembers,
    }),
  ].filter(part => part.quantity > 0)
}
