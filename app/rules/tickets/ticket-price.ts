import type { Cents } from '#app/rules/money/cents.ts'
import { type Discount, type Distribution, withDiscount } from '#app/rules/money/discount.ts'

/** An event's own discount: values for all or for one person type, off every ticket or once off the line. */
export type EventDiscount = {
  distribution: Distribution
  values: readonly (Discount & { personTypeId?: string })[]
}

/** What members of some categories pay less for some tickets; an empty list means all. */
export type MemberDiscount = Discount & {
  membershipCategoryIds: readonly string[]
  personTypeIds: readonly string[]
}

/** Whether a price point can be chosen: its price lies above -1 (ORD-312). */
export function isSelectable({ price }: { price: Cents }): boolean {
  return price > -1
}

/** The part of an event's discount for a person type: its own value, else the one for all. */
export function discountFor(discount: EventDiscount | undefined, personTypeId: string): Discount | undefined {
  const own = discount?.values.find(value => value.personTypeId === personTypeId)

  return own ?? discount?.values.find(value => value.personTypeId === undefined)
}

/** The discount that an event takes once off all tickets of a person type; null where it has none, or takes it off each ticket. */
export function lineDiscount(
  { type, discount }: { type: string; discount?: EventDiscount | null },
  personTypeId: string,
): Discount | null {
  if (type !== 'discountCode' || discount?.distribution !== 'total') return null

  return discountFor(discount, personTypeId) ?? null
}

/**
 * The lowest price of a ticket for a member of these categories, in cents: `price` less the best of their discounts; undefined where
 * they have none.
 */
export function memberPrice(
  ticket: { price: Cents; personTypeId: string },
  { discounts, categoryIds }: { discounts: readonly MemberDiscount[]; categoryIds: readonly string[] },
): Cents | undefined {
  const prices = discounts
    .filter(discount => covers(discount.membershipCategoryIds, categoryIds) && categoryIds.length > 0)
    .filter(discount => covers(discount.personTypeIds, [ticket.personTypeId]))
    .map(discount => withDiscount(ticket.price, discount))

  return prices.length > 0 ? Math.min(...prices) : undefined
}

function covers(scope: readonly string[], ids: readonly string[]): boolean {
  return scope.length === 0 || ids.some(id => scope.includes(id))
}
