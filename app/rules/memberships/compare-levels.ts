/** A level, as far as it is compared. */
type LevelBenefits = { benefits: readonly string[] }

/** One benefit, and for each level in its order whether it gives it. */
export type ComparedBenefit = { benefit: string; included: boolean[] }

/**
 * The benefits of levels side by side: those that tell levels apart first, what all of them give last; otherwise as the levels list
 * them. Nothing where there is nothing to compare.
 */
export function comparedBenefits(levels: readonly LevelBenefits[]): ComparedBenefit[] {
  if (levels.length < 2) return []
  const all = [...new Set(levels.flatMap(({ benefits }) => benefits))]
  const rows = all.map(benefit => ({
    benefit,
    included: levels.map(level => level.benefits.includes(benefit)),
  }))
  const isCommon = ({ included }: ComparedBenefit) => included.every(Boolean)

  return [...rows.filter(row => !isCommon(row)), ...rows.filter(isCommon)]
}
