import { expect, test } from 'vitest'
import type { VenueMember } from '#app/contract/venue-file/members.ts'
import type { MemberRow } from '#app/rules/memberships/member-row.ts'
import { firstCard, shownCard } from './card-terms.ts'

type Card = { id: string; firstName: string; email?: string; cardStatus?: 'active' | 'dropped' }

const ada = (id: string, about: Partial<Card> = {}) => ({
  id,
  firstName: 'Ada',
  email: 'ada@example.com',
  ...about,
})

function term(id: string, startDate: string, cards: Card[]): MemberRow {
  const cardholders = cards.map(card => ({
    lastName: 'Moss',
    cardType: 'primary',
    cardStatus: 'active',
    ...card,
  }))
  return {
    id,
    membershipNumber: '77001',
    categoryId: 'friend',
    standing: 'active',
    expiresOn: null,
    document: { startDate, cardholders } as unknown as VenueMember,
  }
}

const rows = [term('M-1', '2026-01-01', [ada('A-1')]), term('M-2', '2027-01-01', [ada('A-2')])]
const isAuxiliary = () => false
const shown = (today: string, about: { rows?: MemberRow[]; cardholderId?: string } = {}) =>
  shownCard(
    { membershipId: 'M-1', cardholderId: about.cardholderId ?? 'A-1' },
    { rows: about.rows ?? rows, isAuxiliary, today },
  )

test.each([
  ['the last day of the first term', '2026-12-31', 'M-1', 'A-1'],
  ['the first day of the next', '2027-01-01', 'M-2', 'A-2'],
  ['a day before both', '2025-12-31', 'M-1', 'A-1'],
])('on %s the pass shows the term of that day', (_, today, membershipId, cardholderId) => {
  expect(shown(today)).toMatchObject({
    row: { id: membershipId },
    holder: { id: cardholderId },
    isDropped: false,
  })
})

test.each([
  ['was dropped', [term('M-1', '2026-01-01', [ada('A-1', { cardStatus: 'dropped' })])]],
  ['is on the membership no more', [term('M-1', '2026-01-01', [ada('A-9')])]],
])('a card that %s is shown as dropped', (_, terms) => {
  expect(shown('2026-06-01', { rows: terms })).toMatchObject({ row: { id: 'M-1' }, isDropped: true })
})

test('of a membership that is there no more nothing is shown', () => {
  expect(shown('2026-06-01', { rows: [] })).toBeNull()
})

test('somebody else in the next term is not shown in the pass of the first', () => {
  const bo = term('M-2', '2027-01-01', [ada('B-2', { firstName: 'Bo', email: 'bo@example.com' })])
  expect(shown('2027-02-01', { rows: [...rows.slice(0, 1), bo] })).toMatchObject({ holder: { id: 'A-1' } })
})

test('every term of a person has the pass of the first', () => {
  const terms = { rows: [...rows].reverse(), isAuxiliary }
  const first = { membershipId: 'M-1', cardholderId: 'A-1' }
  expect(firstCard({ membershipId: 'M-2', cardholderId: 'A-2' }, terms)).toEqual(first)
  expect(firstCard(first, terms)).toEqual(first)
  expect(firstCard({ membershipId: 'M-9', cardholderId: 'X' }, terms)).toEqual({
    membershipId: 'M-9',
    cardholderId: 'X',
  })
})
