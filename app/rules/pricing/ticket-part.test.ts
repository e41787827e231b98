import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Discount, withDiscount } from '#app/rules/money/discount.ts'
import { memberSaving, ticketPart } from './ticket-part.ts'

const percent = (value: number): Discount => ({ discountType: 'PercentageBased', value })
const amount = (value: number): Discount => ({ discountType: 'AmountBased', value })

const tickets = { id: 'adult', name: 'Adult', personTypeId: 'adult', lineDiscount: null }

test.each([
  { price: 1005, discount: percent(10), each: 2712, total: 2713 },
  { price: 1800, discount: amount(500), each: 3900, total: 4900 },
  { price: 400, discount: amount(500), each: 0, total: 700 },
])('[ORD-306] three tickets at $price cost $each discounted each and $total discounted once', row => {
  const three = { ...tickets, quantity: 3, listedEach: row.price }
  expect(ticketPart({ ...three, visitorEach: withDiscount(row.price, row.discount) }).paid).toBe(row.each)
  expect(ticketPart({ ...three, visitorEach: row.price, lineDiscount: row.discount }).paid).toBe(row.total)
})

test('the better of what a member pays and what is taken once off the line holds', () => {
  const two = { ...tickets, quantity: 2, listedEach: 1000, visitorEach: 800 }
  expect(ticketPart({ ...two, lineDiscount: amount(300) }).paid).toBe(1600)
  expect(ticketPart({ ...two, lineDiscount: amount(500) }).paid).toBe(1500)
})

test('only tickets that a member buys at the listed price say so', () => {
  const one = { ...tickets, quantity: 1, listedEach: 1000, visitorEach: 1000 }
  expect(ticketPart({ ...one, isRetail: true })).toMatchObject({ isRetail: true, listed: 1000 })
  expect(ticketPart({ ...one, isRetail: false })).not.toHaveProperty('isRetail')
})

const anyDiscount = fc.oneof(
  fc.nat(15_000).map(points => percent(points / 100)),
  fc.nat(500_000).map(amount),
)

test('[ORD-008] [CHK-305] tickets come to whole cents, between 0 and the listed price', () => {
  const any = fc.record({
    listedEach: fc.nat(1_000_000),
    quantity: fc.nat(999),
    each: fc.option(anyDiscount, { nil: null }),
    lineDiscount: fc.option(anyDiscount, { nil: null }),
  })
  fc.assert(
    fc.property(any, ({ listedEach, quantity, each, lineDiscount }) => {
      const visitorEach = each ? withDiscount(listedEach, each) : listedEach
      const { listed, paid } = ticketPart({ ...tickets, quantity, listedEach, visitorEach, lineDiscount })
      expect([listed, paid].every(Number.isSafeInteger)).toBe(true)
      expect(listed).toBe(quantity * listedEach)
      expect(paid).toBeGreaterThanOrEqual(0)
      expect(paid).toBeLessThanOrEqual(listed)
    }),
  )
})

test('members save on tickets what everybody else pays more, beside what the event gives everybody', () => {
  const two = { id: 'a', name: 'Adult', quantity: 2, listedEach: 1000, lineDiscount: null }
  expect(memberSaving({ ...two, visitorEach: 700, publicEach: 1000 })).toBe(600)
  expect(memberSaving({ ...two, visitorEach: 700, publicEach: 900 })).toBe(400)
  const given = { ...two, lineDiscount: { discountType: 'AmountBased' as const, value: 500 } }
  expect(memberSaving({ ...given, visitorEach: 700, publicEach: 1000 })).toBe(100)
  expect(memberSaving({ ...given, visitorEach: 900, publicEach: 1000 })).toBe(0)
})
