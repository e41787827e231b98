import type { OrderProblem } from '#app/rules/pricing/problems.ts'
import type { OrderLine } from './order-line.ts'

/** What one item of a cart comes to: its lines, the seats it asks of each slot (by slot id), and what keeps it from being sold. */
export type PricedItems = {
  lines: OrderLine[]
  demand: ReadonlyMap<string, number>
  problems: OrderProblem[]
}

const NONE: ReadonlyMap<string, number> = new Map()

/** Items that take no seats. */
export function seatless({ lines, problems }: Pick<PricedItems, 'lines' | 'problems'>): PricedItems {
  return { lines, problems, demand: NONE }
}

/** The demand for each slot, summed over the whole cart (decision O9). */
export function summedDemand(parts: readonly Pick<PricedItems, 'demand'>[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [slotId, count] of parts.flatMap(({ demand }) => [...demand]))
    sums.set(slotId, (sums.get(slotId) ?? 0) + count)
  return sums
}
