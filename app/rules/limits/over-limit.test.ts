import { expect, test } from 'vitest'
import { violations, withTickets } from '#app/rules/limits/evaluate-limits.ts'
import { isGroupFull, isGroupOver, limitKind } from '#app/rules/limits/over-limit.ts'
import { aRule, tickets } from '#tests/builders/sales-rules.ts'

test.each([
  { isPreventRule: false, full: true },
  { isPreventRule: true, full: false },
])(
  '[ORD-174] 6 in a group of 6, 4 of them excluding: prevent rule $isPreventRule, full $full',
  ({ isPreventRule, full }) => {
    const group = { groupMax: 6, groupQuantity: 6, preventGroupQuantity: 4, isPreventRule }

    expect(isGroupFull(group)).toBe(full)
    expect(isGroupOver(group)).toBe(false)
  },
)

test.each([
  { groupQuantity: 5, full: false, over: false },
  { groupQuantity: 6, full: true, over: false },
  { groupQuantity: 7, full: true, over: true },
])(
  'a group of $groupQuantity with at most 6 is full: $full, over: $over',
  ({ groupQuantity, full, over }) => {
    const group = { groupMax: 6, groupQuantity, preventGroupQuantity: 0, isPreventRule: false }

    expect(isGroupFull(group)).toBe(full)
    expect(isGroupOver(group)).toBe(over)
  },
)

test('a rule without a group is neither full nor over', () => {
  const alone = { groupMax: null, groupQuantity: 9, preventGroupQuantity: 9, isPreventRule: false }

  expect(isGroupFull(alone)).toBe(false)
  expect(isGroupOver(alone)).toBe(false)
})

const member = aRule({ ruleType: { name: 'memberBenefits' }, allowedQuantity: 2 })
const sales = aRule({ allowedQuantity: 4 })
const prevent = aRule({ isPreventRule: true, groupMax: 1, pricePointIds: ['adult', 'group'] })
const broken = (ordered: ReturnType<typeof tickets>[]) =>
  violations(withTickets([member, sales, prevent], ordered)).map(limitKind)

test('[ORD-196] each kind of rule is judged without the others', () => {
  expect(broken([tickets('adult', 2)])).toEqual([])
  expect(broken([tickets('adult', 3)])).toEqual(['member'])
  expect(broken([tickets('adult', 2), tickets('adult', 3, true)])).toEqual(['event-sales'])
  expect(broken([tickets('adult', 1), tickets('group', 1)])).toEqual(['prevent'])
  expect(broken([tickets('adult', 5), tickets('group', 1)])).toEqual(['member', 'event-sales', 'prevent'])
})
