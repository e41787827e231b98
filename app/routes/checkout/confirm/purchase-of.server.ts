import { sumCents } from '#app/rules/money/cents.ts'
import { unitOf } from '#app/rules/money/format-money.ts'
import type { BoughtOrder } from '#app/ui/bought-order/bought-order.ts'

/** An order as it is measured: what was bought, in units of the currency as trackers want it; nothing of who bought it. */
export function purchaseOf(
  { groups, total, taxes }: Pick<BoughtOrder, 'groups' | 'total' | 'taxes'>,
  { orderNumber, currency }: { orderNumber: string; currency: string },
) {
  const units = (cents: number) => cents / unitOf(currency)
  return {
    orderNumber,
    currency,
    total: units(total),
    tax: units(sumCents(taxes.map(({ amount }) => amount))),
    items: groups
      .filter(({ type }) => type !== 'tax')
      .flatMap(({ lines }) => lines)
      .map(({ id, name, amount }) => ({ id, name, price: units(amount), quantity: 1 })),
  }
}
