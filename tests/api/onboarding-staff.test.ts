import { expect } from 'vitest'
import { acceptInvitation } from '#app/api/staff/accept-invitation.ts'
import type { Database } from '#app/data/database/database.ts'
import { findStaffByEmail } from '#app/data/queries/staff/read.ts'
import * as staff from '#app/routes/onboarding/staff/route.tsx'
import { testServices } from '#tests/builders/api-client.ts'
import { aSmallMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { addOnboardingStaff, onboardingCookie, openOnboarding } from '#tests/builders/onboarding-page.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const ADA = 'ada@platform.example'
const IRIS = 'iris@pier.example'

const { test } = useDatabase(async database => {
  await addOnboardingStaff(database, ADA)
  await addOnboardingStaff(database, 'bob@platform.example')
  const ada = { email: ADA, name: 'Ada', roles: ['onboarding' as const], password: 'the blue door 4' }
  await loadVenue(database, aSmallMuseum({ staff: [ada] }))
})

const open = async (database: Database, form?: Record<string, string>, email = ADA) =>
  openOnboarding(staff, {
    database,
    cookie: await onboardingCookie(database, email),
    path: '/onboarding/venues/pier/staff',
    pattern: '/onboarding/venues/:tenantId/staff',
    form,
  })

const invite = (database: Database, form: Record<string, string> = {}) =>
  open(database, { email: IRIS, name: 'Iris', roles: 'designer', ...form })
const tokenIn = (body: HTMLElement) => /\/staff\/pier\/invitation\/([\w-]+)</.exec(body.innerHTML)?.[1] ?? ''
const accept = (database: Database, token: string) =>
  acceptInvitation(testServices(database), { tenantId: 'pier', token, password: 'a long password' })

test('somebody is invited with a role, and chooses a password with the link that is shown once', async ({
  database,
}) => {
  const { body, status } = await invite(database)
  expect(status).toBe(200)
  expect(body.textContent).toContain(`Send this link to ${IRIS}`)
  const after = await open(database)
  expect(after.body.textContent).toContain('Designer: change looks, links and logo')
  expect(tokenIn(after.body)).toBe('')
  expect(await accept(database, tokenIn(body))).toBe(true)
  expect((await findStaffByEmail(database.forTenant('pier'), 'pier', IRIS))?.roles).toEqual(['designer'])
  expect((await open(database)).page.queryByRole('button', { name: /Iris/ })).toBeNull()
})

test('a new link ends the one before', async ({ database }) => {
  const first = tokenIn((await invite(database)).body)
  const second = tokenIn((await invite(database)).body)
  expect([await accept(database, first), await accept(database, second)]).toEqual([false, true])
})

test('an invitation is withdrawn with its link, a person with a password is not', async ({ database }) => {
  const token = tokenIn((await invite(database)).body)
  expect((await open(database, { intent: 'withdraw', staffId: IRIS })).status).toBe(302)
  expect(await accept(database, token)).toBe(false)
  expect((await open(database)).page.queryByText('Iris')).toBeNull()
  await open(database, { intent: 'withdraw', staffId: ADA })
  expect(await findStaffByEmail(database.forTenant('pier'), 'pier', ADA)).not.toBeNull()
})

test('what is missing is said at its field, and what was typed stays', async ({ database }) => {
  const { status, body } = await open(database, { email: 'iris', name: 'Iris' })
  expect(status).toBe(400)
  expect(body.textContent).toContain('Please type an email address.')
  expect(body.textContent).toContain('Please choose at least one.')
  expect(body.querySelector<HTMLInputElement>('[name="email"]')?.getAttribute('value')).toBe('iris')
})

test('who has a password keeps their roles', async ({ database }) => {
  const { status, body } = await invite(database, { email: ADA, roles: 'wording' })
  expect(status).toBe(409)
  expect(body.textContent).toContain('This person has a password already.')
  expect((await findStaffByEmail(database.forTenant('pier'), 'pier', ADA))?.roles).toEqual(['onboarding'])
})

test('the staff of a venue that is somebody else’s cannot be seen or invited', async ({ database }) => {
  const form = { email: IRIS, name: '', roles: 'publisher' }
  for (const sent of [undefined, form])
    expect((await open(database, sent, 'bob@platform.example')).status).toBe(404)
  expect(await findStaffByEmail(database.forTenant('pier'), 'pier', IRIS)).toBeNull()
})
