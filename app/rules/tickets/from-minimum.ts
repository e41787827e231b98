type QuantityStep = {
  /** how many there were, and how many are wanted */
  from: number
  to: number
  /** fewest tickets of a kind once any is chosen; 0 or 1 where one will do */
  minimum: number
}

/** How many tickets a press makes where a kind is sold in no fewer than so many: the first press makes the fewest, and one less than these none. */
export function fromMinimum({ from, to, minimum }: QuantityStep): number {
  if (to <= 0 || to >= minimum) return to
  return to > from ? minimum : 0
}
