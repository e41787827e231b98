import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { openContext } from '#app/api/kernel/context.ts'
import { createVenue } from '#app/api/onboarding/create-venue.ts'
import { createOnboardingDesk } from '#app/api/onboarding/onboarding-desk.ts'
import { findStaff } from '#app/api/staff/find-staff.ts'
import type { Database } from '#app/data/database/database.ts'
import { inviteStaff } from '#app/data/queries/staff/write.ts'
import { listEveryVenue, listVenues } from '#app/data/queries/venues/read.ts'
import { staff } from '#app/data/schema/people.ts'
import * as newVenue from '#app/routes/onboarding/new/route.tsx'
import * as signIn from '#app/routes/onboarding/sign-in/route.tsx'
import * as start from '#app/routes/onboarding/start/route.tsx'
import * as venue from '#app/routes/onboarding/venue/route.tsx'
import type { StaffRole } from '#app/session/staff-session.ts'
import { NOW, testServices } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import {
  addOnboardingStaff,
  onboardingCookie,
  openOnboarding,
  PASSWORD,
  venueCookie,
} from '#tests/builders/onboarding-page.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const ADA = 'ada@platform.example'
const { test } = useDatabase(async database => {
  const staffOf = (roles: ('onboarding' | 'designer')[], email: string) => ({
    email,
    name: email,
    roles,
    password: PASSWORD,
  })
  await loadVenue(
    database,
    aMuseum({
      staff: [staffOf(['designer'], 'dee@pier.example'), staffOf(['onboarding'], 'olga@pier.example')],
    }),
  )
  await loadVenue(database, { ...aMuseum(), venue: { ...aMuseum().venue, id: 'quay', name: 'Quay House' } })
  await addOnboardingStaff(database, ADA)
})

const FORM = {
  name: 'Museo del Niño',
  id: '',
  timeZone: 'America/Monterrey',
  currency: 'MXN',
  start: 'preset:aquarium',
}
const make = async (database: Database, cookie: string, form: Partial<typeof FORM> = {}) =>
  openOnboarding(newVenue, { database, cookie, path: '/onboarding/new', form: { ...FORM, ...form } })
const setup = (database: Database, cookie: string, id: string, form?: Record<string, string>) =>
  openOnboarding(venue, {
    database,
    cookie,
    path: `/onboarding/venues/${id}`,
    pattern: '/onboarding/venues/:tenantId',
    form,
  })

test('nobody signed in is sent to the sign-in with the way back', async ({ database }) => {
  for (const [screen, path] of [
    [start, '/onboarding'],
    [newVenue, '/onboarding/new'],
  ] as const) {
    const { status, location } = await openOnboarding(screen, { database, path })
    expect([status, location]).toEqual([302, `/onboarding/sign-in?ref=${encodeURIComponent(path)}`])
  }
  expect(await setup(database, '', 'pier')).toMatchObject({ status: 302 })
})

test('staff of a venue without the role are refused everything', async ({ database }) => {
  const cookie = await venueCookie(database, { email: 'dee@pier.example', tenantId: 'pier' })
  expect((await openOnboarding(start, { database, cookie, path: '/onboarding' })).status).toBe(403)
  expect((await make(database, cookie)).status).toBe(403)
  expect((await setup(database, cookie, 'pier')).status).toBe(403)
  expect((await listEveryVenue(database.system)).length).toBe(2)
})

test('the sign-in takes accounts with the role and nobody else, in the same words', async ({ database }) => {
  const answer = (email: string, password = PASSWORD) =>
    openOnboarding(signIn, { database, path: '/onboarding/sign-in', form: { email, password } })
  expect(await answer(ADA)).toMatchObject({ status: 302, location: '/onboarding' })
  expect(await answer('olga@pier.example')).toMatchObject({ status: 302 })
  for (const [email, password] of [
    [ADA, 'wrong'],
    ['dee@pier.example', PASSWORD],
    ['x@y.example', PASSWORD],
  ]) {
    const { status, alert } = await answer(email!, password)
    expect([status, alert]).toEqual([401, 'The email or password is not correct.'])
  }
})

