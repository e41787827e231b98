import {
  codeMessage,
  fieldOfProvider,
  type MarkedField,
  markedFields,
  type PaymentCode,
  type PaymentError,
  paymentCode,
  paymentError,
} from '#app/rules/checkout/payment-codes.ts'
import { secureProblem } from '#app/rules/checkout/secure-problem.ts'
import { serverText } from '#app/rules/checkout/server-message.ts'
import type { StepName } from '#app/rules/checkout/steps.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import type { Message } from '#app/rules/shell/message.ts'

/** An answer to placing the order that is not a success; unreadable when it could not be parsed. */
export type FailedAnswer = {
  status: number
  code?: string | number
  message?: string
  /** the server says what it always says to this code: the venue has its own words for that (decision C12) */
  isStandard?: boolean
  /** the captcha was not sure, and its second checkbox would do */
  asksCheckbox?: boolean
  violations?: readonly SalesRuleResult[]
  isUnreadable?: boolean
  /** of the billing address, as far as it is known */
  country?: string
}

/** What is shown for a failed order: words of the server, or a text of the venue. */
export type ProblemText =
  | { message: string }
  | Message<
      | `error-${PaymentCode}`
      | 'error-checkout-failed'
      | 'error-secure-network'
      | 'error-secure-timeout'
      | 'error-secure-stepup-timeout'
      | 'error-secure-again'
      | 'error-secure-refused'
      | 'review-step-captcha-unsure'
      | 'error-checkout-unreadable'
      | 'event-limit-exceeded-message'
      | 'cart-sales-rules-failed'
    >

/** What a failed order does to the screen. `step` is where the visitor is taken; none leaves them outside the steps. */
export type CheckoutProblem = {
  kind: 'payment' | 'address' | 'limits' | 'captcha' | 'secure' | 'duplicate' | 'unreadable' | 'other'
  fields: readonly MarkedField[]
  text: ProblemText
  step: StepName | null
  reopensBilling: boolean
  blocksPlacing: boolean
  asksCheckbox: boolean
  limits: readonly SalesRuleResult[]
}

const FAILED = { text: 'error-checkout-failed' } as const satisfies Message

/**
 * The problem that a failed answer of checkout stands for: its kind, the marked fields, the text and the next step (CHK-277 to CHK-294).
 */
export function checkoutProblem(answer: FailedAnswer): CheckoutProblem {
  if (answer.isUnreadable) return problem({ kind: 'unreadable', text: { text: 'error-checkout-unreadable' } })
  if (isDuplicate(answer)) return problem({ kind: 'duplicate', step: null })

  const secure = secureProblem(answer.code)
  if (secure) return problem({ kind: 'secure', text: secure, step: null })
  if (answer.code === 'SECURE_CHECK_REFUSED') return refusedByBank()

  const error = paymentError(answer.code)
  const text = wordsFor(answer)
  if (error === 'TICKET_LIMIT_EXCEEDED') return limitProblem(answer)
  if (error === 'CAPTCHA_REJECTED') return captchaProblem(answer)
  if (!error || error === 'DUPLICATE_ORDER') return problem({ kind: 'other', text })

  const reopensBilling = isAddressError(error)

  return problem({
    kind: reopensBilling ? 'address' : 'payment',
    fields: markedFields[error],
    text,
    reopensBilling,
  })
}

/** Whether the order was already placed under this request: 409 with 20152, and nothing else (CHK-131, CHK-132). */
export function isDuplicate({ status, code }: Pick<FailedAnswer, 'status' | 'code'>): boolean {
  return status === 409 && String(code) === '20152'
}

/** The field a provider's token error marks; none for a parameter that is no field (CHK-290). */
export function tokenProblem({ param, message }: { param?: string; message?: string }): CheckoutProblem {
  const known = param !== undefined && Object.hasOwn(fieldOfProvider, param)
  const fields = known ? [fieldOfProvider[param as keyof typeof fieldOfProvider]] : []

  return problem({ kind: 'payment', fields, text: message ? { message } : FAILED })
}

/** The text for a check of the sales rules that failed: the server's message, else the venue's (ORD-281, CHK-297). */
export function salesRuleFailure(message: string | null | undefined): ProblemText {
  return messageOr(message, { text: 'cart-sales-rules-failed' })
}

/** The cardholder said no to the bank: another card may do. */
function refusedByBank(): CheckoutProblem {
  return problem({ kind: 'payment', fields: ['number'], text: { text: 'error-secure-refused' } })
}

function limitProblem({ violations = [] }: FailedAnswer): CheckoutProblem {
  return problem({
    kind: 'limits',
    text: { text: 'event-limit-exceeded-message' },
    step: null,
    limits: violations,
  })
}

/** A captcha that is refused ends it; one that is not sure asks the person (CHK-260, CHK-288). */
function captchaProblem({ asksCheckbox = false }: FailedAnswer): CheckoutProblem {
  if (asksCheckbox)
    return problem({
      kind: 'captcha',
      text: { text: 'review-step-captcha-unsure' },
      step: null,
      asksCheckbox,
    })

  return problem({ kind: 'captcha', text: { text: 'error-5157' }, blocksPlacing: true })
}

function isAddressError(error: PaymentError): boolean {
  const cardFields: readonly string[] = ['number', 'cvc', 'expMonth', 'expYear']

  return markedFields[error].some(field => !cardFields.includes(field))
}

/** The server's message, for a standard one the venue's text of its code, else the default (CHK-282, CHK-283). */
function wordsFor({ code, message, isStandard, country }: FailedAnswer): ProblemText {
  const known = isStandard ? paymentCode(code) : null

  return known ? codeMessage(known, country) : messageOr(message, FAILED)
}

function messageOr(message: string | null | undefined, fallback: ProblemText): ProblemText {
  const words = serverText(message)

  return words ? { message: words } : fallback
}

function problem(found: Partial<CheckoutProblem> & Pick<CheckoutProblem, 'kind'>): CheckoutProblem {
  const nothing = {
    fields: [],
    text: FAILED,
    step: 'payment',
    reopensBilling: false,
    blocksPlacing: false,
    asksCheckbox: false,
    limits: [],
  } as const

  return { ...nothing, ...found }
}
