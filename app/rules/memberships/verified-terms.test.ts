import { expect, test } from 'vitest'
import type { VenueCardholder } from '#app/contract/venue-file/members.ts'
import { aSource } from '#tests/builders/price-book.ts'
import { verifiedTerms } from './verified-terms.ts'

const card = (firstName: string, about: Partial<VenueCardholder> = {}) =>
  ({
    id: firstName,
    firstName,
    lastName: 'Moss',
    email: `${firstName.toLowerCase()}@example.com`,
    cardType: 'secondary',
    cardStatus: 'active',
    ...about,
  }) as VenueCardholder
const ADA = card('Ada', { cardType: 'primary' })
const BO = card('Bo')

const term = (membershipId: string, startDate: string, about: object = {}) =>
  aSource({ membershipId, membershipNumber: '7', startDate, cardholders: [ADA, BO], ...about }).row
const thisYear = term('M-1', '2026-01-01')
const nextCards = (cardholders: VenueCardholder[], about: object = {}) =>
  term('M-2', '2027-01-01', { cardholders, ...about })

const asBo = { membershipIds: ['M-1'], secondaryCardholders: { 'M-1': 'Bo' } }
const asAda = { membershipIds: ['M-1'] }

/** The terms that count, each with the card in it. */
function counted(
  rows: Parameters<typeof verifiedTerms>[0],
  { member = asBo as typeof asAda, namedIds = [] as string[] } = {},
) {
  const terms = verifiedTerms(rows, { member, namedIds, isAuxiliary: id => id === 'rowing' })
  return terms.map(({ row, holder }) => `${row.id} ${holder?.id}`)
}

test.each([
  ['the same person under another id', [card('Ada'), card('Bo', { id: 'M-2-2' })], ['M-1 Bo', 'M-2 M-2-2']],
  [
    'the email in other letters',
    [card('Bo', { email: 'BO@example.com', lastName: 'Reed' })],
    ['M-1 Bo', 'M-2 Bo'],
  ],
  ['who is the primary cardholder now', [card('Bo', { cardType: 'primary' })], ['M-1 Bo', 'M-2 Bo']],
  [
    'the name, without an email now',
    [card('Bo', { email: undefined, lastName: 'moss ' })],
    ['M-1 Bo', 'M-2 Bo'],
  ],
  [
    'a namesake without an email of another kind',
    [card('Bo', { email: undefined, cardType: 'primary' })],
    ['M-1 Bo'],
  ],
  ['a namesake with another email', [card('Bo', { email: 'other@example.com' })], ['M-1 Bo']],
  ['somebody else without an email', [card('Cy', { email: undefined })], ['M-1 Bo']],
  ['a card that was dropped', [card('Bo', { cardStatus: 'dropped' })], ['M-1 Bo']],
  ['a dropped card without an email', [card('Bo', { email: undefined, cardStatus: 'dropped' })], ['M-1 Bo']],
  ['nobody', [], ['M-1 Bo']],
])('the next term counts for the same person: %s', (_, cards, terms) => {
  expect(counted([thisYear, nextCards(cards)])).toEqual(terms)
})

test('a primary cardholder goes on as one, without an email by the name', () => {
  expect(counted([thisYear, nextCards([ADA, BO])], { member: asAda })).toEqual(['M-1 Ada', 'M-2 Ada'])
  const nameless = term('M-1', '2026-01-01', {
    cardholders: [card('Ada', { cardType: 'primary', email: undefined })],
  })
  expect(counted([nameless, nextCards([BO, ADA])], { member: asAda })).toEqual(['M-1 Ada', 'M-2 Ada'])
  expect(
    counted([term('M-1', '2026-01-01', { cardholders: [] }), nextCards([ADA])], { member: asAda }),
  ).toEqual(['M-1 undefined'])
})

test.each([
  ['an earlier term', term('M-0', '2025-01-01')],
  ['a term of the same day', term('M-2', '2026-01-01')],
  ['an auxiliary group of the same number', term('M-2', '2027-01-01', { categoryId: 'rowing' })],
  ['another membership', term('M-2', '2027-01-01', { membershipNumber: '8' })],
])('%s does not follow', (_, other) => {
  expect(counted([other, thisYear])).toEqual(['M-1 Bo'])
})

test('whoever was taken off a verified term holds nothing of it', () => {
  const dropped = term('M-1', '2026-01-01', { cardholders: [ADA, card('Bo', { cardStatus: 'dropped' })] })
  expect(counted([dropped, nextCards([ADA, BO])])).toEqual([])
  expect(counted([term('M-1', '2026-01-01', { cardholders: [ADA] }), nextCards([ADA, BO])])).toEqual([])
})

test('a request names memberships: those and what followed them, what was verified first', () => {
  const rows = [nextCards([ADA, BO]), thisYear, term('Z', '2026-01-01', { membershipNumber: '9' })]
  const member = { membershipIds: ['M-1', 'Z'] }
  expect(counted(rows, { member })).toEqual(['M-1 Ada', 'Z Ada', 'M-2 Ada'])
  expect(counted(rows, { member, namedIds: ['M-1'] })).toEqual(['M-1 Ada', 'M-2 Ada'])
  expect(counted(rows, { member, namedIds: ['M-2'] })).toEqual(['M-2 Ada'])
  expect(counted(rows, { member, namedIds: ['foreign'] })).toEqual([])
})
