import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cutBenefits,
  cutDescription,
  cutOfferings,
  isForLife,
  isLifeTerm,
  openOfferings,
  pricePerMonth,
  renewalPerMonth,
  yearsAndMonths,
} from '#app/rules/memberships/card-parts.ts'
import { defaultWords } from '#tests/builders/default-words.ts'

const prices = (...cents: number[]) => cents.map(price => ({ price }))

test('[MEM-093] a card shows five benefits, the others unfold', () => {
  expect(cutBenefits(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c', 'd', 'e'], rest: [] })
  expect(cutBenefits(['a', 'b', 'c', 'd', 'e', 'f', 'g']).rest).toEqual(['f', 'g'])
})

test('[MEM-097] a card shows one offering and three prices, and counts the others that can be chosen', () => {
  const year = { id: 'year', prices: prices(1000, 0, -1, 2000, 3000, 4000) }
  const cut = cutOfferings([year, { id: 'two-years', prices: prices(5000) }])
  expect(cut).toEqual([{ id: 'year', prices: prices(1000, 0, 2000), more: 2 }])
  expect(cutOfferings([{ id: 'year', prices: prices(1000, 2000, 3000) }])[0]?.more).toBe(0)
  expect(cutOfferings([{ id: 'closed', prices: prices(-1) }, year])[0]?.id).toBe('year')
  expect(cutOfferings([])).toEqual([])
})

test('[MEM-098] in detail every price that can be chosen is there, of every offering', () => {
  const offerings = [
    { id: 'year', prices: prices(1000, 0, -1, 2000, 3000) },
    { id: 'closed', prices: prices(-1) },
    { id: 'two-years', prices: prices(5000) },
  ]
  expect(openOfferings(offerings)).toEqual([
    { id: 'year', prices: prices(1000, 0, 2000, 3000) },
    { id: 'two-years', prices: prices(5000) },
  ])
})

const long = 'A card for the whole house. '.repeat(10).trim()

test.each([
  [{ shortDescription: 'Two cards.', description: long }, 'Two cards.', true],
  [{ shortDescription: 'Two cards.', description: 'Two cards.' }, 'Two cards.', false],
  [{ shortDescription: ' Two cards. ', description: '' }, 'Two cards.', false],
  [{ shortDescription: '', description: 'For a friend.' }, 'For a friend.', false],
  [{ shortDescription: '', description: '' }, '', false],
])('of %j is read: %s', (level, lead, hasMore) => {
  expect(cutDescription(level)).toEqual({ lead, hasMore })
})

test('a long description is cut between words', () => {
  const { lead, hasMore } = cutDescription({ shortDescription: '', description: long })
  expect(hasMore).toBe(true)
  expect(long.startsWith(lead.replace(/…$/, ''))).toBe(true)
  expect([lead.length <= 141, / …$/.test(lead), lead.endsWith('…')]).toEqual([true, false, true])
})

test.each([
  [18, '1 year 6 months'],
  [12, '1 year'],
  [24, '2 years'],
  [25, '2 years 1 month'],
  [6, '6 months'],
  [1, '1 month'],
  [1200, '100 years'],
])('[MEM-292] %i months are %s', (months, words) => {
  expect(defaultWords({ text: 'membership-duration', args: yearsAndMonths(months) })).toBe(words)
})
test.each([
  [9500, 12, 792],
  [600, 12, 50],
  [800, 1, null],
  [0, 12, null],
  [6000, 60, 100],
  [110_000, 61, null],
  [110_000, 1200, null],
])('%i cents for %i months are %s a month', (price, months, each) => {
  expect(pricePerMonth({ price, months })).toBe(each)
})

test('a month costs at most half a cent more or less than its share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 2, max: 60 }), (price, months) => {
      const each = pricePerMonth({ price, months }) ?? 0
      expect(Math.abs(each * months - price)).toBeLessThanOrEqual(months / 2)
    }),
  )
})

test.each([
  ['required', 12, 9500, 792],
  ['optional', 12, 9500, 792],
  ['required', 1, 800, 800],
  ['none', 12, 9500, null],
  ['none', 1, 800, null],
  ['required', 1200, 9500, null],
] as const)(
  'a term whose renewal is %s, of %i months for %i cents, is %s a month',
  (autorenewalType, duration, price, each) => {
    expect(renewalPerMonth({ autorenewalType, duration }, price)).toBe(each)
  },
)

test.each([
  [12, false],
  [599, false],
  [600, true],
  [1200, true],
])('a term of %i months is for life: %s', (months, isLife) => {
  expect(isForLife(months)).toBe(isLife)
})

test.each([
  ['2027-11-26', false],
  ['2076-11-26', true],
  ['2126-11-26', true],
])('a term from November 2026 to %s is for life: %s', (expirationDate, isLife) => {
  expect(isLifeTerm({ startDate: '2026-11-27', expirationDate })).toBe(isLife)
})
