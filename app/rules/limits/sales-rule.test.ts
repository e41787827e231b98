import fc from 'fast-check'
import { expect, test } from 'vitest'
import { remainingLimit, ruleTypeLabel, timeFrameLabel } from '#app/rules/limits/sales-rule.ts'
import { defaultWords } from '#tests/builders/default-words.ts'

test.each([
  { allowed: 4, purchased: 6, remaining: 0 },
  { allowed: 4, purchased: 4, remaining: 0 },
  { allowed: 4, purchased: 1, remaining: 3 },
  { allowed: 4, purchased: 0, remaining: 4 },
])('[ORD-197] [CHK-161] $allowed allowed and $purchased purchased leave $remaining', row => {
  expect(remainingLimit({ allowedQuantity: row.allowed, purchasedQuantity: row.purchased })).toBe(
    row.remaining,
  )
})

test('[ORD-197] [CHK-161] what remains is never negative and never more than allowed', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (allowedQuantity, purchasedQuantity) => {
      const remaining = remainingLimit({ allowedQuantity, purchasedQuantity })

      expect(remaining >= 0 && remaining <= allowedQuantity).toBe(true)
    }),
  )
})

test('[ORD-304] [CHK-162] time frames are day, week, month, year and lifetime, which reads per event', () => {
  expect(Object.keys(timeFrameLabel)).toEqual(['day', 'week', 'month', 'year', 'lifetime'])
  expect(defaultWords(timeFrameLabel.lifetime)).toBe('per event')
  expect(Object.values(timeFrameLabel).map(defaultWords)).toEqual([
    'per day',
    'per week',
    'per month',
    'per year',
    'per event',
  ])
})

test('[ORD-304] [CHK-162] rules of member benefits read Member, those of event sales Event', () => {
  expect(defaultWords(ruleTypeLabel.memberBenefits)).toBe('Member')
  expect(defaultWords(ruleTypeLabel.eventSales)).toBe('Event')
})
