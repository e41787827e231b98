import { expect, test } from 'vitest'
import type { MemberRow } from '#app/rules/memberships/member-row.ts'
import { hasLaterTerm, type NumberedTerm, upcomingOf } from '#app/rules/memberships/upcoming.ts'

const term = (membershipId: string, about: Partial<NumberedTerm> = {}): NumberedTerm => ({
  membershipId,
  membershipNumber: 'M1',
  standing: 'active',
  startDate: '2026-01-01',
  auxiliary: false,
  ...about,
})
const running = term('A')
const next = term('B', { standing: 'new', startDate: '2027-01-01' })
const other = term('C', { membershipNumber: 'M2', standing: 'new', startDate: '2027-01-01' })

test('[CHK-157] [MEM-132] a new term of the same number is the upcoming one of the running', () => {
  expect(upcomingOf(running, [running, other, next])).toBe(next)
  expect(upcomingOf(running, [running, other])).toBeUndefined()
})

test('a term is not upcoming for itself, nor an earlier one for a later', () => {
  expect(upcomingOf(next, [running, next])).toBeUndefined()
  expect(upcomingOf(running, [term('D', { startDate: '2027-01-01' })])).toBeUndefined()
})

test('of several the soonest is next', () => {
  const later = term('E', { standing: 'new', startDate: '2028-01-01' })
  expect(upcomingOf(running, [later, next])).toBe(next)
})

test('the next term of an auxiliary group of the same number is not that of the membership', () => {
  const group = term('F', { standing: 'new', startDate: '2026-06-01', auxiliary: true })
  expect(upcomingOf(running, [group, next])).toBe(next)
  expect(upcomingOf(running, [group])).toBeUndefined()
  expect(upcomingOf(term('G', { auxiliary: true }), [group, next])).toBe(group)
})

const row = (categoryId: string, expiresOn: string | null, standing = 'active') =>
  ({ categoryId, expiresOn, standing }) as MemberRow

test.each<[string, MemberRow[], boolean]>([
  ['there is none', [], false],
  ['one ends the day before', [row('friend', '2026-12-31')], false],
  ['one ends on the day it begins', [row('friend', '2027-01-01')], true],
  ['one follows', [row('friend', '2027-12-31', 'new')], true],
  ['one of another level follows', [row('patron', '2027-12-31', 'new')], true],
  ['the one that follows is canceled', [row('friend', '2027-12-31', 'dropped')], false],
  ['one has no end that is known', [row('friend', null)], false],
  ['an auxiliary group follows', [row('rowing', '2027-12-31', 'new')], false],
])('a new term of a membership is bought already: %s', (_, rows, isBought) => {
  const term = { startDate: '2027-01-01', categoryId: 'friend' }
  expect(hasLaterTerm(rows, { term, auxiliaryCategoryIds: ['rowing'] })).toBe(isBought)
})

test('the term of a membership is none of an auxiliary group', () => {
  const term = { startDate: '2027-01-01', categoryId: 'rowing' }
  const later = (categoryId: string) =>
    hasLaterTerm([row(categoryId, '2027-12-31')], { term, auxiliaryCategoryIds: ['rowing', 'painting'] })
  expect([later('friend'), later('painting')]).toEqual([false, true])
})
