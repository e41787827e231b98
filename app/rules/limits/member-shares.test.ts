import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowances, withTickets } from './evaluate-limits.ts'
import { memberShares, type ShareableTickets } from './member-shares.ts'
import type { SalesLimit } from './sales-limit.ts'

const aLimit = (about: Partial<SalesLimit> = {}): SalesLimit => ({
  ruleType: 'memberBenefits',
  eventIds: [],
  personTypeIds: [],
  membershipCategoryIds: [],
  quantity: 1,
  combined: true,
  timeFrame: 'day',
  reason: 'Cart',
  retail: false,
  prevent: false,
  ...about,
})
const TYPES = ['adult', 'child', 'senior']
const rulesOf = (limits: readonly SalesLimit[]) =>
  allowances({
    limits,
    offered: ['zoo', 'boat'].map(eventId => ({ eventId, personTypeIds: TYPES })),
    purchases: [],
    memberCategoryIds: ['single'],
    today: '2026-11-21',
  })
const wants = (
  personTypeId: string,
  quantity: number,
  about: Partial<ShareableTickets> = {},
): ShareableTickets => ({
  eventId: 'zoo',
  personTypeId,
  quantity,
  saving: 1000,
  ...about,
})

const adultAndChild = [wants('adult', 1, { saving: 900 }), wants('child', 2, { saving: 1000 })]
const cases: [string, ShareableTickets[], SalesLimit[], number[]][] = [
  ['without a limit everybody', [wants('adult', 2)], [], [2]],
  ['of two adults one', [wants('adult', 2)], [aLimit()], [1]],
  ['under a limit of two both', [wants('adult', 2)], [aLimit({ quantity: 2 })], [2]],
  ['nobody where nothing is left', [wants('adult', 2)], [aLimit({ quantity: 0 })], [0]],
  ['those first who save most', adultAndChild, [aLimit({ quantity: 2 })], [0, 2]],
  ['one of each kind', adultAndChild, [aLimit({ combined: false })], [1, 1]],
  ['one at each event', [wants('adult', 2), wants('adult', 2, { eventId: 'boat' })], [aLimit()], [1, 1]],
  [
    'nobody who pays what everybody pays, which uses up nothing',
    [wants('child', 2, { saving: 0 }), wants('adult', 2)],
    [aLimit()],
    [0, 1],
  ],
  [
    'whoever pays what everybody pays where no limit counts them',
    [wants('child', 2, { saving: 0 })],
    [],
    [2],
  ],
  ['nobody for a limit of everybody', [wants('adult', 2)], [aLimit({ ruleType: 'eventSales' })], [2]],
  ['nobody for a limit of the listed price', [wants('adult', 2)], [aLimit({ retail: true })], [2]],
  [
    'one kind where kinds exclude each other',
    adultAndChild,
    [aLimit({ quantity: 2, prevent: true })],
    [0, 2],
  ],
  ['none of two that are sold by twos alone', [wants('adult', 2, { minimum: 2 })], [aLimit()], [0]],
  ['two of four that are sold by twos', [wants('adult', 4, { minimum: 2 })], [aLimit({ quantity: 3 })], [2]],
  ['as many as are sold at one price', [wants('adult', 4, { maximum: 3 })], [], [3]],
]
test.each(cases)('the member’s price has %s', (_, tickets, limits, shares) => {
  expect(memberShares(tickets, rulesOf(limits))).toEqual(shares)
})

/** Limits of which one lies within the other, or that have nobody in common. */
const limits = fc.array(
  fc.record({
    quantity: fc.integer({ min: 0, max: 4 }),
    combined: fc.boolean(),
    personTypeIds: fc.constantFrom([], ['adult'], ['child'], ['senior']),
    ruleType: fc.constantFrom('memberBenefits' as const, 'memberBenefits' as const, 'eventSales' as const),
  }),
  { maxLength: 3 },
)
const party = fc.tuple(
  ...TYPES.map(id =>
    fc
      .record({ quantity: fc.integer({ min: 0, max: 4 }), saving: fc.integer({ min: 0, max: 3000 }) })
      .map(about => wants(id, about.quantity, about)),
  ),
)

test('no other way to share the member’s price out saves more, and none of it is more than the limits leave', () => {
  fc.assert(
    fc.property(party, limits, (tickets, some) => {
      const rules = rulesOf(some.map(aLimit)).filter(({ ruleType }) => ruleType.name === 'memberBenefits')
      const ticketsOf = (shares: readonly number[]) =>
        tickets.map(({ eventId, personTypeId }, at) => ({
          ...{ eventId, personTypeId },
          ...{ quantity: shares[at]!, isRetail: false },
        }))
      const isSound = (shares: readonly number[]) =>
        !withTickets(rules, ticketsOf(shares)).some(({ fails }) => fails)
      const savedBy = (shares: readonly number[]) =>
        tickets.reduce((sum, { saving }, at) => sum + saving * shares[at]!, 0)
      const shares = memberShares(tickets, rules)
      const ways = tickets.reduce<number[][]>(
        (some, { quantity }) =>
          some.flatMap(way => Array.from({ length: quantity + 1 }, (_, share) => [...way, share])),
        [[]],
      )
      expect(isSound(shares)).toBe(true)
      expect(savedBy(shares)).toBe(Math.max(...ways.filter(isSound).map(savedBy)))
    }),
  )
})
