/** A level, as far as it is compared. */
type LevelBenefits = { benefits: readonly string[] }

/** What a level gives of a benefit: how much of it, in words, or that it gives it at all. */
export type GivenBenefit = string | boolean

/** One benefit, and for each level in its order what it gives of it. */
export type ComparedBenefit = { benefit: string; given: GivenBenefit[] }

export type ComparedLevels = {
  /** what all of them give alike */
  shared: string[]
  /** what several give, those with amounts first */
  rows: ComparedBenefit[]
  /** for each level what no other gives */
  own: string[][]
}

/**
 * The benefits of levels side by side, each in one of three places; within them as the levels list them. A benefit that is written
 * 'Admission: two adults' is a row 'Admission' in which each level says how much of it. Null where there is nothing to compare.
 */
export function compareLevels(levels: readonly LevelBenefits[]): ComparedLevels | null {
  const given = levels.map(({ benefits }) => new Map(benefits.map(readBenefit)))
  const all = [...new Set(given.flatMap(benefits => [...benefits.keys()]))]
  if (levels.length < 2 || all.length === 0) return null
  const rows = all.map(benefit => ({
    benefit,
    given: given.map(benefits => benefits.get(benefit) ?? false),
  }))
  const several = rows.filter(row => !isShared(row) && !isOwn(row))

  return {
    shared: rows.filter(isShared).map(wordsOf),
    rows: [...several.filter(hasAmount), ...several.filter(row => !hasAmount(row))],
    own: levels.map((_, place) => rows.filter(row => isOwn(row) && row.given[place]).map(wordsOf)),
  }
}

const isShared = ({ given: [first, ...others] }: ComparedBenefit) => others.every(one => one === first)
const isOwn = ({ given }: ComparedBenefit) => given.filter(Boolean).length === 1
const hasAmount = ({ given }: ComparedBenefit) => given.some(amount => typeof amount === 'string')

/** A benefit as the level that gives it has it written. */
function wordsOf({ benefit, given }: ComparedBenefit): string {
  const amount = given.find(Boolean)
  return typeof amount === 'string' ? `${benefit}: ${amount}` : benefit
}

/** What is before the first colon is the benefit, what is behind it how much; a clock's colon has no space behind it. */
function readBenefit(text: string): [string, GivenBenefit] {
  const [, benefit, amount] = /^([^:]+): (.+)$/.exec(text) ?? []
  return benefit && amount ? [benefit, amount] : [text, true]
}
