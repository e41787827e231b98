import type { Cents } from '#app/rules/money/cents.ts'

/** What one membership pays at one start, in cents for each person type (ORD-126). */
export type MemberPriceEntry = { slotId: string; prices: { personTypeId: string; price: Cents }[] }

/** The same as the pricing call answers it, where `eventId` is the slot. */
type AnsweredEntry = { eventId: string; prices: MemberPriceEntry['prices'] }

/** Member prices once asked for: an answer that cannot be used is one without discounts (ORD-276). */
export type MemberPricing = { loaded: true; entries: MemberPriceEntry[] }

/** The entries of a pricing answer, a JSON string; a failed call (undefined) or a damaged answer has none (ORD-276). */
export function readMemberPrices(payload: string | undefined): MemberPricing {
  return { loaded: true, entries: parseEntries(payload) }
}

/** The best member price of one kind of ticket at one start, in cents; undefined where members pay what everybody pays. */
export function memberPriceAt(
  { entries }: MemberPricing,
  { slotId, personTypeId }: { slotId: string; personTypeId: string },
): Cents | undefined {
  const prices = entries
    .filter(entry => entry.slotId === slotId)
    .flatMap(entry => entry.prices.filter(price => price.personTypeId === personTypeId))
    .map(({ price }) => price)

  return prices.length > 0 ? Math.min(...prices) : undefined
}

/** What one ticket costs a visitor, in cents: the better of what everybody and what members pay (ORD-003). `isMembers`: it is the latter. */
export function ownPrice(
  publicPrice: Cents,
  memberPrice: Cents | undefined,
): { price: Cents; isMembers: boolean } {
  const isMembers = memberPrice !== undefined && memberPrice < publicPrice

  return { price: isMembers ? memberPrice : publicPrice, isMembers }
}

function parseEntries(payload: string | undefined): MemberPriceEntry[] {
  try {
    const parsed: unknown = JSON.parse(payload ?? '[]')

    return Array.isArray(parsed) && parsed.every(isEntry)
      ? parsed.map(({ eventId: slotId, prices }) => ({ slotId, prices }))
      : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is AnsweredEntry {
  const { eventId, prices } = (value ?? {}) as Partial<AnsweredEntry>

  return typeof eventId === 'string' && Array.isArray(prices) && prices.every(isPrice)
}

function isPrice(value: unknown): boolean {
  const price = value as MemberPriceEntry['prices'][number] | null

  return typeof price?.personTypeId === 'string' && Number.isInteger(price.price)
}
