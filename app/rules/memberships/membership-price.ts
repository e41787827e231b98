import type { PurchaseType } from '#app/rules/carts/item-types.ts'
import type { Cents } from '#app/rules/money/cents.ts'

/**
 * What a membership costs, in cents. An upgrade within the term is credited with the price of what is held now and never costs
 * less than nothing (MEM-254); everything else costs its price point.
 */
export function membershipPrice({
  type,
  price,
  heldPrice,
}: {
  type: PurchaseType
  price: Cents
  heldPrice: Cents
}): Cents {
  return type === 'Upgrade' ? Math.max(0, price - Math.max(0, heldPrice)) : price
}
