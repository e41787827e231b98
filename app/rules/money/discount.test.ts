import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Discount, discountOn, withDiscount } from '#app/rules/money/discount.ts'

const percent = (value: number): Discount => ({ discountType: 'PercentageBased', value })
const amount = (value: number): Discount => ({ discountType: 'AmountBased', value })

test.each([
  { off: 10, price: 1005, discount: 101, left: 904 },
  { off: 15, price: 1010, discount: 152, left: 858 },
  { off: 35, price: 170, discount: 60, left: 110 },
  { off: 17.5, price: 180, discount: 32, left: 148 },
  { off: 33.33, price: 1000, discount: 333, left: 667 },
  { off: 0, price: 1000, discount: 0, left: 1000 },
])(
  '[ORD-009] [CHK-215] $off % of $price takes $discount and leaves $left',
  ({ off, price, discount, left }) => {
    expect(discountOn(price, percent(off))).toBe(discount)
    expect(withDiscount(price, percent(off))).toBe(left)
  },
)

test.each([
  { why: '120 % of 1010', price: 1010, discount: percent(120) },
  { why: '20 dollars off 18', price: 1800, discount: amount(2000) },
  { why: 'anything off a free ticket', price: 0, discount: amount(500) },
])('[ORD-010] [CHK-215] $why leaves 0, never less', ({ price, discount }) => {
  expect(withDiscount(price, discount)).toBe(0)
})

test('[ORD-305] a percentage takes its share of the price, an amount its fixed cents', () => {
  expect(discountOn(2000, percent(25))).toBe(500)
  expect(discountOn(4000, percent(25))).toBe(1000)
  expect(discountOn(2000, amount(300))).toBe(300)
  expect(discountOn(4000, amount(300))).toBe(300)
})

test('a larger percentage never leaves more', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(10_000), fc.nat(10_000), (price, a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)]

      expect(withDiscount(price, percent(more / 100))).toBeLessThanOrEqual(
        withDiscount(price, percent(less / 100)),
      )
    }),
  )
})
