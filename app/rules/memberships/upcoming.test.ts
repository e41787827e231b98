import { expect, test } from 'vitest'
import { type NumberedTerm, upcomingOf } from '#app/rules/memberships/upcoming.ts'

const term = (membershipId: string, about: Partial<NumberedTerm> = {}): NumberedTerm => ({
  membershipId,
  membershipNumber: 'M1',
  standing: 'active',
  startDate: '2026-01-01',
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
