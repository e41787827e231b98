import { expect } from 'vitest'
import { findStaff } from '#app/api/staff/find-staff.ts'
import { signInStaff, signOutStaff } from '#app/api/staff/sign-in-staff.ts'
import { writeStaffCookie } from '#app/session/staff-cookie.ts'
import { NOW, testServices } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  const file = aMuseum()
  await loadVenue(database, file)
  await loadVenue(database, { ...file, venue: { ...file.venue, id: 'quay' }, staff: [] })
})

const iris = { tenantId: 'pier', email: ' Iris@Example.com', password: 'the blue door 4' }
const cookieFor = async (tenantId: string, token: string) =>
  (await writeStaffCookie({ tenantId, token, secure: false })).split(';')[0]!

test('staff sign in by email and password and are found by their cookie', async ({ database }) => {
  const services = testServices(database)
  const token = await signInStaff(services, iris)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(
    await findStaff(services, { tenantId: 'pier', cookieHeader: await cookieFor('pier', token!) }),
  ).toEqual({
    tenantId: 'pier',
    staffId: 'S-1',
    name: 'Iris Bell',
    email: 'iris@example.com',
    roles: ['designer'],
  })
})

test.for([
  ['a wrong password', { ...iris, password: 'the red door 4' }],
  ['an unknown email', { ...iris, email: 'nobody@example.com' }],
  ['another venue', { ...iris, tenantId: 'quay' }],
] as const)('%s signs nobody in', async ([, credentials], { database }) => {
  expect(await signInStaff(testServices(database), credentials)).toBeNull()
})

test('a session is worth nothing at another venue, after 12 hours, and after signing out', async ({
  database,
}) => {
  let now = NOW
  const services = { ...testServices(database), clock: () => now }
  const token = (await signInStaff(services, iris))!
  const find = async (tenantId = 'pier') =>
    findStaff(services, { tenantId, cookieHeader: await cookieFor(tenantId, token) })
  expect(await find('quay')).toBeNull()
  now = new Date(NOW.getTime() + 12 * 3_600_000)
  expect(await find()).toBeNull()
  now = NOW
  expect(await find()).not.toBeNull()
  await signOutStaff(services, { tenantId: 'pier', token })
  expect(await find()).toBeNull()
})

test('a session token is no API token', async ({ database }) => {
  const services = testServices(database)
  const token = await signInStaff(services, iris)
  expect(
    await findStaff(services, { tenantId: 'pier', cookieHeader: null, authorization: `Bearer ${token}` }),
  ).toBeNull()
})

test('guessing is slowed down per account and per address', async ({ database }) => {
  const services = testServices(database)
  const guess = (email: string, address: string) =>
    signInStaff(services, { tenantId: 'pier', email, password: 'guess', address })
  for (let round = 0; round < 8; round += 1) expect(await guess('iris@example.com', '192.0.2.1')).toBeNull()
  await expect(guess('iris@example.com', '192.0.2.2')).rejects.toMatchObject({ status: 429 })
  for (let round = 0; round < 52; round += 1) await guess(`staff${round}@example.com`, '192.0.2.1')
  await expect(guess('somebody@example.com', '192.0.2.1')).rejects.toMatchObject({ status: 429 })
})
