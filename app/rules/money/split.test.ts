import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumCents } from '#app/rules/money/cents.ts'
import { splitCents, splitEvenly } from '#app/rules/money/split.ts'

test.each([
  { total: 100, weights: [1, 1, 1], parts: [34, 33, 33] },
  { total: 1000, weights: [1, 3], parts: [250, 750] },
  { total: 10, weights: [5, 2], parts: [7, 3] },
  { total: 10, weights: [2, 5], parts: [3, 7] },
  { total: 5, weights: [0, 1, 0], parts: [0, 5, 0] },
  { total: 5, weights: [0, 0], parts: [3, 2] },
  { total: -100, weights: [1, 1, 1], parts: [-33, -33, -34] },
  { total: 0, weights: [2, 3], parts: [0, 0] },
  { total: 70, weights: [], parts: [] },
])('$total split by $weights is $parts', ({ total, weights, parts }) => {
  expect(splitCents(total, weights)).toEqual(parts)
})

test('the parts sum to the whole and stay within a cent of their share', () => {
  const weights = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 20 })

  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), weights, (total, given) => {
      const parts = splitCents(total, given)
      const sum = sumCents(given)

      expect(sumCents(parts)).toBe(total)
      if (sum === 0) return
      parts.forEach((part, i) => {
        expect(Math.abs(part - (total * (given[i] ?? 0)) / sum)).toBeLessThan(1)
      })
    }),
  )
})

test.each([
  { total: 1000, count: 3, parts: [334, 333, 333] },
  { total: 2, count: 3, parts: [1, 1, 0] },
  { total: 500, count: 1, parts: [500] },
  { total: 500, count: 0, parts: [] },
])('$total split evenly into $count is $parts', ({ total, count, parts }) => {
  expect(splitEvenly(total, count)).toEqual(parts)
})
