import type { Cents } from '#app/rules/money/cents.ts'

/** What was paid for something, and what codes took off it, in cents; none of the second where no code did. */
type Paid = { discountedAmount: Cents; couponDiscount?: Cents | undefined }

/**
 * The items of an order and their lines as they cost before codes, in cents: a receipt multiplies there, and says what codes took off in
 * lines of their own. Other discounts stay in the price.
 */
export const beforeCoupons = <Line extends Paid, Item extends Paid & { items: readonly Line[] }>(
  items: readonly Item[],
): (Item & { items: Line[] })[] => items.map(item => ({ ...full(item), items: item.items.map(full) }))

const full = <Thing extends Paid>(thing: Thing): Thing => ({
  ...thing,
  discountedAmount: thing.discountedAmount + (thing.couponDiscount ?? 0),
})
