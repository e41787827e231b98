import type { ApiErrorCode } from '#app/contract/errors.ts'
import type { CartProblem, CartProblemDetails } from '#app/contract/problems.ts'
import type { CART_REFUSALS } from '#app/contract/refusals.ts'
import type { OrderProblem } from '#app/rules/pricing/problems.ts'

export type CartProblemCode = Extract<ApiErrorCode, (typeof CART_REFUSALS)[number]>

/** The code of the wire for each of the rules'; of seats, those of which some are left. */
export const problemCode = {
  'id-missing': 'CART_ITEM_WITHOUT_ID',
  unknown: 'UNPROCESSABLE',
  invalid: 'UNPROCESSABLE',
  'combo-incomplete': 'UNPROCESSABLE',
  'parts-out-of-order': 'PARTS_OUT_OF_ORDER',
  'tickets-out-of-range': 'UNPROCESSABLE',
  'people-out-of-range': 'UNPROCESSABLE',
  'pieces-out-of-range': 'UNPROCESSABLE',
  'amount-out-of-range': 'UNPROCESSABLE',
  'slot-gone': 'SLOT_UNAVAILABLE',
  'seats-short': 'SEATS_LEFT',
  'pieces-short': 'STOCK_LEFT',
  'members-only': 'MEMBERS_ONLY',
  'prerequisite-missing': 'PREREQUISITE_MISSING',
  'not-sold': 'NOT_SOLD_ONLINE',
  'not-eligible': 'MEMBERSHIP_NOT_ELIGIBLE',
} as const satisfies Record<OrderProblem['code'], CartProblemCode>

/** A problem in the words of the specification: there `eventId` is the slot's. */
export function wireProblem(problem: OrderProblem): CartProblem & { code: CartProblemCode } {
  const isSoldOut = problem.code === 'seats-short' && problem.available === 0
  const code = isSoldOut ? 'SLOT_UNAVAILABLE' : problemCode[problem.code]
  return { code, path: problem.path, ...detailsOf(problem) }
}

function detailsOf(problem: OrderProblem): CartProblemDetails {
  switch (problem.code) {
    case 'combo-incomplete':
      return { comboTemplateId: problem.item.comboId }
    case 'tickets-out-of-range':
    case 'amount-out-of-range':
      return { minimum: problem.minimum, maximum: problem.maximum }
    case 'people-out-of-range':
      return { ticketTypeId: problem.personTypeId, minimum: problem.minimum, maximum: problem.maximum }
    case 'pieces-out-of-range':
      return { addOnId: problem.item.addOnId, name: problem.item.name, maximum: problem.maximum }
    case 'parts-out-of-order':
      return { eventId: problem.slotId, requires: [problem.beforeId], earliest: problem.from }
    case 'slot-gone':
      return { eventId: problem.slotId }
    case 'seats-short':
      return { eventId: problem.item.slotId, requested: problem.requested, available: problem.available }
    case 'pieces-short':
      return {
        addOnId: problem.item.addOnId,
        name: problem.item.name,
        requested: problem.requested,
        available: problem.available,
      }
    case 'members-only':
      return { access: problem.access }
    case 'prerequisite-missing':
      return { requires: [...problem.requires] }
    default:
      return {}
  }
}
