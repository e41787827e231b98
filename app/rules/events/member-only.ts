/** What somebody holds or has in the cart, reduced to what a member-only event asks for. */
export type MembershipClaim = { categoryId: string; active: boolean }

/** How a visitor stands to an event: open to all, theirs to buy, or why not (ORD-226, ORD-227). */
export type MemberAccess = 'open' | 'eligible' | 'inactive' | 'wrong-category' | 'membership-required'

/** Whether an event that only members may buy can be bought; an event without restrictions takes every category. */
export type MemberOnlyEvent = { memberOnlyEvent?: boolean; membershipRestrictions?: readonly string[] }

/**
 * The visitor's access to a member-only event. A membership they hold counts when it is active, one in the cart always; both must be of
 * a category that the event is restricted to (ORD-224, ORD-225).
 */
export function memberAccess(
  event: MemberOnlyEvent,
  { held, cartCategoryIds }: { held: readonly MembershipClaim[]; cartCategoryIds: readonly string[] },
): MemberAccess {
  if (!event.memberOnlyEvent) return 'open'

  const fitting = held.filter(membership => isAllowed(event, membership.categoryId))
  const inCart = cartCategoryIds.some(categoryId => isAllowed(event, categoryId))
  if (inCart || fitting.some(membership => membership.active)) return 'eligible'
  if (fitting.length > 0) return 'inactive'

  return held.length > 0 ? 'wrong-category' : 'membership-required'
}

/** Whether an event can be bought with this access. */
export function mayBuy(access: MemberAccess): boolean {
  return access === 'open' || access === 'eligible'
}

function isAllowed({ membershipRestrictions = [] }: MemberOnlyEvent, categoryId: string): boolean {
  return membershipRestrictions.length === 0 || membershipRestrictions.includes(categoryId)
}
