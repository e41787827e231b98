import type { ComboPayload } from '#app/contract/combos.ts'
import { type ComboLine, comboLine, comboMemberSaving } from '#app/rules/combos/combo-line.ts'
import type { ComboOffer, PricedComboEvent } from '#app/rules/combos/combo-price.ts'
import { type ComboTicket, childTickets } from '#app/rules/combos/combo-tickets.ts'
import { type PartBefore, partBefore } from '#app/rules/combos/part-order.ts'
import type { LimitWords } from '#app/rules/limits/limit-words.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { type Cents, sumCents } from '#app/rules/money/cents.ts'
import { linePart, type OrderLine, orderLine } from '#app/rules/pricing/order-line.ts'
import { comboSeats } from '#app/rules/slots/seats.ts'
import type { PictureSource } from '#app/ui/picture/picture.tsx'
import type { SavingProps } from '#app/ui/price/saving.tsx'
import type { SummaryPart } from '../../order-summary/summary-part.ts'

export type VisitSlot = {
  id: string
  date: string
  time: string
  label: string
  availableSeats: number
  prices: string
}

/** An event of a combo on its day. `priceLists`: full prices by person type, in cents; `alone`: what this visitor pays for it by itself. */
export type ComboVisit = {
  id: string
  name: string
  picture: PictureSource | null
  dateText: string
  perPerson: number
  /** how long it takes; 0 where nobody told */
  minutes: number
  /** ids of where it is; none where nobody told */
  places: string[]
  slots: VisitSlot[]
  priceLists: Record<string, Record<string, Cents>>
  alone: Record<string, Record<string, Cents>>
  /** its times could not be loaded: nothing is said of them (ORD-275) */
  timesUnread?: boolean
}

/** A combo of the order as its block shows it. `key` is its item in the cart. */
export type OrderCombo = {
  key: string
  comboTemplateId: string
  name: string
  picture: PictureSource | null
  detailHref: string
  /** what it saves against its parts, whatever is chosen; null where it saves nobody anything */
  saving: SavingProps | null
  /** the day of its first event */
  date: string
  /** some of its events were chosen and can be chosen again */
  hasChoice: boolean
  offer: ComboOffer
  /** who it is sold to; `event` names the one event where each may have its own tickets */
  types: { id: string; name: string; description: string; maximum: number | null }[]
  /** each event begins when the one before it is over */
  inOrder: boolean
  /** every event has the same tickets */
  even: boolean
  visits: ComboVisit[]
  mayBuy: boolean
  /** what the sales rules leave of its events, nothing of this order counted */
  limits: SalesRuleResult[]
  limitWords: LimitWords
  /** where an event of it has no time left: the next day on which all of it can be had */
  nextDay: { dateText: string; href: string } | null
  /** what is sold beside it */
  addOns: ComboPayload['addOns']
  /** it stands in the cart */
  added: boolean
  /** its lines of the day say it all: its block is drawn below one of them, when it is changed */
  settled: boolean
  /** the address asks for its block */
  edited: boolean
  /** the day of all visits in words; empty where they are on several */
  dayText: string
}

/** What was chosen of a combo: a slot for each event, and quantities by `rowKey`. */
export type ComboOrderChoice = { slots: Record<string, string | null>; quantities: Record<string, number> }
export type ComboChoices = Record<string, ComboOrderChoice>

const NOTHING: ComboOrderChoice = { slots: {}, quantities: {} }

/** Names a quantity: of a person type, or of a person type at one event. */
export const rowKey = (ticketTypeId: string, eventId?: string) =>
  eventId === undefined ? ticketTypeId : `${eventId}:${ticketTypeId}`

export function visitSlot(visit: ComboVisit, chosen: ComboOrderChoice = NOTHING): VisitSlot | undefined {
  return visit.slots.find(slot => slot.id === chosen.slots[visit.id])
}

/** What has to be over before an event of the combo begins, as it is chosen: its name, and from when on. Null: nothing. */
export function partBeforeVisit(
  { visits, inOrder }: Pick<OrderCombo, 'visits' | 'inOrder'>,
  { visit, chosen }: { visit: ComboVisit; chosen: ComboOrderChoice | undefined },
): (PartBefore & { name: string }) | null {
  if (!inOrder) return null
  const earlier = visits.slice(0, visits.indexOf(visit))
  const starts = earlier.flatMap(other => {
    const slot = visitSlot(other, chosen)
    return slot ? [{ id: other.id, minutes: other.minutes, date: slot.date, time: slot.time }] : []
  })
  const before = partBefore(starts)
  const name = earlier.find(({ id }) => id === before?.id)?.name
  return before && name !== undefined ? { ...before, name } : null
}

/** The events with the prices of their chosen slots; without one those of the first. */
export function pricedVisits({ visits }: OrderCombo, chosen: ComboOrderChoice = NOTHING): PricedComboEvent[] {
  return visits.map(visit => {
    const slot = visitSlot(visit, chosen) ?? visit.slots[0]
    const prices = (slot && visit.priceLists[slot.prices]) ?? {}
    return { eventTemplateId: visit.id, perPerson: visit.perPerson, prices }
  })
}

