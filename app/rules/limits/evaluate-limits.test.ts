import { expect, test } from 'vitest'
import { allowances, violations, withTickets } from '#app/rules/limits/evaluate-limits.ts'
import type {
  AllowanceInput,
  EarlierTickets,
  LimitedTickets,
  SalesLimit,
} from '#app/rules/limits/sales-limit.ts'
import { frameStart } from '#app/rules/limits/time-frame.ts'
import { aRule, tickets } from '#tests/builders/sales-rules.ts'

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
const bought = (
  personTypeId: string,
  quantity: number,
  { date = '2026-11-20', countFor = ['eventSales'] }: Partial<EarlierTickets> = {},
): EarlierTickets => ({ ...tickets(personTypeId, quantity), date, countFor })
type Input = Partial<AllowanceInput> & { tickets?: readonly LimitedTickets[] }

/** The results that count something of what is ordered. */
const evaluate = ({ tickets: ordered = [], ...input }: Input) => {
  const personTypeIds = [...new Set(ordered.map(ticket => ticket.personTypeId))]
  const allowed = allowances({
    limits: [limit()],
    offered: [{ eventId: 'reef', personTypeIds }],
    purchases: [],
    memberCategoryIds: [],
    today: '2026-11-20',
    ...input,
  })
  return withTickets(allowed, ordered).filter(result => result.inCartLimit > 0)
}
const fails = (input: Input) => violations(evaluate(input)).length > 0

test('[CHK-160] a result carries what a sales rule found', () => {
  const purchases = [bought('adult', 1)]
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
    validatedPricePointIds: ['adult', 'child'],
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
  const purchases = dates.map(date => bought('adult', 1, { date }))
  const limits = [limit({ reason: 'Transaction', timeFrame })]

  expect(evaluate({ limits, purchases, tickets: [tickets('adult', 1)] })[0]?.purchasedQuantity).toBe(
    purchased,
  )
})

test('a limit on the order alone does not look back', () => {
  const purchases = [bought('adult', 4)]

  expect(fails({ purchases, tickets: [tickets('adult', 4)] })).toBe(false)
})

test('weeks begin on Sunday', () => {
  expect(frameStart('week', '2026-11-22')).toBe('2026-11-22')
  expect(frameStart('week', '2026-11-21')).toBe('2026-11-15')
})

test('what was bought as a member counts for member benefits, what the buyer bought for sales of the event', () => {
  const purchases = [bought('adult', 1), bought('adult', 2, { countFor: ['memberBenefits'] })]
  const limits = [
    limit({ reason: 'Transaction' }),
    limit({ reason: 'Transaction', ruleType: 'memberBenefits' }),
  ]
  const results = evaluate({
    limits,
    purchases,
    tickets: [tickets('adult', 1)],
    memberCategoryIds: ['family'],
  })

  expect(results.map(result => [result.ruleType.name, result.purchasedQuantity])).toEqual([
    ['eventSales', 1],
    ['memberBenefits', 2],
  ])
})

test('allowances name every person type on offer before anything is ordered', () => {
  const about = { purchases: [], memberCategoryIds: [], today: '2026-11-20' }
  const offered = [{ eventId: 'reef', personTypeIds: ['adult', 'child'] }]
  const each = allowances({ ...about, offered, limits: [limit()] })
  const shared = allowances({ ...about, offered, limits: [limit({ combined: true })] })

  expect(each.map(result => result.pricePointIds)).toEqual([['adult'], ['child']])
  expect(each[0]).toMatchObject({ validatedPricePointIds: [], fails: false })
  expect(shared).toMatchObject([{ pricePointIds: ['adult', 'child'], groupMax: 4, groupQuantity: 0 }])
  expect(
    allowances({ ...about, offered: [{ eventId: 'dome', personTypeIds: ['adult'] }], limits: [limit()] }),
  ).toEqual([])
})

test('a shared limit of kinds that are not on offer allows and forbids nothing', () => {
  const limits = [limit({ combined: true, personTypeIds: ['senior'] })]

  expect(evaluate({ limits, tickets: [tickets('adult', 9)] })).toEqual([])
  expect(
    allowances({
      limits,
      offered: [{ eventId: 'reef', personTypeIds: ['adult'] }],
      purchases: [],
      memberCategoryIds: [],
      today: '2026-11-20',
    }),
  ).toEqual([])
})

test('a kind of which none is ordered is not among those that are', () => {
  const rule = aRule({ pricePointIds: ['adult', 'child'] })
  const [result] = withTickets([rule], [tickets('adult', 2), tickets('child', 0)])

  expect(result?.validatedPricePointIds).toEqual(['adult'])
})

test.each([
  { allowed: 4, purchased: 6, quantity: 1, over: true },
  { allowed: 4, purchased: 1, quantity: 3, over: false },
  { allowed: 4, purchased: 1, quantity: 4, over: true },
  { allowed: 4, purchased: 4, quantity: 0, over: false },
])('[ORD-194] $quantity tickets with $allowed allowed and $purchased purchased are over: $over', row => {
  const rule = aRule({ allowedQuantity: row.allowed, purchasedQuantity: row.purchased })

  expect(withTickets([rule], [tickets('adult', row.quantity)])[0]?.fails).toBe(row.over)
})

test('[ORD-194] regular and retail tickets are held against their own allowance', () => {
  const regular = aRule({ ruleType: { name: 'memberBenefits' }, allowedQuantity: 2 })
  const retail = aRule({ allowedQuantity: 5, isRetail: true })
  const over = (own: number, atRetail: number) =>
    violations(withTickets([regular, retail], [tickets('adult', own), tickets('adult', atRetail, true)])).map(
      result => result.isRetail,
    )

  expect(over(2, 5)).toEqual([])
  expect(over(3, 0)).toEqual([false])
  expect(over(0, 6)).toEqual([true])
})

test.each([
  { child: 4, over: false },
  { child: 5, over: true },
])('[ORD-195] 2 adults and $child children with at most 6 together are over: $over', ({ child, over }) => {
  const group = aRule({ groupMax: 6, allowedQuantity: 6, pricePointIds: ['adult', 'child'] })

  expect(withTickets([group], [tickets('adult', 2), tickets('child', child)])[0]?.fails).toBe(over)
})

test.each([
  { why: 'a member benefit', ruleType: 'memberBenefits' as const, fails: false },
  { why: 'a limit for everybody', ruleType: 'eventSales' as const, fails: true },
])('tickets of a combo are counted by $why: $fails', ({ ruleType, fails }) => {
  const rule = aRule({ ruleType: { name: ruleType }, allowedQuantity: 1 })

  expect(withTickets([rule], [{ ...tickets('adult', 2), inCombo: true }])[0]?.fails).toBe(fails)
})
