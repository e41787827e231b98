import { expect, test } from 'vitest'
import type { MembershipCategoryPayload } from '#app/contract/members.ts'
import type { OwnRecord } from './own-membership.ts'
import { renewOptionsOf, wayCard } from './renewal-cards.ts'
import type { Visit } from './visit.ts'

const visitAt = (query: string) =>
  ({
    tenantId: 'pier',
    url: new URL(`http://venue.example/membership/pier/renew${query}`),
    session: {},
    now: new Date('2026-11-20T15:00:00Z'),
    venue: { timeZone: 'America/New_York', locale: 'en-US' },
  }) as unknown as Visit

const [own, other] = [
  { id: 'rowing', action: 'Renewal' },
  { id: 'friend', action: 'RenewalUpgrade' },
]
const record = {
  membershipId: 'R-1',
  categoryId: 'rowing',
  auxiliary: true,
  eligibility: { renewOptions: [own, other] },
} as unknown as OwnRecord

const lapsed = {
  id: 'rowing',
  name: 'Rowing Club',
  images: [],
  description: 'A boat for everybody.',
  shortDescription: 'A boat.',
  benefits: [],
  offerings: [],
  rules: { numberOfCardHolders: 1 },
  auxiliary: true,
  auxiliaryCategoryIds: [],
  isCurrent: true,
  isInvalidMembership: true,
  membershipId: 'R-1',
  renewal: { action: 'Renewal', membershipId: 'R-1' },
  upgrade: null,
  canJoin: true,
  canGift: true,
} as unknown as MembershipCategoryPayload

test('a card of one way has its one button, also for a lapsed membership of a group', () => {
  const card = wayCard(visitAt(''), { level: lapsed, record, kind: 'renew' })
  expect(card.actions.map(({ kind }) => kind)).toEqual(['renew'])
  expect(card).toMatchObject({ goesWith: [], upgradesHref: null, required: null })
  expect(card.detailHref).toBe(
    '/membership/pier/renew/detail?membershipId=R-1&membershipCategoryId=rowing&aux=true&detail=rowing',
  )
})

test('the address may name one kind of renewal; what is none of the options leaves all of them', () => {
  const idsAt = (query: string) => renewOptionsOf(visitAt(query), record).map(({ id }) => id)
  expect(idsAt('')).toEqual(['rowing', 'friend'])
  expect(idsAt('?renewal=Renewal')).toEqual(['rowing'])
  expect(idsAt('?renewal=RenewalUpgrade')).toEqual(['friend'])
  expect(idsAt('?renewal=RenewalDowngrade')).toEqual(['rowing', 'friend'])
  expect(idsAt('?renewal=nonsense')).toEqual(['rowing', 'friend'])
})
