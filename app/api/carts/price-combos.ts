import { type PricedItems, seatless } from './priced-items.ts'

/** Combos are accepted by the schema so that nothing is lost, and refused in so many words. */
export function priceCombo(path: string): PricedItems {
  const problem = { code: 'NOT_SOLD_ONLINE' as const, path, sentence: 'Combos cannot be bought online yet' }
  return seatless({ lines: [], problems: [problem] })
}
