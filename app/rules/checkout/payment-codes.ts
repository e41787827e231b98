import type { AddressField } from '#app/rules/checkout/billing-address.ts'
import type { CardField } from '#app/rules/checkout/card-fields.ts'
import { codeArgs, regionArgs } from '#app/rules/locations/address-names.ts'
import type { Message } from '#app/rules/shell/message.ts'

/** The error codes of the catalogue with the name of each; a server may send either (checkout text, section 8). */
export const errorOfCode = {
  '6100': 'INVALID_NUMBER',
  '6101': 'INVALID_EXPIRY_MONTH',
  '6102': 'INVALID_EXPIRY_YEAR',
  '6103': 'INVALID_CVC',
  '6104': 'INCORRECT_NUMBER',
  '6105': 'EXPIRED_CARD',
  '6106': 'INCORRECT_CVC',
  '6107': 'INCORRECT_ZIP',
  '6108': 'CARD_DECLINED',
  '6109': 'MISSING',
  '6110': 'PROCESSING_ERROR',
  '6113': 'INCORRECT_ADDRESS',
  '5082': 'STREET_ADDRESS1_REQUIRED',
  '5083': 'CITY_REQUIRED',
  '5084': 'STATE_REQUIRED',
  '5085': 'ZIP_REQUIRED',
  '5086': 'COUNTRY_REQUIRED',
  '9049': 'TICKET_LIMIT_EXCEEDED',
  '5157': 'CAPTCHA_REJECTED',
  '20152': 'DUPLICATE_ORDER',
} as const

export type PaymentCode = keyof typeof errorOfCode
export type PaymentError = (typeof errorOfCode)[PaymentCode]

export const PAYMENT_CODES = Object.keys(errorOfCode) as PaymentCode[]

/** A field that an error can mark. */
export type MarkedField = CardField | AddressField

const wholeAddress = ['country', 'streetAddress1', 'city', 'state', 'zip'] as const

/** The fields each error marks (CHK-277, CHK-278, CHK-279, CHK-280); a wrong address marks all of it. */
export const markedFields = {
  INVALID_NUMBER: ['number'],
  INCORRECT_NUMBER: ['number'],
  EXPIRED_CARD: ['number'],
  CARD_DECLINED: ['number'],
  MISSING: ['number'],
  PROCESSING_ERROR: ['number'],
  INVALID_CVC: ['cvc'],
  INCORRECT_CVC: ['cvc'],
  INVALID_EXPIRY_MONTH: ['expMonth'],
  INVALID_EXPIRY_YEAR: ['expYear'],
  INCORRECT_ZIP: ['zip'],
  INCORRECT_ADDRESS: wholeAddress,
  STREET_ADDRESS1_REQUIRED: ['streetAddress1'],
  CITY_REQUIRED: ['city'],
  STATE_REQUIRED: ['state'],
  ZIP_REQUIRED: ['zip'],
  COUNTRY_REQUIRED: ['country'],
  TICKET_LIMIT_EXCEEDED: [],
  CAPTCHA_REJECTED: [],
  DUPLICATE_ORDER: [],
} as const satisfies Record<PaymentError, readonly MarkedField[]>

/** The field a card provider means when it refuses to make a token (CHK-290). */
export const fieldOfProvider = {
  number: 'number',
  cvc: 'cvc',
  exp_month: 'expMonth',
  exp_year: 'expYear',
} as const satisfies Record<string, CardField>

/** The catalogue's name for a code or a name; null for any other. */
export function paymentError(code: string | number | null | undefined): PaymentError | null {
  const paymentNumber = paymentCode(code)
  if (paymentNumber) return errorOfCode[paymentNumber]
  const key = String(code ?? '')

  return Object.hasOwn(markedFields, key) ? (key as PaymentError) : null
}

/** The code itself when it is one of the catalogue's numbers; null for any other. */
export function paymentCode(code: string | number | null | undefined): PaymentCode | null {
  const key = String(code ?? '')

  return Object.hasOwn(errorOfCode, key) ? (key as PaymentCode) : null
}

/** The text of a code, our own wording (decision C12); region and code of an address as its country names them. */
export function codeMessage(code: PaymentCode, country: string | undefined): Message<`error-${PaymentCode}`> {
  const text = `error-${code}` as const
  if (code === '5084') return { text, args: regionArgs(country) }

  return code === '6107' || code === '5085' ? { text, args: codeArgs(country) } : { text }
}
