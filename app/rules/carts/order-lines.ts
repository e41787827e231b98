import { type Cents, sumCents } from '#app/rules/money/cents.ts'
import { shownDiscount } from '#app/rules/money/discount.ts'

/** What a line says of its money, in cents. */
type LineMoney = { itemSubtotal: Cents; itemRetailSubtotal: Cents }

/** What a line saves, in cents: retail subtotal minus subtotal (ORD-307, CHK-099). */
export function lineDiscount({ itemRetailSubtotal, itemSubtotal }: LineMoney): Cents {
  return shownDiscount(itemRetailSubtotal, itemSubtotal)
}

/** The lines of an order with their sum and what they save together, in cents (CHK-097). */
export function orderTotals<Line extends LineMoney>(orders: Line[]) {
  const total = sumCents(orders.map(line => line.itemSubtotal))
  const discountTotal = sumCents(orders.map(lineDiscount))

  return { orders, total, discountTotal, totals: { total, discountTotal } }
}
