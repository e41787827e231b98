import { goodsOf } from '#app/rules/carts/item-types.ts'
import { type Cents, sumCents } from '#app/rules/money/cents.ts'
import { basisPoints, shareOf } from '#app/rules/money/percent.ts'
import type { LineTax } from '#app/rules/pricing/order-line.ts'
import type { CancelTerms } from './change-policy.ts'

type PaidLine = { itemType: string; paid: Cents; taxes?: readonly LineTax[] }

type PaidOrder = {
  lines: readonly PaidLine[]
  /** what the card paid; what a certificate paid */
  paid: Cents
  certificate: Cents
}

/** What comes back of a cancelled order, in cents: `total` is the sum of what goes to the card and to the certificate. */
export type OrderRefund = { total: Cents; card: Cents; certificate: Cents }

/** Whether a line is given up with the visits of its order: memberships stay, donations are given, fees were for the sale. */
const GOES_BACK = new Set(['event', 'combo', 'addOn'])

export const isCancelled = ({ itemType }: Pick<PaidLine, 'itemType'>): boolean =>
  GOES_BACK.has(goodsOf(itemType) ?? '')

/** Whether a line stays bought when the visits of its order are cancelled. Taxes do not count: they follow what they are on. */
export const staysBought = ({ itemType }: Pick<PaidLine, 'itemType'>): boolean =>
  itemType !== 'Tax' && !isCancelled({ itemType })

/** What was paid for all that is given up with the visits of an order, with the taxes on it; cents. */
export const paidForVisits = (lines: readonly PaidLine[]): Cents =>
  sumCents(lines.filter(isCancelled).map(line => line.paid + addedTaxes(line)))

/**
 * What an order gets back when its visits are cancelled: the share of its terms of what was paid for tickets and add-ons with the taxes on
 * them, less the fee, never below nothing. The card is paid back first, whatever else had paid for the order; the rest goes to the certificate.
 */
export function refundOf(
  { lines, paid, certificate }: PaidOrder,
  { refundPercent, cancelFee }: Pick<CancelTerms, 'refundPercent' | 'cancelFee'>,
): OrderRefund {
  const share = shareOf(paidForVisits(lines), basisPoints(refundPercent))
  const total = Math.min(Math.max(share - cancelFee, 0), paid + certificate)
  const card = Math.min(total, paid)
  return { total, card, certificate: total - card }
}

/** Those that are in the price already were paid with it. */
const addedTaxes = ({ taxes = [] }: PaidLine): Cents =>
  sumCents(taxes.filter(({ included }) => !included).map(({ amount }) => amount))
