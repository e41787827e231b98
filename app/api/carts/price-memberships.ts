import { type PricedItems, seatless } from './priced-items.ts'

/** Memberships are accepted by the schema so that nothing is lost, and refused in so many words. */
export function priceMembership(path: string): PricedItems {
  const problem = {
    code: 'NOT_SOLD_ONLINE' as const,
    path,
    sentence: 'Memberships cannot be bought online yet',
  }
  return seatless({ lines: [], problems: [problem] })
}