test('somebody of the platform has no venue at first and makes one that only its staff see', async ({
  database,
}) => {
  const cookie = await onboardingCookie(database, ADA)
  const before = await openOnboarding(start, { database, cookie, path: '/onboarding' })
  expect(before.page.queryAllByRole('article')).toEqual([])
  expect(await make(database, cookie)).toMatchObject({
    status: 302,
    location: '/onboarding/venues/museo-del-nino',
  })

  const after = await openOnboarding(start, { database, cookie, path: '/onboarding' })
  expect(after.page.getByRole('article').textContent).toContain('Not open yet')
  expect((await listVenues(database.system)).map(({ tenantId }) => tenantId)).toEqual(['pier', 'quay'])
  const services = testServices(database)
  const open = async (cookieHeader: string | null) => {
    const found = await findStaff(services, { tenantId: 'museo-del-nino', cookieHeader })
    return (await openContext(services, { tenantId: 'museo-del-nino', session: {}, staff: found }))?.venue
      .document.venue
  }
  expect(await open(null)).toBeUndefined()
  expect(
    await open(await venueCookie(database, { email: 'olga@pier.example', tenantId: 'pier' })),
  ).toBeUndefined()
  expect(await open(cookie)).toMatchObject({ name: 'Museo del Niño', country: 'MX', currency: 'MXN' })
})

test('a currency that nobody chose is that of the time zone, and where that has no country it is asked for', async ({
  database,
}) => {
  const cookie = await onboardingCookie(database, ADA)
  expect((await make(database, cookie, { currency: '', timeZone: 'Asia/Tokyo' })).status).toBe(302)
  const made = await testServices(database).venues.open('museo-del-nino')
  expect(made?.document.venue.currency).toBe('JPY')
  const creator = { email: ADA, name: 'Ada', passwordHash: null }
  const atSea = { id: 'sea', name: 'Sea', timeZone: 'UTC', currency: '', creator }
  const place = { database, now: NOW, dataDir: '/nowhere' }
  const start = { kind: 'preset', preset: 'neutral' } as const
  expect(await createVenue(place, { ...atSea, start })).toEqual({ ok: false, reason: 'currency' })
})

test('an id that is taken, and what is left empty, is said at its field, and what was typed stays', async ({
  database,
}) => {
  const cookie = await onboardingCookie(database, ADA)
  const taken = await make(database, cookie, { id: 'quay' })
  expect(taken.status).toBe(422)
  expect(taken.body.textContent).toContain('Another venue has this short name already')
  expect(taken.body.querySelector<HTMLInputElement>('[name="name"]')?.getAttribute('value')).toBe(FORM.name)
  const empty = await make(database, cookie, { name: '', timeZone: 'Mars/Base' })
  expect(empty.status).toBe(400)
  expect(empty.body.textContent).toContain('Please type the name of the venue')
  expect(empty.body.textContent).toContain('Please choose a time zone of the list')
})

test('a venue takes look and words of another that is the person’s own, and of no other', async ({
  database,
}) => {
  const cookie = await venueCookie(database, { email: 'olga@pier.example', tenantId: 'pier' })
  expect((await make(database, cookie, { start: 'venue:quay' })).status).toBe(403)
  expect((await make(database, cookie, { start: 'venue:pier' })).status).toBe(302)
  const { document, events, theme } = (await testServices(database).venues.open('museo-del-nino'))!
  const pier = (await testServices(database).venues.open('pier'))!
  expect([document.venue.name, events, theme.texts]).toEqual(['Museo del Niño', [], pier.theme.texts])
})

