import { arrangeMemberTickets } from '#app/rules/baskets/arrange-member-tickets.ts'
import type { CartDocument, CartRow } from '#app/rules/carts/stored-cart.ts'
import { joinedCategoryIds } from '#app/rules/memberships/joined-memberships.ts'
import type { ApiContext } from '../kernel/context.ts'
import { readBasketQuestion } from './read-basket-question.ts'

type Change = { stored: CartRow | null; row: CartRow }

/**
 * What is stored next of a cart whose memberships make its buyer a member today: the member's price for as many tickets as those allow,
 * the price for everybody for the rest. Where the memberships are others than before, also none any more, all tickets are shared out anew.
 */
export async function arrangeCart(context: ApiContext, { stored, row }: Change): Promise<CartDocument> {
  const { document } = row
  const joinedBy = ({ memberships }: Pick<CartDocument, 'memberships'>) =>
    joinedCategoryIds(memberships, context.venue).toSorted().join()
  const before = stored ? joinedBy(stored.document) : ''
  const joined = joinedBy(document)
  const question = before || joined ? await readBasketQuestion(context, row) : null
  return question ? arrangeMemberTickets(question, { anew: before !== '' && before !== joined }) : document
}
