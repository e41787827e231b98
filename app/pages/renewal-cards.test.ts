import { expect, test, vi } from 'vitest'
import type { MembershipCategoryPayload } from '#app/contract/members.ts'
import type { Visit } from './open-page.ts'
import { type OwnRecord, ownHref, ownMemberships } from './own-membership.ts'
import { levelDetail, optionLevels, renewOptionsOf, wayCard } from './renewal-cards.ts'

const visitAt = (query: string) =>
  ({
    tenantId: 'pier',
    url: new URL(`http://venue.example/membership/pier/renew${query}`),
    session: {},
    now: new Date('2026-11-20T15:00:00Z'),
    venue: {
      ...{ timeZone: 'America/New_York', locale: 'en-US' },
      company: { membershipBenefitsExtension: 0 },
    },
  }) as unknown as Visit

const [own, other] = [
  { id: 'rowing', action: 'Renewal' },
  { id: 'friend', action: 'RenewalUpgrade' },
]
const record = {
  membershipId: 'R-1',
  categoryId: 'rowing',
  auxiliary: true,
  standing: 'active',
  ...{ startDate: '2026-01-01', expiresOn: '2026-11-30' },
  ...{ offeringId: 'year', pricePointId: 'child' },
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

const point = (id: string) => ({ id, price: 5000, personType: { name: id, description: '' } })
const sold = {
  ...lapsed,
  offerings: [
    { id: 'year', name: 'Year', duration: 12, priceLists: [{ prices: [point('adult'), point('child')] }] },
  ],
} as unknown as MembershipCategoryPayload

test('of the own level the price that was paid is marked, of another it is a change of level', () => {
  const cardOf = (about: object) =>
    wayCard(visitAt(''), { level: { ...sold, ...about }, record, kind: 'renew' })
  const heldOf = ({ offerings }: ReturnType<typeof cardOf>) =>
    offerings.flatMap(({ prices }) => prices.filter(({ isHeld }) => isHeld).map(({ id }) => id))
  const ownCard = cardOf({})
  expect([ownCard.actions.map(({ kind }) => kind), heldOf(ownCard)]).toEqual([['renew'], ['child']])
  const renewal = { action: 'RenewalUpgrade', membershipId: 'R-1' }
  const otherCard = cardOf({ id: 'friend', isCurrent: false, renewal })
  expect([otherCard.actions.map(({ kind }) => kind), heldOf(otherCard)]).toEqual([['change'], []])
})

test('a level costs the same by an upgrade on its card and on its page, and is not joined anew there', () => {
  const about = { isCurrent: false, renewal: null, upgrade: { action: 'Upgrade', membershipId: 'R-1' } }
  const left = { ...point('adult'), calculatedPrice: 1800 }
  const offerings = [{ id: 'year', name: 'Year', duration: 12, priceLists: [{ prices: [left] }] }]
  const level = { ...sold, ...about, offerings, isInvalidMembership: false } as typeof sold
  const sumsOf = (card: ReturnType<typeof wayCard>) =>
    card.offerings.map(({ valid, prices: [price] }) => [valid, price?.price, price?.inFull, price?.href])
  const ownCard = wayCard(visitAt(''), { level, record, kind: 'upgrade', benefits: [] })
  const page = levelDetail(visitAt(''), level, { levels: [] })
  expect(sumsOf(page)).toEqual([[null, 1800, 5000, null]])
  expect(sumsOf(ownCard)).toEqual(sumsOf(page))
  expect(page.actions.map(({ kind }) => kind)).toEqual(['upgrade', 'gift'])
  const joined = levelDetail(visitAt(''), { ...level, upgrade: null }, { levels: [] })
  expect([joined.offerings[0]?.prices[0]?.price, joined.actions[0]?.kind]).toEqual([5000, 'join'])
})

test('one that is over is called so, as on the page of the membership', () => {
  const endedOf = (about: object) =>
    wayCard(visitAt(''), { level: sold, record: { ...record, ...about } as OwnRecord, kind: 'renew' }).ended
  expect(endedOf({})).toBeNull()
  expect(endedOf({ standing: 'dropped' })).toEqual({ text: 'membership-profile-canceled' })
  expect(endedOf({ standing: 'lapsed' })).toMatchObject({ text: 'membership-profile-expired' })
})

test('the address may name one kind of renewal; what is none of the options leaves all of them', () => {
  const idsAt = (query: string) => renewOptionsOf(visitAt(query), record).map(({ id }) => id)
  expect(idsAt('')).toEqual(['rowing', 'friend'])
  expect(idsAt('?renewal=Renewal')).toEqual(['rowing'])
  expect(idsAt('?renewal=RenewalUpgrade')).toEqual(['friend'])
  expect(idsAt('?renewal=RenewalDowngrade')).toEqual(['rowing', 'friend'])
  expect(idsAt('?renewal=nonsense')).toEqual(['rowing', 'friend'])
})

const levels: Record<string, object> = {
  rowing: { id: 'rowing', displayOrder: 9 },
  friend: { id: 'friend', displayOrder: 2 },
  patron: { id: 'patron', displayOrder: 1 },
}
function aMemberVisit({ query = '', mine = [] as object[], member = {} as object | null } = {}) {
  const category = vi.fn(async ({ params: { id } }: { params: { id: string }; query: object }) => {
    if (!levels[id]) throw new Error('The line is dead')
    return { payload: levels[id] }
  })
  const warn = vi.fn()
  const api = { members: { category, mine: async () => ({ payload: mine }) } }
  const visit = { ...visitAt(query), api, context: { log: { warn } }, session: member ? { member } : {} }
  return { visit: visit as unknown as Visit, category, warn }
}

test('the levels that a membership may become are read once each, its own first, then in their order', async () => {
  const { visit, category, warn } = aMemberVisit()
  const options = ['friend', 'patron', 'friend', 'gone', 'rowing'].map(id => ({ ...own, id }))
  const found = await optionLevels(visit, { record, options: options as never })
  expect(found.map(({ id }) => id)).toEqual(['rowing', 'patron', 'friend'])
  expect(category.mock.calls.map(([about]) => about)).toEqual(
    ['friend', 'patron', 'gone', 'rowing'].map(id => ({ params: { id }, query: { membershipId: 'R-1' } })),
  )
  expect(warn.mock.calls.map(([{ what }]) => what)).toEqual(['membership'])
})

const aRecord = (membershipId: string, about: object = {}) => ({
  membershipId,
  categoryId: 'rowing',
  auxiliary: false,
  membershipStanding: 'active',
  membershipStartDate: '2026-01-01',
  membershipExpirationDate: '2026-12-31',
  ...about,
})

test('whoever has verified no membership is sent to do so, and comes back', async () => {
  const { visit } = aMemberVisit({ query: '?renewal=Renewal', member: null })
  const thrown = (await ownMemberships(visit).catch(error => error)) as Response
  expect([thrown.status, thrown.headers.get('Location')]).toEqual([
    302,
    `/auth/pier/members?ref=${encodeURIComponent('/membership/pier/renew?renewal=Renewal')}&logout=1`,
  ])
})

test.each([
  ['', 'M-1'],
  ['?membershipId=M-2', 'M-2'],
  ['?membershipCategoryId=friend', 'M-2'],
  ['?aux=true', 'M-3'],
  ['?aux=1', 'M-3'],
  ['?aux=false', 'M-1'],
  ['?aux=', 'M-1'],
])('with %j in the address this membership is shown: %s', async (query, membershipId) => {
  const mine = [aRecord('M-1'), aRecord('M-2', { categoryId: 'friend' }), aRecord('M-3', { auxiliary: true })]
  const { chosen, current } = await ownMemberships(aMemberVisit({ query, mine }).visit)
  expect(chosen).toEqual({
    ...mine.find(one => one.membershipId === membershipId),
    standing: 'active',
    startDate: '2026-01-01',
    expiresOn: '2026-12-31',
  })
  expect(current).toHaveLength(3)
})

test('a screen about a membership names it, with what it is about besides', () => {
  const hrefOf = (auxiliary: boolean, detail?: string) =>
    ownHref('pier', { screen: 'profile', record: { ...record, auxiliary }, detail })
  const PROFILE = '/membership/pier/profile?membershipId=R-1&membershipCategoryId=rowing'
  expect([hrefOf(false), hrefOf(true, 'friend')]).toEqual([PROFILE, `${PROFILE}&aux=true&detail=friend`])
})

test('a card of an upgrade leads to the level itself', () => {
  const card = wayCard(visitAt(''), {
    level: { ...lapsed, images: [] },
    record,
    kind: 'upgrade',
    benefits: [],
  })
  expect([card.detailHref, card.actions]).toEqual(['/membership/pier/detail/rowing', []])
})

test('a card of an upgrade shows what the level gives beyond the present one, the rest behind it; where that is nothing, its first benefits', () => {
  const level = { ...lapsed, benefits: ['Entry', 'A party', 'Shop'] } as typeof lapsed
  const benefitsBeside = (benefits: string[]) =>
    wayCard(visitAt(''), { level, record, kind: 'upgrade', benefits }).benefits
  expect(benefitsBeside(['Shop', 'Entry'])).toEqual({
    shown: ['A party'],
    rest: ['Entry', 'Shop'],
    isGain: true,
  })
  expect(benefitsBeside(level.benefits)).toEqual({ shown: level.benefits, rest: [] })
})
