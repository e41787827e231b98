import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparedBenefits } from '#app/rules/memberships/compare-levels.ts'

const single = { benefits: ['Free entry', 'Seed list'] }
const family = { benefits: ['Free entry', 'Bulbs', 'Seed list'] }
const patron = { benefits: ['Free entry', 'Bulbs', 'A tree'] }

test('what tells levels apart comes first, what all give last', () => {
  expect(comparedBenefits([single, family, patron])).toEqual([
    { benefit: 'Seed list', given: [true, true, false] },
    { benefit: 'Bulbs', given: [false, true, true] },
    { benefit: 'A tree', given: [false, false, true] },
    { benefit: 'Free entry', given: [true, true, true] },
  ])
})

test('a benefit that says how much of it is one row with the amount of each level', () => {
  const levels = [
    { benefits: ['Admission: one', 'Shop: 10 %'] },
    { benefits: ['Admission: two adults', 'Shop: 10 %'] },
    { benefits: ['Opens at 9:30'] },
  ]
  expect(comparedBenefits(levels)).toEqual([
    { benefit: 'Admission', given: ['one', 'two adults', false] },
    { benefit: 'Shop', given: ['10 %', '10 %', false] },
    { benefit: 'Opens at 9:30', given: [false, false, true] },
  ])
})

test('one level is not compared', () => {
  expect(comparedBenefits([single])).toEqual([])
  expect(comparedBenefits([])).toEqual([])
})

test('each benefit stands once, and exactly with the levels that give it', () => {
  const level = fc.record({ benefits: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e')) })
  fc.assert(
    fc.property(fc.array(level, { minLength: 2, maxLength: 5 }), levels => {
      const rows = comparedBenefits(levels)
      expect(new Set(rows.map(({ benefit }) => benefit)).size).toBe(rows.length)
      for (const [place, { benefits }] of levels.entries())
        expect(
          rows
            .filter(({ given }) => given[place])
            .map(({ benefit }) => benefit)
            .sort(),
        ).toEqual([...benefits].sort())
    }),
  )
})
