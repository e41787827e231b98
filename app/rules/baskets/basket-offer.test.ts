import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basketOffer } from '#app/rules/baskets/basket-offer.ts'
import { type BasketQuestion, basketTotal, questionOf } from '#app/rules/baskets/basket-question.ts'
import { limitedTickets } from '#app/rules/limits/limited-tickets.ts'
import { priceCart } from '#app/rules/pricing/price-cart.ts'
import { cheapestByForce } from '#tests/builders/every-basket.ts'
import { aBasketOfOverlappingLimits, aRandomBasket } from '#tests/builders/random-baskets.ts'

/** Tickets by event and person type. */
function admissions({ templates, comboItems }: BasketQuestion['document']): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { eventId, personTypeId, quantity } of limitedTickets({ templates, comboItems }))
    counts.set(`${eventId} ${personTypeId}`, quantity + (counts.get(`${eventId} ${personTypeId}`) ?? 0))
  return counts
}

const addOnsOf = ({ templates, comboItems }: BasketQuestion['document']) =>
  [
    ...templates.flatMap(({ events }) => events.flatMap(({ addOns }) => addOns)),
    ...comboItems.flatMap(({ addOns }) => addOns),
  ].reduce((sum, { quantity }) => sum + quantity, 0)

/** Nothing is cheaper, it costs what is said, and nobody loses anything. */
function expectBest(question: BasketQuestion): boolean {
  const offer = basketOffer(question)
  expect(offer?.after ?? null).toBe(cheapestByForce(question))
  if (!offer) return false
  const next = questionOf(question, { ...question.document, ...offer.items })
  expect(basketTotal(question)).toBe(offer.before)
  expect(basketTotal(next)).toBe(offer.after)
  expect(priceCart(next.document, next.book).totals.paid).toBe(offer.after)
  const left = admissions(next.document)
  for (const [who, count] of admissions(question.document))
    expect(left.get(who)).toBeGreaterThanOrEqual(count)
  expect(addOnsOf(next.document)).toBe(addOnsOf(question.document))
  if (offer.change.kind === 'join') expect(offer.before - offer.saved + offer.change.costs).toBe(offer.after)
  else expect(offer.before - offer.saved).toBe(offer.after)
  return true
}

test.each([
  { sort: 'small', runs: 10_000, most: 1, least: 3_000 },
  { sort: 'larger', runs: 150, most: 4, least: 50 },
])(
  'of $runs random $sort catalogues no basket is cheaper than the one that is offered, and it costs what is said',
  ({ runs, most, least }) => {
    let offers = 0
    const count = (question: BasketQuestion) => {
      offers += expectBest(question) ? 1 : 0
    }
    fc.assert(fc.property(aRandomBasket(most), count), { numRuns: runs, seed: 20_261_123 })
    expect(offers).toBeGreaterThan(least)
  },
  180_000,
)

test('of 150 random baskets under two limits that share a person type none is cheaper than the one that is offered', () => {
  let offers = 0
  const count = (question: BasketQuestion) => {
    offers += expectBest(question) ? 1 : 0
  }
  fc.assert(fc.property(aBasketOfOverlappingLimits, count), { numRuns: 150, seed: 20_261_125 })
  expect(offers).toBeGreaterThan(30)
})
