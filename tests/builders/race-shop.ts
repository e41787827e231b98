import { refusalOfCall } from '#tests/builders/api-client.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, type Shop } from '#tests/builders/shop.ts'

/** Races over a pool of connections, as many nodes would make them. Each test leaves the database as a fresh venue. */
export const BUYERS = 50

export async function readyToPay(shop: Shop, draft = aDraft({ adult: 1 })) {
  const api = await shop.visitor()
  const { id } = await fillCart(api, draft)
  return { api, body: aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD) }) }
}

export const times = <Value>(count: number, make: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

/** How each call ended: `placed`, or the code it was refused with; anything else fails the test. */
export async function endOf(call: Promise<unknown>): Promise<string> {
  const refused = await refusalOfCall(call)
  if (!refused) return 'placed'
  if (typeof refused.code !== 'string') throw await call.catch(error => error)
  return refused.code
}

export const count = (ends: string[], end: string) => ends.filter(found => found === end).length
