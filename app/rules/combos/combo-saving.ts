import { type Cents, sumCents } from '#app/rules/money/cents.ts'

/** A part of a combo with what each of its events costs one person; null where they cannot buy it alone. */
export type PricedPart = { type: 'event' | 'any'; quantity: number; prices: readonly (Cents | null)[] }

/** Which of what can be chosen counts: the events and times that cost least, or those that cost most. */
export type PriceEnd = 'cheapest' | 'dearest'

/** What a combo saves in cents: the same whoever pays and whatever is chosen, at least so much, or at most. */
export type ComboSaving = { amount: Cents; kind: 'each' | 'from' | 'to' }

/**
 * What the parts of a combo cost one person if each is bought alone, in cents: all that always belongs to it, and the cheapest or
 * dearest of every choice. Null where a part cannot be bought alone.
 */
export function partsAlone(parts: readonly PricedPart[], end: PriceEnd): Cents | null {
  const costs = parts.map(part => costOfPart(part, end))
  if (costs.length === 0 || costs.includes(null)) return null

  return sumCents(costs.flatMap(cost => cost ?? []))
}

function costOfPart({ type, quantity, prices }: PricedPart, end: PriceEnd): Cents | null {
  const sold = prices.flatMap(price => price ?? []).toSorted((a, b) => (end === 'cheapest' ? a - b : b - a))
  if (type === 'event') return sold.length === prices.length ? sumCents(sold) * quantity : null

  return sold.length >= quantity ? sumCents(sold.slice(0, quantity)) : null
}

/** What a combo costs somebody, or a party, and what its parts do alone; cents. */
export type ComboComparison = { combo: Cents; alone: Cents | null }

/** What a combo saves in all the cases that are compared; null where it saves nobody anything, or that cannot be told. */
export function comboSaving(cases: readonly ComboComparison[]): ComboSaving | null {
  const savings = cases.flatMap(({ combo, alone }) =>
    combo >= 0 && alone !== null && alone > 0 ? [Math.max(alone - combo, 0)] : [],
  )
  const most = Math.max(0, ...savings)
  if (most === 0) return null
  const least = Math.min(...savings)
  if (least === most) return { amount: most, kind: 'each' }

  return least > 0 ? { amount: least, kind: 'from' } : { amount: most, kind: 'to' }
}
