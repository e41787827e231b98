import { codesOf } from '../pricing/coupon-terms.ts'
import type { BasketQuestion } from './basket-question.ts'

/** Of more codes each comes first once; the others stay in their order. */
const MAX_CODES = 4

/**
 * The cart with its codes in every order, the present one first: each code is taken of what those before it have left, and one may
 * exclude another. Codes that the venue does not know change nothing and stay where they are.
 */
export function codeOrders(question: BasketQuestion): BasketQuestion[] {
  const { document, book } = question
  const codes = codesOf(document)
  const known = codes.filter(code => book.coupons.has(code))
  if (known.length < 2) return [question]
  const unknown = codes.filter(code => !known.includes(code))
  const orders = known.length > MAX_CODES ? known.map(code => withFirst(known, code)) : permutations(known)
  return [
    question,
    ...orders.map(order => ({
      ...question,
      document: { ...document, couponCode: undefined, couponCodes: [...order, ...unknown] },
    })),
  ]
}

const withFirst = (codes: readonly string[], first: string) => [
  first,
  ...codes.filter(code => code !== first),
]

const permutations = (codes: readonly string[]): string[][] =>
  codes.length === 0
    ? [[]]
    : codes.flatMap(first => permutations(codes.filter(code => code !== first)).map(rest => [first, ...rest]))
