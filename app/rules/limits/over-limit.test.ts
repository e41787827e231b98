import { expect, test } from 'vitest'
import { isGroupFull, isGroupOver, isOverAnyLimit, overLimits } from '#app/rules/limits/over-limit.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'

const rule = (changes: Partial<SalesRuleResult> = {}): SalesRuleResult => ({
  eventId: 'reef',
  ruleType: { name: 'memberBenefits' },
  reason: 'Cart',
  timeFrame: 'lifetime',
  allowedQuantity: 4,
  purchasedQuantity: 0,
  inCartLimit: 0,
  isRetail: false,
  pricePointIds: ['adult'],
  validatedPricePointIds: ['adult'],
  ticketTypes: ['adult'],
  groupMax: null,
  groupQuantity: 0,
  isPreventRule: false,
  preventGroupQuantity: 0,
  fails: false,
  ...changes,
})
const adults = (quantity: number, retailQuantity = 0) => ({ personTypeId: 'adult', quantity, retailQuantity })

test.each([
  { allowed: 4, purchased: 6, quantity: 1, over: true },
  { allowed: 4, purchased: 1, quantity: 3, over: false },
  { allowed: 4, purchased: 1, quantity: 4, over: true },
  { allowed: 4, purchased: 4, quantity: 0, over: false },
])('(ORD-194) $quantity tickets with $allowed allowed and $purchased purchased are over: $over', row => {
  const limit = rule({ allowedQuantity: row.allowed, purchasedQuantity: row.purchased })

  expect(overLimits(adults(row.quantity), [limit])).toEqual(row.over ? ['member'] : [])
})

test('(ORD-194) regular and retail tickets are held against their own allowance', () => {
  const regular = rule({ allowedQuantity: 2 })
  const retail = rule({ allowedQuantity: 5, isRetail: true })

  expect(overLimits(adults(2, 5), [regular, retail])).toEqual([])
  expect(overLimits(adults(3, 0), [regular, retail])).toEqual(['member'])
  expect(overLimits(adults(0, 6), [regular, retail])).toEqual(['member'])
  expect(overLimits(adults(0, 3), [regular])).toEqual([])
})

test('(ORD-194) another person type is not held against the allowance', () => {
  expect(overLimits({ ...adults(9), personTypeId: 'child' }, [rule()])).toEqual([])
})

test.each([
  { groupQuantity: 6, over: false },
  { groupQuantity: 7, over: true },
])('(ORD-195) a group of $groupQuantity with at most 6 is over: $over', ({ groupQuantity, over }) => {
  const group = rule({ groupMax: 6, groupQuantity, allowedQuantity: 6 })

  expect(overLimits(adults(1), [group])).toEqual(over ? ['member'] : [])
})

test.each([
  { isPreventRule: false, full: true },
  { isPreventRule: true, full: false },
])(
  '(ORD-173) (ORD-174) 6 in a group of 6, 4 of them excluding: prevent rule $isPreventRule, full $full',
  row => {
    const group = { groupMax: 6, groupQuantity: 6, preventGroupQuantity: 4, isPreventRule: row.isPreventRule }

    expect(isGroupFull(group)).toBe(row.full)
    expect(isGroupOver(group)).toBe(false)
  },
)

test('(ORD-196) each kind of rule is told apart and judged without the others', () => {
  const member = rule({ allowedQuantity: 2 })
  const sales = rule({ ruleType: { name: 'eventSales' }, allowedQuantity: 4 })
  const prevent = rule({ isPreventRule: true, groupMax: 1, groupQuantity: 9, preventGroupQuantity: 1 })

  expect(overLimits(adults(2), [member, sales, prevent])).toEqual([])
  expect(overLimits(adults(3), [member, sales, prevent])).toEqual(['member'])
  expect(overLimits(adults(5), [sales, prevent])).toEqual(['event-sales'])
  expect(overLimits(adults(1), [member, sales, { ...prevent, preventGroupQuantity: 2 }])).toEqual(['prevent'])
  expect(overLimits(adults(5), [member, sales])).toEqual(['member', 'event-sales'])
})

test('(ORD-192) a quantity at its maximum passes, one over it blocks', () => {
  expect(isOverAnyLimit([adults(4)], [rule()])).toBe(false)
  expect(isOverAnyLimit([adults(0), adults(5)], [rule()])).toBe(true)
  expect(isOverAnyLimit([adults(1)], [rule({ groupMax: 6, groupQuantity: 6 })])).toBe(false)
  expect(isOverAnyLimit([adults(1)], [rule({ groupMax: 6, groupQuantity: 7 })])).toBe(true)
})
