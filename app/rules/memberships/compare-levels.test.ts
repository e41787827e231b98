import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparedBenefits } from '#app/rules/memberships/compare-levels.ts'

const single = { benefits: ['Free entry', 'Seed list'] }
const family = { benefits: ['Free entry', 'Bulbs', 'Seed list'] }
const patron = { benefits: ['Free entry', 'Bulbs', 'A tree'] }

test('what tells levels apart comes first, what all give last', () => {
  expect(comparedBenefits([single, family, patron])).toEqual([
    { benefit: 'Seed list', included: [true, true, false] },
    { benefit: 'Bulbs', included: [false, true, true] },
    { benefit: 'A tree', included: [false, false, true] },
    { benefit: 'Free entry', included: [true, true, true] },
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
            .filter(({ included }) => included[place])
            .map(({ benefit }) => benefit)
            .sort(),
        ).toEqual([...benefits].sort())
    }),
  )
})
