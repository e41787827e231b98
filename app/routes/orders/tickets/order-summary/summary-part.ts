import type { Charges, Goods } from '#app/contract/venue-file/charges.ts'
import { type Chargeable, type ChargedFee, chargedFees } from '#app/rules/pricing/fees.ts'
import type { Cents } from '#app/rules/money/cents.ts'

/** One thing of the order in the summary: what it is, when, what it costs at the full price and what is taken off, and line by line; cents. */
export type SummaryPart = {
  key: string
  goods: Goods
  name: string
  when: string
  retailTotal: Cents
  discountTotal: Cents
  lines: {
    key: string
    name: string
    quantity: number
    amount: Cents
    /** of another kind than its part: an add-on that is chosen with it */
    goods?: Goods
    /** tickets that a member buys at the full price */
    atRetail?: boolean
  }[]
}

/** What the venue adds to what the summary holds, as the cart will have it. */
export function feesOf(parts: readonly SummaryPart[], charges: Charges): ChargedFee[] {
  const chargeables = parts.flatMap(part =>
    part.lines.map(
      ({ goods = part.goods, quantity, amount }): Chargeable => ({ goods, quantity, paid: amount }),
    ),
  )
  return chargedFees(chargeables, charges)
}
