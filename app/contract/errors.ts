import { errorOfCode, type PaymentCode } from '#app/rules/checkout/payment-codes.ts'
import { SECURE_ERRORS, type SecureError, secureMessage } from '#app/rules/checkout/secure-problem.ts'
import { inWordsOf } from '#theme/texts/lists/address-names.ts'
import { errorsTexts } from '#theme/texts/lists/errors.ts'

/** The status of each code of the catalogue (checkout text, section 8). */
const catalogueStatus = {
  '6100': 402,
  '6101': 402,
  '6102': 402,
  '6103': 402,
  '6104': 402,
  '6105': 402,
  '6106': 402,
  '6107': 402,
  '6108': 402,
  '6109': 402,
  '6110': 402,
  '6113': 402,
  '5082': 422,
  '5083': 422,
  '5084': 422,
  '5085': 422,
  '5086': 422,
  '9049': 409,
  '5157': 422,
  '20152': 409,
} as const satisfies Record<PaymentCode, number>

/** Says of each code what the venues' list of texts says by default: there is one wording (decision C12). */
function catalogue(): Record<PaymentCode, { status: number; text: string }> {
  const codes = Object.keys(errorOfCode) as PaymentCode[]
  const entries = codes.map(code => [
    code,
    { status: catalogueStatus[code], text: inWordsOf(errorsTexts[`error-${code}`].message) },
  ])
  return Object.fromEntries(entries)
}

/** The bank's check that did not come to an end; whom we depend on has failed (424). */
function bankErrors(): Record<SecureError, { status: number; text: string }> {
  const entries = SECURE_ERRORS.map(name => [
    name,
    { status: 424, text: errorsTexts[secureMessage[name].text].message },
  ])
  return Object.fromEntries(entries)
}

/**
 * Every refusal of the API: the code a client reads, its HTTP status and what it says by default.
 * Numbers are the specification's catalogue; words are ours. `message` is sent as `CODE: text` (decision A4).
 */
export const apiErrors = {
  TENANT_REQUIRED: { status: 400, text: 'The X-Tenant-Id header is missing' },
  TENANT_UNKNOWN: { status: 404, text: 'There is no such venue' },
  NOT_FOUND: { status: 404, text: 'This does not exist' },
  BAD_REQUEST: { status: 400, text: 'The request is not valid' },
  UNAUTHORIZED: { status: 401, text: 'Please sign in' },
  SIGN_IN_AGAIN: { status: 403, text: 'Please sign in again first' },
  FORBIDDEN: { status: 403, text: 'This is not allowed with your role' },
  METHOD_NOT_SUPPORTED: { status: 405, text: 'This method is not supported here' },
  CONFLICT: { status: 409, text: 'Somebody else has changed this in the meantime' },
  PRECONDITION_FAILED: { status: 412, text: 'Somebody else has saved in the meantime' },
  PRECONDITION_REQUIRED: { status: 428, text: 'Say which revision you have edited with If-Match' },
  UNPROCESSABLE: { status: 422, text: 'The request cannot be carried out' },
  CONTRAST: { status: 422, text: 'Some of these colours cannot be read well enough' },
  APPROVALS_MISSING: { status: 409, text: 'This has to be approved before it can be published' },
  BODY_TOO_LARGE: { status: 413, text: 'The request is larger than we can take' },
  MEDIA_TYPE: { status: 415, text: 'Send application/json, not compressed' },
  TOO_MANY_REQUESTS: { status: 429, text: 'Please wait a moment and try again' },
  INTERNAL: { status: 500, text: 'Something went wrong on our side' },
  CART_ITEM_WITHOUT_ID: { status: 422, text: 'An item of the cart has no id' },
  MEMBERSHIP_NOT_ELIGIBLE: { status: 422, text: 'This membership cannot be bought in this way' },
  MEMBERS_ONLY: { status: 403, text: 'This is for members only' },
  PREREQUISITE_MISSING: { status: 422, text: 'This can only be bought together with another event' },
  PARTS_OUT_OF_ORDER: { status: 422, text: 'A part of this combo begins before the one before it is over' },
  NOT_SOLD_ONLINE: { status: 422, text: 'This cannot be bought online yet' },
  CART_EMPTY: { status: 422, text: 'There is nothing in the cart' },
  MEMBERSHIP_BASE_MISSING: { status: 422, text: 'You must have a valid membership to purchase.' },
  MEMBER_INFO_MISSING: { status: 422, text: 'Please say who the memberships of your order are for' },
  PAYMENT_NEEDED: { status: 402, text: 'This membership is paid for in checkout' },
  OFFERING_MISSING: { status: 422, text: 'Please select a membership offering to continue' },
  COMBO_SOLD_OUT: { status: 409, text: 'Tickets are currently unavailable.' },
  ORDER_SEPARATELY: { status: 422, text: 'Please order membership and tickets separately.' },
  NEGATIVE_TOTAL: { status: 422, text: 'Sorry, we cannot process a refund online.' },
  FORMS_UNANSWERED: { status: 422, text: 'Please answer the forms of your order first' },
  UPLOAD_TYPE: { status: 422, text: 'This file is not a PDF, JPEG, PNG, WebP or HEIC' },
  UPLOAD_TOO_LARGE: { status: 413, text: 'This file is larger than 5 MB' },
  UPLOAD_TOO_MANY: { status: 422, text: 'There are too many files in this cart' },
  PICTURE_TYPE: {
    status: 422,
    text: 'This file is no picture that we can read. Please send a JPEG, PNG, WebP, AVIF, GIF or SVG.',
  },
  PICTURE_TOO_LARGE: { status: 413, text: 'This picture is larger than 10 MB' },
  PICTURE_NARROW: { status: 422, text: 'This picture is too small' },
  PICTURES_FULL: { status: 422, text: 'The pictures of this venue take all the room they have' },
  SLOT_UNAVAILABLE: { status: 409, text: 'These tickets are no longer available for the selected time' },
  SEATS_LEFT: { status: 409, text: 'There are not enough tickets available. Please adjust your quantity.' },
  STOCK_LEFT: { status: 409, text: 'There are not enough of these left. Please adjust your quantity.' },
  HOLD_SPENT: { status: 409, text: 'Your tickets cannot be held any longer' },
  CHANGE_REFUSED: { status: 409, text: 'This cannot be changed here any more. Please contact us.' },
  ORDER_REFUNDED: {
    status: 409,
    text: 'Your order could not be placed. Your payment goes back to your card.',
  },
  PRICE_CHANGED: { status: 409, text: 'The total has changed' },
  CHECKOUT_IN_FLIGHT: { status: 409, text: 'This order is being placed' },
  REQUEST_UUID_REUSED: { status: 422, text: 'This request id belongs to another order' },
  MANUAL_CARD_REFUSED: { status: 422, text: 'Card numbers are not accepted here; send a payment token' },
  SECURE_SESSION_REQUIRED: { status: 422, text: errorsTexts['error-secure-again'].message },
  SECURE_CHECK_REFUSED: { status: 402, text: errorsTexts['error-secure-refused'].message },
  ...bankErrors(),
  ...catalogue(),
} as const satisfies Record<string, { status: number; text: string }>

export type ApiErrorCode = keyof typeof apiErrors
