/** A level, as far as it is compared. */
type LevelBenefits = { benefits: readonly string[] }

/** What a level gives of a benefit: how much of it, in words, or that it gives it at all. */
export type GivenBenefit = string | boolean

/** One benefit, and for each level in its order what it gives of it. */
export type ComparedBenefit = { benefit: string; given: GivenBenefit[] }

/**
 * The benefits of levels side by side: those that tell levels apart first, what all of them give alike last; otherwise as the levels list
 * them. A benefit that is written 'Admission: two adults' is a row 'Admission' in which each level says how much of it. Nothing where there
 * is nothing to compare.
 */
export function comparedBenefits(levels: readonly LevelBenefits[]): ComparedBenefit[] {
  if (levels.length < 2) return []
  const given = levels.map(({ benefits }) => new Map(benefits.map(readBenefit)))
  const all = new Set(given.flatMap(benefits => [...benefits.keys()]))
  const rows = [...all].map(benefit => ({
    benefit,
    given: given.map(benefits => benefits.get(benefit) ?? false),
  }))
  const isCommon = ({ given: [first, ...others] }: ComparedBenefit) => others.every(one => one === first)

  return [...rows.filter(row => !isCommon(row)), ...rows.filter(isCommon)]
}

/** What is before the first colon is the benefit, what is behind it how much; a clock's colon has no space behind it. */
function readBenefit(text: string): [string, GivenBenefit] {
  const [, benefit, amount] = /^([^:]+): (.+)$/.exec(text) ?? []
  return benefit && amount ? [benefit, amount] : [text, true]
}
