import { expect } from 'vitest'
import { createOnboardingDesk } from '#app/api/onboarding/onboarding-desk.ts'
import { openVenue } from '#app/data/queries/onboarding/write.ts'
import * as remove from '#app/routes/onboarding/remove/route.tsx'
import * as start from '#app/routes/onboarding/start/route.tsx'
import * as venueScreen from '#app/routes/onboarding/venue/route.tsx'
import { testServices } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { addOnboardingStaff, onboardingCookie, openOnboarding } from '#tests/builders/onboarding-page.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const [ADA, BEA] = ['ada@platform.example', 'bea@platform.example']
const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum())
  await addOnboardingStaff(database, ADA)
  await addOnboardingStaff(database, BEA)
})
type TestDatabase = Parameters<typeof onboardingCookie>[0]

const path = '/onboarding/venues/mill/remove'
const screen = async (database: TestDatabase, form?: Record<string, string>, email = ADA) =>
  openOnboarding(remove, {
    database,
    cookie: await onboardingCookie(database, email),
    path,
    pattern: '/onboarding/venues/:tenantId/remove',
    form,
  })

async function makeMill(database: TestDatabase) {
  const desk = createOnboardingDesk(testServices(database), {})
  const person = await desk.find(await onboardingCookie(database, ADA))
  if (typeof person === 'string') throw new Error(person)
  const start = { kind: 'preset' as const, preset: 'neutral' }
  const venue = { name: 'Mill', id: 'mill', timeZone: 'Europe/Berlin', currency: 'EUR', start }
  expect(await desk.createVenue(person, venue)).toEqual({ ok: true, tenantId: 'mill' })
}

const isThere = async (database: TestDatabase) => (await testServices(database).venues.open('mill')) !== null

test('a venue that was never opened is removed once its address is typed; before, the screen says what goes', async ({
  database,
}) => {
  await makeMill(database)
  const venue = await openOnboarding(venueScreen, {
    database,
    cookie: await onboardingCookie(database, ADA),
    path: '/onboarding/venues/mill',
    pattern: '/onboarding/venues/:tenantId',
  })
  expect(venue.body.querySelector(`a[href="${path}"]`)?.textContent).toBe('Remove this venue')
  const { body } = await screen(database)
  expect(body.textContent).toContain('0 events with 0 starts, 0 pictures, and the sign-in of 1 person')
  expect(body.querySelector('a[download]')?.getAttribute('href')).toBe(
    '/onboarding/venues/mill/sheets/venue.xlsx',
  )

  const wrong = await screen(database, { id: 'mil' })
  expect([wrong.status, wrong.body.querySelector('[name="id"]')?.getAttribute('value')]).toEqual([422, 'mil'])
  expect(wrong.body.textContent).toContain('Please type exactly mill')
  expect(await isThere(database)).toBe(true)

  const right = await screen(database, { id: ' Mill ' })
  expect([right.status, right.location]).toEqual([302, '/onboarding?removed=Mill'])
  expect(await isThere(database)).toBe(false)
  const list = await openOnboarding(start, {
    database,
    cookie: await onboardingCookie(database, ADA),
    path: '/onboarding?removed=Mill',
    pattern: '/onboarding',
  })
  expect(list.body.textContent).toContain('Mill was removed.')
})

test('an open venue stays, also where it was opened after the screen was', async ({ database }) => {
  await makeMill(database)
  const desk = createOnboardingDesk(testServices(database), {})
  const person = await desk.find(await onboardingCookie(database, ADA))
  if (typeof person === 'string') throw new Error(person)
  await openVenue(database.forTenant('mill'), {
    tenantId: 'mill',
    opening: { email: ADA, at: '2026-11-01T00:00:00Z', errors: null, reason: '' },
  })
  expect(await desk.removeDraft(person, { tenantId: 'mill', typed: 'mill' })).toBe('open')
  expect(await isThere(database)).toBe(true)
  expect(await screen(database)).toMatchObject({ status: 302, location: '/onboarding/venues/mill' })
})

test('somebody whose venue it is not neither sees nor removes it', async ({ database }) => {
  await makeMill(database)
  await expect(screen(database, undefined, BEA)).resolves.toMatchObject({ status: 404 })
  await expect(screen(database, { id: 'mill' }, BEA)).resolves.toMatchObject({ status: 404 })
  expect(await isThere(database)).toBe(true)
})
