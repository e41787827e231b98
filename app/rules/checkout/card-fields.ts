import { digitsOnly } from '#app/rules/shell/input-text.ts'
import type { Message } from '#app/rules/shell/message.ts'

/** A card as it is typed. */
export type CardInput = { number: string; cvc: string; expMonth: string; expYear: string }
export type CardField = keyof CardInput

const CARD_NUMBER_LENGTH = 16
export const EXPIRY_MONTH_LENGTH = 2
const SHORTEST_NUMBER = 14
const SHORTEST_CVC = 3
const YEAR_LENGTH = 4

const messages = {
  number: { text: 'payment-card-number-invalid' },
  cvc: { text: 'payment-cvc-invalid' },
  expMonth: { text: 'payment-expiry-month-invalid' },
  expYear: { text: 'payment-expiry-year-invalid' },
} as const satisfies Record<CardField, Message>

export type CardErrors = { [F in CardField]?: (typeof messages)[F] }

/** What is wrong with a typed card; whether it is real or expired is for the gateway (CHK-183, CHK-185, CHK-186, CHK-189). */
export function cardErrors(card: CardInput): CardErrors {
  const valid: Record<CardField, boolean> = {
    number: isDigits(card.number.replace(/[\s-]/g, '')) && digitsOnly(card.number).length >= SHORTEST_NUMBER,
    cvc: isDigits(card.cvc) && card.cvc.length >= SHORTEST_CVC,
    expMonth: isDigits(card.expMonth),
    expYear: isDigits(card.expYear) && card.expYear.length >= YEAR_LENGTH,
  }
  const wrong = (Object.keys(valid) as CardField[]).filter(field => !valid[field])

  return Object.fromEntries(wrong.map(field => [field, messages[field]]))
}

/** What the card number field keeps of the typed text: digits, at most 16 (CHK-184). */
export function cardNumberText(typed: string): string {
  return digitsOnly(typed).slice(0, CARD_NUMBER_LENGTH)
}

/** A month in two digits (CHK-188). */
export function paddedMonth(month: string): string {
  return month.padStart(EXPIRY_MONTH_LENGTH, '0')
}

/** Two-digit month and the last two digits of the year: July 2031 is '0731' (CHK-104). */
export function expDate({ expMonth, expYear }: Pick<CardInput, 'expMonth' | 'expYear'>): string {
  return paddedMonth(expMonth) + expYear.slice(-2)
}

/** The number with all but its first 6 and last 4 digits masked (CHK-103). */
export function maskedNumber(number: string): string {
  const digits = digitsOnly(number)
  const hidden = Math.max(digits.length - 10, 0)
  if (hidden === 0) return '*'.repeat(Math.max(digits.length - 4, 0)) + digits.slice(-4)

  return digits.slice(0, 6) + '*'.repeat(hidden) + digits.slice(-4)
}

export type BrandText = `payment-brand-${'visa' | 'mastercard' | 'discover' | 'amex'}`

/** The brands a venue accepts, in the order they are shown (CHK-043, MEM-299). */
export function acceptedBrands({
  allowAmericanExpress,
}: {
  allowAmericanExpress: boolean
}): Message<BrandText>[] {
  const brands: BrandText[] = ['payment-brand-visa', 'payment-brand-mastercard', 'payment-brand-discover']

  return [...brands, ...(allowAmericanExpress ? (['payment-brand-amex'] as const) : [])].map(text => ({
    text,
  }))
}

function isDigits(text: string): boolean {
  return /^[0-9]+$/.test(text)
}
