import { expect, test } from 'vitest'
import type { BasketNeeds } from './basket-needs.ts'
import type { ComboPlacement } from './combo-placements.ts'
import { type PersonOption, personOptions } from './person-options.ts'

/** So many places of one day, each visited by as many of one type, and combos of two of them in every way, as the search gives them. */
function optionsOf(places: number, people: number): PersonOption[] {
  const pairs = Array.from({ length: places }, (_, first) =>
    Array.from({ length: places - first - 1 }, (_, second) => [first, first + second + 1]),
  ).flat()
  const placements = pairs.slice(0, 16).map(pair => ({
    admissions: Array.from({ length: places }, (_, at) => (pair.includes(at) ? 1 : 0)),
  }))
  const needs = { people: new Map([['adult', Array.from({ length: places }, () => people)]]) }
  return personOptions('adult', {
    needs: needs as unknown as BasketNeeds,
    placements: placements as ComboPlacement[],
    rules: [],
    isLimited: () => false,
  })
}

test.each([
  [3, 1, 8],
  [4, 1, 64],
  [5, 1, 26],
  [12, 1, 62],
  [12, 7, 62],
])('of %i visits for %i there are %i ways to be weighed', (places, people, count) => {
  const options = optionsOf(places, people)
  expect(options).toHaveLength(count)
  expect(options[0]).toMatchObject({ single: Array.from({ length: places }, () => people) })
})

test('where there are many ways nobody gets an event twice, and each of them takes a combo', () => {
  const [alone, ...others] = optionsOf(12, 7)
  expect(alone?.combos.every(count => count === 0)).toBe(true)
  for (const { combos, single } of others) {
    expect(combos.some(count => count > 0)).toBe(true)
    const inCombos = combos.reduce((sum, count) => sum + count * 2, 0)
    expect(inCombos + single.reduce((sum, count) => sum + count, 0)).toBe(12 * 7)
  }
})
