import type { ApiErrorCode } from '#app/contract/errors.ts'
import { type CheckoutRefusal, checkoutRefusals } from '#app/rules/carts/may-check-out.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { primaryBase } from '#app/rules/memberships/held-membership.ts'
import type { PricedStoredCart } from '../carts/open-cart.ts'
import type { ApiContext } from '../kernel/context.ts'
import { heldMemberships } from '../members/held-memberships.ts'

/** The reasons why a priced cart cannot go to checkout (ORD-187 to ORD-193). */
export async function refusalsOf(
  context: ApiContext,
  { priced: { cart, problems }, results }: { priced: PricedStoredCart; results: readonly SalesRuleResult[] },
): Promise<CheckoutRefusal[]> {
  const held = await heldMemberships(context)
  return checkoutRefusals({
    cart,
    hasPrimaryMember: primaryBase(held, context) !== undefined,
    overLimit: results.some(({ fails }) => fails),
    hasDonationErrors: problems.some(({ item }) => item.kind === 'donation'),
  })
}

/** The code under which the API refuses to place an order for each reason. */
export const refusalCode = {
  'nothing-ordered': 'CART_EMPTY',
  'invalid-membership': 'MEMBERSHIP_BASE_MISSING',
  'offering-missing': 'OFFERING_MISSING',
  'combo-sold-out': 'COMBO_SOLD_OUT',
  'order-separately': 'ORDER_SEPARATELY',
  'negative-total': 'NEGATIVE_TOTAL',
  'over-limit': '9049',
  'donation-error': 'UNPROCESSABLE',
} as const satisfies Record<CheckoutRefusal, ApiErrorCode>
