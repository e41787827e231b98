import type { Cents } from '#app/rules/money/cents.ts'
import { type Amounts, sumAmounts } from './order-line.ts'

/** What the lines of an order come to, in cents: what is to be paid, and what is saved against the listed prices (CHK-097). */
export type OrderTotals = { paid: Cents; saved: Cents }

/** The totals of an order, added up from its lines alone. */
export function orderTotals(lines: readonly Amounts[]): OrderTotals {
  const { paid, listed } = sumAmounts(lines)
  return { paid, saved: listed - paid }
}
