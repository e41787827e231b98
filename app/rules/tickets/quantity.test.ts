import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuantity, quantityBounds, quantityText } from '#app/rules/tickets/quantity.ts'

test.each([
  ['2', '2'],
  ['1234', '123'],
  ['1a2b3c4', '123'],
  ['abc', ''],
  ['٣', ''],
])('[ORD-200] [CHK-213] of %j the quantity field keeps %j', (typed, kept) => {
  expect(quantityText(typed)).toBe(kept)
})

test.each([
  ['12', 12],
  ['', 0],
  ['-4', 0],
  [' -4', 0],
  ['99999999', 999],
  ['007', 7],
])('%j is read as %i tickets', (typed, quantity) => {
  expect(parseQuantity(typed)).toBe(quantity)
})

test('[ORD-200] [CHK-213] whatever is typed is read as a whole number from 0 to 999', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), typed => {
      const quantity = parseQuantity(typed)

      expect(Number.isInteger(quantity) && quantity >= 0 && quantity <= 999).toBe(true)
    }),
  )
})

test.each([
  { remainingLimit: 4, remainingSeats: 10, max: 4 },
  { remainingLimit: 10, remainingSeats: 4, max: 4 },
  { remainingLimit: undefined, remainingSeats: 7, max: 7 },
  { remainingLimit: 3, remainingSeats: -2, max: 0 },
])(
  '[ORD-199] with $remainingLimit allowed and $remainingSeats seats, 0 to $max can be had',
  ({ max, ...left }) => {
    expect(quantityBounds(left)).toEqual({ min: 0, max })
  },
)
