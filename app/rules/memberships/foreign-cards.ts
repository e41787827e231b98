import type { SoundMembership } from './judge-membership.ts'
import type { PricingProblem } from '#app/rules/pricing/problems.ts'

/** Cards that are sent with an id which none of the membership's own has. */
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
