import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideHalfUp, lineTotal, sumCents } from '#app/rules/money/cents.ts'

test.each([
  [1005, 10, 101],
  [1004, 10, 100],
  [-5, 10, 0],
  [-6, 10, -1],
  [0, 7, 0],
])('%i divided by %i, half up, is %i', (numerator, denominator, expected) => {
  expect(divideHalfUp(numerator, denominator)).toBe(expected)
})

test('dividing half up is off by at most half a unit and is an integer', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 100_000 }), (numerator, denominator) => {
      const result = divideHalfUp(numerator, denominator)
      const distance = 2 * (result * denominator - numerator)

      expect(Number.isInteger(result)).toBe(true)
      expect(distance > -denominator && distance <= denominator).toBe(true)
    }),
  )
})

test('[ORD-217] [CHK-214] three tickets of 1205 cents cost 3615', () => {
  expect(lineTotal(3, 1205)).toBe(3615)
  expect(lineTotal(0, 1205)).toBe(0)
})

test('[ORD-217] [CHK-214] a line is the sum of its single tickets', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(1_000_000), (quantity, cost) => {
      expect(lineTotal(quantity, cost)).toBe(sumCents(Array.from({ length: quantity }, () => cost)))
    }),
  )
})
