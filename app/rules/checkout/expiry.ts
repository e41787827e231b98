import type { CardInput } from '#app/rules/checkout/card-fields.ts'
import { digitsOnly } from '#app/rules/shell/input-text.ts'

/** Month, two digits of a year or four. */
const MAX_DIGITS = 6
const SHORT_DIGITS = 4

/** A date of expiry as one field keeps it while it is typed: 'MM / YY', or with a year of four digits. '7' is 07, and '2031-07', as browsers fill it in, is turned round; nothing is put behind a month alone. */
export function expiryText(typed: string): string {
  const digits = expiryDigits(typed)

  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

/** Month and year of a date typed in one field, as the two fields of the card hold them. What is no month and what is no year is empty. */
export function readExpiry(typed: string): Pick<CardInput, 'expMonth' | 'expYear'> {
  const digits = expiryDigits(typed)
  const [month, year] = [digits.slice(0, 2), digits.slice(2)]
  const isMonth = /^(0[1-9]|1[0-2])$/.test(month)
  const fullYear = year.length === 2 ? `20${year}` : year

  return { expMonth: isMonth ? month : '', expYear: fullYear.length === 4 ? fullYear : '' }
}

/** Whether a typed date is whole; '07 / 20' may still become 2031. */
export function isWholeExpiry(typed: string): boolean {
  const digits = expiryDigits(typed)
  const mayGoOn = digits.length === SHORT_DIGITS && digits.endsWith('20')

  return (digits.length === SHORT_DIGITS && !mayGoOn) || digits.length === MAX_DIGITS
}

function expiryDigits(typed: string): string {
  const [, year, month] = /^\s*(\d{4})-(\d{2})\s*$/.exec(typed) ?? []
  if (year && month) return month + year
  const isOneDigit = /^\D*\d\D+\d/.test(typed) || /^\D*[2-9]/.test(typed)
  const digits = digitsOnly(typed)

  return `${isOneDigit ? '0' : ''}${digits}`.slice(0, MAX_DIGITS)
}
