import { expect, test } from 'vitest'
import { evaluateLimits, violations } from '#app/rules/limits/evaluate-limits.ts'
import type { LimitInput, SalesLimit } from '#app/rules/limits/sales-limit.ts'
import { frameStart } from '#app/rules/limits/time-frame.ts'

const limit = (changes: Partial<SalesLimit> = {}): SalesLimit => ({
  ruleType: 'eventSales',
  eventIds: ['reef'],
  personTypeIds: [],
  membershipCategoryIds: [],
  quantity: 4,
  combined: false,
  timeFrame: 'lifetime',
  reason: 'Cart',
  retail: false,
  prevent: false,
  ...changes,
})
const tickets = (personTypeId: string, quantity: number, isRetail = false) => ({
  eventId: 'reef',
  personTypeId,
  quantity,
  isRetail,
})
const evaluate = (input: Partial<LimitInput>) =>
  evaluateLimits({
    limits: [limit()],
    tickets: [],
    purchases: [],
    memberCategoryIds: [],
    today: '2026-11-20',
    ...input,
  })
const fails = (input: Partial<LimitInput>) => violations(evaluate(input)).length > 0

test('[CHK-160] a result carries what a sales rule found', () => {
  const purchases = [{ ...tickets('adult', 1), date: '2026-11-20' }]
  const [result] = evaluate({
    limits: [limit({ reason: 'Transaction', timeFrame: 'day' })],
    tickets: [tickets('adult', 4)],
    purchases,
  })

  expect(result).toEqual({
    eventId: 'reef',
    ruleType: { name: 'eventSales' },
    reason: 'Transaction',
    timeFrame: 'day',
    allowedQuantity: 4,
    purchasedQuantity: 1,
    inCartLimit: 4,
    isRetail: false,
    pricePointIds: ['adult'],
    validatedPricePointIds: ['adult'],
    ticketTypes: ['adult'],
    groupMax: null,
    groupQuantity: 0,
    isPreventRule: false,
    preventGroupQuantity: 0,
    fails: true,
  })
})

test.each([
  { why: 'as many as allowed', input: { tickets: [tickets('adult', 4)] }, failing: false },
  { why: 'one more than allowed', input: { tickets: [tickets('adult', 5)] }, failing: true },
  {
    why: 'as many of each person type',
    input: { tickets: [tickets('adult', 4), tickets('child', 4)] },
    failing: false,
  },
  {
    why: 'too many together with retail ones',
    input: { tickets: [tickets('adult', 3), tickets('adult', 2, true)] },
    failing: true,
  },
  {
    why: 'too many for another event',
    input: { tickets: [{ ...tickets('adult', 9), eventId: 'dome' }] },
    failing: false,
  },
])('$why fail a limit of 4 for every buyer: $failing', ({ input, failing }) => {
  expect(fails(input)).toBe(failing)
})

test('a combined limit is shared by its person types', () => {
  const limits = [limit({ combined: true, personTypeIds: ['adult', 'child'] })]
  const [result] = evaluate({
    limits,
    tickets: [tickets('adult', 3), tickets('child', 2), tickets('senior', 9)],
  })

  expect(result).toMatchObject({
    groupMax: 4,
    groupQuantity: 5,
    ticketTypes: ['adult', 'child'],
    fails: true,
  })
  expect(fails({ limits, tickets: [tickets('adult', 2), tickets('child', 2)] })).toBe(false)
})

test('person types that exclude each other do so only together', () => {
  const limits = [limit({ prevent: true, personTypeIds: ['group', 'senior'], quantity: 0 })]

  expect(fails({ limits, tickets: [tickets('group', 12)] })).toBe(false)
  expect(fails({ limits, tickets: [tickets('group', 12), tickets('adult', 1)] })).toBe(false)
  expect(fails({ limits, tickets: [tickets('group', 12), tickets('senior', 1)] })).toBe(true)
})

test('member benefits hold for members of the named categories, and not for their retail tickets', () => {
  const limits = [limit({ ruleType: 'memberBenefits', membershipCategoryIds: ['family'], quantity: 2 })]

  expect(fails({ limits, tickets: [tickets('adult', 3)], memberCategoryIds: ['family'] })).toBe(true)
  expect(fails({ limits, tickets: [tickets('adult', 3)], memberCategoryIds: ['patron'] })).toBe(false)
  expect(fails({ limits, tickets: [tickets('adult', 3)] })).toBe(false)
  expect(
    fails({
      limits,
      tickets: [tickets('adult', 2), tickets('adult', 9, true)],
      memberCategoryIds: ['family'],
    }),
  ).toBe(false)
})

test.each([
  ['day', ['2026-11-20'], 1],
  ['week', ['2026-11-15', '2026-11-14'], 1],
  ['month', ['2026-11-01', '2026-10-31'], 1],
  ['year', ['2026-01-01', '2025-12-31'], 1],
  ['lifetime', ['2019-01-01', '2026-11-20'], 2],
] as const)('per %s, of purchases on %j %i count', (timeFrame, dates, purchased) => {
  const purchases = dates.map(date => ({ ...tickets('adult', 1), date }))
  const limits = [limit({ reason: 'Transaction', timeFrame })]

  expect(evaluate({ limits, purchases, tickets: [tickets('adult', 1)] })[0]?.purchasedQuantity).toBe(
    purchased,
  )
})

test('a limit on the order alone does not look back', () => {
  const purchases = [{ ...tickets('adult', 4), date: '2026-11-20' }]

  expect(fails({ purchases, tickets: [tickets('adult', 4)] })).toBe(false)
})

test('weeks begin on Sunday', () => {
  expect(frameStart('week', '2026-11-22')).toBe('2026-11-22')
  expect(frameStart('week', '2026-11-21')).toBe('2026-11-15')
})
