import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aRandomBasket } from '#tests/builders/random-baskets.ts'
import { limitedTickets } from '../limits/limited-tickets.ts'
import type { BasketQuestion } from './basket-question.ts'
import { joinChoices } from './join-choices.ts'

/** The same order at a venue whose kinds of visitors stand in another order. */
function inOrderOf(kinds: readonly string[], { book, ...question }: BasketQuestion): BasketQuestion {
  const { venue } = book
  const personTypes = kinds.map(id => ({ ...venue.personTypes[0]!, id, displayOrder: kinds.indexOf(id) }))
  // Maps of a catalogue are kept by its list of events.
  return { ...question, book: { ...book, venue: { ...venue, events: [...venue.events], personTypes } } }
}

/** The orders of adults alone, and of adults with children, in which levels for adults are offered. */
function countOffers(kinds: readonly string[]) {
  const offers = { alone: 0, withChildren: 0 }
  fc.assert(
    fc.property(aRandomBasket(2), basket => {
      const question = inOrderOf(kinds, basket)
      const hasChild = limitedTickets(question.document).some(({ personTypeId }) => personTypeId === 'child')
      offers[hasChild ? 'withChildren' : 'alone'] += joinChoices(question).length
    }),
    { numRuns: 500, seed: 20_261_130 },
  )
  return offers
}

test('a level is offered where its price is for the first of those who come, in the order of the venue', () => {
  const adultsFirst = countOffers(['adult', 'child'])
  expect(Math.min(adultsFirst.alone, adultsFirst.withChildren)).toBeGreaterThan(10)
  const childrenFirst = countOffers(['child', 'adult'])
  expect([childrenFirst.alone, childrenFirst.withChildren]).toEqual([adultsFirst.alone, 0])
})
