import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import { openCart } from '#app/pages/open-cart.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { type RecapLine, recapLine } from '#app/pages/recap-line.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import { inOrderOfVisits } from '#app/rules/orders/visits.ts'

/** An order as two of them are told apart. */
export type BriefOrder = { lines: RecapLine[]; total: Cents }

/** `ready`: to be taken here; `choose`: this device has one of its own; the others are nothing to take. */
export type LinkedOrder = {
  state: 'ready' | 'choose' | 'own' | 'sold' | 'over'
  linked: BriefOrder | null
  own: BriefOrder | null
  /** this device has an order, whatever the link brings */
  hasOwn: boolean
}

/** What a link brings; null for one that is over or none of ours. */
export async function readLink({ api }: Visit, link: string) {
  try {
    return (await api.carts.linked({ headers: { 'x-cart-link': link } })).payload
  } catch (error) {
    if (refusalOf(error)?.status === 404) return null
    throw error
  }
}

/** The order of a link beside the one that this device has, and what can be done. */
export async function loadLinkedOrder(visit: Visit, link: string): Promise<LinkedOrder> {
  const [answer, { cart: ownCart }] = await Promise.all([readLink(visit, link), openCart(visit)])
  const ownOrder = ownCart && ownCart.orders.length > 0 ? ownCart : null
  const nothing = { linked: null, own: null, hasOwn: ownOrder !== null }
  if (!answer) return { state: 'over', ...nothing }
  if (answer.isSold || !answer.cart) return { state: 'sold', ...nothing }
  if (answer.isOwn) return { ...nothing, state: 'own', hasOwn: true }
  const linked = recapOf(answer.cart, visit)
  const own = ownOrder && recapOf(ownOrder, visit)
  return { ...nothing, state: own ? 'choose' : 'ready', linked, own }
}

const recapOf = ({ orders, total }: CartPayload, { venue }: Visit): BriefOrder => ({
  lines: inOrderOfVisits(orders, ({ events }) => events).map(line => recapLine(line, venue)),
  total,
})
