import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { loader } from '#app/routes/auth/member-record/route.ts'
import { loader as standard } from '#app/routes/standard/route.tsx'
import { inProcess, NOW, testSessions } from '#tests/builders/api-client.ts'
import { loadVenue } from '#tests/builders/demo-venue.ts'
import { aFamilyClub } from '#tests/builders/family-club.ts'
import { openMembersBrowser } from '#tests/builders/members-browser.ts'
import { load } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const rowing = {
  membershipId: 'A-1001',
  membershipNumber: '77001',
  categoryId: 'rowing',
  startDate: '2026-01-01',
  expirationDate: '2026-12-31',
  cardholders: [{ id: 'C-7', firstName: 'Ada', lastName: 'Moss' }],
}

const { test } = useDatabase(async database => {
  const file = aFamilyClub()
  const members = [...(file.members ?? []), rowing]
  await loadVenue(database, { ...file, members })
  const venue = { ...file.venue, id: 'short' }
  await loadVenue(database, { ...file, venue, members, company: { ...file.company, verificationHours: 2 } })
})

/** Somebody verifies by what stands on the card; gives what the browser then stores. */
async function recordOf(database: Database, tenantId = 'pier') {
  const browser = openMembersBrowser(database)
  await browser.open(`/auth/${tenantId}/members`, { form: { membershipId: 'M-1001', lastName: 'Moss' } })
  const session = browser.session()
  const { page } = await load(loader, { database, path: `/auth/${tenantId}/members/record`, session })
  return { page, session }
}

const ada = {
  membershipId: 'M-1001',
  cardholderId: 'C-1',
  categoryId: 'friend',
  name: 'Ada Moss',
  membershipCategory: 'Friend',
  externalMembershipId: null,
  barcode: 'B-1',
  email: 'ada@example.com',
  auxiliary: false,
}
const rower = {
  membershipId: 'A-1001',
  cardholderId: 'C-7',
  categoryId: 'rowing',
  name: 'Ada Moss',
  membershipCategory: 'Rowing Club',
  externalMembershipId: null,
  barcode: 'C-7',
  email: '',
  auxiliary: true,
}

test('[MEM-110] [MEM-222] the record has its venue, the member, others, and auxiliary memberships apart', async ({
  database,
}) => {
  const { page, session } = await recordOf(database)
  expect(page).toEqual({
    tenantId: 'pier',
    member: ada,
    other: [],
    auxiliary: [rower],
    verifiedMember: [ada, rower],
    confirmedByEmail: false,
    expirationDate: '2026-11-21T15:00:00.000Z',
  })
  const byEmail = session.member && { ...session, member: { ...session.member, confirmedByEmail: true } }
  const path = '/auth/pier/members/record'
  expect((await load(loader, { database, path, session: byEmail })).page).toMatchObject({
    confirmedByEmail: true,
    member: ada,
  })
})

test('[MEM-222] the cards of a membership are primary or secondary, and a group’s is auxiliary', async ({
  database,
}) => {
  const { session } = await recordOf(database)
  const api = await inProcess(database, { session })
  const { payload } = await api.members.mine()
  const types = payload.map(({ auxiliaryMembership, cardholders }) => [
    auxiliaryMembership,
    cardholders.map(({ cardType }) => cardType),
  ])
  expect(types.sort()).toEqual([
    [false, ['primary', 'secondary', 'secondary', 'secondary', 'secondary']],
    [true, ['primary']],
  ])
})

test('[MEM-300] [MEM-140] the venue says for how many hours a verification counts; then session and record are gone', async ({
  database,
}) => {
  const { page, session } = await recordOf(database, 'short')
  expect(page?.expirationDate).toBe('2026-11-20T17:00:00.000Z')
  const cookie = (await testSessions.write('short', session)).split(';')[0] ?? ''
  const memberAt = async (now: Date) =>
    (await testSessions.read({ cookieHeader: cookie, tenantId: 'short', now })).member
  const end = NOW.getTime() + 2 * 3_600_000
  expect((await memberAt(new Date(end - 1)))?.membershipIds).toEqual(['M-1001', 'A-1001'])
  expect(await memberAt(new Date(end))).toBeUndefined()
  const copy = async (about: object) =>
    (await load(standard, { database, path: '/membership/short', session: about })).page.memberCopy
  expect(await copy(session)).toEqual({
    tenantId: 'short',
    verifiedUntil: '2026-11-20T17:00:00.000Z',
  })
  expect((await copy({})).verifiedUntil).toBeNull()
  const leaving = { database, path: '/auth/short/members?logout=1', session }
  expect((await load(standard, leaving)).page.memberCopy.verifiedUntil).toBeNull()
})

test('nobody has no record', async ({ database }) => {
  expect((await load(loader, { database, path: '/auth/pier/members/record' })).page).toBeNull()
})
