import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import { type BasketItems, type BasketQuestion, basketTotal, questionOf } from './basket-question.ts'
import { cheapestBasket } from './cheapest-basket.ts'
import { codeOrders } from './code-orders.ts'
import { type JoinChoice, joinChoices } from './join-choices.ts'
import { joinSums } from './join-sums.ts'

/** What a visitor is told to change: to take combos, single tickets, a code before the others, or to join. `costs`: the price of the membership, in cents. */
export type BasketChange =
  | { kind: 'combo'; names: string[] }
  | { kind: 'tickets' }
  | { kind: 'code'; code: string }
  | { kind: 'join'; categoryId: string; name: string; costs: Cents }

/**
 * A cart that gives what another one does, and what each of the two costs, in cents. `saved` is what all but a new membership costs less;
 * with one the whole may cost more than before.
 */
export type BasketOffer = {
  change: BasketChange
  before: Cents
  after: Cents
  saved: Cents
  items: BasketItems
}

/**
 * The best that may be changed of a cart without giving up anything of it: what costs least of all, else the membership that makes the
 * tickets beside it cheaper, by a tenth of its price at least, and adds least to the total. Null where nothing does, and for a cart that cannot be sold as it stands.
 */
export function basketOffer(question: BasketQuestion): BasketOffer | null {
  const before = basketTotal(question)
  if (before === null) return null
  const offers = [
    ...codeOrders(question).flatMap(one => arrangedOffer(one, { question, before }) ?? []),
    ...joinChoices(question).flatMap(choice => joinOffers(choice, { question, before })),
  ].filter(isWorthSaying)
  return offers.toSorted((a, b) => a.after - b.after)[0] ?? null
}

/** A membership that this order would pay less than a tenth of is no way to pay less. */
const JOIN_SHARE = 10

const isWorthSaying = ({ change, saved }: BasketOffer) =>
  saved > 0 && (change.kind !== 'join' || saved * JOIN_SHARE >= change.costs)

type Offering = { question: BasketQuestion; before: Cents }

function arrangedOffer(arranged: BasketQuestion, { question, before }: Offering): BasketOffer | null {
  const cheapest = cheapestBasket(arranged)
  if (!cheapest) return null
  const { document, total } = cheapest
  const change = changeOf(document, question)
  return { change, before, after: total, saved: before - total, items: itemsOf(document) }
}

/** The order with the membership in it, its tickets arranged anew. */
function joinOffers(choice: JoinChoice, { question, before }: Offering): BasketOffer[] {
  const { document } = question
  const { category, membership } = choice
  const joining = questionOf(question, { ...document, memberships: [...document.memberships, membership] })
  return codeOrders(joining).flatMap(one => {
    const cheapest = cheapestBasket(one)
    if (!cheapest) return []
    const totals = { before, after: cheapest.total }
    const { costs, saved } = joinSums(totals, choice)
    const change = { kind: 'join' as const, categoryId: category.id, name: category.name, costs }
    return [{ change, ...totals, saved, items: itemsOf(cheapest.document) }]
  })
}

const itemsOf = ({
  templates,
  comboItems,
  memberships,
  couponCode,
  couponCodes,
}: CartDocument): BasketItems => ({ templates, comboItems, memberships, couponCode, couponCodes })

/** What is said of another arrangement: the combos it has more people in, else the code that comes first now, else single tickets. */
function changeOf(next: CartDocument, { document, book }: BasketQuestion): BasketChange {
  const people = ({ comboItems }: CartDocument, comboId: string) =>
    comboItems
      .filter(({ comboTemplateId }) => comboTemplateId === comboId)
      .flatMap(({ tickets }) => tickets)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  const combos = book.venue.combos.filter(({ id }) => people(next, id) > people(document, id))
  if (combos.length > 0) return { kind: 'combo', names: combos.map(({ name }) => name) }
  const [code] = next.couponCodes
  const isReordered = code !== undefined && next.couponCodes.join() !== document.couponCodes.join()
  return isReordered ? { kind: 'code', code } : { kind: 'tickets' }
}
