import type { Cents } from '#app/rules/money/cents.ts'

/** How a venue writes numbers: what stands before the decimals, and how many of them its currency has. */
export type AmountStyle = { decimal: '.' | ','; digits: number }

const MAX_LENGTH = 12

/**
 * The cents of an amount as people type it: '$25', '25.50', '1,000', '1.000,50'. Null when it is no amount, or could be two:
 * '1.000' where a point stands before decimals. Digits that the currency does not have are refused, not rounded.
 */
export function typedAmount(typed: string, { decimal, digits }: AmountStyle): Cents | null {
  const text = typed.replace(/[\s\u00a0\u202f'’]/g, '').replace(/^\p{L}{0,3}\p{Sc}?|\p{Sc}?\p{L}{0,3}$/gu, '')
  if (text.length > MAX_LENGTH || !/^[\d.,]+$/.test(text)) return null
  const group = decimal === '.' ? ',' : '.'
  return (
    readAs(text, { decimal, group, digits }) ?? readOther(text, { decimal: group, group: decimal, digits })
  )
}

type Reading = { decimal: string; group: string; digits: number }

function readAs(text: string, { decimal, group, digits }: Reading): Cents | null {
  const [whole = '', fraction, ...more] = text.split(decimal)
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return null
  if ((fraction?.length ?? 0) > digits) return null
  if (!/^\d+$/.test(whole) && !isGrouped(whole, group)) return null
  const cents = whole.split(group).join('') + (fraction ?? '').padEnd(digits, '0')
  return Number(cents)
}

/** Written the other way round: only where nothing else can be meant, by one or two decimals. */
function readOther(text: string, reading: Reading): Cents | null {
  const fraction = text.split(reading.decimal)[1]
  return fraction !== undefined && fraction.length < 3 ? readAs(text, reading) : null
}

function isGrouped(whole: string, group: string): boolean {
  const [first = '', ...groups] = whole.split(group)
  return /^[1-9]\d{0,2}$/.test(first) && groups.length > 0 && groups.every(part => /^\d{3}$/.test(part))
}

/** How amounts are written in a locale and currency. */
export function amountStyle({ locale, currency }: { locale?: string; currency?: string }): AmountStyle {
  const format = new Intl.NumberFormat(locale ?? 'en-US', { style: 'currency', currency: currency ?? 'USD' })
  const decimal = new Intl.NumberFormat(locale ?? 'en-US')
    .formatToParts(1.5)
    .find(part => part.type === 'decimal')
  return {
    decimal: decimal?.value === ',' ? ',' : '.',
    digits: format.resolvedOptions().maximumFractionDigits ?? 2,
  }
}

/** An amount in cents as it is typed into the amount field. */
export function amountText(cents: Cents, { decimal, digits }: AmountStyle): string {
  if (cents <= 0) return ''
  const text = String(cents).padStart(digits + 1, '0')
  const [whole, fraction] = [text.slice(0, text.length - digits), text.slice(text.length - digits)]
  return /^0*$/.test(fraction) ? whole : `${whole}${decimal}${fraction}`
}
