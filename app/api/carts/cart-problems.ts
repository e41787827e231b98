import type { ApiErrorCode } from '#app/contract/errors.ts'
import { type Refusal, refuse } from '../kernel/refuse.ts'

/** Why an item of a cart cannot be sold as it stands. `path` names the field in the document. */
export type CartProblem = {
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
  details?: Record<string, unknown>
}

/** Seats and stock are what other buyers change under a visitor's hands; everything else is asked about first. */
const ORDER: readonly CartProblem['code'][] = [
  'CART_ITEM_WITHOUT_ID',
  'UNPROCESSABLE',
  'NOT_SOLD_ONLINE',
  'MEMBERSHIP_NOT_ELIGIBLE',
  'MEMBERS_ONLY',
  'PREREQUISITE_MISSING',
  'SLOT_UNAVAILABLE',
  'SEATS_LEFT',
  'STOCK_LEFT',
]

/** One refusal for all problems of a cart: the code of the gravest, a sentence for each field, and the numbers. */
export function refusalOfProblems(problems: readonly CartProblem[]): Refusal | null {
  const code = ORDER.find(candidate => problems.some(problem => problem.code === candidate))
  if (!code) return null
  const first = problems.find(problem => problem.code === code)
  return refuse(code, {
    ...(code === 'UNPROCESSABLE' ? { text: first?.sentence } : {}),
    errors: Object.fromEntries(problems.map(problem => [problem.path, problem.sentence])),
    details: { problems: problems.map(({ code, path, details }) => ({ code, path, ...details })) },
  })
}
