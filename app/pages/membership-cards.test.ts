import { expect, test } from 'vitest'
import type { MembershipCategoryPayload } from '#app/contract/members.ts'
import { type CardScene, membershipCard, membershipDetail } from './membership-cards.ts'
import type { Visit } from './open-page.ts'

const visitOf = (session: object = {}) =>
  ({
    tenantId: 'pier',
    url: new URL('http://venue.example/membership/pier/join?campaign=spring'),
    session,
    now: new Date('2026-11-21T02:00:00Z'),
    venue: {
      timeZone: 'America/New_York',
      locale: 'en-US',
      company: { membership: true, membershipSales: true, membershipBenefitsExtension: 0 },
      offersMemberships: true,
    },
  }) as unknown as Visit

const wave = { thumbnail: '/s', screen: '/m', highRes: '/l', description: '', primary: true }
const pricePoint = (id: string, price: number) => ({
  id,
  price,
  personType: { name: id, description: `For ${id}` },
})
const offering = (id: string, duration: number, prices: object[]) => ({
  id,
  name: id,
  duration,
  autorenewalType: 'optional',
  priceLists: [{ prices: prices.slice(0, 1) }, { prices: prices.slice(1) }],
})
const year = offering('year', 12, [
  pricePoint('adult', 12_000),
  pricePoint('student', 6_000),
  pricePoint('senior', 8_000),
  pricePoint('child', 2_000),
])
const levelOf = (about: object = {}) =>
  ({
    id: 'friend',
    name: 'Friend',
    images: [],
    description: 'A card for <strong>everybody</strong>.',
    shortDescription: 'One card',
    benefits: ['1', '2', '3', '4', '5', '6'],
    offerings: [year],
    rules: { numberOfCardHolders: 2 },
    auxiliary: false,
    auxiliaryCategoryIds: [],
    isCurrent: false,
    isInvalidMembership: false,
    membershipId: null,
    dateRange: null,
    renewal: null,
    upgrade: null,
    canJoin: true,
    canGift: true,
    ...about,
  }) as unknown as MembershipCategoryPayload
const cardOf = (about: object = {}, scene: CardScene = { levels: [] }, session?: object) =>
  membershipCard(visitOf(session), levelOf(about), scene)
const detailOf = (about: object = {}, scene: CardScene = { levels: [] }, session?: object) =>
  membershipDetail(visitOf(session), levelOf(about), scene)

const TICKETS = '/orders/pier/tickets'
const JOIN = `${TICKETS}?membershipCategoryId=friend&action=MembershipPurchase&campaign=spring`
const common = {
  withOrder: null,
  id: 'friend',
  name: 'Friend',
  picture: null,
  ended: null,
  actions: [
    { kind: 'join', href: JOIN },
    {
      kind: 'gift',
      href: `${TICKETS}?membershipCategoryId=friend&action=MembershipPurchase&isGift=true&campaign=spring`,
    },
  ],
  holders: 2,
  isCurrent: false,
  upgradesHref: null,
  required: null,
  goesWith: [],
  detailHref: '/membership/pier/detail/friend?campaign=spring',
}
const everybody = [
  {
    kind: 'paragraph',
    content: ['A card for ', { tag: 'strong', children: ['everybody'] }, '.'],
  },
]
const shownYear = {
  id: 'year',
  name: 'year',
  duration: { years: 1, months: 0 },
  perMonth: 1000,
  renewal: 'optional',
}
const priceOf = (id: string, price: number, href: string | null) => ({
  id,
  name: id,
  description: `For ${id}`,
  price,
  inFull: null,
  isHeld: false,
  href,
})

test('a level in a list shows one offering, few prices and few benefits', () => {
  expect(cardOf()).toEqual({
    ...common,
    lead: 'One card',
    more: everybody,
    benefits: { shown: ['1', '2', '3', '4', '5'], rest: ['6'] },
    offerings: [
      {
        ...shownYear,
        valid: null,
        prices: [
          priceOf('adult', 12_000, null),
          priceOf('student', 6_000, null),
          priceOf('senior', 8_000, null),
        ],
        more: 1,
      },
    ],
  })
})

