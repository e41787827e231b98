import { type BasketOffer, basketOffer } from '#app/rules/baskets/basket-offer.ts'
import { joinQuotes } from '#app/rules/baskets/join-quotes.ts'
import { holdOf } from '#app/rules/carts/hold-of.ts'
import { replacedItems } from '#app/rules/carts/removed-items.ts'
import type { CartRow } from '#app/rules/carts/stored-cart.ts'
import { formsInStep } from '#app/rules/forms/forms-in-step.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { refusalOfProblems } from './cart-problems.ts'
import { cartIdOf, findOpenCart, priceStoredCart } from './open-cart.ts'
import { readBasketQuestion } from './read-basket-question.ts'
import { saveCart } from './save-cart.ts'

/** What the visitor may change of the cart to pay less, giving up nothing; null where nothing does. The cart stays as it is. */
export const getCartOffer = api.carts.offer.handler(async ({ input, context }) => {
  const row = await findOpenCart(context, cartIdOf(context, input?.headers))
  const offer = row && (await offerFor(context, row))
  if (!offer) return { payload: null }
  const { items: _items, ...payload } = offer
  return { payload }
})

/**
 * Changes the cart to what is offered now, and keeps what it was for ten seconds to be put back. Refuses with CONFLICT where that costs
 * more than what was shown, or another request was quicker.
 */
export const takeCartOffer = api.carts.takeOffer.handler(async ({ input, context }) => {
  const stored = await findOpenCart(context, cartIdOf(context, input.headers))
  if (!stored) throw refuse('NOT_FOUND')
  const offer = await offerFor(context, stored)
  if (!offer || offer.after > input.body.after) throw refuse('CONFLICT')
  const { forms } = stored.document
  const items = { ...stored.document, ...offer.items, removed: replacedItems(stored.document, context.now) }
  const document = { ...items, forms: formsInStep(items, { venue: context.venue, known: forms }) }
  const { demand, problems } = await priceStoredCart(context, { ...stored, document })
  const refusal = refusalOfProblems(problems)
  if (refusal) throw refusal
  const { row } = await saveCart(context, { stored, document, demand })
  if (!row) throw refuse('CONFLICT')
  const { cart } = await priceStoredCart(context, row)
  return { payload: { ...cart, hold: holdOf(row, { demand, book: context }) } }
})

/** What the cart costs with each level that makes its tickets cheaper; none where there is no cart. */
export const getJoinQuotes = api.carts.joinQuotes.handler(async ({ input, context }) => {
  const row = await findOpenCart(context, cartIdOf(context, input?.headers))
  const question = row && (await readBasketQuestion(context, row))
  return { payload: question ? joinQuotes(question) : [] }
})

async function offerFor(context: ApiContext, row: CartRow): Promise<BasketOffer | null> {
  const question = await readBasketQuestion(context, row)
  return question && basketOffer(question)
}
