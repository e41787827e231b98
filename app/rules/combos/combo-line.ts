import {
  type ComboOffer,
  type ComboPrice,
  comboPrice,
  discountOf,
  isTakenOnce,
  type PricedComboEvent,
} from '#app/rules/combos/combo-price.ts'
import { type ComboSets, type ComboTicket, comboSets } from '#app/rules/combos/combo-tickets.ts'
import type { ComboEvent } from '#app/rules/combos/fill-combo.ts'
import { type Cents, lineTotal, sumCents } from '#app/rules/money/cents.ts'
import { type Discount, discountOn } from '#app/rules/money/discount.ts'
import { splitCents } from '#app/rules/money/split.ts'

type Amounts = { retail: Cents; total: Cents }

/** A combo in the order. `people` take all of it, `rest` are admissions beyond; `items` are all admissions. Cents. */
export type ComboLine = Amounts & {
  people: ({ ticketTypeId: string; quantity: number } & Amounts)[]
  rest: (ComboTicket & Amounts)[]
  items: (ComboTicket & Amounts)[]
  /** tickets that have no price, which are in none of the others */
  unsold: ComboTicket[]
}

/**
 * The order line of a combo. Persons who take all of it pay the combo's price, admissions beyond that the full price of
 * their event. With `priceSplit` 'total' a fixed price is charged once for all persons of a type, and a discount is
 * taken once off the line. The items sum to the line, and neither depends on the order of the tickets.
 */
export function comboLine(offer: ComboOffer, { events, tickets }: ChosenCombo): ComboLine {
  const sets = comboSets(events, tickets)
  const { people, unsold } = pricedPeople(offer, { events, sets })
  const rest = sets.rest.map(ticket => ({ ...ticket, each: fullPrice(events, ticket) }))
  const priced = rest.flatMap(({ each, ...ticket }) => (each === undefined ? [] : [full(ticket, each)]))
  const items = [...people.flatMap(person => admissionsOf(person, events)), ...priced]
  return {
    people,
    rest: priced,
    items: joined(items),
    unsold: [...unsold, ...rest.flatMap(({ each, ...ticket }) => (each === undefined ? [ticket] : []))],
    retail: sumCents(items.map(item => item.retail)),
    total: sumCents(items.map(item => item.total)),
  }
}

type ChosenCombo = { events: readonly PricedComboEvent[]; tickets: readonly ComboTicket[] }

/** What of the price for everybody, in cents, a member's prices take off a combo. */
export function comboMemberSaving(offer: ComboOffer, chosen: ChosenCombo): Cents {
  if (offer.memberDiscounts.length === 0) return 0
  return comboLine({ ...offer, memberDiscounts: [] }, chosen).total - comboLine(offer, chosen).total
}

type People = ComboLine['people'][number]
type ComboPeople = { events: readonly PricedComboEvent[]; sets: ComboSets }

function pricedPeople(
  offer: ComboOffer,
  { events, sets }: ComboPeople,
): Pick<ComboLine, 'people' | 'unsold'> {
  const priced = sets.people.map(person => ({ person, unit: comboPrice(offer, { events, ...person }) }))
  const people = priced.flatMap(({ person, unit }) => (unit ? [amountsOf(offer, { person, unit })] : []))
  const unsold = priced.flatMap(({ person, unit }) =>
    unit ? [] : events.map(event => ({ ...person, ...childOf(event, person) })),
  )
  return { people: isTakenOnce(offer) ? lessOnce(offer, people) : people, unsold }
}

const childOf = ({ eventTemplateId, perPerson }: ComboEvent, { quantity }: { quantity: number }) => ({
  eventTemplateId,
  quantity: quantity * perPerson,
})

type Person = { ticketTypeId: string; quantity: number }

function amountsOf(
  { type, priceSplit }: ComboOffer,
  { person, unit }: { person: Person; unit: ComboPrice },
): People {
  const times = type === 'fixedPrice' && priceSplit === 'total' ? 1 : person.quantity
  return { ...person, retail: lineTotal(times, unit.retail), total: lineTotal(times, unit.price) }
}

/** Each value of the discount is taken once off all persons it is for; members pay their own prices where that is less. */
function lessOnce(offer: ComboOffer, people: readonly People[]): People[] {
  const byDiscount = new Map<Discount | undefined, People[]>()
  for (const person of people) {
    const discount = discountOf(offer, person.ticketTypeId)
    byDiscount.set(discount, [...(byDiscount.get(discount) ?? []), person])
  }
  const reduced = new Map([...byDiscount].flatMap(([discount, group]) => groupTotals(discount, group)))
  const sum = sumCents([...reduced.values()])
  if (sumCents(people.map(({ total }) => total)) <= sum) return [...people]
  return people.map(person => ({ ...person, total: reduced.get(person.ticketTypeId) ?? person.total }))
}

function groupTotals(discount: Discount | undefined, group: readonly People[]): [string, Cents][] {
  const retail = group.map(person => person.retail)
  const off = discount ? splitCents(discountOn(sumCents(retail), discount), retail) : []
  return group.map((person, i) => [person.ticketTypeId, person.retail - (off[i] ?? 0)])
}

/** What persons pay, shared among their admissions in proportion to what the events cost one by one. */
function admissionsOf(person: People, events: readonly PricedComboEvent[]): ComboLine['items'] {
  const { ticketTypeId, quantity } = person
  const weights = events.map(({ perPerson, prices }) => Math.max(prices[ticketTypeId] ?? 0, 0) * perPerson)
  const retail = splitCents(person.retail, weights)
  const total = splitCents(person.total, weights)
  return events.map(({ eventTemplateId, perPerson }, i) => ({
    eventTemplateId,
    ticketTypeId,
    quantity: quantity * perPerson,
    retail: retail[i] ?? 0,
    total: total[i] ?? 0,
  }))
}

function fullPrice(events: readonly PricedComboEvent[], ticket: ComboTicket): Cents | undefined {
  const event = events.find(({ eventTemplateId }) => eventTemplateId === ticket.eventTemplateId)
  const price = event?.prices[ticket.ticketTypeId]
  return price !== undefined && price >= 0 ? price : undefined
}

const full = (ticket: ComboTicket, each: Cents): ComboTicket & Amounts => ({
  ...ticket,
  retail: lineTotal(ticket.quantity, each),
  total: lineTotal(ticket.quantity, each),
})

/** One item for each event and person type. */
function joined(items: ComboLine['items']): ComboLine['items'] {
  const byKey = new Map<string, ComboLine['items'][number]>()
  for (const item of items) {
    const key = `${item.eventTemplateId} ${item.ticketTypeId}`
    const known = byKey.get(key)
    byKey.set(key, known ? added(known, item) : item)
  }
  return [...byKey.values()]
}

const added = (a: ComboLine['items'][number], b: ComboLine['items'][number]) => ({
  ...a,
  quantity: a.quantity + b.quantity,
  retail: a.retail + b.retail,
  total: a.total + b.total,
})
