import type { Cents } from '#app/rules/money/cents.ts'
import { arrangeMemberTickets } from './arrange-member-tickets.ts'
import { type BasketQuestion, basketTotal, questionOf } from './basket-question.ts'
import { joinChoices } from './join-choices.ts'
import { joinSums } from './join-sums.ts'

/** What an order costs with a level in it, at the price that is chosen at first, and what all but the level costs less then; cents. */
export type JoinQuote = { categoryId: string; total: Cents; saved: Cents }

/** The levels that make the tickets of a cart cheaper, each with what cart and checkout say once it is in the order as well. */
export function joinQuotes(question: BasketQuestion): JoinQuote[] {
  const before = basketTotal(question)
  if (before === null) return []
  const { document } = question
  return joinChoices(question).flatMap(choice => {
    const { category, membership } = choice
    const joining = questionOf(question, { ...document, memberships: [...document.memberships, membership] })
    const arranged = arrangeMemberTickets(joining, { anew: false })
    const total = basketTotal({ ...joining, document: arranged })
    if (total === null) return []
    const { saved } = joinSums({ before, after: total }, choice)
    return saved > 0 ? [{ categoryId: category.id, total, saved }] : []
  })
}
