import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import { allowances } from '../limits/evaluate-limits.ts'
import { basketDocument } from './basket-document.ts'
import { basketNeeds } from './basket-needs.ts'
import { type BasketQuestion, basketTotal } from './basket-question.ts'
import { comboPlacements } from './combo-placements.ts'
import { isSeparable, type WeighedOptions, weighOption } from './option-weights.ts'
import { type BasketSpace, choices, type PersonOption, personOptions } from './person-options.ts'

/** A cart that gives at least what another one does, and what it costs in cents. */
export type PricedBasket = { document: CartDocument; total: Cents }

/** So many baskets are priced at most; of more those that cannot be told apart by what they weigh are left out. */
const MAX_BASKETS = 1_000

/** So few are priced at once: to weigh them first would take longer. */
const FEW_BASKETS = 12

/**
 * The cheapest cart that can be sold and gives everybody at least the events that this one does, at the same times, with the memberships
 * and codes it has: by single tickets and combos. Null where none can be sold. Every total is what checkout would take. Exact while there
 * are no more than `MAX_BASKETS` to price.
 */
export function cheapestBasket(question: BasketQuestion): PricedBasket | null {
  const space = spaceOf(question)
  const found = arrangements(space, question).map(options => basketDocument({ ...space, options }))
  let cheapest: PricedBasket | null = null
  for (const document of found) {
    const total = document && basketTotal({ ...question, document })
    if (document && total !== null && total < (cheapest?.total ?? Number.POSITIVE_INFINITY))
      cheapest = { document, total }
  }
  return cheapest
}

function spaceOf({ document, book, limits }: BasketQuestion): BasketSpace {
  const needs = basketNeeds(document, book)
  const rules = allowances(limits)
  const benefits = rules.filter(({ ruleType }) => ruleType.name === 'memberBenefits')
  return {
    ...{ needs, rules },
    placements: comboPlacements(book.venue.combos, needs.places),
    isLimited: (personTypeId, at) =>
      benefits.some(
        ({ eventId, pricePointIds }) =>
          eventId === needs.places[at]?.eventId && pricePointIds.includes(personTypeId),
      ),
  }
}

/** The options of all person types together that may be the cheapest. */
function arrangements(space: BasketSpace, question: BasketQuestion): PersonOption[][] {
  const lists = [...space.needs.people.keys()].map(personTypeId => personOptions(personTypeId, space))
  const count = lists.reduce((product, options) => product * options.length, 1)
  const most = isSeparable(question.book, space.placements) ? FEW_BASKETS : MAX_BASKETS
  if (count <= most) return choices(lists)
  let together: WeighedOptions[] = [{ options: [], weights: [] }]
  for (const options of lists) {
    const weighed = options.flatMap(option => weighOption(option, { space, question }) ?? [])
    together = lightest(pairs(together, lightest(weighed)))
  }
  return together.map(({ options }) => options)
}

const pairs = (some: readonly WeighedOptions[], others: readonly WeighedOptions[]): WeighedOptions[] =>
  some.flatMap(a =>
    others.map(b => ({
      options: [...a.options, ...b.options],
      weights: b.weights.map((weight, at) => weight + (a.weights[at] ?? 0)),
    })),
  )

/** Those that no other one is at least as good as in everything. */
function lightest(options: WeighedOptions[]): WeighedOptions[] {
  const kept: WeighedOptions[] = []
  const sorted = options.toSorted((a, b) => (a.weights[0] ?? 0) - (b.weights[0] ?? 0))
  for (const option of sorted)
    if (!kept.some(other => isNoHeavier(other.weights, option.weights))) kept.push(option)
  return kept.slice(0, MAX_BASKETS)
}

const isNoHeavier = (a: readonly number[], b: readonly number[]) =>
  a.every((weight, at) => weight <= (b[at] ?? 0))
