import { type Cents, lineTotal } from '#app/rules/money/cents.ts'
import { MAX_QUANTITY } from '#app/rules/tickets/quantity.ts'
import type { AddOnMode } from '#app/rules/tickets/widget-mode.ts'

/** How an add-on is sold. `exactly`: always `quantity` pieces (ORD-107). `maximum`: of one order, null without. `price`: cents. */
export type AddOnTerms = {
  quantityType: 'exactly' | 'any'
  quantity: number
  maximum: number | null
  priceSplit: 'each' | 'total'
  price: Cents
}

/** The price of `quantity` pieces in cents: the price of each, or one price for all of them (ORD-109). */
export function addOnCost(
  { price, priceSplit }: Pick<AddOnTerms, 'price' | 'priceSplit'>,
  quantity: number,
): Cents {
  if (priceSplit === 'each') return lineTotal(quantity, price)
  return quantity > 0 ? price : 0
}

/** The quantities a visitor can choose, ascending from 0: none or exactly the fixed one, else anything up to `most`. */
export type AddOnRange = { fixed: number | null; most: number }

/** The quantities that can be chosen while `left` pieces are free; `left` is null where the stock is not counted (ORD-107). */
export function addOnRange(
  { quantityType, quantity, maximum }: Pick<AddOnTerms, 'quantityType' | 'quantity' | 'maximum'>,
  left: number | null,
): AddOnRange {
  const most = Math.max(Math.min(maximum ?? MAX_QUANTITY, left ?? MAX_QUANTITY, MAX_QUANTITY), 0)
  if (quantityType === 'exactly') return { fixed: quantity, most: quantity <= most ? quantity : 0 }
  return { fixed: null, most }
}

/** The quantity that is chosen when a link names the add-on: one, or the fixed number; 0 where none is left (ORD-062). */
export function firstQuantity({ fixed, most }: AddOnRange): number {
  return most === 0 ? 0 : (fixed ?? 1)
}

/** Whether this quantity can be bought; 0 always can. */
export function isInRange(quantity: number, { fixed, most }: AddOnRange): boolean {
  if (quantity === 0) return true
  return quantity > 0 && quantity <= most && (fixed === null || quantity === fixed)
}

/** The quantity of each add-on in the whole cart, whichever items they belong to (decision O9). Quantities of 0 are left out. */
export function addOnDemand(chosen: readonly { addOnId: string; quantity: number }[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { addOnId, quantity } of chosen)
    if (quantity > 0) sums.set(addOnId, (sums.get(addOnId) ?? 0) + quantity)
  return sums
}

/** The state of an add-on's row: only offered, in the cart unchanged, or with a changed quantity. */
export function addOnRowMode({ chosen, carted }: { chosen: number; carted: number }): AddOnMode {
  if (chosen === 0) return 'view'
  return chosen === carted ? 'carted' : 'added'
}
