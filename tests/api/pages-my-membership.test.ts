import { expect } from 'vitest'
import { loader as profileLoader } from '#app/routes/membership/profile/route.tsx'
import { loader as renewLoader } from '#app/routes/membership/renew/route.tsx'
import { loader as renewDetailLoader } from '#app/routes/membership/renew-detail/route.tsx'
import { loader as upgradeLoader } from '#app/routes/membership/upgrade/route.tsx'
import { overHttp } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { load } from '#tests/builders/page-loader.ts'
import { openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const year = (price: number) => ({
  id: 'year',
  name: 'One year',
  duration: 12,
  prices: [{ id: 'one', personTypeId: 'adult', price }],
})
const card = (id: string, firstName: string, about: object = {}) => ({
  id,
  firstName,
  lastName: 'Moss',
  ...about,
})
const email = 'Ada@example.com'
const inTerm = { startDate: '2026-01-01', expirationDate: '2026-12-31' }

const { test } = useDatabase(async database => {
  const file = aMuseum()
  const members = [
    {
      ...inTerm,
      membershipId: 'M-1',
      membershipNumber: '1',
      categoryId: 'friend',
      cardholders: [card('C-1', 'Ada', { email }), card('C-2', 'Bo', { cardType: 'secondary' })],
    },
    {
      membershipId: 'M-2',
      membershipNumber: '1',
      categoryId: 'friend',
      standing: 'new' as const,
      startDate: '2027-01-01',
      expirationDate: '2027-12-31',
      cardholders: [card('C-3', 'Ada', { email }), card('C-4', 'Cy', { cardType: 'secondary' })],
    },
    {
      ...inTerm,
      membershipId: 'R-1',
      membershipNumber: '1',
      categoryId: 'rowing',
      cardholders: [card('C-5', 'Di', { email })],
    },
    {
      ...inTerm,
      membershipId: 'F-1',
      categoryId: 'single',
      cardholders: [card('C-6', 'Eva', { email: 'eva@example.com' })],
    },
    {
      ...inTerm,
      membershipId: 'P-1',
      categoryId: 'patron',
      cardholders: [card('C-7', 'Flo', { email: 'flo@example.com' })],
    },
    {
      ...inTerm,
      membershipId: 'X-1',
      categoryId: 'single',
      cardholders: [{ id: 'C-8', firstName: 'Ada', lastName: 'Other', email }],
    },
  ]
  await loadVenue(database, {
    ...file,
    company: { ...file.company, auxiliaryMembership: true, renewalWindowDays: 60, requireLastName: true },
    memberships: {
      categories: [
        {
          id: 'friend',
          name: 'Friend',
          benefits: ['Free entry'],
          rules: { numberOfCardHolders: 2 },
          upgradeToIds: ['patron'],
          auxiliaryCategoryIds: ['rowing'],
          offerings: [year(6000)],
        },
        {
          id: 'single',
          name: 'Single',
          upgradeToIds: ['friend', 'patron'],
          renewToIds: ['single', 'friend'],
          offerings: [year(4000)],
        },
        { id: 'patron', name: 'Patron', disallowUpgrade: true, canRenew: false, offerings: [year(20_000)] },
        { id: 'rowing', name: 'Rowing', auxiliary: true, benefits: ['A boat'], offerings: [year(3000)] },
      ],
    },
    members,
  })
})

const ADA = { session: verifiedMember('M-1', 'M-2', 'R-1') }
const EVA = { session: verifiedMember('F-1') }
const at = (screen: string) => `/membership/pier/${screen}`

test('[MEM-063] [MEM-065] [MEM-105] the membership with its people, and the next term with its own', async ({
  database,
}) => {
  const { page } = (await load(profileLoader, { database, path: at('profile'), ...ADA })).page
  const code = { path: expect.any(String), size: 21 }
  expect(page.membership).toEqual({
    ended: null,
    cards: [
      { id: 'C-1', holder: 'Ada Moss', code },
      { id: 'C-2', holder: 'Bo Moss', code },
    ],
    doorHref: '/membership/pier/door?membershipId=M-1&membershipCategoryId=friend',
    renewText: 'membership-renew',
    venue: 'Pier Museum',
    level: 'Friend',
    holder: 'Ada Moss',
    number: '1',
    standing: { text: 'membership-active' },
    code: { path: expect.stringMatching(/^M/), size: expect.any(Number) },
    passes: [],
    expires: 'December 31, 2026',
    primary: ['Ada Moss'],
    secondary: ['Bo Moss'],
    benefits: ['Free entry'],
    upcoming: {
      name: 'Friend',
      from: 'January 1, 2027',
      until: 'December 31, 2027',
      people: ['Ada Moss', 'Cy Moss'],
    },
    renewHref: null,
    upgradesHref: '/membership/pier/upgrade?membershipId=M-1&membershipCategoryId=friend',
  })
  expect(page.others).toEqual([])
})

test('[MEM-064] [MEM-066] auxiliary memberships stand beside it; the address chooses which one is shown', async ({
  database,
}) => {
  const shown = async (query: string) =>
    (await load(profileLoader, { database, path: `${at('profile')}?${query}`, ...ADA })).page.page
  const { auxiliary } = await shown('')
  expect(auxiliary).toEqual([
    {
      id: 'R-1',
      name: 'Rowing',
      about: '',
      standing: { text: 'membership-active' },
      expires: 'December 31, 2026',
      members: ['Di Moss'],
      benefits: ['A boat'],
      number: '1',
      href: '/membership/pier/profile?membershipId=R-1&membershipCategoryId=rowing&aux=true',
    },
  ])
  for (const query of ['aux=true', 'membershipId=R-1', 'membershipCategoryId=rowing&aux=1'])
    expect((await shown(query)).membership).toMatchObject({ level: 'Rowing', holder: 'Di Moss' })
  expect((await shown('membershipId=F-1')).membership?.level).toBe('Friend')
  expect((await shown('membershipCategoryId=patron')).membership).toBeNull()
})

test('whoever has verified none is sent to do so and comes back', async ({ database }) => {
  for (const [loader, screen] of [
    [profileLoader, 'profile'],
    [renewLoader, 'renew'],
    [renewDetailLoader, 'renew/detail'],
    [upgradeLoader, 'upgrade'],
  ] as const) {
    const response = load(loader as typeof profileLoader, { database, path: at(screen) })
    const away = (await response.catch((answer: unknown) => answer)) as Response
    expect(away.headers.get('Location')).toBe(
      `/auth/pier/members?ref=${encodeURIComponent(at(screen))}&logout=1`,
    )
  }
})

test('[MEM-284] a membership that is gone is not found', async ({ database }) => {
  const gone = { session: verifiedMember('M-9') }
  expect(
    (await load(profileLoader, { database, path: at('profile'), ...gone })).page.page.membership,
  ).toBeNull()
  expect((await load(renewLoader, { database, path: at('renew'), ...gone })).page.page).toBeNull()
})

test('[MEM-067] [MEM-076] the renewal options of a membership, each with its order; one kind alone where it is named', async ({
  database,
}) => {
  const shown = async (query = '') =>
    (await load(renewLoader, { database, path: `${at('renew')}?${query}`, ...EVA })).page.page?.cards.map(
      ({ name, actions }) => [name, ...actions.map(({ href }) => href)],
    )
  const order = '/orders/pier/tickets?membershipId=F-1'
  expect(await shown('membershipId=F-1')).toEqual([
    ['Single', `${order}&membershipCategoryId=single&action=Renewal`],
    ['Friend', `${order}&membershipCategoryId=friend&action=RenewalUpgrade`],
  ])
  expect(await shown('renewal=Renewal')).toMatchObject([['Single', expect.anything()]])
})

test('[MEM-070] a membership whose next term is bought has nothing to renew', async ({ database }) => {
  const { page } = (await load(renewLoader, { database, path: at('renew'), ...ADA })).page
  expect(page?.cards).toEqual([])
})

test('[MEM-068] one renewal option is shown whole, what is none is not found', async ({ database }) => {
  const open = (query: string) =>
    load(renewDetailLoader, { database, path: `${at('renew/detail')}?${query}`, ...EVA })
  const { page, status } = await open('membershipId=F-1&membershipCategoryId=single&detail=friend')
  expect([status, page.title]).toEqual([200, 'Friend | Pier Museum'])
  expect(page.page.card?.actions.map(({ kind }) => kind)).toEqual(['change'])
  expect(page.page.card?.offerings[0]?.prices[0]?.href).toBe(
    '/orders/pier/tickets?membershipId=F-1&membershipCategoryId=friend&membershipOfferingId=year&membershipPricePointId=one&action=RenewalUpgrade',
  )
  expect(page.page.backHref).toBe('/membership/pier/renew?membershipId=F-1&membershipCategoryId=single')
  for (const none of ['patron', 'rowing', 'nobody']) expect((await open(`detail=${none}`)).status).toBe(404)
})

test('[MEM-069] [MEM-072] [MEM-073] the upgrade options of a membership; none where they are not sold online', async ({
  database,
}) => {
  const upgrades = async (session: object) =>
    (await load(upgradeLoader, { database, path: at('upgrade'), session })).page.page
  const eva = await upgrades(EVA.session)
  expect(eva?.cards.map(({ name, actions }) => [name, ...actions.map(({ kind }) => kind)])).toEqual([
    ['Friend', 'upgrade'],
    ['Patron', 'upgrade'],
  ])
  expect(await upgrades(verifiedMember('P-1'))).toMatchObject({ cards: [], disallowUpgrade: true })
})

test('[MEM-243] with a membership come those under its number; an address, which anybody may type, brings none', async ({
  database,
}) => {
  const call = await overHttp(database)
  const answer = await call('/membership/validate?membershipId=M-1&lastName=moss')
  const found = (answer.body as { payload: { memberListEntry: { membershipId: string } }[] }).payload
  expect(found.map(({ memberListEntry }) => memberListEntry.membershipId).sort()).toEqual([
    'M-1',
    'M-2',
    'R-1',
  ])
  const api = await openShop(database).visitor(ADA.session)
  const mine = (await api.members.mine()).payload
  expect(mine.map(({ membershipId }) => membershipId).sort()).toEqual(['M-1', 'M-2', 'R-1'])
  const nobody = await openShop(database).visitor()
  expect((await nobody.members.mine()).payload).toEqual([])
})
