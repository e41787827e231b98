import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { drawCodePath } from '#app/pages/draw-code-path.ts'
import * as application from '#app/routes/application/route.tsx'
import * as door from '#app/routes/membership/door/route.tsx'
import * as profile from '#app/routes/membership/profile/route.tsx'
import * as renew from '#app/routes/membership/renew/route.tsx'
import * as renewDetail from '#app/routes/membership/renew-detail/route.tsx'
import * as shell from '#app/routes/membership/shell/route.tsx'
import * as upgrade from '#app/routes/membership/upgrade/route.tsx'
import * as standard from '#app/routes/standard/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { drawPage, wordsOf } from '#tests/builders/draw-page.tsx'
import { aFamilyClub } from '#tests/builders/family-club.ts'
import { degree, markedWords } from '#tests/builders/marked-words.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const year = [
  { id: 'year', name: 'One year', duration: 12, prices: [{ id: 'one', personTypeId: 'adult', price: 6000 }] },
]
const terms = { startDate: '2026-01-01', expirationDate: '2026-12-31' }
const holder = (id: string, firstName: string, about: object = {}) => ({
  id,
  firstName,
  lastName: 'Moss',
  ...about,
})

const { test } = useDatabase(async database => {
  const club = aFamilyClub({
    company: { renewalWindowDays: 60 },
    texts: markedWords(['membership'], degree),
    memberships: {
      categories: [
        {
          id: 'friend',
          name: 'Friend',
          benefits: ['Free entry'],
          rules: { numberOfCardHolders: 3 },
          upgradeToIds: ['patron'],
          renewToIds: ['friend', 'patron'],
          auxiliaryCategoryIds: ['rowing'],
          offerings: year,
        },
        { id: 'patron', name: 'Patron', offerings: year, canRenew: false },
        { id: 'single', name: 'Single', renewToIds: ['friend', 'single'], offerings: year },
        { id: 'rowing', name: 'Rowing Club', auxiliary: true, benefits: ['A boat'], offerings: year },
      ],
    },
  })
  const members = [
    ...(club.members ?? []),
    {
      ...terms,
      membershipId: 'next',
      membershipNumber: '77001',
      categoryId: 'friend',
      standing: 'new' as const,
      startDate: '2027-01-01',
      expirationDate: '2027-12-31',
      cardholders: [holder('N-1', 'Ada'), holder('N-2', 'Kit', { cardType: 'secondary' })],
    },
    { ...terms, membershipId: 'R-1', categoryId: 'rowing', cardholders: [holder('R-1', 'Rob')] },
    { ...terms, membershipId: 'S-1', categoryId: 'single', cardholders: [holder('S-1', 'Sue')] },
    {
      membershipId: 'L-1',
      categoryId: 'single',
      standing: 'lapsed' as const,
      startDate: '2025-01-01',
      expirationDate: '2025-12-31',
      cardholders: [holder('L-1', 'Lea')],
    },
  ]
  await loadVenue(database, { ...club, members })
})

const screens = { profile, renew, 'renew/detail': renewDetail, upgrade }

/** A screen of the member's own; `of` are the memberships that were verified. */
const open = (database: Database, screen: keyof typeof screens, { of = 'M-1001', query = '' } = {}) =>
  drawPage([application, standard, shell, screens[screen]], {
    database,
    pattern: `membership/:tenantId/${screen}`,
    path: `/membership/pier/${screen}?${query}`,
    session: verifiedMember(...of.split(' ')),
  })

async function openDoor(database: Database, session: VisitorSession) {
  const page = await drawPage([application, door], {
    database,
    pattern: 'membership/:tenantId/door',
    path: '/membership/pier/door',
    session,
  })
  return { page, close: page.body.querySelector('main header a')?.getAttribute('href') }
}

type DrawnPage = Awaited<ReturnType<typeof open>>
const mainOf = ({ body }: DrawnPage) => body.querySelector('main') ?? body
const linksOf = (drawn: DrawnPage, name: RegExp) =>
  [...mainOf(drawn).querySelectorAll('a')]
    .filter(link => name.test(link.getAttribute('aria-label') ?? wordsOf(link)))
    .map(link => link.getAttribute('href'))
