import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareLevels } from '#app/rules/memberships/compare-levels.ts'

const single = { benefits: ['Free entry', 'Seed list'] }
const family = { benefits: ['Free entry', 'Bulbs', 'Seed list'] }
const patron = { benefits: ['Free entry', 'Bulbs', 'A tree', 'Lunch'] }

test('what all give stands by itself, what several give is compared, what one alone gives is its own', () => {
  expect(compareLevels([single, family, patron])).toEqual({
    shared: ['Free entry'],
    rows: [
      { benefit: 'Seed list', given: [true, true, false] },
      { benefit: 'Bulbs', given: [false, true, true] },
    ],
    own: [[], [], ['A tree', 'Lunch']],
  })
})

test('a benefit that says how much of it is one row with the amount of each level, before those without', () => {
  const levels = [
    { benefits: ['Bulbs', 'Parking: free', 'Admission: one', 'Shop: 10 %'] },
    { benefits: ['Bulbs', 'Parking: free', 'Admission: two adults', 'Shop: 10 %'] },
    { benefits: ['Opens at 9:30', 'Parking: free', 'Guests: two'] },
  ]
  expect(compareLevels(levels)).toEqual({
    shared: ['Parking: free'],
    rows: [
      { benefit: 'Admission', given: ['one', 'two adults', false] },
      { benefit: 'Shop', given: ['10 %', '10 %', false] },
      { benefit: 'Bulbs', given: [true, true, false] },
    ],
    own: [[], [], ['Opens at 9:30', 'Guests: two']],
  })
})

test('one level is not compared, nor are levels without benefits', () => {
  expect(compareLevels([single])).toBeNull()
  expect(compareLevels([])).toBeNull()
  expect(compareLevels([{ benefits: [] }, { benefits: [] }])).toBeNull()
})

test('each benefit stands in one place, and exactly with the levels that give it', () => {
  const level = fc.record({ benefits: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e: 1', 'e: 2')) })
  fc.assert(
    fc.property(fc.array(level, { minLength: 2, maxLength: 5 }), levels => {
      const compared = compareLevels(levels) ?? { shared: [], rows: [], own: levels.map(() => []) }
      const { shared, rows, own } = compared
      for (const [place, { benefits }] of levels.entries()) {
        const amounts = rows.flatMap(({ benefit, given }) => {
          const amount = given[place]
          return amount ? [typeof amount === 'string' ? `${benefit}: ${amount}` : benefit] : []
        })
        const last = new Map(benefits.map(each => [each.split(':')[0], each]))
        expect([...shared, ...amounts, ...(own[place] ?? [])].sort()).toEqual([...last.values()].sort())
      }
    }),
  )
})
