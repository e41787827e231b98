import type { BasketQuestion } from '#app/rules/baskets/basket-question.ts'
import type { CartRow } from '#app/rules/carts/stored-cart.ts'
import { limitedTickets } from '#app/rules/limits/limited-tickets.ts'
import { joinedCategoryIds } from '#app/rules/memberships/joined-memberships.ts'
import { allowanceInput } from '../entitlements/check-limits.ts'
import type { ApiContext } from '../kernel/context.ts'
import { cartBook } from './open-cart.ts'

/** All that decides what may be changed of a cart, with the memberships in it counted; null for one without tickets. */
export async function readBasketQuestion(context: ApiContext, row: CartRow): Promise<BasketQuestion | null> {
  const { document } = row
  const eventIds = [...new Set(limitedTickets(document).map(({ eventId }) => eventId))]
  if (eventIds.length === 0) return null
  const [book, limits] = await Promise.all([
    cartBook(context, row),
    allowanceInput(context, eventIds, {
      joinedCategoryIds: joinedCategoryIds(document.memberships, context.venue),
    }),
  ])
  return { document, book, limits }
}
