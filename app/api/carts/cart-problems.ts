import type { OrderProblem } from '#app/rules/pricing/problems.ts'
import { type Refusal, refuse } from '../kernel/refuse.ts'
import { type CartProblemCode, wireProblem } from './wire/cart-problem.ts'

/** Seats and stock are what other buyers change under a visitor's hands; everything else is asked about first. */
const ORDER: readonly CartProblemCode[] = [
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

/** One refusal for all problems of a cart: the code of the most serious one, a sentence for each field, and the numbers. */
export function refusalOfProblems(problems: readonly OrderProblem[]): Refusal | null {
  const wire = problems.map(wireProblem)
  const code = ORDER.find(candidate => wire.some(problem => problem.code === candidate))
  if (!code) return null
  const first = problems[wire.findIndex(problem => problem.code === code)]
  return refuse(code, {
    ...(code === 'UNPROCESSABLE' ? { text: first?.sentence } : {}),
    errors: Object.fromEntries(problems.map(({ path, sentence }) => [path, sentence])),
    details: { problems: wire },
  })
}
