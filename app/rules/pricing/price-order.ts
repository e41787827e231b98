import type { Charges } from '#app/contract/venue-file/charges.ts'
import { type CartCoupons, priceCoupons } from './coupon-lines.ts'
import type { CouponTerms } from './coupon-terms.ts'
import { withFees } from './fees.ts'
import type { OrderLine } from './order-line.ts'
import { type OrderTotals, orderTotals } from './order-totals.ts'
import { withTaxes } from './taxes.ts'

/** What an order costs: the chosen lines after coupons with those of the venue's charges behind them, and their sum. */
export type PricedOrder = { lines: OrderLine[]; coupons: CartCoupons; totals: OrderTotals }

/** The lines of one order after coupons, fees and taxes, with their totals; cart, order page and renewals all use it. */
export function priceOrder(
  goods: readonly OrderLine[],
  { coupons: terms, charges }: { coupons: CouponTerms; charges: Charges },
): PricedOrder {
  const { lines: reduced, coupons } = priceCoupons(goods, terms)
  const lines = withTaxes(withFees(reduced, charges), charges)
  return { lines, coupons, totals: orderTotals(lines) }
}
