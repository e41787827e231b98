import type { Cents } from '#app/rules/money/cents.ts'
import type { PictureSource } from '#app/ui/picture/picture.tsx'

/** One kind of ticket and what it costs this visitor; cents. */
export type TicketType = {
  id: string
  name: string
  description: string
  price: Cents
  retail: Cents
  /** `price` is that of a verified member */
  forMembers: boolean
  maximum: number | null
}

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
  dateText: string
  detailHref: string
  changeDateHref: string
  slots: OrderSlot[]
  priceLists: Record<string, TicketType[]>
  /** slots shown before 'Show more times'; all when null */
  shownSlots: number | null
  mayBuy: boolean
  added: boolean
}

/** What the visitor chose: a slot and how many of each kind, by event. */
export type Choice = { slotId: string | null; quantities: Record<string, number> }
export type Choices = Record<string, Choice>

/** An event that is offered but not in the order. */
export type Suggestion = {
  id: string
  name: string
  picture: PictureSource | null
  shortDescription: string
  removed: boolean
}

/** Why an order was not taken, in the venue's words, at the places it concerns. */
export type Refusal = {
  notices: string[]
  events: Record<string, string[]>
  /** name of the field that gets the focus */
  focus: string | null
}

export const slotField = (eventId: string) => `slot:${eventId}`
export const quantityField = (eventId: string, ticketTypeId: string) => `quantity:${eventId}:${ticketTypeId}`

/** The slot of an event that is chosen now. */
export function chosenSlot(event: OrderEvent, choice: Choice | undefined): OrderSlot | undefined {
  return event.slots.find(slot => slot.id === choice?.slotId)
}

/** The ticket types on sale for the chosen slot; without one those of the first. */
export function ticketTypes(event: OrderEvent, choice: Choice | undefined): TicketType[] {
  const slot = chosenSlot(event, choice) ?? event.slots[0]
  return (slot && event.priceLists[slot.prices]) ?? []
}

/** One thing of the order in the summary: what it is, when, and what it costs line by line; cents. */
export type SummaryPart = {
  key: string
  name: string
  when: string
  lines: { key: string; name: string; quantity: number; amount: Cents; retail: Cents }[]
}

/** The chosen events, priced; kinds and events without a ticket are left out. */
export function eventParts(events: readonly OrderEvent[], choices: Choices): SummaryPart[] {
  return events
    .map(event => ({
      key: event.id,
      name: event.name,
      when: [event.dateText, chosenSlot(event, choices[event.id])?.label].filter(Boolean).join(' · '),
      lines: ticketLines(event, choices[event.id]),
    }))
    .filter(({ lines }) => lines.length > 0)
}

function ticketLines(event: OrderEvent, choice: Choice | undefined): SummaryPart['lines'] {
  return ticketTypes(event, choice)
    .map(type => ({ type, quantity: choice?.quantities[type.id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ type, quantity }) => ({
      key: type.id,
      name: type.name,
      quantity,
      amount: quantity * type.price,
      retail: quantity * type.retail,
    }))
}

/** Everything that was typed into the order's form, kept when the order is refused. */
export type TypedOrder = { events: Choices }