test('a venue of the person who made it is theirs with the password they have, and not that of a namesake', async ({
  database,
}) => {
  const desk = createOnboardingDesk(testServices(database), {})
  const cookie = await venueCookie(database, { email: 'olga@pier.example', tenantId: 'pier' })
  await make(database, cookie)
  const own = await desk.find(cookie)
  if (typeof own === 'string') throw new Error(own)
  expect((await desk.listVenues(own)).map(({ tenantId }) => tenantId)).toEqual(['museo-del-nino', 'pier'])

  await addOnboardingStaff(database, 'olga@pier.example', 'quay')
  expect((await desk.listVenues(own)).map(({ tenantId }) => tenantId)).toEqual(['museo-del-nino', 'pier'])
  expect(await desk.findVenue(own, 'quay')).toBeNull()
})

test('a venue that takes the role away is no longer shown, from the next request on', async ({
  database,
}) => {
  const cookie = await onboardingCookie(database, ADA)
  const invite = (roles: string[]) =>
    inviteStaff(database.forTenant('pier'), { tenantId: 'pier', email: ADA, name: 'Ada', roles })
  expect((await setup(database, cookie, 'pier')).status).toBe(404)
  await invite(['onboarding'])
  expect((await setup(database, cookie, 'pier')).status).toBe(200)
  await invite(['wording'])
  expect((await setup(database, cookie, 'pier')).status).toBe(404)
  expect((await setup(database, cookie, 'pier', {})).status).toBe(404)
})

test('a venue opens to visitors when it has what they need, and not before', async ({ database }) => {
  const cookie = await onboardingCookie(database, ADA)
  await make(database, cookie)
  const early = await setup(database, cookie, 'museo-del-nino', {})
  expect([early.status, early.alert]).toEqual([409, 'First do what is needed: see the list above.'])
  expect((await listVenues(database.system)).length).toBe(2)
  await loadVenue(database, { ...aMuseum(), venue: { ...aMuseum().venue, id: 'museo-del-nino' }, staff: [] })
  const reason = 'The members’ evening is tonight'
  expect(await setup(database, cookie, 'museo-del-nino', { reason })).toMatchObject({ status: 302 })
  expect((await listVenues(database.system)).length).toBe(3)
})

test('who sets a venue up has that role there and no other', async ({ database }) => {
  await inviteStaff(database.forTenant('pier'), {
    tenantId: 'pier',
    email: ADA,
    name: 'Ada',
    roles: ['onboarding', 'publisher'],
  })
  const cookieHeader = await onboardingCookie(database, ADA)
  const found = await findStaff(testServices(database), { tenantId: 'pier', cookieHeader })
  expect(found?.roles).toEqual(['onboarding'])
  await database.forTenant('pier').delete(staff).where(eq(staff.email, ADA))
  expect(await findStaff(testServices(database), { tenantId: 'pier', cookieHeader })).toBeNull()
})

test('the list of a venue leads to its words whoever may word it, and says to others who does that', async ({
  database,
}) => {
  const staffOf = (roles: StaffRole[], email: string) => ({ email, name: email, roles, password: PASSWORD })
  await loadVenue(
    database,
    aMuseum({
      staff: [
        staffOf(['onboarding'], 'olga@pier.example'),
        staffOf(['onboarding', 'wording'], 'wes@pier.example'),
      ],
    }),
  )
  const wordsOf = async (email: string) => {
    const { body } = await setup(database, await venueCookie(database, { email, tenantId: 'pier' }), 'pier')
    const item = [...body.querySelectorAll('li')].find(each => each.textContent?.startsWith('Words'))
    return [item?.querySelector('a')?.getAttribute('href') ?? null, item?.firstElementChild?.textContent]
  }
  expect(await wordsOf('wes@pier.example')).toEqual(['/editor/pier/composer', 'Words'])
  expect(await wordsOf('olga@pier.example')).toEqual([
    null,
    'Words: by whoever words the venue in the editor',
  ])
})

test('no venue has the address of onboarding itself', async ({ database }) => {
  await expect(
    loadVenue(database, { ...aMuseum(), venue: { ...aMuseum().venue, id: 'onboarding' } }),
  ).rejects.toThrow('is kept for onboarding')
})
