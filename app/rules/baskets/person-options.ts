import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import type { BasketNeeds } from './basket-needs.ts'
import type { ComboPlacement } from './combo-placements.ts'

/** How the people of one type get their admissions: so many of each combo, and single tickets for the rest of each place. */
export type PersonOption = {
  personTypeId: string
  /** by placement */
  combos: number[]
  /** by place, at this visitor's price */
  single: number[]
  /** by place, at the listed price, where a limit leaves no more of the other */
  retail: number[]
}

export type BasketSpace = {
  needs: BasketNeeds
  placements: readonly ComboPlacement[]
  /** the limits of this visitor, before the order */
  rules: readonly SalesRuleResult[]
  /** whether a limit may keep these people from this visitor's price at a place */
  isLimited: (personTypeId: string, at: number) => boolean
}

/** More ways for one type of person are not looked at one by one: then only combos beside each other, so many of them. */
const MAX_COUNTS = 100
const MAX_PACKINGS = 100

/** Every way in which the people of one type get at least what they want, and no combo that none of them has a use for. The present one without combos comes first. */
export function personOptions(personTypeId: string, space: BasketSpace): PersonOption[] {
  const counts = space.needs.people.get(personTypeId) ?? []
  return comboCounts(counts, space.placements).flatMap(combos => {
    const rest = counts.map((count, at) => Math.max(0, count - admitted(combos, { space, at })))
    return priceSplits(rest, at => space.isLimited(personTypeId, at)).map(split => ({
      personTypeId,
      combos,
      ...split,
    }))
  })
}

const admitted = (combos: readonly number[], { space, at }: { space: BasketSpace; at: number }) =>
  space.placements.reduce(
    (sum, { admissions }, index) => sum + (combos[index] ?? 0) * (admissions[at] ?? 0),
    0,
  )

/** How many of each combo: from none to as many as fill the place that most of them visit. */
function comboCounts(counts: readonly number[], placements: readonly ComboPlacement[]): number[][] {
  const most = placements.map(({ admissions }) =>
    Math.max(...admissions.map((each, at) => (each > 0 ? Math.ceil((counts[at] ?? 0) / each) : 0))),
  )
  const isFew = most.reduce((product, count) => product * (count + 1), 1) <= MAX_COUNTS
  if (!isFew) return [placements.map(() => 0), ...packings(counts, placements)]
  return choices(most.map(count => Array.from({ length: count + 1 }, (_, at) => at)))
}

/** Combos that nobody gets an event twice by, each for none or for as many as it can, those that come first in the catalogue first; some of them at least one. */
function packings(counts: readonly number[], placements: readonly ComboPlacement[]): number[][] {
  const found: number[][] = []
  const place = (taken: readonly number[], left: readonly number[]) => {
    const next = placements[taken.length]
    if (found.length === MAX_PACKINGS) return
    if (!next) return void (taken.some(count => count > 0) && found.push([...taken]))
    const most = roomFor(next, left)
    for (const count of new Set([most, 0]))
      place(
        [...taken, count],
        left.map((room, at) => room - count * (next.admissions[at] ?? 0)),
      )
  }
  place([], counts)
  return found
}

/** How many of a combo the people of so many can use. */
const roomFor = ({ admissions }: ComboPlacement, left: readonly number[]) =>
  Math.min(...admissions.flatMap((each, at) => (each > 0 ? [Math.floor((left[at] ?? 0) / each)] : [])))

/** For each place how many pay this visitor's price and how many the listed one. */
function priceSplits(
  rest: readonly number[],
  isLimited: (at: number) => boolean,
): Pick<PersonOption, 'single' | 'retail'>[] {
  const singles = choices(
    rest.map((count, at) =>
      isLimited(at) ? Array.from({ length: count + 1 }, (_, fewer) => count - fewer) : [count],
    ),
  )
  return singles.map(single => ({ single, retail: rest.map((count, at) => count - single[at]!) }))
}

/** One of each list, in every way. */
export const choices = <Item>(lists: readonly (readonly Item[])[]): Item[][] =>
  lists.reduce<Item[][]>((rows, list) => rows.flatMap(row => list.map(one => [...row, one])), [[]])
