import { z } from 'zod'
import type { ApiErrorCode } from './errors.ts'
import { salesRuleResult } from './sales-rule-result.ts'

/** The numbers and names of one trouble with a part of a cart. `eventId` is the slot's, `requires` are events, bounds are counts or cents. */
export const cartProblemDetails = z.object({
  eventId: z.string().optional(),
  /** how many of it the cart has, and how many are left */
  requested: z.int().optional(),
  available: z.int().optional(),
  minimum: z.int().optional(),
  maximum: z.int().optional(),
  /** the add-on of which there are too few, or too many in the order */
  addOnId: z.string().optional(),
  name: z.string().optional(),
  comboTemplateId: z.string().optional(),
  ticketTypeId: z.string().optional(),
  /** events that must be in the order too */
  requires: z.array(z.string()).optional(),
  /** from when on a part of a combo can begin, on the venue's clock: `requires` has to be over */
  earliest: z.string().optional(),
  /** what a visitor who is no member may do */
  access: z.string().optional(),
})

/** One trouble with a part of a cart; `path` names the field of the sent document. */
export const cartProblem = cartProblemDetails.extend({ code: z.string(), path: z.string().optional() })

const cartProblems = z.object({ problems: z.array(cartProblem) })

/** Two variables by reference (or words, and a part of the venue's picture), the contrast that they have and the one that they need, as in 4.5 : 1. */
export const contrastPair = z.object({
  reference: z.string(),
  on: z.string(),
  ratio: z.number(),
  min: z.number(),
  /** of the page in px, where words stand on a picture: the width at which they are read worst */
  width: z.int().optional(),
})

const cents = z.int()

/** The line of a cart as it is now, where the total has changed. Cents. */
const changedLine = z.object({
  id: z.string(),
  name: z.string(),
  itemSubtotal: cents,
  itemRetailSubtotal: cents,
})

/**
 * What `details` of a refusal hold, code by code; a code that is not listed has none. They are always optional: the same code may be said
 * without numbers.
 */
export const refusalDetails = {
  CART_ITEM_WITHOUT_ID: cartProblems,
  UNPROCESSABLE: cartProblems,
  NOT_SOLD_ONLINE: cartProblems,
  MEMBERSHIP_NOT_ELIGIBLE: cartProblems,
  MEMBERS_ONLY: cartProblems,
  PREREQUISITE_MISSING: cartProblems,
  PARTS_OUT_OF_ORDER: cartProblems,
  SLOT_UNAVAILABLE: cartProblems,
  SEATS_LEFT: cartProblems,
  STOCK_LEFT: cartProblems,
  /** the version of the cart that is stored */
  CONFLICT: z.object({ version: z.int() }),
  /** declared pairs of colours that would fall below their ratio: the variable, the one it stands on, both as references */
  CONTRAST: z.object({ pairs: z.array(contrastPair) }),
  /** how many approvals by link a theme needs, and how many of exactly its bytes there are */
  APPROVALS_MISSING: z.object({ required: z.int(), given: z.int() }),
  /** the revision of the theme that is stored */
  PRECONDITION_FAILED: z.object({ revision: z.int() }),
  /** parts of the theme that the role may not change */
  FORBIDDEN: z.object({ parts: z.array(z.string()) }),
  FORMS_UNANSWERED: z.object({
    forms: z.array(z.object({ formId: z.string(), itemId: z.string(), itemName: z.string() })),
  }),
  /** what is to pay, in cents */
  PAYMENT_NEEDED: z.object({ total: cents }),
  /** what is to pay now and what was shown, in cents */
  PRICE_CHANGED: z.object({
    total: cents,
    shownTotal: cents.optional(),
    lines: z.array(changedLine).optional(),
  }),
  /** cents that go back to the card */
  ORDER_REFUNDED: z.object({ amount: cents }),
  /** whether the card was charged is not known yet */
  CHECKOUT_IN_FLIGHT: z.object({ unknown: z.boolean() }),
  /** the order that the cart has become */
  '20152': z.object({ orderNumber: z.string(), ccLastFourDigits: z.string() }).partial(),
  /** ticking a box would do */
  '5157': z.object({ captcha: z.literal('checkbox') }),
  '9049': z.object({ violations: z.array(salesRuleResult), results: z.array(salesRuleResult).optional() }),
} as const satisfies Partial<Record<ApiErrorCode, z.ZodObject>>

export type CartProblem = z.output<typeof cartProblem>
export type CartProblemDetails = z.output<typeof cartProblemDetails>

/** What the details of a refusal with this code hold; `undefined` for a code without details. */
export type DetailsOf<Code extends ApiErrorCode> = Code extends keyof typeof refusalDetails
  ? z.output<(typeof refusalDetails)[Code]>
  : undefined

/** The troubles with parts of a cart that the details of a refusal name; none when they name none. */
export function problemsOf(details: DetailsOf<ApiErrorCode> | undefined): readonly CartProblem[] {
  return details && 'problems' in details ? details.problems : []
}

/** Details that came with a code, as its shape knows them; undefined when they are not of that shape, or the code has none. */
export function readDetails<Code extends ApiErrorCode>(
  code: Code,
  details: unknown,
): DetailsOf<Code> | undefined {
  const shapes: Partial<Record<ApiErrorCode, z.ZodObject>> = refusalDetails
  return shapes[code]?.safeParse(details).data as DetailsOf<Code> | undefined
}
