import type { PriceEntry, PriceList } from '#app/contract/venue-file/prices.ts'
import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import { withDiscount } from '#app/rules/money/discount.ts'
import { discountFor, memberPrice } from '#app/rules/tickets/ticket-price.ts'

/** The price list of a slot: its own, else the event's first; undefined for an event without prices. */
export function priceListOf(event: StoredEvent, priceListId: string | null): PriceList | undefined {
  return event.priceLists.find(list => list.id === priceListId) ?? event.priceLists[0]
}

/** What this visitor pays for one ticket in cents: the best of the event's own discount per ticket and the member prices; without categories, what everybody pays. */
export function visitorPrice(
  event: StoredEvent,
  { price, personTypeId }: PriceEntry,
  categoryIds: readonly string[],
): number {
  const own = event.type === 'discountCode' && event.discount?.distribution === 'each'
  const rebate = own ? discountFor(event.discount, personTypeId) : undefined
  const reduced = rebate ? withDiscount(price, rebate) : price
  const member = memberPrice({ price, personTypeId }, { discounts: event.memberDiscounts, categoryIds })
  return Math.min(price, reduced, member ?? price)
}

/** Cents that one ticket costs less for members of these categories than for everybody. */
export const memberSavingOn = (
  event: StoredEvent,
  entry: PriceEntry,
  categoryIds: readonly string[],
): number => visitorPrice(event, entry, []) - visitorPrice(event, entry, categoryIds)
