import type { PriceEntry, PriceList } from '#app/contract/venue-file/prices.ts'
import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import { withTickets } from '#app/rules/limits/evaluate-limits.ts'
import { memberShares } from '#app/rules/limits/member-shares.ts'
import type { LimitedTickets } from '#app/rules/limits/sales-limit.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { type Cents, sumCents } from '#app/rules/money/cents.ts'
import { isSelectable, lineDiscount } from '#app/rules/tickets/ticket-price.ts'
import type { Party } from '../tickets/party.ts'
import { ticketPart } from './ticket-part.ts'
import { memberSavingOn, visitorPrice } from './visitor-price.ts'

/** Whose prices a party gets: the categories of the visitor's memberships, and what the sales rules leave them before this order. */
export type PartyBuyer = { categoryIds: readonly string[]; rules: readonly SalesRuleResult[] }

type PartyOf = { party: Party; buyer: PartyBuyer }

/**
 * What tickets for a party cost from one price list of an event, in cents, as a cart would say; coupons are left aside. Of a member as many
 * as the limits of members leave are at their prices, those first who save most, the others at the price for everybody. Null for nobody, where
 * one of them has no ticket there or more come than it sells at once, and where a sales rule keeps them from coming together.
 */
export function partyPrice(
  event: StoredEvent,
  list: PriceList | undefined,
  { party, buyer }: PartyOf,
): Cents | null {
  const people = Object.entries(party).map(([personTypeId, quantity]) => ({
    quantity,
    entry: list?.prices.find(price => price.personTypeId === personTypeId),
  }))
  const sold = people.flatMap(({ entry, quantity }) =>
    entry && isSelectable(entry) && quantity <= (entry.maximum ?? quantity) ? [{ entry, quantity }] : [],
  )
  if (sold.length === 0 || sold.length < people.length) return null
  const tickets = ticketsFor(event, { sold, buyer })
  if (withTickets(buyer.rules, tickets).some(({ fails }) => fails)) return null
  const entries = new Map(sold.map(({ entry }) => [entry.personTypeId, entry]))

  return sumCents(
    tickets.map(ticket => partOf(event, { ticket, entry: entries.get(ticket.personTypeId)!, buyer })),
  )
}

type SoldPeople = { entry: PriceEntry; quantity: number }

/** The tickets of a party as a cart has them: at the price for everybody those that no member price is left for. */
function ticketsFor(
  event: StoredEvent,
  { sold, buyer }: { sold: readonly SoldPeople[]; buyer: PartyBuyer },
): LimitedTickets[] {
  const tickets = sold.map(({ entry, quantity }) => ({
    ...{ eventId: event.id, personTypeId: entry.personTypeId, quantity },
    saving: memberSavingOn(event, entry, buyer.categoryIds),
  }))
  const shares = memberShares(tickets, buyer.rules)
  return tickets
    .flatMap(({ saving: _, ...own }, at) => [
      { ...own, quantity: shares[at]!, isRetail: false },
      { ...own, quantity: own.quantity - shares[at]!, isRetail: true },
    ])
    .filter(({ quantity }) => quantity > 0)
}

type PricedTicket = { ticket: LimitedTickets; entry: PriceEntry; buyer: PartyBuyer }

function partOf(event: StoredEvent, { ticket, entry, buyer }: PricedTicket): Cents {
  const { personTypeId, quantity, isRetail } = ticket
  return ticketPart({
    id: personTypeId,
    name: personTypeId,
    quantity,
    listedEach: entry.price,
    visitorEach: visitorPrice(event, entry, isRetail ? [] : buyer.categoryIds),
    lineDiscount: lineDiscount(event, personTypeId),
  }).visitor
}

/** What a party pays at the least and at the most, in cents. */
export type PriceRange = { least: Cents; most: Cents }

/** The least and the most of what a party pays; null where one of the prices is not known, or there is none. */
export function partyPriceOf(prices: readonly (Cents | null)[]): PriceRange | null {
  const known = prices.filter(price => price !== null)
  return known.length > 0 && known.length === prices.length
    ? { least: Math.min(...known), most: Math.max(...known) }
    : null
}
