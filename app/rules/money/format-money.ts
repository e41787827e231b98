import type { Cents } from '#app/rules/money/cents.ts'

/** ISO 4217 currency and BCP 47 locale. Left out they are USD and en-US (ORD-011). `decimals`: whole amounts have them too. */
export type MoneyFormat = { currency?: string; locale?: string; decimals?: boolean }

const DEFAULT_CURRENCY = 'USD'
const DEFAULT_LOCALE = 'en-US'

const formats = new Map<string, { whole: Intl.NumberFormat; exact: Intl.NumberFormat; unit: number }>()

/** The amount with its currency: '$12', '$12.50', '−$5'. Whole amounts carry decimals only where they are asked for (ORD-311). */
export function formatMoney(
  amount: Cents,
  { currency = DEFAULT_CURRENCY, locale = DEFAULT_LOCALE, decimals = false }: MoneyFormat = {},
) {
  const { whole, exact, unit } = formatsFor(currency, locale)

  return keepSymbol(withMinus((amount % unit === 0 && !decimals ? whole : exact).format(amount / unit)))
}

/** Locales write a hyphen before what is less than nothing; currencies have none in their names. */
const withMinus = (words: string): string => words.replace('-', '\u2212')

/** In words that run leftwards the sign of 'US$' would go to the other side of its letters. */
const keepSymbol = (words: string): string =>
  words.includes('\u200f') ? words.replace(/(\p{Script=Latin}\p{Sc})/u, '$1\u200e') : words

/** Whether amounts in cents that stand under each other are all written with decimals: where one of them is not whole. */
export function needDecimals(amounts: readonly Cents[], currency: string): boolean {
  const unit = unitOf(currency)

  return amounts.some(amount => amount % unit !== 0)
}

/** How many of the smallest unit make one of the currency: 100 cents a dollar, 1 yen a yen. */
export function unitOf(currency: string): number {
  return formatsFor(currency, DEFAULT_LOCALE).unit
}

/** An amount for machines, without its currency: '12.50', '1200' for yen. */
export function decimalAmount(amount: Cents, currency: string): string {
  const unit = unitOf(currency)

  return (amount / unit).toFixed(String(unit).length - 1)
}

/** A price as shown: the venue's 'No charge' wording at 0 or less, else the amount (ORD-310). Not for totals. */
export function formatPrice(
  price: Cents,
  { noCharge, ...format }: MoneyFormat & { noCharge: string },
): string {
  return isFree(price) ? noCharge : formatMoney(price, format)
}

/** Whether a price in cents is shown as no charge (ORD-310). */
function isFree(price: Cents): boolean {
  return price <= 0
}

function formatsFor(currency: string, locale: string) {
  const key = `${locale} ${currency}`
  const cached = formats.get(key)
  if (cached) return cached

  const exact = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const whole = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
  const format = { whole, exact, unit: 10 ** (exact.resolvedOptions().maximumFractionDigits ?? 2) }
  formats.set(key, format)

  return format
}
