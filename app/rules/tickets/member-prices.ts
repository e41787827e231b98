import type { Cents } from '#app/rules/money/cents.ts'

/** The member prices of one event, as the pricing call answers them (ORD-126). */
export type MemberPriceEntry = {
  eventId: string
  membershipId: string
  prices: { personTypeId: string; price: Cents; discountValue?: number }[]
}

/** Member prices once asked for: an answer that cannot be used is one without discounts (ORD-276). */
export type MemberPricing = { loaded: true; entries: MemberPriceEntry[] }

/** The entries of a pricing answer, a JSON string; a failed call (undefined) or a damaged answer has none (ORD-276). */
export function readMemberPrices(payload: string | undefined): MemberPricing {
  return { loaded: true, entries: parseEntries(payload) }
}

function parseEntries(payload: string | undefined): MemberPriceEntry[] {
  try {
    const parsed: unknown = JSON.parse(payload ?? '[]')

    return Array.isArray(parsed) && parsed.every(isEntry) ? parsed : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is MemberPriceEntry {
  if (typeof value !== 'object' || value === null) return false
  const { eventId, prices } = value as Partial<MemberPriceEntry>

  return typeof eventId === 'string' && Array.isArray(prices) && prices.every(isPrice)
}

function isPrice(value: unknown): boolean {
  const price = value as MemberPriceEntry['prices'][number] | null

  return typeof price?.personTypeId === 'string' && Number.isInteger(price.price)
}
