import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Discount, discounted, discountedLine, discountOn } from '#app/rules/money/discount.ts'

const percent = (value: number): Discount => ({ discountType: 'PercentageBased', value })
const amount = (value: number): Discount => ({ discountType: 'AmountBased', value })

const anyDiscount = fc.oneof(
  fc.nat(15_000).map(points => percent(points / 100)),
  fc.nat(500_000).map(amount),
)

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
    expect(discounted(price, percent(off))).toBe(left)
  },
)

test.each([
  { why: '120 % of 1010', price: 1010, discount: percent(120) },
  { why: '20 dollars off 18', price: 1800, discount: amount(2000) },
  { why: 'anything off a free ticket', price: 0, discount: amount(500) },
])('[ORD-010] [CHK-215] $why leaves 0, never less', ({ price, discount }) => {
  expect(discounted(price, discount)).toBe(0)
})

test('[ORD-305] a percentage takes its share of the price, an amount its fixed cents', () => {
  expect(discountOn(2000, percent(25))).toBe(500)
  expect(discountOn(4000, percent(25))).toBe(1000)
  expect(discountOn(2000, amount(300))).toBe(300)
  expect(discountOn(4000, amount(300))).toBe(300)
})

test.each([
  { price: 1005, discount: percent(10), each: 2712, total: 2713 },
  { price: 1800, discount: amount(500), each: 3900, total: 4900 },
  { price: 400, discount: amount(500), each: 0, total: 700 },
])('[ORD-306] three tickets at $price cost $each discounted each and $total discounted once', row => {
  const line = { price: row.price, quantity: 3, discount: row.discount }

  expect(discountedLine({ ...line, distribution: 'each' }).total).toBe(row.each)
  expect(discountedLine({ ...line, distribution: 'total' }).total).toBe(row.total)
})

test('[ORD-008] [CHK-305] every discounted line is whole cents, between 0 and retail, and its parts sum up', () => {
  const line = fc.record({
    price: fc.nat(1_000_000),
    quantity: fc.nat(999),
    discount: anyDiscount,
    distribution: fc.constantFrom('each' as const, 'total' as const),
  })

  fc.assert(
    fc.property(line, input => {
      const { retailTotal, discountTotal, total } = discountedLine(input)

      expect([retailTotal, discountTotal, total].every(Number.isSafeInteger)).toBe(true)
      expect(total).toBeGreaterThanOrEqual(0)
      expect(total + discountTotal).toBe(retailTotal)
    }),
  )
})

test('a larger percentage never leaves more', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(10_000), fc.nat(10_000), (price, a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)]

      expect(discounted(price, percent(more / 100))).toBeLessThanOrEqual(
        discounted(price, percent(less / 100)),
      )
    }),
  )
})
