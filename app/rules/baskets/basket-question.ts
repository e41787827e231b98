import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import type { AllowanceInput } from '#app/rules/limits/sales-limit.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import type { PriceBook } from '#app/rules/pricing/price-book.ts'
import { allowances, violations, withTickets } from '../limits/evaluate-limits.ts'
import { limitedTickets } from '../limits/limited-tickets.ts'
import { joinedCategoryIds, ownCategoryIds } from '../memberships/joined-memberships.ts'
import { priceGoods } from '../pricing/price-cart.ts'

/** What of a cart may be arranged otherwise. */
export type BasketItems = Pick<
  CartDocument,
  'templates' | 'comboItems' | 'memberships' | 'couponCode' | 'couponCodes'
>

/** A cart, all that it is priced with, and what its buyer may have; `limits` hold for the cart as it is. */
export type BasketQuestion = { document: CartDocument; book: PriceBook; limits: AllowanceInput }

/** A cart with the prices and limits that hold for its own memberships. */
export function questionOf(
  { book, limits }: Omit<BasketQuestion, 'document'>,
  document: CartDocument,
): BasketQuestion {
  const joined = joinedCategoryIds(document.memberships, book.venue)
  return {
    document,
    book: { ...book, cartCategoryIds: ownCategoryIds(document.memberships), joinedCategoryIds: joined },
    limits: { ...limits, memberCategoryIds: [...new Set([...limits.memberCategoryIds, ...joined])] },
  }
}

/** What a cart costs in cents; null where it cannot be sold as it stands, for its items, its seats or the limits of its buyer. */
export function basketTotal({ document, book, limits }: BasketQuestion): Cents | null {
  const { problems, totals } = priceGoods(document, book)
  if (problems.length > 0 || document.comboItems.some(hasNoSlot)) return null
  const results = withTickets(allowances(limits), limitedTickets(document))
  return violations(results).length > 0 ? null : totals.paid
}

const hasNoSlot = ({ events }: CartDocument['comboItems'][number]) => events.some(({ eventId }) => !eventId)
