import type { PriceList } from '#app/contract/venue-file/prices.ts'
import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import { type Cents, sumCents } from '#app/rules/money/cents.ts'
import { isSelectable, lineDiscount } from '#app/rules/tickets/ticket-price.ts'
import type { Party } from '../tickets/party.ts'
import { ticketPart } from './ticket-part.ts'
import { visitorPrice } from './visitor-price.ts'

/**
 * What everybody pays for tickets of a party from one price list of an event, in cents, as a cart would say; memberships and coupons are left
 * aside. Null for nobody, and where one of them has no ticket there or more come than it sells at once.
 */
export function partyPrice(event: StoredEvent, list: PriceList | undefined, party: Party): Cents | null {
  const parts = Object.entries(party).map(([personTypeId, quantity]) => {
    const entry = list?.prices.find(price => price.personTypeId === personTypeId)
    if (!entry || !isSelectable(entry) || quantity > (entry.maximum ?? quantity)) return null
    return ticketPart({
      id: personTypeId,
      name: personTypeId,
      quantity,
      listedEach: entry.price,
      visitorEach: visitorPrice(event, entry, []),
      lineDiscount: lineDiscount(event, personTypeId),
    }).visitor
  })
  if (parts.length === 0 || parts.includes(null)) return null
  return sumCents(parts as Cents[])
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
