import { goodsOf, isCharge } from '#app/rules/carts/item-types.ts'
import { type Cents, sumCents } from '#app/rules/money/cents.ts'

/** The types under which a confirmation lists what was bought (CHK-054), in their order. */
export const RECEIPT_TYPES = ['event', 'combo', 'membership', 'addon', 'donation', 'fee', 'tax'] as const
export type ReceiptType = (typeof RECEIPT_TYPES)[number]

/** A line of an order; `amount` in cents, as it was paid. */
type BoughtLine = { itemType: string; amount: Cents }

/**
 * The heading of the receipt that a line stands under. Every way to buy a membership is 'membership'; charges are 'fee' or 'tax', and an
 * unknown type is 'addon'.
 */
export function receiptType(itemType: string): ReceiptType {
  if (isCharge(itemType)) return itemType === 'Tax' ? 'tax' : 'fee'
  const goods = goodsOf(itemType) ?? 'addOn'
  return goods === 'addOn' ? 'addon' : goods
}

/** The lines of an order by type, with the total of each type in cents (CHK-063). */
export function totalsByType<Line extends BoughtLine>(
  lines: readonly Line[],
): { type: ReceiptType; lines: Line[]; total: Cents }[] {
  return RECEIPT_TYPES.map(type => {
    const own = lines.filter(({ itemType }) => receiptType(itemType) === type)

    return { type, lines: own, total: sumCents(own.map(({ amount }) => amount)) }
  }).filter(({ lines: own }) => own.length > 0)
}

/** Whether a type of a receipt says what it came to: not where the one amount below it (in cents) is that. */
export function saysTypeTotal(amounts: readonly Cents[]): boolean {
  return amounts.length > 1
}

/** Whether the confirmation shows the auto-renew notice: at least one membership of the order renews by itself (CHK-060). */
export function hasAutoRenewNotice(memberships: readonly { isAutorenew: boolean }[]): boolean {
  return memberships.some(membership => membership.isAutorenew)
}
