import { judgeMembership } from '#app/rules/memberships/judge-membership.ts'
import { purchaseType } from '#app/rules/memberships/purchase-type.ts'
import { problemCode } from '../carts/wire/cart-problem.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { sourceMemberships } from './source-memberships.ts'

/**
 * Whether a membership may be bought in this way, and its price; of an upgrade what is left to pay (MEM-253, MEM-254). Refuses with
 * the reason. The membership it starts from must be verified (decision W2).
 */
export const validatePurchase = api.members.validatePurchase.handler(
  async ({ input: { query }, context }) => {
    const type = purchaseType(query.action)
    if (!type) throw refuse('BAD_REQUEST', { errors: { 'query.action': 'is no way to buy a membership' } })
    const { membershipId, levelId, offeringId, pricePointId } = query
    const sources = await sourceMemberships(context)
    const { venue, now } = context
    const judged = judgeMembership(
      {
        type,
        membershipId,
        membershipCategoryId: levelId,
        membershipOfferingId: offeringId,
        pricePointId,
        auxiliary: false,
        isGift: false,
        isAutorenew: false,
      },
      { venue, now, sources, others: [] },
    )
    if ('code' in judged) throw refuse(problemCode[judged.code], { text: judged.sentence })
    const { pricePoint, price, isAutorenew } = judged
    const calculatedPrice = type === 'Upgrade' ? price : null
    return { payload: { price: pricePoint?.price ?? price, calculatedPrice, isAutorenew } }
  },
)
