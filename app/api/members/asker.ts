import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import type { HeldMembership } from '#app/rules/memberships/held-membership.ts'
import { findOpenCart, ownCategoryIds } from '../carts/open-cart.ts'
import type { ApiContext } from '../kernel/context.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { heldMemberships, type MembershipQuery } from './held-memberships.ts'

/** Who asks, for what venue: decides prices, and with the memberships in the cart what may be bought (ORD-225). */
export type Asker = {
  venue: Venue
  held: readonly HeldMembership[]
  cartCategoryIds: readonly string[]
}

/** The visitor of a request, looked up. The cart is read only where something is for members and the visitor has one. */
export async function openAsker(context: ApiContext, request: MembershipQuery = {}): Promise<Asker> {
  const [held, cartCategoryIds] = await Promise.all([
    heldMemberships(context, request),
    cartCategories(context),
  ])
  return { venue: context.venue, held, cartCategoryIds }
}

async function cartCategories(context: ApiContext): Promise<string[]> {
  if (!context.session.cartId || !catalogueMaps(context.venue).hasMemberOnly) return []
  const row = await findOpenCart(context, context.session.cartId)
  return row ? ownCategoryIds(row.document) : []
}
