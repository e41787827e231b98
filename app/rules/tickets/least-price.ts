import type { Cents } from '#app/rules/money/cents.ts'

/** What a ticket is listed at, and what somebody pays for it. */
type PricedEntry = { price: Cents; discountedPrice: Cents }

/** What counts for the least price: what is sold for money, or everything where nothing is. Toddlers who are free do not make an event look free. */
export function countedPrices<Entry extends Pick<PricedEntry, 'price'>>(
  entries: readonly Entry[],
): readonly Entry[] {
  const paid = entries.filter(({ price }) => price > 0)
  return paid.length > 0 ? paid : entries
}

/** The entry that costs somebody least among those that count; null where there is none. */
export function leastPrice<Entry extends PricedEntry>(entries: readonly Entry[]): Entry | null {
  const [first, ...others] = countedPrices(entries)
  if (!first) return null
  return others.reduce((best, entry) => (entry.discountedPrice < best.discountedPrice ? entry : best), first)
}
