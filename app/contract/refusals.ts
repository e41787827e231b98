import { z } from 'zod'
import { PAYMENT_CODES } from '#app/rules/checkout/payment-codes.ts'
import { SECURE_ERRORS } from '#app/rules/checkout/secure-problem.ts'
import { type ApiErrorCode, apiErrors } from './errors.ts'
import { type DetailsOf, refusalDetails } from './problems.ts'

/**
 * What a refusal carries besides its status and message: `errors` says of each field what is wrong with it, `details` what would make the
 * request valid.
 */
export type RefusalData<Code extends ApiErrorCode> = {
  code: Code
  /** what a visitor or developer reads after the code; the catalogue's own text by default */
  text?: string
  errors?: Record<string, string>
  details?: DetailsOf<Code>
  retryAfterSeconds?: number
}

/** How oRPC is told of the refusals with some codes. */
type RefusalMap<Codes extends ApiErrorCode> = {
  [Code in Codes]: { status: number; message: string; data: z.ZodType<RefusalData<Code>> }
}

/** What every call may be refused with, whatever it is about. */
export const COMMON_REFUSALS = [
  'BAD_REQUEST',
  'TENANT_REQUIRED',
  'TENANT_UNKNOWN',
  'BODY_TOO_LARGE',
  'MEDIA_TYPE',
  'INTERNAL',
] as const

/**
 * What a cart is refused with whose items cannot be sold as they stand, the most serious first: seats and stock are what other buyers change
 * under a visitor's hands, everything else is asked about before.
 */
export const CART_REFUSALS = [
  'CART_ITEM_WITHOUT_ID',
  'UNPROCESSABLE',
  'NOT_SOLD_ONLINE',
  'MEMBERSHIP_NOT_ELIGIBLE',
  'MEMBERS_ONLY',
  'PREREQUISITE_MISSING',
  'PARTS_OUT_OF_ORDER',
  'SLOT_UNAVAILABLE',
  'SEATS_LEFT',
  'STOCK_LEFT',
] as const

/** What a card is refused with that is to be kept: by its gateway, its bank, or the membership that it is for. */
export const CARD_REFUSALS = [
  ...PAYMENT_CODES,
  ...SECURE_ERRORS,
  'NOT_FOUND',
  'SECURE_CHECK_REFUSED',
  'SECURE_SESSION_REQUIRED',
  'TOO_MANY_REQUESTS',
  'UNPROCESSABLE',
] as const

/** What an order is refused with: its items, its limits, its people, its payment. */
export const ORDER_REFUSALS = [
  ...CART_REFUSALS,
  ...PAYMENT_CODES,
  ...SECURE_ERRORS,
  'CART_EMPTY',
  'CHECKOUT_IN_FLIGHT',
  'COMBO_SOLD_OUT',
  'CONFLICT',
  'FORMS_UNANSWERED',
  'MANUAL_CARD_REFUSED',
  'MEMBERSHIP_BASE_MISSING',
  'MEMBER_INFO_MISSING',
  'NEGATIVE_TOTAL',
  'NOT_FOUND',
  'OFFERING_MISSING',
  'ORDER_REFUNDED',
  'ORDER_SEPARATELY',
  'PRICE_CHANGED',
  'REQUEST_UUID_REUSED',
  'SECURE_CHECK_REFUSED',
  'SECURE_SESSION_REQUIRED',
  'TOO_MANY_REQUESTS',
] as const

/**
 * The refusals with these codes as oRPC checks and types them: a call that declares them gives its caller errors that are typed by their
 * code.
 */
export function refusalMap<Codes extends ApiErrorCode>(codes: readonly Codes[]): RefusalMap<Codes> {
  const entries = codes.map(code => {
    const { status, text } = apiErrors[code]
    return [code, { status, message: text, data: refusalData(code) }]
  })
  // `fromEntries` forgets which value belongs to which key.
  return Object.fromEntries(entries) as RefusalMap<Codes>
}

function refusalData(code: ApiErrorCode) {
  return z.object({
    code: z.literal(code),
    text: z.string().optional(),
    errors: z.record(z.string(), z.string()).optional(),
    details: detailsShape(code).optional(),
    retryAfterSeconds: z.int().optional(),
  })
}

/** The shape of what the details of a refusal hold; of none for a code without details. */
export function detailsShape(code: ApiErrorCode): z.ZodType {
  const shapes: Partial<Record<ApiErrorCode, z.ZodObject>> = refusalDetails
  return shapes[code] ?? z.undefined()
}
