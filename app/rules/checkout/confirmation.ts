import { goodsOf, isCharge } from '#app/rules/carts/item-types.ts'
import { type Cents, sumCents } from '#app/rules/money/cents.ts'

/** The types under which a confirmation lists what was bought (CHK-054), in their order. */
export const RECEIPT_TYPES = ['event', 'combo', 'membership', 'addon', 'donation', 'fee', 'tax'] as const
export type ReceiptType = (typeof RECEIPT_TYPES)[number]

/** A line of an order; `amount` in cents, as it was paid. */
type BoughtLine = { itemType: string; amount: Cents }

/** The type a line is listed under; every way to buy a membership is a membership, what is unknown an add-on. */
export function receiptType(itemType: string): ReceiptType {
  if (isCharge(itemType)) return itemType === 'Tax' ? 'tax' : 'fee'
  const goods = goodsOf(itemType) ?? 'addOn'
  return goods === 'addOn' ? 'addon' : goods
}

/** The lines of each type that an order has, with what they came to together, in cents (CHK-063). */
export function totalsByType<Line extends BoughtLine>(
  lines: readonly Line[],
): { type: ReceiptType; lines: Line[]; total: Cents }[] {
  return RECEIPT_TYPES.map(type => {
    const own = lines.filter(({ itemType }) => receiptType(itemType) === type)

    return { type, lines: own, total: sumCents(own.map(({ amount }) => amount)) }
  }).filter(({ lines: own }) => own.length > 0)
}

/** Whether the confirmation has the auto-renew notice: some membership of the order renews by itself (CHK-060). */
export function hasAutoRenewNotice(memberships: readonly { isAutorenew: boolean }[]): boolean {
  return memberships.some(membership => membership.isAutorenew)
}
