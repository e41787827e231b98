import type { OrderLine } from '#app/rules/carts/cart.ts'
import type { ItemType } from '#app/rules/carts/item-types.ts'
import type { CardInput } from '#app/rules/checkout/card-fields.ts'
import { sumCents } from '#app/rules/money/cents.ts'

/** What the payment step has typed and looked up. */
export type PaymentState = {
  card: CardInput
  promo: { balance: number; remaining: number; outstanding: number } | null
}

const EMPTY_CARD: CardInput = { number: '', cvc: '', expMonth: '', expYear: '' }

/** The total of each item type an order has, in cents, in the order they first appear (CHK-063). */
export function totalsByType(
  lines: readonly Pick<OrderLine, 'itemType' | 'itemSubtotal'>[],
): { itemType: ItemType; total: number }[] {
  const types = [...new Set(lines.map(line => line.itemType))]

  return types.map(itemType => ({
    itemType,
    total: sumCents(lines.filter(line => line.itemType === itemType).map(line => line.itemSubtotal)),
  }))
}

/** Whether the confirmation has the auto-renew notice: some membership of the order renews by itself (CHK-060). */
export function hasAutoRenewNotice(memberships: readonly { isAutorenew: boolean }[]): boolean {
  return memberships.some(membership => membership.isAutorenew)
}

/** The payment step after the order was placed: no card, no certificate (CHK-128). */
export function clearedPayment<S extends PaymentState>(state: S): S {
  return { ...state, card: EMPTY_CARD, promo: null }
}