/** The admissions that the chosen quantities stand for. */
export function chosenTickets(
  {
    visits,
    types,
    even,
  }: Pick<OrderCombo, 'types' | 'even'> & {
    visits: readonly Pick<ComboVisit, 'id' | 'perPerson'>[]
  },
  { quantities }: ComboOrderChoice = NOTHING,
): ComboTicket[] {
  const events = visits.map(({ id, perPerson }) => ({ eventTemplateId: id, perPerson }))
  const tickets = even
    ? childTickets(
        events,
        types.map(({ id }) => ({ ticketTypeId: id, quantity: quantities[rowKey(id)] ?? 0 })),
      )
    : events.flatMap(({ eventTemplateId }) =>
        types.map(({ id }) => ({
          eventTemplateId,
          ticketTypeId: id,
          quantity: quantities[rowKey(id, eventTemplateId)] ?? 0,
        })),
      )
  return tickets.filter(({ quantity }) => quantity > 0)
}

/** What the combo comes to as it is chosen; cents. */
export function chosenLine(combo: OrderCombo, chosen: ComboOrderChoice | undefined): ComboLine {
  return comboLine(combo.offer, chosenOf(combo, chosen))
}

/** What the combo saves: with tickets just what these cost alone at their times less what they cost in it; without, what it may save. */
export function savingNow(combo: OrderCombo, chosen: ComboOrderChoice | undefined): SavingProps | null {
  const { items, total } = chosenLine(combo, chosen)
  if (items.length === 0) return combo.saving
  const amount = sumCents(items.map(item => aloneOf(combo, { item, chosen }))) - total
  return amount > 0 ? { amount, kind: 'each' } : null
}

function aloneOf(
  { visits }: OrderCombo,
  { item, chosen }: { item: ComboTicket; chosen: ComboOrderChoice | undefined },
): Cents {
  const visit = visits.find(({ id }) => id === item.eventTemplateId)
  const slot = visit && (visitSlot(visit, chosen) ?? visit.slots[0])
  return (slot ? (visit.alone[slot.prices]?.[item.ticketTypeId] ?? 0) : 0) * item.quantity
}

const chosenOf = (combo: OrderCombo, chosen: ComboOrderChoice | undefined) => ({
  events: pricedVisits(combo, chosen),
  tickets: chosenTickets(combo, chosen),
})

/** Seats that are left at each event's chosen slot beside the tickets of this combo (ORD-141). */
export function seatsLeft(combo: OrderCombo, chosen: ComboOrderChoice | undefined): Record<string, number> {
  const tickets = chosenTickets(combo, chosen)
  return comboSeats(
    combo.visits.map(visit => ({
      eventTemplateId: visit.id,
      availableSeats: visitSlot(visit, chosen)?.availableSeats ?? 0,
      tickets: tickets
        .filter(({ eventTemplateId }) => eventTemplateId === visit.id)
        .reduce((sum, { quantity }) => sum + quantity, 0),
    })),
  )
}

/** The combos in the summary; those without a ticket are left out. */
export function comboParts(combos: readonly OrderCombo[], choices: ComboChoices): SummaryPart[] {
  return combos.flatMap(combo => {
    const { key, name } = combo
    const chosen = choices[key]
    const line = {
      ...orderLineOf(combo, chosenLine(combo, chosen)),
      memberSaving: comboMemberSaving(combo.offer, chosenOf(combo, chosen)),
    }
    return line.parts.length > 0 ? [{ key, name, when: whenOf(combo, chosen), lines: [line] }] : []
  })
}

function orderLineOf(combo: OrderCombo, { people, rest }: ComboLine): OrderLine {
  const { key: id, name, comboTemplateId: sourceId } = combo
  const nameOf = (typeId: string) => combo.types.find(type => type.id === typeId)?.name ?? typeId
  const visitOf = (eventId: string) => combo.visits.find(visit => visit.id === eventId)?.name ?? eventId
  const partOf = ({ ticketTypeId, quantity, retail, total }: ComboLine['people'][number]) =>
    linePart({
      id: ticketTypeId,
      name: nameOf(ticketTypeId),
      quantity,
      personTypeId: ticketTypeId,
      listed: retail,
      visitor: total,
    })
  return orderLine({
    ...{ id, itemType: 'Combo', type: 'combo', sourceId, name, images: [], visits: [] },
    parts: [
      ...people.map(partOf),
      ...rest.map(({ eventTemplateId, ...single }) => ({
        ...partOf(single),
        id: rowKey(single.ticketTypeId, eventTemplateId),
        name: `${nameOf(single.ticketTypeId)}, ${visitOf(eventTemplateId)}`,
        eventId: eventTemplateId,
      })),
    ],
  })
}

function whenOf(combo: OrderCombo, chosen: ComboOrderChoice | undefined): string {
  const times = combo.visits.map(visit =>
    [visit.name, visitSlot(visit, chosen)?.label].filter(Boolean).join(' '),
  )
  return [combo.dayText, times.join(', ')].filter(Boolean).join(' · ')
}
