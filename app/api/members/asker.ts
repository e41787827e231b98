import type { HeldMembership } from '#app/rules/memberships/held-membership.ts'
import {
  joinedCategoryIds,
  type OrderedLevel,
  ownCategoryIds,
} from '#app/rules/memberships/joined-memberships.ts'
import { sellsMemberships } from '#app/rules/memberships/levels-on-sale.ts'
import { findOpenCart } from '../carts/open-cart.ts'
import type { ApiContext } from '../kernel/context.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { heldMemberships, type MembershipQuery } from './held-memberships.ts'

/** Who asks, for what venue: decides prices, and with the memberships in the cart what may be bought (ORD-225). */
export type Asker = {
  venue: Venue
  held: readonly HeldMembership[]
  cartCategoryIds: readonly string[]
  /** those of them whose prices count already */
  joinedCategoryIds: readonly string[]
}

/** The visitor of a request, looked up. The cart is read only where the venue sells memberships and the visitor has one. */
export async function openAsker(
  context: ApiContext,
  query: (MembershipQuery & { joiningLevelIds?: readonly string[] }) | undefined,
): Promise<Asker> {
  const { venue } = context
  const request = query ?? {}
  const [held, memberships] = await Promise.all([
    heldMemberships(context, request),
    orderedMemberships(context, request.joiningLevelIds ?? []),
  ])
  return {
    venue,
    held,
    cartCategoryIds: ownCategoryIds(memberships),
    joinedCategoryIds: joinedCategoryIds(memberships, venue),
  }
}

/** The memberships of the visitor's cart, and those that are about to be put into it. */
async function orderedMemberships(
  context: ApiContext,
  joiningLevelIds: readonly string[],
): Promise<OrderedLevel[]> {
  if (!sellsMemberships(context.venue)) return []
  const joining = joiningLevelIds.map(
    (membershipCategoryId): OrderedLevel => ({
      type: 'MembershipPurchase',
      membershipCategoryId,
      isGift: false,
    }),
  )
  const row = context.session.cartId ? await findOpenCart(context, context.session.cartId) : null
  return [...(row?.document.memberships ?? []), ...joining]
}