const sectionOf = (drawn: DrawnPage, heading: string) =>
  [...mainOf(drawn).querySelectorAll('section')].find(section => {
    const title = section.querySelector('h2')
    return title && wordsOf(title) === heading
  })

test('[MEM-063] the membership stands with its primary and its other cardholders, without those who were dropped', async ({
  database,
}) => {
  const people = sectionOf(await open(database, 'profile'), 'Who has a card°')
  expect([...(people?.querySelectorAll('h3, li') ?? [])].map(wordsOf)).toEqual([
    'Primary cardholder°',
    'Ada Moss',
    'Additional cardholders°',
    'Bo Moss',
    'Cy Moss',
    'Ed Moss',
  ])
})

test('the card has the code of whoever verified it, and none when the membership is over', async ({
  database,
}) => {
  const codeOf = async (of: string) =>
    mainOf(await open(database, 'profile', { of }))
      .querySelector('svg[role="img"] path')
      ?.getAttribute('d')
  expect(await codeOf('S-1')).toBe(drawCodePath('S-1').path)
  expect(await codeOf('L-1')).toBeUndefined()
})

test('the primary cardholder shows the codes of everybody with a card on one bright screen, others their own', async ({
  database,
}) => {
  const { page, close } = await openDoor(database, verifiedMember('M-1001'))
  expect(page.words).toContain('Show these codes at the door°Close°FriendMember number 77001°')
  const codes = [...page.body.querySelectorAll('main svg[role="img"]')]
  expect(codes.map(code => code.getAttribute('aria-label'))).toEqual([
    'Code of Ada Moss°',
    'Code of Bo Moss°',
    'Code of Cy Moss°',
  ])
  expect(codes.map(code => code.querySelector('path')?.getAttribute('d'))).toEqual(
    ['B-1', 'Bo', 'Cy'].map(code => drawCodePath(code).path),
  )
  expect(close).toBe('/membership/pier/profile?membershipId=M-1001&membershipCategoryId=friend')
  const { member } = verifiedMember('M-1001')
  const bo = await openDoor(database, { member: { ...member, secondaryCardholders: { 'M-1001': 'Bo' } } })
  expect(bo.page.words).toContain('Show this code at the door°')
  expect(bo.page.body.querySelectorAll('main svg[role="img"]')).toHaveLength(1)
})

test('the door is a press away from a card that lets somebody in, and there is none for one that is over', async ({
  database,
}) => {
  const ways = async (of: string) => linksOf(await open(database, 'profile', { of }), /^Show at the door°$/)
  expect(await ways('S-1')).toEqual(['/membership/pier/door?membershipId=S-1&membershipCategoryId=single'])
  expect(await ways('L-1')).toEqual([])
  await expect(openDoor(database, verifiedMember('L-1'))).rejects.toMatchObject({ status: 404 })
})

test('[MEM-064] auxiliary memberships have a panel with their members, benefits and details', async ({
  database,
}) => {
  const shown = await open(database, 'profile', { of: 'M-1001 R-1' })
  const panel = sectionOf(shown, 'Auxiliary Memberships°')
  expect(panel?.textContent).toMatch(/Rowing Club.*Members°.*Rob Moss/)
  const details = panel?.querySelector('details')
  expect(details?.querySelector('summary')?.textContent).toContain('Show benefits & member details°')
  expect(details?.textContent).toMatch(/Member number R-1°.*Expires December 31, 2026°.*A boat/)
  expect(sectionOf(await open(database, 'profile'), 'Auxiliary Memberships°')).toBeUndefined()
})

test('[MEM-065] the upcoming membership is folded at first, and tells its days and its people', async ({
  database,
}) => {
  const fold = async (of: string) =>
    [...mainOf(await open(database, 'profile', { of })).querySelectorAll('details')].find(details =>
      details.textContent?.startsWith('Upcoming membership°'),
    )
  const next = await fold('M-1001 next')
  expect([next?.hasAttribute('open'), next?.textContent]).toEqual([
    false,
    expect.stringMatching(/Friend.*Valid January 1, 2027 to December 31, 2027°.*Ada Moss.*Kit Moss/),
  ])
  expect(await fold('S-1')).toBeUndefined()
})

