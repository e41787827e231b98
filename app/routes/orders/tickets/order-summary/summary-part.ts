import type { Cents } from '#app/rules/money/cents.ts'

/** One thing of the order in the summary: what it is, when, what it costs at the full price and what is taken off, and line by line; cents. */
export type SummaryPart = {
  key: string
  name: string
  when: string
  retailTotal: Cents
  discountTotal: Cents
  lines: {
    key: string
    name: string
    quantity: number
    amount: Cents
    /** tickets that a member buys at the full price */
    atRetail?: boolean
  }[]
}
