import { type LaunchVenue, soldEvents, soldPrices } from './launch-venue.ts'

/** What a ticket usually costs at a venue, in cents: the middle of all prices that are paid; 0 where nothing is. */
export function usualPrice(venue: LaunchVenue): number {
  const prices = soldEvents(venue).flatMap(soldPrices)
  return median(prices.map(({ price }) => price).filter(price => price > 0))
}

/** The upper one of the two in the middle of an even number; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
