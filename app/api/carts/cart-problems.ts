import { CART_REFUSALS } from '#app/contract/refusals.ts'
import type { OrderProblem } from '#app/rules/pricing/problems.ts'
import { type Refusal, refuse } from '../kernel/refuse.ts'
import { wireProblem } from './wire/cart-problem.ts'

/** One refusal for all problems of a cart: the code of the most serious one, a sentence for each field, and the numbers. */
export function refusalOfProblems(problems: readonly OrderProblem[]): Refusal | null {
  const wire = problems.map(wireProblem)
  const code = CART_REFUSALS.find(candidate => wire.some(problem => problem.code === candidate))
  if (!code) return null
  const first = problems[wire.findIndex(problem => problem.code === code)]
  return refuse(code, {
    ...(code === 'UNPROCESSABLE' ? { text: first?.sentence } : {}),
    errors: Object.fromEntries(problems.map(({ path, sentence }) => [path, sentence])),
    details: { problems: wire },
  })
}
