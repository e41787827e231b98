/** An amount in the smallest unit of its currency (cents for USD, yen for JPY). Always an integer. */
export type Cents = number

/** `numerator / denominator` as an integer, a half going up. Exact: no fraction is ever formed. `denominator` > 0. */
export function divideHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator
  const rest = doubled % (2 * denominator)
  const positiveRest = rest < 0 ? rest + 2 * denominator : rest

  return (doubled - positiveRest) / (2 * denominator)
}

/** The sum in cents; 0 for an empty list. */
export function sumCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** What a line costs in cents: quantity times the cost of one (ORD-217). */
export function lineTotal(quantity: number, cost: Cents): Cents {
  return quantity * cost
}