test('the same level in detail shows everything, each price leading to its order', () => {
  const orderOf = (pricePointId: string) =>
    `${TICKETS}?membershipCategoryId=friend&membershipOfferingId=year&membershipPricePointId=${pricePointId}&action=MembershipPurchase&campaign=spring`
  expect(detailOf()).toEqual({
    ...common,
    lead: 'One card',
    more: everybody,
    benefits: { shown: ['1', '2', '3', '4', '5', '6'], rest: [] },
    offerings: [
      {
        ...shownYear,
        valid: { from: 'November 20, 2026', until: 'November 19, 2027' },
        prices: [
          priceOf('adult', 12_000, orderOf('adult')),
          priceOf('student', 6_000, orderOf('student')),
          priceOf('senior', 8_000, orderOf('senior')),
          priceOf('child', 2_000, orderOf('child')),
        ],
        more: 0,
      },
    ],
  })
})

test('a description that says no more than the lead does not unfold', () => {
  expect(cardOf({ description: '' }).more).toEqual([])
  expect(cardOf({ shortDescription: '', description: 'A <em>card</em>.' })).toMatchObject({
    lead: 'A card.',
    more: [],
  })
})

test('an offering that nobody can buy is not shown, one without a price costs nothing a month', () => {
  const none = offering('none', 12, [pricePoint('adult', -1)])
  const free = offering('free', 12, [pricePoint('adult', 0)])
  expect(cardOf({ offerings: [none] }).offerings).toEqual([])
  expect(detailOf({ offerings: [none, free] }).offerings.map(({ id, perMonth }) => [id, perMonth])).toEqual([
    ['free', null],
  ])
})

test.each([
  [[], null],
  [[{ ...wave, primary: false }], '/m'],
  [[{ ...wave, primary: false, screen: '/first' }, wave], '/m'],
])('of the pictures %j the first one is shown, or the one that was chosen', (images, screen) => {
  expect(cardOf({ images }).picture?.screen ?? null).toBe(screen)
})

const renewal = { action: 'Renewal', membershipId: 'M-1' }
const upgrade = { action: 'Upgrade', membershipId: 'M-1' }

test('the moves of a level stand in their order, each with what it needs', () => {
  const { actions } = cardOf({ renewal, upgrade, auxiliary: true }, { levels: [], baseCategoryId: 'base' })
  const of = (query: string) => `${TICKETS}?${query}&auxiliary=true&sourceCategoryId=base&campaign=spring`
  expect(actions).toEqual([
    { kind: 'renew', href: of('membershipId=M-1&membershipCategoryId=friend&action=Renewal') },
    { kind: 'upgrade', href: of('membershipId=M-1&membershipCategoryId=friend&action=Upgrade') },
    { kind: 'join', href: of('membershipCategoryId=friend&action=MembershipPurchase') },
    { kind: 'gift', href: of('membershipCategoryId=friend&action=MembershipPurchase&isGift=true') },
  ])
  expect(cardOf({ canJoin: false, canGift: false }).actions).toEqual([])
  expect(cardOf({}, { levels: [], baseCategoryId: 'base' }).detailHref).toBe(
    '/membership/pier/detail/friend?sourceCategoryId=base&campaign=spring',
  )
})

test.each([
  ['Renewal', 'renew'],
  ['Rejoin', 'rejoin'],
  ['RenewalUpgrade', 'change'],
])('a renewal says what it is: %s is to %s', (action, kind) => {
  expect(cardOf({ renewal: { ...renewal, action } }).actions[0]?.kind).toBe(kind)
})

test.each([
  ['2026-11-20', null],
  ['2026-11-19', { text: 'membership-profile-expired', date: 'November 19, 2026' }],
])('a level that was held until %s says so once that is over', (endDate, ended) => {
  expect(cardOf({ dateRange: { startDate: '2025-11-20', endDate } }).ended).toEqual(ended)
})

test('the price at which a level is held is marked, stands first, and is the one that is renewed', () => {
  const held = { offeringId: 'year', pricePointId: 'child' }
  const other = offering('half', 6, [pricePoint('child', 1_000)])
  const { offerings, actions } = cardOf({ renewal, offerings: [other, year] }, { levels: [], held })
  const priced = offerings.map(({ id, prices }) => [id, prices.map(price => [price.id, price.isHeld])])
  expect(priced).toEqual([
    [
      'year',
      [
        ['child', true],
        ['adult', false],
        ['student', false],
      ],
    ],
  ])
  expect(actions[0]?.href).toContain('membershipOfferingId=year&membershipPricePointId=child')
  const gone = cardOf({ renewal }, { levels: [], held: { offeringId: 'year', pricePointId: 'baby' } })
  expect(gone.actions[0]?.href).not.toContain('membershipOfferingId')
})

