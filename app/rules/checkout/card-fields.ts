import { digitsOnly } from '#app/rules/shell/input-text.ts'
import type { Message } from '#app/rules/shell/message.ts'

/** A card as it is typed. */
export type CardInput = { number: string; cvc: string; expMonth: string; expYear: string }
export type CardField = keyof CardInput
/** The fields in the order they are typed. */
export const CARD_FIELDS = ['number', 'expMonth', 'expYear', 'cvc'] as const satisfies readonly CardField[]

const CARD_NUMBER_LENGTH = 16
export const EXPIRY_MONTH_LENGTH = 2
const MIN_NUMBER_LENGTH = 14
const MIN_CVC_LENGTH = 3
const YEAR_LENGTH = 4

const messages = {
  number: { text: 'payment-card-number-invalid' },
  cvc: { text: 'payment-cvc-invalid' },
  expMonth: { text: 'payment-expiry-month-invalid' },
  expYear: { text: 'payment-expiry-year-invalid' },
} as const satisfies Record<CardField, Message>

export type CardErrors = { [F in CardField]?: (typeof messages)[F] }

/**
 * The errors of the typed card fields. Whether the card exists or has expired is left to the gateway (CHK-183, CHK-185, CHK-186,
 * CHK-189).
 */
export function cardErrors(card: CardInput): CardErrors {
  const valid: Record<CardField, boolean> = {
    number:
      isDigits(card.number.replace(/[\s-]/g, '')) && digitsOnly(card.number).length >= MIN_NUMBER_LENGTH,
    cvc: isDigits(card.cvc) && card.cvc.length >= MIN_CVC_LENGTH,
    expMonth: isDigits(card.expMonth),
    expYear: isDigits(card.expYear) && card.expYear.length >= YEAR_LENGTH,
  }
  const wrong = (Object.keys(valid) as CardField[]).filter(field => !valid[field])

  return Object.fromEntries(wrong.map(field => [field, messages[field]]))
}

/** The message for a card field whose value has the wrong form. */
export const cardErrorText = (field: CardField) => messages[field].text

/** The typed text as the card number field keeps it: digits only, at most 16 (CHK-184). */
export function cardNumberText(typed: string): string {
  return digitsOnly(typed).slice(0, CARD_NUMBER_LENGTH)
}

/** The digits of a card number as they stand on it: in fours; of American Express four, six and five. */
export function cardNumberGroups(digits: string): string {
  const form = /^3[47]/.test(digits) ? /^(\d{4})(\d{0,6})(\d{0,5})/ : /^(\d{4})(\d{0,4})(\d{0,4})(\d{0,4})/
  const [, ...groups] = form.exec(digits) ?? []

  return groups.filter(Boolean).join(' ') || digits
}

/** A month in two digits (CHK-188). */
export function paddedMonth(month: string): string {
  return month.padStart(EXPIRY_MONTH_LENGTH, '0')
}

/** Two-digit month and the last two digits of the year: July 2031 is '0731' (CHK-104). */
export function expDate({ expMonth, expYear }: Pick<CardInput, 'expMonth' | 'expYear'>): string {
  return paddedMonth(expMonth) + expYear.slice(-2)
}

/** The card number as it may be shown: first 6 and last 4 digits, the middle masked (CHK-103). A gateway may withhold the first digits. */
export function maskedCard({ firstSix, lastFour }: { firstSix: string; lastFour: string }): string {
  return `${firstSix.slice(0, 6)}******${lastFour.slice(-4)}`
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

const prefixes: readonly (readonly [RegExp, BrandText])[] = [
  [/^4/, 'payment-brand-visa'],
  [/^(5[1-5]|2[2-7])/, 'payment-brand-mastercard'],
  [/^3[47]/, 'payment-brand-amex'],
  [/^6/, 'payment-brand-discover'],
]

/** The brand of a card by its first digits; null when they fit no brand. */
export function brandOfPrefix(digits: string): BrandText | null {
  return prefixes.find(([prefix]) => prefix.test(digits))?.[1] ?? null
}

function isDigits(text: string): boolean {
  return /^[0-9]+$/.test(text)
}
