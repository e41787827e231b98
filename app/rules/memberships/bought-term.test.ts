import { expect, test } from 'vitest'
import { type BoughtTerm, boughtTerm } from '#app/rules/memberships/bought-term.ts'

const current = { startDate: '2026-03-01', expirationDate: '2027-02-28' }
const cases: (Omit<BoughtTerm, 'today'> & { why: string; term: string[] })[] = [
  {
    why: 'a new year begins today',
    type: 'MembershipPurchase',
    months: 12,
    term: ['2026-11-20', '2027-11-19'],
  },
  { why: 'so does a rejoin', type: 'Rejoin', months: 12, current, term: ['2026-11-20', '2027-11-19'] },
  { why: 'a renewal follows on', type: 'Renewal', months: 12, current, term: ['2027-03-01', '2028-02-29'] },
  {
    why: 'a late renewal leaves no gap',
    type: 'PostTermRenewalUpgrade',
    months: 6,
    current: { startDate: '2025-11-01', expirationDate: '2026-10-31' },
    term: ['2026-11-01', '2027-04-30'],
  },
  {
    why: 'an upgrade keeps the term',
    type: 'Upgrade',
    months: 12,
    current,
    term: ['2026-03-01', '2027-02-28'],
  },
  {
    why: 'an upgrade to two years ends later',
    type: 'Upgrade',
    months: 24,
    current,
    term: ['2026-03-01', '2028-02-29'],
  },
  {
    why: 'an upgrade to a month ends no earlier',
    type: 'Upgrade',
    months: 1,
    current,
    term: ['2026-03-01', '2027-02-28'],
  },
]

test.each(cases)('$why', ({ why: _, term, ...bought }) => {
  expect(Object.values(boughtTerm({ ...bought, today: '2026-11-20' }))).toEqual(term)
})

test('a month from the last of January ends before the last of February', () => {
  expect(boughtTerm({ type: 'MembershipPurchase', months: 1, today: '2026-01-31' })).toEqual({
    startDate: '2026-01-31',
    expirationDate: '2026-02-27',
  })
})
