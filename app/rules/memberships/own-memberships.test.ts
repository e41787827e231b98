import { expect, test } from 'vitest'
import {
  chosenMembership,
  currentMemberships,
  isCardVoid,
  type OwnMembership,
  standingText,
} from '#app/rules/memberships/own-memberships.ts'

const own = (membershipId: string, about: Partial<OwnMembership> = {}): OwnMembership => ({
  membershipId,
  membershipNumber: membershipId,
  categoryId: 'friend',
  standing: 'active',
  startDate: '2026-01-01',
  expiresOn: '2026-12-31',
  auxiliary: false,
  ...about,
})
const next = own('B', {
  membershipNumber: 'A',
  standing: 'new',
  startDate: '2027-01-01',
  expiresOn: '2027-12-31',
})
const ids = (all: readonly OwnMembership[]) => all.map(({ membershipId }) => membershipId)

test('[MEM-133] the next term of an active membership does not stand by itself, a new one without an active one does', () => {
  expect(ids(currentMemberships([own('A'), next]))).toEqual(['A'])
  expect(ids(currentMemberships([own('A', { standing: 'lapsed' }), next]))).toEqual(['A', 'B'])
  expect(ids(currentMemberships([own('C'), next]))).toEqual(['C', 'B'])
  expect(ids(currentMemberships([next]))).toEqual(['B'])
})

test('[MEM-066] the membership of the address is chosen, by its id, its level, or as an auxiliary one', () => {
  const all = [
    own('Old', { standing: 'lapsed' }),
    own('A'),
    own('P', { categoryId: 'patron' }),
    own('R', { categoryId: 'rowing', auxiliary: true }),
    next,
  ]
  const chosen = (query: object) => chosenMembership(all, { aux: false, ...query })?.membershipId ?? null
  expect(chosen({})).toBe('A')
  expect(chosen({ membershipId: 'Old' })).toBe('Old')
  expect(chosen({ membershipId: 'nobody' })).toBe('A')
  expect(chosen({ membershipId: 'B' })).toBe('A')
  expect(chosen({ categoryId: 'patron' })).toBe('P')
  expect(chosen({ categoryId: 'rowing' })).toBeNull()
  expect(chosen({ aux: true })).toBe('R')
  expect(chosen({ aux: true, categoryId: 'friend' })).toBeNull()
  expect(chosenMembership([own('Old', { standing: 'lapsed' })], { aux: false })?.membershipId).toBe('Old')
  expect(chosenMembership([], { aux: false })).toBeNull()
})

const june = { startDate: '2025-07-01', expiresOn: '2026-06-30' }

test.each([
  ['[MEM-127] lapsed', { standing: 'lapsed', ...june }, '2026-05-01', 'membership-expired'],
  ['[MEM-128] dropped', { standing: 'dropped', ...june }, '2026-05-01', 'membership-canceled'],
  ['on its last day', { standing: 'active', ...june }, '2026-06-30', 'membership-active'],
  ['after them', { standing: 'active', ...june }, '2026-07-11', 'membership-expired'],
  ['before it begins', { standing: 'new', ...june }, '2025-06-30', 'membership-begins'],
  ['on its first day', { standing: 'new', ...june }, '2025-07-01', 'membership-active'],
] as const)('%s', (_name, term, today, text) => {
  expect(standingText(term, { today, graceDays: 10 })).toEqual({ text })
})

test.each(['2026-07-01', '2026-07-10'])(
  '[MEM-131] in the days of grace, on %s, it is said until when benefits go on',
  today => {
    expect(standingText({ standing: 'active', ...june }, { today, graceDays: 10 })).toEqual({
      text: 'membership-in-grace',
      until: '2026-07-10',
    })
  },
)

test.each([
  ['active', '2026-12-31', false],
  ['active', '2026-11-10', false],
  ['active', '2026-11-01', true],
  ['dropped', '2026-12-31', true],
  ['new', '2027-12-31', false],
])('the card of a membership that is %s until %s is void: %s', (standing, expiresOn, isVoid) => {
  const term = { standing, startDate: '2026-01-01', expiresOn }
  expect(isCardVoid(term, { today: '2026-11-20', graceDays: 14 })).toBe(isVoid)
})
