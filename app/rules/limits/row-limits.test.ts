import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withTickets } from '#app/rules/limits/evaluate-limits.ts'
import { limitKind } from '#app/rules/limits/over-limit.ts'
import { rowLimits } from '#app/rules/limits/row-limits.ts'
import type { LimitedTickets } from '#app/rules/limits/sales-limit.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { aRule, tickets } from '#tests/builders/sales-rules.ts'

type Bounds = {
  rules?: SalesRuleResult[]
  seats?: number
  maximum?: number | null
  others?: LimitedTickets[]
}

const row = (
  ticket: LimitedTickets,
  { rules = [], seats = 50, maximum = null, others = [] }: Bounds = {},
) => {
  const ordered = [ticket, ...others]
  return rowLimits({ ticket, tickets: ordered, rules: withTickets(rules, ordered), seats, maximum })
}

test.each([
  { why: 'the limit', allowed: 4, seats: 10, max: 4 },
  { why: 'the seats', allowed: 10, seats: 4, max: 4 },
  { why: 'earlier purchases', allowed: 4, purchased: 3, seats: 10, max: 1 },
  { why: 'more bought before than allowed', allowed: 4, purchased: 6, seats: 10, max: 0 },
  { why: 'seats sold meanwhile', allowed: 3, seats: -2, max: 0 },
])('$why bound a quantity at $max', ({ allowed, purchased = 0, seats, max }) => {
  const rules = [aRule({ allowedQuantity: allowed, purchasedQuantity: purchased })]

  expect(row(tickets('adult', 0), { rules, seats }).max).toBe(max)
})

test('tickets of other kinds take their seats, and the venue has a maximum of its own', () => {
  expect(row(tickets('adult', 2), { seats: 10, others: [tickets('child', 7)] }).max).toBe(3)
  expect(row(tickets('adult', 2), { seats: 10, maximum: 4 }).max).toBe(4)
})

test.each([
  { quantity: 3, mayAdd: true, maxed: false },
  { quantity: 4, mayAdd: false, maxed: false },
  { quantity: 5, mayAdd: false, maxed: true },
])('of 4 allowed, $quantity leave room: $mayAdd, are too many: $maxed', ({ quantity, ...expected }) => {
  expect(row(tickets('adult', quantity), { rules: [aRule()] })).toMatchObject(expected)
})

const group = aRule({ allowedQuantity: 6, groupMax: 6, pricePointIds: ['adult', 'child'] })

test.each([
  { child: 3, mayAdd: true, maxed: false },
  { child: 4, mayAdd: false, maxed: false },
  { child: 5, mayAdd: false, maxed: true },
])(
  '2 adults and $child children in a group of 6: may add $mayAdd, maxed $maxed',
  ({ child, ...expected }) => {
    expect(row(tickets('adult', 2), { rules: [group], others: [tickets('child', child)] })).toMatchObject(
      expected,
    )
  },
)

test('a kind without tickets is not marked for those of its group', () => {
  expect(row(tickets('adult', 0), { rules: [group], others: [tickets('child', 9)] })).toMatchObject({
    mayAdd: false,
    maxed: false,
  })
})

const apart = aRule({
  allowedQuantity: 0,
  groupMax: 0,
  isPreventRule: true,
  pricePointIds: ['adult', 'group'],
})

test('tickets that exclude each other bind only what is not ordered yet', () => {
  expect(row(tickets('adult', 2), { rules: [apart] }).mayAdd).toBe(true)
  expect(row(tickets('group', 0), { rules: [apart], others: [tickets('adult', 2)] })).toMatchObject({
    mayAdd: false,
    maxed: false,
    binding: [{ isPreventRule: true }],
  })
  expect(row(tickets('group', 1), { rules: [apart], others: [tickets('adult', 2)] }).maxed).toBe(true)
})

