import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aRandomBasket } from '#tests/builders/random-baskets.ts'
import { arrangeMemberTickets } from './arrange-member-tickets.ts'
import { basketTotal, questionOf } from './basket-question.ts'
import { joinChoices } from './join-choices.ts'
import { joinQuotes } from './join-quotes.ts'

test('what is said of a level is what the order costs with it, and its tickets cost so much less', () => {
  let quotes = 0
  fc.assert(
    fc.property(aRandomBasket(2), question => {
      for (const { categoryId, total, saved } of joinQuotes(question)) {
        quotes += 1
        const choice = joinChoices(question).find(({ category }) => category.id === categoryId)!
        const { document } = question
        const memberships = [...document.memberships, choice.membership]
        const joining = questionOf(question, { ...document, memberships })
        const arranged = arrangeMemberTickets(joining, { anew: false })
        expect(basketTotal({ ...joining, document: arranged })).toBe(total)
        expect(saved).toBeGreaterThan(0)
        expect(basketTotal(question)! - saved + choice.price).toBe(total)
      }
    }),
    { numRuns: 1_000, seed: 20_261_130 },
  )
  expect(quotes).toBeGreaterThan(50)
})
