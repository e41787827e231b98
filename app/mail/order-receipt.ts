import type { OrderPayload } from '#app/contract/orders.ts'
import { formatMoney, formatPrice, needDecimals } from '#app/rules/money/format-money.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'
import { type BillGroup, billOf } from './mail-bill.ts'

type ReceiptLanguage = { text: Text; locale: string }
type Money = (cents: number) => string

/** What a code took off, in words and in cents below nothing. */
type CouponRow = { label: string; amount: number }

/** What an order cost, in words of the venue: its rows by type, what codes took off, the total, and what it was paid with. All amounts have the same decimals. */
export type OrderReceipt = {
  groups: BillGroup[]
  coupons: CouponRow[]
  money: Money
  price: Money
  total: string
  paid: string[]
}

/** The receipt of an order as mails and tickets on paper show it; amounts are cents until `money` or `price` writes them. */
export function orderReceipt(order: OrderPayload, { text, locale }: ReceiptLanguage): OrderReceipt {
  const groups = billOf(order, { text, locale })
  const coupons = order.coupons.map(({ couponCode: code, discount }) => ({
    label: text('coupon-discount', { code }),
    // A code that took nothing off is no minus zero.
    amount: 0 - discount,
  }))
  const rows = [...groups.flatMap(group => group.rows), ...coupons]
  const sums = [...rows.map(({ amount }) => amount), order.discountedSumTotal]
  const format = { currency: order.currency, locale, decimals: needDecimals(sums, order.currency) }
  const money: Money = cents => formatMoney(cents, format)
  const price: Money = cents => formatPrice(cents, { ...format, noCharge: text('tickets-no-charge') })
  return {
    groups,
    coupons,
    money,
    price,
    total: text('mail-order-total', { amount: price(order.discountedSumTotal) }),
    paid: [...includedTaxes(order, { text, money }), ...paymentLines(order, { text, money })],
  }
}

type Writing = { text: Text; money: Money }

/** The taxes that the total holds already. */
function includedTaxes({ taxes }: OrderPayload, { text, money }: Writing): string[] {
  return taxes
    .filter(({ included }) => included)
    .map(({ name, amount }) => `${text('tax-included', { name })}: ${money(amount)}`)
}

/** What was saved, the certificate and the card. */
function paymentLines(order: OrderPayload, { text, money }: Writing): string[] {
  const { sumTotal, discountedSumTotal } = order
  const { giftCertificateAmount, giftCertificateDigits: digits } = order
  const { ccLastFourDigits: lastFour, creditCardBrand, paid } = order
  const saved = sumTotal - discountedSumTotal
  const brand = creditCardBrand ?? text('payment-brand-other')
  const paidWith = (words: string, amount: number) => `${words}: ${money(amount)}`
  return [
    saved > 0 ? text('confirmation-saved', { amount: money(saved) }) : '',
    giftCertificateAmount > 0 && digits
      ? paidWith(text('confirmation-gift-certificate', { digits }), giftCertificateAmount)
      : '',
    lastFour ? paidWith(text('confirmation-card', { brand, lastFour }), paid) : '',
  ].filter(Boolean)
}
