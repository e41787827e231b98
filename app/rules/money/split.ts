import { type Cents, sumCents } from '#app/rules/money/cents.ts'

/**
 * Splits an amount in proportion to the weights. The parts sum to the whole; a cent that does not divide goes to the
 * largest fraction, the earlier part first. Weights that are all 0 count as equal; no weights give no parts.
 */
export function splitCents(total: Cents, weights: readonly number[]): Cents[] {
  const sum = sumCents(weights)
  if (weights.length === 0) return []
  if (sum <= 0)
    return splitCents(
      total,
      weights.map(() => 1),
    )

  const floors = weights.map(weight => Math.floor((total * weight) / sum))
  const rests = weights.map((weight, i) => total * weight - (floors[i] ?? 0) * sum)
  const spare = total - sumCents(floors)
  const lucky = new Set(
    rests
      .map((rest, i) => ({ rest, i }))
      .sort((a, b) => b.rest - a.rest)
      .slice(0, spare)
      .map(({ i }) => i),
  )

  return floors.map((part, i) => (lucky.has(i) ? part + 1 : part))
}

/** Splits an amount into `count` parts that differ by a cent at most, the larger ones first; no parts for a count of 0. */
export function splitEvenly(total: Cents, count: number): Cents[] {
  return splitCents(
    total,
    Array.from({ length: count }, () => 1),
  )
}
