/** What a level gives beyond the benefits `held` already, and what of it is held; both in the order of the level. */
export function gainedBenefits(
  benefits: readonly string[],
  held: readonly string[],
): { gained: string[]; kept: string[] } {
  return {
    gained: benefits.filter(benefit => !held.includes(benefit)),
    kept: benefits.filter(benefit => held.includes(benefit)),
  }
}