test('a member price that is used up does not stop tickets at retail', () => {
  const rules = [aRule({ ruleType: { name: 'memberBenefits' }, allowedQuantity: 2 })]

  expect(row(tickets('adult', 2), { rules }).mayAdd).toBe(false)
  expect(row(tickets('adult', 0, true), { rules, others: [tickets('adult', 2)] })).toMatchObject({
    mayAdd: true,
    binding: [],
  })
})

test('a limit for every buyer is shared by tickets at the member price and at retail', () => {
  expect(row(tickets('adult', 1), { rules: [aRule()], others: [tickets('adult', 2, true)] }).max).toBe(2)
})

test('of several rules the broken one is told first', () => {
  const rules = [
    aRule({ ruleType: { name: 'memberBenefits' }, allowedQuantity: 2 }),
    aRule({ allowedQuantity: 1 }),
  ]

  expect(row(tickets('adult', 2), { rules }).binding.map(rule => rule.ruleType.name)).toEqual([
    'eventSales',
    'memberBenefits',
  ])
})

test('of several broken rules the gravest kind is told first', () => {
  const rules = [
    aRule({ ruleType: { name: 'memberBenefits' }, allowedQuantity: 2 }),
    aRule({ allowedQuantity: 1 }),
    apart,
  ]

  expect(row(tickets('adult', 3), { rules, others: [tickets('group', 1)] }).binding.map(limitKind)).toEqual([
    'prevent',
    'event-sales',
    'member',
  ])
})

test.each([
  { atRetail: 1, binding: 0 },
  { atRetail: 2, binding: 1 },
])('of 4 shared with $atRetail at retail, 2 tickets meet $binding limits', ({ atRetail, binding }) => {
  const others = [tickets('adult', atRetail, true)]

  expect(row(tickets('adult', 2), { rules: [aRule()], others }).binding).toHaveLength(binding)
})

test.each([
  { child: 3, binding: 0 },
  { child: 4, binding: 1 },
])('2 adults and $child children in a group of 6 meet $binding limits', ({ child, binding }) => {
  const limits = row(tickets('adult', 2), { rules: [group], others: [tickets('child', child)] })

  expect(limits.binding).toHaveLength(binding)
})

test('a group bounds its sum, a limit of one kind its own number', () => {
  expect(row(tickets('adult', 2), { rules: [group], others: [tickets('child', 3)] })).toMatchObject({
    max: 47,
    groups: [{ groupMax: 6 }],
  })
  expect(row(tickets('adult', 2), { rules: [aRule()] })).toMatchObject({ max: 4, groups: [] })
  expect(row(tickets('adult', 2), { rules: [apart] }).groups).toEqual([])
})

test('pressing plus as long as it works ends at no limit broken, and no other order of presses gets further', () => {
  const presses = fc.array(fc.constantFrom('adult', 'child'), { maxLength: 30 })
  const bounds = fc.record({ each: fc.nat(8), both: fc.nat(10), seats: fc.nat(12) })

  fc.assert(
    fc.property(presses, bounds, (pressed, { each, both, seats }) => {
      const rules = [
        aRule({ allowedQuantity: each }),
        aRule({ allowedQuantity: both, groupMax: both, pricePointIds: ['adult', 'child'] }),
      ]
      const ordered = { adult: 0, child: 0 }
      const seen = (type: 'adult' | 'child') => {
        const all = [tickets('adult', ordered.adult), tickets('child', ordered.child)]
        const ticket = all[type === 'adult' ? 0 : 1]!
        return rowLimits({ ticket, tickets: all, rules: withTickets(rules, all), seats, maximum: null })
      }
      for (const type of pressed) if (seen(type).mayAdd) ordered[type] += 1

      expect(seen('adult').maxed || seen('child').maxed).toBe(false)
      expect(ordered.adult).toBeLessThanOrEqual(each)
      expect(ordered.adult + ordered.child).toBeLessThanOrEqual(Math.min(both, seats))
    }),
  )
})
