import { type BankAnswer, type CardOutcome, testCards } from './test-cards.ts'

export type TypedCard = { number: string; cvc: string; expMonth: string; expYear: string }

/** The parameter a tokenizer complains about, as card providers name them (CHK-290). */
export type CardParam = 'number' | 'cvc' | 'exp_month' | 'exp_year'
export type CardError = { param: CardParam; message: string }

/** What may leave the tokenizer about a card. */
export type CardFacts = {
  outcome: CardOutcome
  bank: BankAnswer
  firstSix: string
  lastFour: string
  brand: string
  /** the last month in which it counts (YYYY-MM) */
  validUntil?: string
}

/** Reads a typed card. What is not even of the right form is an error of its field; everything else is decided when it is charged. */
export function readCard(typed: TypedCard, now: Date): { error: CardError } | { card: CardFacts } {
  const number = typed.number.replace(/\D/g, '')
  const error = formError({ ...typed, number })
  if (error) return { error }
  const outcome = outcomeOf({ ...typed, number }, now)
  const bank = testCards.find(card => card.number === number)?.bank ?? 'frictionless'
  const validUntil = `${typed.expYear}-${typed.expMonth.padStart(2, '0')}`
  const digits = { firstSix: number.slice(0, 6), lastFour: number.slice(-4) }
  return { card: { outcome, bank, ...digits, brand: brandOf(number), validUntil } }
}

function formError({ number, cvc, expMonth, expYear }: TypedCard): CardError | null {
  if (number.length < 14 || number.length > 16)
    return { param: 'number', message: 'Please enter a valid credit card number' }
  if (!/^\d{3,}$/.test(cvc)) return { param: 'cvc', message: 'Invalid CVC code' }
  if (!/^\d{1,2}$/.test(expMonth))
    return { param: 'exp_month', message: 'Please enter a valid expiration month' }
  if (!/^\d{4}$/.test(expYear)) return { param: 'exp_year', message: 'Please enter a valid expiration year' }
  return null
}

const YEARS_AHEAD = 30

function outcomeOf({ number, cvc, expMonth, expYear }: TypedCard, now: Date): CardOutcome {
  const [month, year] = [Number(expMonth), Number(expYear)]
  if (!passesLuhn(number)) return '6100'
  if (month < 1 || month > 12) return '6101'
  if (year > now.getUTCFullYear() + YEARS_AHEAD) return '6102'
  if (Date.UTC(year, month) <= now.getTime()) return '6105'
  if (cvc.length > 4) return '6103'
  return testCards.find(card => card.number === number)?.outcome ?? '6104'
}

/** The check digit of card numbers (ISO/IEC 7812). */
function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number)
  const doubled = digits.map((digit, place) => (place % 2 === 1 ? digit * 2 - (digit > 4 ? 9 : 0) : digit))
  return doubled.reduce((sum, digit) => sum + digit, 0) % 10 === 0
}

function brandOf(number: string): string {
  if (number.startsWith('4')) return 'Visa'
  if (/^5[1-5]|^2[2-7]/.test(number)) return 'Mastercard'
  if (/^3[47]/.test(number)) return 'American Express'
  return /^6/.test(number) ? 'Discover' : 'Card'
}
