import { arrangeMemberTickets } from '#app/rules/baskets/arrange-member-tickets.ts'
import type { CartDocument, CartRow } from '#app/rules/carts/stored-cart.ts'
import { limitedTickets } from '#app/rules/limits/limited-tickets.ts'
import { joinedCategoryIds } from '#app/rules/memberships/joined-memberships.ts'
import { allowanceInput } from '../entitlements/check-limits.ts'
import type { ApiContext } from '../kernel/context.ts'
import { cartBook } from './open-cart.ts'

type Change = { stored: CartRow | null; row: CartRow }

/**
 * What is stored next of a cart whose memberships make its buyer a member today: the member's price for as many tickets as those allow,
 * the price for everybody for the rest. Where the memberships are others than before, also none any more, all tickets are shared out anew.
 */
export async function arrangeCart(context: ApiContext, { stored, row }: Change): Promise<CartDocument> {
  const { document } = row
  const joinedBy = ({ memberships }: Pick<CartDocument, 'memberships'>) =>
    joinedCategoryIds(memberships, context.venue)
  const before = stored ? joinedBy(stored.document) : []
  const joined = joinedBy(document)
  const eventIds = [...new Set(limitedTickets(document).map(({ eventId }) => eventId))]
  if (before.length + joined.length === 0 || eventIds.length === 0) return document
  const [book, limits] = await Promise.all([
    cartBook(context, row),
    allowanceInput(context, eventIds, { joinedCategoryIds: joined }),
  ])
  const anew = before.length > 0 && before.toSorted().join() !== joined.toSorted().join()
  return arrangeMemberTickets({ document, book, limits }, { anew })
}
