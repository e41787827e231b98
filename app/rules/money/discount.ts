import type { Cents } from '#app/rules/money/cents.ts'
import { basisPoints, shareOf } from '#app/rules/money/percent.ts'

/** `value` is a percentage (17.5) when PercentageBased and cents when AmountBased (ORD-305). */
export type Discount = { discountType: 'PercentageBased' | 'AmountBased'; value: number }

/** Whether a discount is taken from every ticket or once from the line (ORD-306). */
export type Distribution = 'each' | 'total'

/** The reduction of an amount by a discount, in cents: rounded half up, never more than the amount (ORD-009, ORD-010). */
export function discountOn(amount: Cents, discount: Discount): Cents {
  const reduction =
    discount.discountType === 'PercentageBased'
      ? shareOf(amount, basisPoints(discount.value))
      : discount.value

  return Math.min(Math.max(reduction, 0), Math.max(amount, 0))
}

/** The amount less its discount, in cents; never below 0 (ORD-010). */
export function withDiscount(amount: Cents, discount: Discount): Cents {
  return amount - discountOn(amount, discount)
}
