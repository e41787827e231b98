/** How two samples compare. `ratio` of the medians; `slower`: how often a value of the first is greater than one of the second, 0.5 where they are alike. */
export type Comparison = { medians: [number, number]; ratio: number; slower: number; p: number }

/** Mann–Whitney: whether two samples come from one distribution, by their ranks; `p` by the normal approximation, both sides. */
export function compareSamples(first: readonly number[], second: readonly number[]): Comparison {
  const [n, m] = [first.length, second.length]
  const sorted = [...second].sort((one, other) => one - other)
  const wins = first.reduce((sum, value) => sum + below(sorted, value), 0)
  const spread = Math.sqrt((n * m * (n + m + 1)) / 12)
  const z = (wins - (n * m) / 2) / spread
  const medians: [number, number] = [median(first), median(second)]
  return { medians, ratio: medians[0] / medians[1], slower: wins / (n * m), p: 2 * (1 - normal(Math.abs(z))) }
}

/** How many of the sorted values are less; equal ones count half. */
function below(sorted: readonly number[], value: number): number {
  const less = sorted.filter(other => other < value).length
  const equal = sorted.filter(other => other === value).length
  return less + equal / 2
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1)
  return (low + high) / 2
}

/** The standard normal distribution's share below z ≥ 0 (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
}
