import { expect } from 'vitest'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import { loader as detailLoader } from '#app/routes/membership/detail/route.tsx'
import { loader as groupLoader } from '#app/routes/membership/group/route.tsx'
import { loader as joinLoader } from '#app/routes/membership/join/route.tsx'
import { loader as shellLoader } from '#app/routes/membership/shell/route.tsx'
import { loader as startLoader } from '#app/routes/membership/start/route.tsx'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { load, type PageRequest } from '#tests/builders/page-loader.ts'
import { fillCart, openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const year = (price: number, about: object = {}) => ({
  id: 'year',
  name: 'One year',
  duration: 12,
  prices: [{ id: 'one', personTypeId: 'adult', price }],
  ...about,
})

/** Levels out of their order, one that takes no new members, two auxiliary groups of one club and one of none. */
function aClub(overrides: Partial<VenueFileInput> = {}): VenueFileInput {
  return aMuseum({
    company: { auxiliaryMembership: true, renewalWindowDays: 60, postTermRenewalDays: 60 },
    memberships: {
      groups: [
        { id: 'people', name: 'People' },
        { id: 'clubs', name: 'Clubs', description: 'Small ones.', auxiliary: true },
      ],
      categories: [
        {
          id: 'patron',
          name: 'Patron',
          displayOrder: 3,
          rules: { canGift: false, numberOfCardHolders: 4 },
          offerings: [year(20_000)],
          images: [
            {
              thumbnail: '/pictures/wave.avif',
              screen: '/pictures/wave.avif',
              highRes: '/pictures/wave.avif',
            },
          ],
          groupId: 'people',
        },
        {
          id: 'friend',
          name: 'Friend',
          description: 'For one. <strong>Always.</strong>',
          infoTemplate: 'Bring your card.',
          benefits: ['a', 'b', 'c', 'd', 'e', 'f'],
          displayOrder: 1,
          groupId: 'people',
          upgradeToIds: ['patron'],
          auxiliaryCategoryIds: ['rowing'],
          offerings: [
            year(6000, {
              prices: [6000, 0, -1, 5000, 4000, 3000].map((price, index) => ({
                id: `p${index}`,
                personTypeId: 'adult',
                price,
              })),
            }),
            year(11_000, { id: 'two', name: 'Two years', duration: 24 }),
          ],
        },
        { id: 'founder', name: 'Founder', displayOrder: 2, canJoin: false, offerings: [year(100)] },
        { id: 'rowing', name: 'Rowing', auxiliary: true, groupId: 'clubs', offerings: [year(3000)] },
        { id: 'painting', name: 'Painting', auxiliary: true, groupId: 'clubs', offerings: [year(3000)] },
      ],
    },
    ...overrides,
  })
}

const { test } = useDatabase(async database => {
  await loadVenue(database, aClub())
  const as = (id: string, company: object) =>
    loadVenue(
      database,
      aClub({ venue: { id, name: id, timeZone: 'America/New_York' }, company, members: [] }),
    )
  await as('unsold', { membershipSales: false })
  await as('plain', { auxiliaryMembership: false })
  await as('without', { membership: false })
})

type JoinRequest = Partial<PageRequest> & { tenantId?: string }
const ask = { tenantId: 'pier' }

const join = async (database: Database, query = '', { tenantId, ...about }: JoinRequest = ask) =>
  (await load(joinLoader, { database, path: `/membership/${tenantId ?? 'pier'}/join?${query}`, ...about }))
    .page.page
const group = (database: Database, groupId: string, query = '') =>
  load(groupLoader, { database, path: `/membership/pier/group/${groupId}?${query}`, params: { groupId } })
const detail = (
  database: Database,
  membershipCategoryId: string,
  { path = '', ...about }: JoinRequest = {},
) =>
  load(detailLoader, {
    database,
    path: `/membership/pier/detail/${membershipCategoryId}${path}`,
    params: { membershipCategoryId },
    ...about,
  })
const names = (cards: { name: string }[]) => cards.map(({ name }) => name)
const ORDER = '/orders/pier/tickets'

test('[MEM-052] the memberships on sale stand in their order, each with the way to its order', async ({
  database,
}) => {
  const { cards } = await join(database)
  expect(names(cards)).toEqual(['Friend', 'Patron'])
  expect(cards.map(({ actions }) => actions)).toEqual([
    [
      { kind: 'join', href: `${ORDER}?membershipCategoryId=friend&action=MembershipPurchase` },
      { kind: 'gift', href: `${ORDER}?membershipCategoryId=friend&action=MembershipPurchase&isGift=true` },
    ],
    [{ kind: 'join', href: `${ORDER}?membershipCategoryId=patron&action=MembershipPurchase` }],
  ])
})

test('[MEM-093] [MEM-097] a card in the list is cut: five benefits, one offering, three prices and how many more', async ({
  database,
}) => {
  const [friend] = (await join(database)).cards
  expect(friend?.benefits).toEqual({ shown: ['a', 'b', 'c', 'd', 'e'], rest: ['f'] })
  expect(friend?.offerings).toMatchObject([
    { id: 'year', prices: [{ price: 6000 }, { price: 0 }, { price: 5000 }], more: 2 },
  ])
  expect(friend?.offerings[0]?.prices.map(({ href }) => href)).toEqual([null, null, null])
})

test('[MEM-053] [MEM-055] the auxiliary tab is there, and opens, only where the venue has auxiliary groups', async ({
  database,
}) => {
  expect(await join(database)).toMatchObject({ tab: 'regular', tabs: {} })
  expect(await join(database, 'show=auxiliary')).toMatchObject({ tab: 'auxiliary', tabs: {} })
  expect(await join(database, 'show=other')).toMatchObject({ tab: 'regular' })
  const plain = await join(database, 'show=auxiliary', { tenantId: 'plain' })
  expect(plain).toMatchObject({ tab: 'regular', tabs: null, groups: [] })
  expect(names(plain.cards)).toEqual(['Friend', 'Patron'])
})

test('[MEM-057] [MEM-058] a group of the auxiliary tab leads to its memberships alone, and back', async ({
  database,
}) => {
  const { groups, cards } = await join(database, 'show=auxiliary')
  expect(cards).toEqual([])
  expect(groups).toMatchObject([
    { name: 'Clubs', memberships: ['Rowing', 'Painting'], href: '/membership/pier/group/clubs' },
  ])
  const { status, page } = await group(database, 'clubs')
  expect([status, page.page.name, names(page.page.cards), page.page.backHref]).toEqual([
    200,
    'Clubs',
    ['Rowing', 'Painting'],
    '/membership/pier/join?show=auxiliary',
  ])
  expect((await group(database, 'nobody')).status).toBe(404)
})

test('[MEM-056] [MEM-077] the base that was chosen travels from list to level to order', async ({
  database,
}) => {
  const chosen = 'membershipCategoryId=friend'
  const list = await join(database, `show=auxiliary&${chosen}`)
  expect(list.tabs).toEqual({
    regularHref: `/membership/pier/join?${chosen}`,
    auxiliaryHref: `/membership/pier/join?${chosen}&show=auxiliary`,
  })
  expect(list.groups[0]?.href).toBe(`/membership/pier/group/clubs?${chosen}`)
  const { page } = (await group(database, 'clubs', chosen)).page
  expect(page.backHref).toBe(`/membership/pier/join?${chosen}&show=auxiliary`)
  expect(page.cards.map(({ detailHref }) => detailHref)).toEqual([
    '/membership/pier/detail/rowing?sourceCategoryId=friend',
  ])
  const level = (await detail(database, 'rowing', { path: '?sourceCategoryId=friend' })).page.page
  expect(level?.card.actions[0]).toEqual({
    kind: 'join',
    href: `${ORDER}?membershipCategoryId=rowing&action=MembershipPurchase&auxiliary=true&sourceCategoryId=friend`,
  })
})

test('[MEM-157] an auxiliary group is offered beside a membership that includes it: chosen, ordered or held', async ({
  database,
}) => {
  const clubs = async (query: string, about: JoinRequest = {}) => {
    const { groups } = await join(database, `show=auxiliary&${query}`, about)
    return groups.flatMap(({ memberships }) => memberships)
  }
  expect(await clubs('membershipCategoryId=friend')).toEqual(['Rowing'])
  expect(await clubs('membershipCategoryId=patron')).toEqual([])
  expect(await clubs('', { session: verifiedMember('M-1001') })).toEqual(['Rowing'])
  const item = { id: 'friend', type: 'MembershipPurchase' as const, membershipCategoryId: 'friend' }
  const { id: cartId } = await fillCart(await openShop(database).visitor(), {
    memberships: [{ ...item, membershipOfferingId: 'two', pricePointId: 'one' }],
  })
  expect(await clubs('', { session: { cartId } })).toEqual(['Rowing'])
})

test('[MEM-148] an auxiliary group without its base cannot be joined, and says which memberships it goes with', async ({
  database,
}) => {
  const { page } = (await detail(database, 'rowing')).page
  expect(page?.card).toMatchObject({ actions: [], goesWith: ['Friend'], required: { kind: 'verify' } })
  expect(page?.card.required?.href).toMatch(
    /^\/auth\/pier\/members\?ref=%2Fmembership%2Fpier%2Fdetail%2Frowing/,
  )
  const lapsed = { session: verifiedMember('M-1003') }
  expect((await detail(database, 'rowing', lapsed)).page.page?.card.required).toEqual({
    kind: 'renew',
    href: '/membership/pier/renew',
    joinHref: null,
  })
})

test('[MEM-059] [MEM-061] [MEM-098] a level is told whole: every price with its order, the days it holds, its auxiliary groups', async ({
  database,
}) => {
  const { page, title } = (await detail(database, 'friend')).page
  expect(title).toBe('Friend | Pier Museum')
  expect(page?.backHref).toBe('/membership/pier/join')
  expect(page?.card.benefits).toEqual({ shown: ['a', 'b', 'c', 'd', 'e', 'f'], rest: [] })
  expect(page?.card.offerings.map(({ prices }) => prices.map(({ price }) => price))).toEqual([
    [6000, 0, 5000, 4000, 3000],
    [11_000],
  ])
  expect(page?.card.offerings.map(({ valid }) => valid)).toEqual([
    { from: 'November 20, 2026', until: 'November 19, 2027' },
    { from: 'November 20, 2026', until: 'November 19, 2028' },
  ])
  expect(page?.card.offerings[1]?.prices[0]?.href).toBe(
    `${ORDER}?membershipCategoryId=friend&membershipOfferingId=two&membershipPricePointId=one&action=MembershipPurchase`,
  )
  expect(page?.info).toMatchObject([{ kind: 'paragraph' }])
  expect(page?.variants.map(({ name, detailHref }) => [name, detailHref])).toEqual([
    ['Rowing', '/membership/pier/detail/rowing?sourceCategoryId=friend'],
  ])
})

test('[MEM-285] an unknown level is not found', async ({ database }) => {
  const { status, page } = await detail(database, 'nobody')
  expect([status, page.page, page.title]).toEqual([404, null, 'Membership not found. | Pier Museum'])
})

test('[MEM-062] the level of an order is reached by its category and the base it was ordered for', async ({
  database,
}) => {
  const path = '?sourceCategoryId=friend'
  const { page } = (await detail(database, 'rowing', { path })).page
  expect([page?.card.name, page?.backHref]).toEqual([
    'Rowing',
    '/membership/pier/join?membershipCategoryId=friend&show=auxiliary',
  ])
})

const near = {
  members: [
    {
      membershipId: 'M-1',
      categoryId: 'friend',
      startDate: '2025-12-01',
      expirationDate: '2026-11-30',
      cardholders: [{ id: 'C-1', firstName: 'Ada', lastName: 'Moss' }],
    },
  ],
}

test('[MEM-060] [MEM-094] [MEM-095] who can renew a level renews it, from the right membership, until the right day', async ({
  database,
}) => {
  await loadVenue(database, aClub({ ...near }))
  const mine = { session: verifiedMember('M-1') }
  const { page } = (await detail(database, 'friend', mine)).page
  expect(page?.card).toMatchObject({
    isCurrent: true,
    upgradesHref: '/membership/pier/upgrade?membershipId=M-1&membershipCategoryId=friend',
  })
  expect(page?.card.actions.map(({ kind }) => kind)).toEqual(['renew', 'gift'])
  expect(page?.card.actions[0]?.href).toBe(
    `${ORDER}?membershipId=M-1&membershipCategoryId=friend&action=Renewal`,
  )
  expect(page?.card.offerings[0]?.valid).toEqual({
    from: 'December 1, 2026',
    until: 'November 30, 2027',
  })
  const patron = (await detail(database, 'patron', mine)).page.page
  expect(patron?.card.actions.map(({ kind, href }) => [kind, href])).toEqual([
    ['change', `${ORDER}?membershipId=M-1&membershipCategoryId=patron&action=RenewalUpgrade`],
    ['upgrade', `${ORDER}?membershipId=M-1&membershipCategoryId=patron&action=Upgrade`],
  ])
  const stranger = (await detail(database, 'friend')).page.page
  expect([stranger?.card.actions.map(({ kind }) => kind), stranger?.card.upgradesHref]).toEqual([
    ['join', 'gift'],
    null,
  ])
})

test('[MEM-004] a verified member sees member prices, and renews; a stranger sees neither', async ({
  database,
}) => {
  await loadVenue(database, aClub(near))
  const seen = async (session = {}) => {
    const api = await openShop(database).visitor(session)
    const { payload } = await api.events.template({ params: { eventTemplateId: 'boat-tour' } })
    const adult = payload.priceList?.prices.find(({ personType }) => personType.id === 'adult')
    const { page } = (await detail(database, 'friend', { session })).page
    const [first] = page?.card.actions ?? []
    return [adult && adult.discountedPrice < adult.price, first?.kind]
  }
  expect(await seen(verifiedMember('M-1'))).toEqual([true, 'renew'])
  expect(await seen()).toEqual([false, 'join'])
})

test('[MEM-051] the memberships of a venue begin with what they are and the way to join', async ({
  database,
}) => {
  const { page, title } = (await load(startLoader, { database, path: '/membership/pier' })).page
  expect(title).toBe('Membership | Pier Museum')
  expect(page).toMatchObject({
    joinHref: '/membership/pier/join',
    // The first of the levels has no picture.
    picture: { thumbnail: '/pictures/wave.avif' },
    prompt: { name: null, verifyHref: '/auth/pier/members?ref=%2Fmembership%2Fpier&logout=1' },
    levels: [
      { name: 'Friend', price: { amount: 6000, who: 'Adult', term: 'One year' } },
      { name: 'Patron', price: { amount: 20_000 }, href: '/membership/pier/detail/patron' },
    ],
  })
})

test('a level whose name says whom it is for says its term alone', async ({ database }) => {
  const categories = [{ id: 'friend', name: 'Adult Friend', offerings: [year(6000)] }]
  const venue = { id: 'named', name: 'Named', timeZone: 'America/New_York' }
  await loadVenue(database, aClub({ venue, memberships: { categories }, members: [] }))
  const { page } = (await load(startLoader, { database, path: '/membership/named' })).page
  expect(page.levels[0]?.price).toMatchObject({ who: '', term: 'One year' })
})

test('[MEM-228] where memberships are not sold nothing asks to join', async ({ database }) => {
  const start = (await load(startLoader, { database, path: '/membership/unsold' })).page.page
  expect([start.joinHref, start.levels]).toEqual([null, []])
  expect((await join(database, '', { tenantId: 'unsold' })).cards).toEqual([])
  const response = load(detailLoader, {
    database,
    path: '/membership/unsold/detail/friend',
    params: { membershipCategoryId: 'friend' },
  })
  expect((await response).page.page?.card.actions).toEqual([])
})

test('a venue without memberships leads to its events', async ({ database }) => {
  const away = await load(shellLoader, { database, path: '/membership/without/join' }).catch(
    (answer: Response) => answer,
  )
  expect((away as Response).headers.get('Location')).toBe('/events/without/list')
})

test('[MEM-104] a level tells everything of itself, and of the membership that the visitor has of it', async ({
  database,
}) => {
  const find = async (session = {}) => {
    const api = await openShop(database).visitor(session)
    return (await api.members.category({ params: { id: 'friend' } })).payload
  }
  expect(await find()).toMatchObject({
    canJoin: true,
    canGift: true,
    canRenew: false,
    canUpgrade: false,
    isCurrent: false,
    isInvalidMembership: false,
    numberOfSecondaryCardholders: 0,
    membershipLevelGroup: { id: 'people', name: 'People' },
    recurring: { recurringPaymentPlan: null },
    upcoming: null,
    primaryCardholder: null,
    secondaryCardholders: [],
    gifterInfo: null,
  })
  const mine = await find(verifiedMember('M-1001'))
  expect(mine).toMatchObject({
    canJoin: false,
    canRenew: true,
    isCurrent: true,
    membershipId: 'M-1001',
    renewal: { membershipId: 'M-1001', action: 'Renewal' },
    primaryCardholder: { firstName: 'Ada', lastName: 'Moss' },
  })
})

test('[MEM-150] who has bought the next term does not renew again, and what is renewed is not joined', async ({
  database,
}) => {
  const levelFor = async () => {
    const api = await openShop(database).visitor(verifiedMember('M-1'))
    const { canRenew, canJoin, upcoming } = (await api.members.category({ params: { id: 'friend' } })).payload
    return { canRenew, canJoin, upcoming: upcoming?.membershipId ?? null }
  }
  const [member] = near.members
  const first = { ...member!, membershipNumber: '1' }
  await loadVenue(database, aClub({ members: [first] }))
  expect(await levelFor()).toEqual({ canRenew: true, canJoin: false, upcoming: null })
  const next = {
    ...first,
    membershipId: 'M-2',
    standing: 'new' as const,
    startDate: '2026-12-01',
    expirationDate: '2027-11-30',
    cardholders: [{ id: 'C-2', firstName: 'Ada', lastName: 'Moss' }],
  }
  await loadVenue(database, aClub({ members: [first, next] }))
  expect(await levelFor()).toMatchObject({ canRenew: false, upcoming: 'M-2' })
})

test('[MEM-156] a level asked about for one membership is judged by that one alone', async ({ database }) => {
  await loadVenue(database, aClub(near))
  const api = await openShop(database).visitor(verifiedMember('M-1', 'M-1002'))
  const upgradeOf = async (membershipId?: string) => {
    const request = { params: { id: 'patron' }, query: { membershipId } }
    return (await api.members.category(request)).payload.upgrade?.membershipId ?? null
  }
  expect([await upgradeOf(), await upgradeOf('M-1'), await upgradeOf('M-1002')]).toEqual(['M-1', 'M-1', null])
})

test('[MEM-108] [MEM-109] a member’s record tells what it may become', async ({ database }) => {
  const api = await openShop(database).visitor(verifiedMember('M-1001'))
  const { payload } = await api.members.detail({ params: { membershipId: 'M-1001' } })
  const friend = { id: 'friend', name: 'Friend', action: 'Renewal', groupId: 'people' }
  expect(payload).toMatchObject({
    membershipId: 'M-1001',
    membershipNumber: '77001',
    externalMembershipId: 'EXT-5',
    categoryId: 'friend',
    name: 'Ada Moss',
    firstName: 'Ada',
    lastName: 'Moss',
    email: 'ada@example.com',
    membershipStanding: 'active',
    membershipStartDate: '2026-01-01',
    membershipExpirationDate: '2026-12-31',
    offeringId: null,
    pricePointId: null,
    auxiliaryMembership: false,
    cardholders: [{ id: 'C-1' }],
    eligibility: {
      renewOptions: [friend],
      renewGrouped: [friend],
      renewUngrouped: [],
      disallowUpgrade: false,
    },
  })
})
