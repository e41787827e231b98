import type { ApiErrorCode } from '#app/contract/errors.ts'
import type { CartProblemDetails } from '#app/contract/problems.ts'

/** Why an item of a cart cannot be sold as it stands. `path` names the field in the document. */
export type PricingProblem = {
  code: Extract<
    ApiErrorCode,
    | 'UNPROCESSABLE'
    | 'SLOT_UNAVAILABLE'
    | 'SEATS_LEFT'
    | 'STOCK_LEFT'
    | 'MEMBERS_ONLY'
    | 'PREREQUISITE_MISSING'
    | 'NOT_SOLD_ONLINE'
    | 'MEMBERSHIP_NOT_ELIGIBLE'
    | 'CART_ITEM_WITHOUT_ID'
  >
  path: string
  sentence: string
  details?: CartProblemDetails
}
