import { expect, test } from 'vitest'
import { aRule } from '#tests/builders/sales-rules.ts'
import { freeEntries } from './free-entries.ts'
import type { SalesRuleResult } from './sales-rule.ts'

const benefit = (about: Partial<SalesRuleResult> = {}) =>
  aRule({
    eventId: 'day',
    ruleType: { name: 'memberBenefits' },
    reason: 'Transaction',
    timeFrame: 'day',
    allowedQuantity: 6,
    purchasedQuantity: 2,
    pricePointIds: ['adult', 'child'],
    ...about,
  })
const ofAdults = benefit({ pricePointIds: ['adult'], allowedQuantity: 2, purchasedQuantity: 2 })
const ofChildren = benefit({ pricePointIds: ['child'], allowedQuantity: 4, purchasedQuantity: 1 })

test.each<[string, SalesRuleResult[], ReturnType<typeof freeEntries>]>([
  ['of a day', [benefit()], { kind: 'day', left: 4, count: 6 }],
  ['all of a day gone', [benefit({ purchasedQuantity: 9 })], { kind: 'day', left: 0, count: 6 }],
  ['of each order', [benefit({ reason: 'Cart', purchasedQuantity: 0 })], { kind: 'order', count: 6 }],
  ['of two kinds of people', [ofAdults, ofChildren], { kind: 'day', left: 3, count: 6 }],
  ['over a month', [benefit({ timeFrame: 'month' })], null],
  ['by two limits at once', [benefit(), benefit({ pricePointIds: ['adult'] })], null],
  ['by a day and an order', [ofAdults, { ...ofChildren, reason: 'Cart' }], null],
  ['for everybody', [benefit({ ruleType: { name: 'eventSales' } })], null],
  ['at the listed price', [benefit({ isRetail: true })], null],
  ['of another event', [benefit({ eventId: 'night' })], null],
  ['without a limit', [], null],
])('what a membership gives %s', (_, results, entries) => {
  expect(freeEntries(results, 'day')).toEqual(entries)
})
