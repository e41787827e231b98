import type { SoundMembership } from './judge-membership.ts'
import type { PricingProblem } from '#app/rules/pricing/problems.ts'

/** A problem for each card that was sent with an id which the membership does not have. */
export function foreignCards(memberships: readonly SoundMembership[]): PricingProblem[] {
  return memberships.flatMap(({ chosen, source }) => {
    const own = new Set(source?.row.document.cardholders.map(({ id }) => id))
    const cards = chosen.membershipInfo?.membershipCards ?? []
    return cards
      .filter(({ id }) => id && !own.has(id))
      .map(({ id }) => ({
        code: 'UNPROCESSABLE' as const,
        path: `memberships.${chosen.id}.membershipCards.${id}`,
        sentence: 'This membership has no such cardholder',
      }))
  })
}
