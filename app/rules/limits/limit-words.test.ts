import { expect, test } from 'vitest'
import { allowanceWords, exceededWords } from '#app/rules/limits/limit-words.ts'
import { defaultWords } from '#tests/builders/default-words.ts'
import { aRule } from '#tests/builders/sales-rules.ts'

const shared = { groupMax: 6, allowedQuantity: 6, ticketTypes: ['Adult', 'Child'] }

test.each([
  { why: 'one kind of ticket', rule: {}, words: '4 more' },
  { why: 'several kinds together', rule: shared, words: '6 combined per event: Adult, Child' },
  {
    why: 'several kinds, some bought before',
    rule: { ...shared, purchasedQuantity: 2, timeFrame: 'month' as const },
    words: '6 combined per month: Adult, Child. 4 more (2 purchased previously)',
  },
  { why: 'a group of one kind', rule: { ...shared, ticketTypes: ['Adult'] }, words: '6 more' },
  { why: 'everything bought before', rule: { purchasedQuantity: 4 }, words: 'No more allowed' },
])('a limit for $why reads $words', ({ rule, words }) => {
  expect(allowanceWords(aRule(rule), defaultWords)).toBe(words)
})

test.each([
  { rule: {}, words: 'Ticket Limit per order (Event): 4 more. Please edit your order.' },
  {
    rule: { reason: 'Transaction' as const, ruleType: { name: 'memberBenefits' as const } },
    words: 'Ticket Limit (Member): 4 more. Please edit your order.',
  },
  {
    rule: { isPreventRule: true, groupMax: 0, ticketTypes: ['Group', 'Senior'] },
    words:
      'These tickets cannot be purchased together for the selected time: Group, Senior. Please edit your order.',
  },
])('[ORD-292, ORD-304] an exceeded limit reads $words', ({ rule, words }) => {
  expect(exceededWords(aRule(rule), defaultWords)).toBe(words)
})
