import type { OrderProblem } from '#app/rules/pricing/problems.ts'
import type { SoundMembership } from './judge-membership.ts'

/** A problem for each card that was sent with an id which the membership does not have. */
export function foreignCards(memberships: readonly SoundMembership[]): OrderProblem[] {
  return memberships.flatMap(({ chosen, source }) => {
    const own = new Set(source?.row.document.cardholders.map(({ id }) => id))
    const { id: itemId, membershipCategoryId: categoryId } = chosen
    const cards = chosen.membershipInfo?.membershipCards ?? []
    return cards
      .filter(({ id }) => id && !own.has(id))
      .map(({ id }) => ({
        code: 'invalid' as const,
        item: { kind: 'membership' as const, categoryId, itemId },
        path: `memberships.${itemId}.membershipCards.${id}`,
        sentence: 'This membership has no such cardholder',
      }))
  })
}
