import type { Cents } from '#app/rules/money/cents.ts'
import { priceGoods } from '../pricing/price-cart.ts'
import { arrangeMemberTickets } from './arrange-member-tickets.ts'
import { type BasketQuestion, basketTotal, questionOf } from './basket-question.ts'
import { joinChoices } from './join-choices.ts'

/** What an order costs with a level in it, at the price that is chosen at first, and what its tickets cost less then; cents. */
export type JoinQuote = { categoryId: string; total: Cents; saved: Cents }

/** The levels that make the tickets of a cart cheaper, each with what cart and checkout say once it is in the order as well. */
export function joinQuotes(question: BasketQuestion): JoinQuote[] {
  const before = basketTotal(question)
  if (before === null) return []
  const { document } = question
  return joinChoices(question).flatMap(({ category, membership }) => {
    const joining = questionOf(question, { ...document, memberships: [...document.memberships, membership] })
    const arranged = arrangeMemberTickets(joining, { anew: false })
    const total = basketTotal({ ...joining, document: arranged })
    if (total === null) return []
    const tickets = priceGoods({ ...arranged, memberships: document.memberships }, joining.book)
    const saved = before - tickets.totals.paid
    return saved > 0 ? [{ categoryId: category.id, total, saved }] : []
  })
}
