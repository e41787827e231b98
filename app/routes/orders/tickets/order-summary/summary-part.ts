import type { CartPayload } from '#app/contract/carts.ts'
import type { Charges } from '#app/contract/venue-file/charges.ts'
import type { OrderLine } from '#app/rules/pricing/order-line.ts'
import { type PricedOrder, priceOrder } from '#app/rules/pricing/price-order.ts'

/** One thing of the order in the summary: what it is, when, and its line, with those of what is chosen beside it. */
export type SummaryPart = { key: string; name: string; when: string; lines: OrderLine[] }

/** Whether tickets are chosen in it: only those are held. */
export const hasSeats = ({ lines }: SummaryPart) =>
  lines.some(
    ({ itemType, parts }) =>
      (itemType === 'Event' || itemType === 'Combo') && parts.some(({ quantity }) => quantity > 0),
  )

type Terms = { coupons: CartPayload['coupons']; charges: Charges }

/** What the summary comes to, by the rule that prices the cart: with the coupons that the cart has, and what the venue adds. */
export function priceSummary(parts: readonly SummaryPart[], { coupons, charges }: Terms): PricedOrder {
  const known = coupons.map(({ couponCode: code, terms }) => ({ ...terms, code, used: 0, conflictsWith: [] }))
  return priceOrder(
    parts.flatMap(({ lines }) => lines),
    {
      charges,
      coupons: {
        codes: known.map(({ code }) => code),
        coupons: new Map(known.map(coupon => [coupon.code, coupon])),
        many: true,
        today: '',
      },
    },
  )
}
