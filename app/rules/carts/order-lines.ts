import type { Cart, OrderLine } from '#app/rules/carts/cart.ts'
import type { ItemType } from '#app/rules/carts/item-types.ts'
import { sumCents } from '#app/rules/money/cents.ts'
import { shownDiscount } from '#app/rules/money/discount.ts'
import type { LineTotals } from '#app/rules/tickets/ticket-line.ts'

/** An order line from what was ordered and what it costs; subtotals in cents (ORD-116, CHK-098). */
export function orderLine(
  item: {
    type: string
    itemType: ItemType
    eventTemplateId?: string
    images?: unknown[]
    eventIds?: readonly string[]
  },
  totals: Pick<LineTotals, 'retailTotal' | 'total'>,
): OrderLine {
  return {
    type: item.type,
    itemType: item.itemType,
    itemSubtotal: totals.total,
    itemRetailSubtotal: totals.retailTotal,
    ...(item.eventTemplateId ? { eventTemplateId: item.eventTemplateId } : {}),
    images: item.images ?? [],
    events: (item.eventIds ?? []).map(eventId => ({ eventId })),
  }
}

/** What a line saves, in cents: retail subtotal minus subtotal (CHK-099). */
export function lineDiscount(line: Pick<OrderLine, 'itemSubtotal' | 'itemRetailSubtotal'>): number {
  return shownDiscount(line.itemRetailSubtotal, line.itemSubtotal)
}

/** The cart with these lines and their total and discount, in cents. */
export function withLines<C extends Cart>(cart: C, orders: OrderLine[]): C {
  const total = sumCents(orders.map(line => line.itemSubtotal))
  const discountTotal = sumCents(orders.map(lineDiscount))

  return { ...cart, orders, total, discountTotal, totals: { total, discountTotal } }
}
