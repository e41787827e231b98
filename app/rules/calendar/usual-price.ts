/** The price that most days have, in cents, the least of several; null without any. A calendar says it once, and a day says another. */
export function usualPrice(prices: readonly number[]): number | null {
  const counts = new Map<number, number>()
  for (const price of prices) counts.set(price, (counts.get(price) ?? 0) + 1)
  const [usual] = [...counts].toSorted(([a, timesA], [b, timesB]) => timesB - timesA || a - b)

  return usual?.[0] ?? null
}
