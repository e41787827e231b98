import { expect } from 'vitest'
import { workLaunchChecks } from '#app/api/launch/work-launch-checks.ts'
import type { Database } from '#app/data/database/database.ts'
import { listVenues } from '#app/data/queries/venues/read.ts'
import { venues } from '#app/data/schema/venues.ts'
import * as launch from '#app/routes/onboarding/launch/route.tsx'
import * as venue from '#app/routes/onboarding/venue/route.tsx'
import { testServices } from '#tests/builders/api-client.ts'
import { loadVenue } from '#tests/builders/demo-venue.ts'
import { addOnboardingStaff, onboardingCookie, openOnboarding } from '#tests/builders/onboarding-page.ts'
import { aSoundVenue, withEvent } from '#tests/builders/sound-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const ADA = 'ada@platform.example'
const { test } = useDatabase(async database => {
  await addOnboardingStaff(database, ADA)
  await addOnboardingStaff(database, 'bob@platform.example')
})

const staff = [
  { email: ADA, name: 'Ada', roles: ['onboarding' as const] },
  { email: 'iris@pier.museum', name: 'Iris', roles: ['publisher' as const] },
]

const LOOK = { preset: 'aquarium' }

const open = async (database: Database, { email = ADA, press = false } = {}) =>
  openOnboarding(launch, {
    database,
    cookie: await onboardingCookie(database, email),
    path: '/onboarding/venues/pier/launch',
    pattern: '/onboarding/venues/:tenantId/launch',
    ...(press && { form: { intent: 'check' } }),
  })

test('a venue is checked from its screen: asked for, worked by a node, listed with the way to mend each', async ({
  database,
}) => {
  await loadVenue(database, {
    ...withEvent('tour', { images: [] }),
    staff,
    links: [{ key: 'a', href: '/nowhere' }],
  })
  const before = await open(database)
  expect(before.page.getByRole('button', { name: /^Check/ }).textContent).toBe('Check this venue')
  expect((await open(database, { press: true })).status).toBe(302)
  expect((await open(database)).body.textContent).toContain('The check begins in a moment.')

  expect(await workLaunchChecks(testServices(database))).toBe(true)
  expect(await workLaunchChecks(testServices(database))).toBe(false)
  const { page } = await open(database)
  const found = page.getAllByRole('listitem').map(item => item.textContent)
  expect(found).toEqual([
    'The link a leads nowhere: /nowhereMend it: Links',
    'tour has no picture.Mend it: Events, prices and times, sheet Events',
  ])
  expect(page.getByRole('link', { name: 'Mend it: Links' }).getAttribute('href')).toBe(
    '/onboarding/venues/pier/links#href-a',
  )
  expect(page.getByRole('button', { name: /^Check/ }).textContent).toBe('Check again')
})

const openVenue = async (database: Database, reason?: string) =>
  openOnboarding(venue, {
    database,
    cookie: await onboardingCookie(database, ADA),
    path: '/onboarding/venues/pier',
    pattern: '/onboarding/venues/:tenantId',
    ...(reason !== undefined && { form: { reason } }),
  })
const isReasonMissing = ({ body }: { body: Element }) =>
  body.querySelector('[name="reason"]')?.getAttribute('aria-invalid') === 'true'
const isOpen = async (database: Database) => (await listVenues(database.system)).length === 1
const beginAgain = (database: Database) => database.system.update(venues).set({ isDraft: true })
const check = async (database: Database) => {
  await open(database, { press: true })
  await workLaunchChecks(testServices(database))
}

test('a venue that is not checked as it is, or has errors, opens with a reason alone, which is kept', async ({
  database,
}) => {
  const broken = { ...aSoundVenue(), staff, theme: LOOK, links: [{ key: 'a', href: '/nowhere' }] }
  await loadVenue(database, broken)
  await beginAgain(database)
  expect((await openVenue(database)).body.textContent).toContain('has not been checked as it is now')
  const unchecked = await openVenue(database, '  ')
  expect([unchecked.status, isReasonMissing(unchecked)]).toEqual([422, true])
  await check(database)
  const { page, body } = await openVenue(database)
  expect(body.textContent).toContain('The check found a mistake that keeps visitors from something.')
  expect(page.getByRole('link', { name: 'See what was found' }).getAttribute('href')).toBe(
    '/onboarding/venues/pier/launch',
  )
  expect([(await openVenue(database, '')).status, await isOpen(database)]).toEqual([422, false])

  expect((await openVenue(database, 'The link is for tomorrow')).status).toBe(302)
  expect(await isOpen(database)).toBe(true)
  expect((await openVenue(database)).body.textContent).toMatch(
    /Opened all the same by ada@platform.example on .+: The link is for tomorrow/,
  )
})

test('a venue in which the check found no error opens without a reason', async ({ database }) => {
  await loadVenue(database, { ...aSoundVenue(), staff, theme: LOOK })
  await beginAgain(database)
  await check(database)
  expect((await openVenue(database)).body.querySelector('[name="reason"]')).toBeNull()
  expect((await openVenue(database, '')).status).toBe(302)
  expect(await isOpen(database)).toBe(true)
})

test('a check is told to be old once the venue was changed', async ({ database }) => {
  await loadVenue(database, { ...aSoundVenue(), staff })
  await open(database, { press: true })
  await workLaunchChecks(testServices(database))
  expect((await open(database)).body.textContent).toContain('Everything can be bought.')
  await loadVenue(database, { ...withEvent('tour', { name: 'Tours' }), staff })
  expect((await open(database)).body.textContent).toContain('The venue was changed since this check.')
})

test('the check of a venue that is somebody else’s is not there', async ({ database }) => {
  await loadVenue(database, { ...aSoundVenue(), staff })
  expect((await open(database, { email: 'bob@platform.example' })).status).toBe(404)
  expect((await open(database, { email: 'bob@platform.example', press: true })).status).toBe(404)
  expect(await workLaunchChecks(testServices(database))).toBe(false)
})
