import { findLinkGeneration } from '#app/data/queries/carts/read.ts'
import { endCartLinks } from '#app/data/queries/carts/write.ts'
import { cartLinkEnd } from '#app/rules/carts/link-end.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { takeTries } from '../limits/take-tries.ts'
import { cartKeyOf, cartLinkOf, cartOfName, openCartLink } from './cart-names.ts'
import { cartIdOf, findNamedCart, priceStoredCart } from './open-cart.ts'

/** The link that brings the caller's cart to another device, and until when; null where there is no cart to bring. */
export const getCartLink = api.carts.link.handler(async ({ input, context }) => {
  const row = await findNamedCart(context, cartIdOf(context, input?.headers))
  if (!row || row.orderId) return { payload: null }
  const until = cartLinkEnd(context.now)
  const generation = (await findLinkGeneration(context.db, context.tenantId, row.id)) ?? 0
  const link = cartLinkOf(context, { cartId: row.id, generation, until })
  return { payload: { link, until: until.toISOString() } }
})

/** Ends the links that were made of the caller's cart so far; a device that was brought to it keeps it. Does nothing without a cart. */
export const endCartLink = api.carts.endLink.handler(async ({ input, context }) => {
  const row = await findNamedCart(context, cartIdOf(context, input?.headers))
  if (row) await endCartLinks(context.db, context.tenantId, row.id)
  return { payload: null }
})

/**
 * The cart of a link, for the device that opened it: under a key that shows nobody who was named on another device. Changes nothing.
 * Refuses a link that is over, was ended or is none of ours with NOT_FOUND, and an address that tries too many.
 */
export const readCartLink = api.carts.linked.handler(async ({ input: { headers }, context }) => {
  await takeLinkTry(context)
  const id = await findLinkedCart(context, headers['x-cart-link'])
  const row = id ? await findNamedCart(context, cartKeyOf(context, id)) : null
  if (!row) throw refuse('NOT_FOUND', { text: 'This link is over' })
  const isOwn = cartOfName(context, context.session.cartId).id === id
  if (row.orderId) return { payload: { isOwn, isSold: true, cart: null } }
  const { cart } = await priceStoredCart(context, row)
  return { payload: { isOwn, isSold: false, cart } }
})

/** The id of the cart that a link opens; null once its time is over or its links were ended. */
async function findLinkedCart(context: ApiContext, link: string): Promise<string | null> {
  const linked = openCartLink(context, { link, now: context.now })
  if (!linked) return null
  const generation = await findLinkGeneration(context.db, context.tenantId, linked.cartId)
  return generation === linked.generation ? linked.cartId : null
}

/** Whether the caller's cart is an order by now: paid for on this device or another. */
export const getCartStanding = api.carts.standing.handler(async ({ input, context }) => {
  const row = await findNamedCart(context, cartIdOf(context, input?.headers))
  const standing = row?.orderId ? ('sold' as const) : ('open' as const)
  return { payload: { standing: row ? standing : ('none' as const) } }
})

const PAUSE_MS = 2_000

async function takeLinkTry({ services, tenantId, now, address }: ApiContext) {
  const limits = address ? [{ key: `cart links of ${address}`, tries: 120, pause: PAUSE_MS }] : []
  await takeTries(services, { tenantId, now, limits })
}