test.each([
  ['another level is one', { membershipId: 'M-1' }, [levelOf({ upgrade })], true],
  ['the upgrade is of another membership', { membershipId: 'M-2' }, [levelOf({ upgrade })], false],
  ['there are none', { membershipId: 'M-1' }, [levelOf()], false],
  [
    'it is not held',
    { membershipId: null },
    [levelOf({ upgrade: { ...upgrade, membershipId: null } })],
    false,
  ],
])('the level that is held leads to its upgrades where %s', (_, about, levels, hasThem) => {
  expect(cardOf(about, { levels }).upgradesHref).toBe(
    hasThem ? '/membership/pier/upgrade?membershipId=M-1&membershipCategoryId=friend' : null,
  )
})

const member = { membershipIds: ['M-1'], name: 'Ada', verifiedUntil: '2026-12-01T00:00:00Z' }
const JOIN_LIST = '/membership/pier/join?campaign=spring'
const VERIFY = `/auth/pier/members?ref=${encodeURIComponent('/membership/pier/join?campaign=spring')}&logout=1`

test.each([
  ['nobody known', {}, {}, { kind: 'verify', href: VERIFY, joinHref: JOIN_LIST }],
  ['a member', {}, { member }, { kind: 'renew', href: '/membership/pier/renew', joinHref: null }],
  ['a member who can renew it', { renewal }, { member }, null],
])('a level that needs a membership sends %s on', (_, about, session, required) => {
  expect(cardOf({ isInvalidMembership: true, ...about }, { levels: [] }, session).required).toEqual(required)
})

test('an auxiliary membership names the levels that it goes with, whether one has such a level or not', () => {
  const levels = [
    levelOf({ name: 'Duo', auxiliaryCategoryIds: ['friend'] }),
    levelOf({ name: 'Solo', auxiliaryCategoryIds: ['rowing'] }),
  ]
  const namesOf = (about: object) => cardOf(about, { levels }).goesWith
  expect(namesOf({ isInvalidMembership: true, auxiliary: true })).toEqual(['Duo'])
  expect(namesOf({ isInvalidMembership: true, auxiliary: false })).toEqual([])
  expect(namesOf({ isInvalidMembership: false, auxiliary: true })).toEqual(['Duo'])
})

const dateRange = { startDate: '2026-01-01', endDate: '2026-12-31' }
const held = { membershipId: 'M-1', dateRange, canJoin: false, canGift: false }

test.each<[string, object, object | null]>([
  ['bought today', {}, { from: 'November 20, 2026', until: 'November 19, 2027' }],
  ['given', { canJoin: false }, { from: 'November 20, 2026', until: 'November 19, 2027' }],
  ['not to be had', { canJoin: false, canGift: false, membershipId: 'M-2' }, null],
  ['renewed', { ...held, renewal }, { from: 'January 1, 2027', until: 'December 31, 2027' }],
  ['renewed as it can be joined', { renewal, membershipId: 'M-2', dateRange }, null],
  ['renewed from a term nobody knows', { ...held, renewal, dateRange: null }, null],
  ['held by somebody else', { ...held, renewal, membershipId: 'M-2' }, null],
])('a level that is %s holds these days', (_, about, valid) => {
  expect(detailOf(about).offerings[0]?.valid).toEqual(valid)
})

test.each<[string, object, string | null]>([
  ['joined', {}, JOIN.replace('action', 'membershipOfferingId=year&membershipPricePointId=adult&action')],
  [
    'renewed',
    { ...held, renewal },
    `${TICKETS}?membershipId=M-1&membershipCategoryId=friend&membershipOfferingId=year&membershipPricePointId=adult&action=Renewal&campaign=spring`,
  ],
  ['given alone', { canJoin: false }, null],
])('a price of a level that can be %s is ordered so', (_, about, href) => {
  expect(detailOf(about).offerings[0]?.prices[0]?.href).toBe(href)
})
