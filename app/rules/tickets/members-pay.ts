import type { Cents } from '#app/rules/money/cents.ts'

/** One kind of ticket for somebody who is no member: what it costs, and what members pay where that is less. */
type Kind = { price: Cents; membersPay?: Cents }

/** Whether it is said once, and not at every price, that members come in free: where they do with each of several kinds that cost something. */
export function areFreeForMembers(kinds: readonly Kind[]): boolean {
  const priced = kinds.filter(({ price }) => price > 0)

  return priced.length > 1 && priced.every(({ membersPay }) => membersPay === 0)
}