test('[MEM-066] the address chooses which of the memberships is shown', async ({ database }) => {
  const number = async (query: string) => {
    const { words } = await open(database, 'profile', { of: 'M-1001 S-1 R-1', query })
    return /Member number ([\w-]+)°/.exec(words)?.[1]
  }
  expect(await number('')).toBe('77001')
  expect(await number('membershipId=S-1')).toBe('S-1')
  expect(await number('membershipCategoryId=single')).toBe('S-1')
  expect(await number('aux=true')).toBe('R-1')
})

test('[MEM-067] [MEM-076] what a membership can be renewed to is listed, each with its order, or one kind alone', async ({
  database,
}) => {
  const order = '/orders/pier/tickets?membershipId=S-1&membershipCategoryId'
  const ways = async (query: string) =>
    linksOf(await open(database, 'renew', { of: 'M-1001 S-1', query }), /^(?:Renew°:|Change to )/)
  expect(await ways('membershipId=S-1')).toEqual([
    `${order}=single&action=Renewal`,
    `${order}=friend&action=RenewalDowngrade`,
  ])
  expect(await ways('membershipCategoryId=single&renewal=Renewal')).toEqual([
    `${order}=single&action=Renewal`,
  ])
  expect(await ways('aux=true')).toEqual([])
})

test('[MEM-068] one way to renew has a page of its own, with its prices and the way back', async ({
  database,
}) => {
  const query = 'membershipId=S-1&membershipCategoryId=single&detail=friend'
  const shown = await open(database, 'renew/detail', { of: 'M-1001 S-1', query })
  expect(shown.named('h1', 'Friend')).not.toBeNull()
  expect(linksOf(shown, /^All renewals°/)).toEqual([
    '/membership/pier/renew?membershipId=S-1&membershipCategoryId=single',
  ])
  expect(linksOf(shown, /^Change to Friend°/)).toEqual([
    '/orders/pier/tickets?membershipId=S-1&membershipCategoryId=friend&action=RenewalDowngrade',
  ])
  const kind = await open(database, 'renew/detail', { of: 'S-1', query: 'detail=friend&renewal=Renewal' })
  expect(kind.status).toBe(404)
})

test('[MEM-069] what a membership can be upgraded to is listed for the one that the address names', async ({
  database,
}) => {
  const ways = async (query: string) =>
    linksOf(await open(database, 'upgrade', { of: 'S-1 M-1001', query }), /^Upgrade°:/)
  const patron = '/orders/pier/tickets?membershipId=M-1001&membershipCategoryId=patron&action=Upgrade'
  expect(await ways('membershipId=M-1001')).toEqual([patron])
  expect(await ways('membershipCategoryId=friend')).toEqual([patron])
  expect(await ways('membershipId=S-1')).toEqual([])
})

test('the upgrade screen tells what is left to pay, and of what', async ({ database }) => {
  const { words } = await open(database, 'upgrade', { of: 'S-1 M-1001', query: 'membershipId=M-1001' })
  expect(words).toContain('left to pay of $60°')
})

test('of two memberships of one level each has ways of its own', async ({ database }) => {
  const ways = async (membershipId: string) =>
    linksOf(
      await open(database, 'upgrade', { of: 'M-1001 M-2001', query: `membershipId=${membershipId}` }),
      /^Upgrade°:/,
    )
  const order = '/orders/pier/tickets?membershipId'
  for (const id of ['M-1001', 'M-2001'])
    expect(await ways(id)).toEqual([`${order}=${id}&membershipCategoryId=patron&action=Upgrade`])
})

test('[MEM-070] [MEM-284] without anything to renew, or without a membership, that is said', async ({
  database,
}) => {
  const none = await open(database, 'renew', { of: 'M-1001 next' })
  expect(none.words, 'MEM-070').toMatch(
    /Membership renewals are not available at this time\.° ?Please check again later\.°/,
  )
  for (const screen of ['profile', 'renew'] as const) {
    const gone = await open(database, screen, { of: 'M-9' })
    expect(gone.words, 'MEM-284').toContain('No membership found.°')
    expect((await open(database, screen)).words, 'MEM-284').not.toContain('No membership found.')
  }
})
