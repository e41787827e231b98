import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import type { Database } from '#app/data/database/database.ts'
import * as versions from '#app/routes/editor/versions/route.tsx'
import type { StaffRole } from '#app/session/staff-session.ts'
import { aStaffMember, inProcess, NOW, refusalOfCall, testServices } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { useDatabase } from '#tests/setup/test-database.ts'

const museum = aMuseum({
  theme: { variables: { 'color-brand': '#0a5c8a' } },
  texts: { 'events-page-heading': 'What is on' },
})
const { test } = useDatabase(database => loadVenue(database, museum))

const pier = { params: { tenantId: 'pier' } }
const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` })
const as = (database: Database, roles: StaffRole[] = ['publisher']) =>
  inProcess(database, { staff: aStaffMember(roles) })
const red = { variables: { 'color-brand': '#7a1f3d' } }
/** On the clock of the pier, five hours behind. */
const WINTER = { startsAt: '2026-12-01T10:00', endsAt: '2026-12-05T10:00' }
const DURING = '2026-12-02T00:00:00Z'
const AFTER = '2026-12-06T00:00:00Z'

async function draft(database: Database, body: object, { revision = 0, base = 1 } = {}) {
  const api = await as(database)
  const { payload } = await api.themes.get(pier)
  return api.themeDrafts.put({ headers: ifMatch(revision), query: { base }, body: { ...payload, ...body } })
}

type Schedule = { body?: object; revision?: number; roles?: StaffRole[] }

async function schedule(database: Database, { body = WINTER, revision = 1, roles }: Schedule = {}) {
  const api = await as(database, roles)
  const { payload } = await api.themeSchedules.add({
    headers: ifMatch(revision),
    body: body as typeof WINTER,
  })
  return payload
}

async function put(database: Database, revision: number, body: object) {
  const api = await as(database)
  const { payload } = await api.themes.get(pier)
  return api.themes.put({ ...pier, headers: ifMatch(revision), body: { ...payload, ...body } })
}

const workAt = (database: Database, now: string) => workJobs(testServices(database, { now: new Date(now) }))

const isPublic = async (database: Database) => {
  const { revision, variables, textVariables } = (await (await inProcess(database)).themes.get(pier)).payload
  return [revision, variables['color-brand'], textVariables['events-page-heading']]
}
const states = async (database: Database) =>
  (await (await as(database)).themeSchedules.list()).payload.map(({ state, problem }) => [state, problem])

test('a draft becomes public at its time and is public no longer at its end, by jobs', async ({
  database,
}) => {
  await draft(database, red)
  expect(await schedule(database)).toMatchObject({
    state: 'waiting',
    startsAt: '2026-12-01T15:00:00.000Z',
    endsAt: '2026-12-05T15:00:00.000Z',
    difference: [{ name: 'Brand colour', before: '#0a5c8a', after: '#7a1f3d' }],
  })
  await workAt(database, '2026-12-01T14:59:59Z')
  expect(await isPublic(database)).toEqual([1, '#0a5c8a', 'What is on'])
  await workAt(database, '2026-12-01T15:00:00Z')
  expect(await isPublic(database)).toEqual([2, '#7a1f3d', 'What is on'])
  await workAt(database, '2026-12-05T15:00:00Z')
  expect(await isPublic(database)).toEqual([3, '#0a5c8a', 'What is on'])
  expect(await states(database)).toEqual([['over', '']])
  const { list } = (await (await as(database)).themeVersions.list({})).payload
  expect(list.map(({ kind }) => kind)).toEqual(['schedule', 'schedule', 'import'])
})

test('what others publish meanwhile stays, before, during and after', async ({ database }) => {
  await draft(database, red)
  await schedule(database)
  await put(database, 1, { textVariables: { 'events-page-heading': 'Tonight' } })
  await workAt(database, DURING)
  expect(await isPublic(database)).toEqual([3, '#7a1f3d', 'Tonight'])
  await put(database, 3, { variables: { 'color-brand': '#123456' } })
  await workAt(database, AFTER)
  expect(await isPublic(database)).toEqual([4, '#123456', 'Tonight'])
})

test('there is no draft any more once it is scheduled, and a cancelled one can be opened again', async ({
  database,
}) => {
  await draft(database, red)
  const { id } = await schedule(database)
  const api = await as(database)
  expect((await api.themeDrafts.get()).payload.theme).toBeNull()
  expect((await api.themeSchedules.cancel({ params: { id } })).payload.state).toBe('cancelled')
  await workAt(database, DURING)
  expect(await isPublic(database)).toEqual([1, '#0a5c8a', 'What is on'])
  const reopened = await api.themeDrafts.reopen({ headers: ifMatch(2), body: { revision: 2 } })
  expect(reopened.payload.theme).toMatchObject(red)
})

test('one that is public ends when it is cancelled', async ({ database }) => {
  await draft(database, red)
  const { id } = await schedule(database)
  await workAt(database, DURING)
  await (await as(database)).themeSchedules.cancel({ params: { id } })
  expect(await isPublic(database)).toEqual([3, '#0a5c8a', 'What is on'])
  await workAt(database, AFTER)
  expect(await isPublic(database)).toEqual([3, '#0a5c8a', 'What is on'])
})

test('nodes that were away for all of its time publish nothing', async ({ database }) => {
  await draft(database, red)
  await schedule(database)
  await workAt(database, AFTER)
  expect(await isPublic(database)).toEqual([1, '#0a5c8a', 'What is on'])
  expect(await states(database)).toEqual([['over', 'missed']])
})

test('colours that cannot be read with what is public by then are not published, and it says so', async ({
  database,
}) => {
  await draft(database, { variables: { 'color-brand': '#0a5c8a', 'button-label': '#0b2030' } })
  const unreadable = await refusalOfCall(schedule(database))
  expect(unreadable).toMatchObject({ status: 422, code: 'CONTRAST' })
  await put(database, 1, { variables: { 'color-brand': '#0a5c8a', 'button-background': '#ffffff' } })
  await schedule(database)
  await put(database, 2, { variables: { 'color-brand': '#0a5c8a', 'button-background': '#0a5c8a' } })
  await workAt(database, DURING)
  expect(await states(database)).toEqual([['refused', 'contrast']])
})

test.for([
  ['for the same colours alone', {}, ['public', '']],
  ['for no others', { 'header-background': '#ffffff' }, ['refused', 'contrast']],
] as const)('a reason stands %s', async ([, later, state], { database }) => {
  const dark = { 'color-brand': '#0a5c8a', 'header-background': '#101010' }
  await put(database, 1, { variables: dark })
  await draft(
    database,
    { variables: { ...dark, 'header-text': '#ffffff', 'button-label': '#0b2030' } },
    { base: 2 },
  )
  await schedule(database, { body: { ...WINTER, contrastReason: 'The night of museums' } })
  await put(database, 2, { variables: { ...dark, ...later }, textVariables: { 'events-page-heading': 'On' } })
  await workAt(database, DURING)
  expect(await states(database)).toEqual([state])
})

test('an end that leaves colours which nobody can read together says so', async ({ database }) => {
  const white = { 'button-background': '#ffffff', 'button-label': '#101820' }
  await draft(database, { variables: { 'color-brand': '#0a5c8a', ...white } })
  await schedule(database)
  await workAt(database, DURING)
  await put(database, 2, { variables: { 'color-brand': '#0a5c8a', ...white, 'button-label': '#0b2030' } })
  await workAt(database, AFTER)
  expect(await states(database)).toEqual([['over', 'end-contrast']])
  const { words } = await openScreen(versions, {
    database,
    pattern: 'editor/:tenantId/versions',
    path: '/editor/pier/versions',
    context: { staff: { find: async () => aStaffMember() } as never, listVenues: async () => [] },
  })
  expect(words).toContain('colours are public that not everybody can read')
})

test.for([
  ['a start that is over', { startsAt: '2026-11-01T10:00' }, 'startsAt'],
  ['no time at all', { startsAt: '' }, 'startsAt'],
  ['an end before the start', { startsAt: '2026-12-02T10:00', endsAt: '2026-12-01T10:00' }, 'endsAt'],
] as const)('%s is refused at its field, and the draft stays', async ([, body, field], { database }) => {
  await draft(database, red)
  const refusal = await refusalOfCall(schedule(database, { body }))
  expect(refusal).toMatchObject({ status: 422, errors: { [field]: expect.any(String) } })
  expect((await (await as(database)).themeDrafts.get()).payload.theme).not.toBeNull()
})

test('two schedules change no value at the same time; others may, and so may the next days', async ({
  database,
}) => {
  await draft(database, red)
  await schedule(database)
  await draft(database, { variables: { 'color-brand': '#123456' } }, { revision: 2 })
  expect(await refusalOfCall(schedule(database, { revision: 3 }))).toMatchObject({
    status: 409,
    errors: { 'variables.color-brand': expect.any(String) },
  })
  await schedule(database, { revision: 3, body: { startsAt: '2026-12-05T10:00' } })
  await draft(database, { textVariables: { 'events-page-heading': 'Winter' } }, { revision: 4 })
  await schedule(database, { revision: 5 })
  await workAt(database, DURING)
  expect(await isPublic(database)).toEqual([3, '#7a1f3d', 'Winter'])
})

test('whoever is no publisher can neither schedule nor cancel', async ({ database }) => {
  await draft(database, red)
  for (const role of ['wording', 'designer'] as const)
    expect(await refusalOfCall(schedule(database, { roles: [role] }))).toMatchObject({ status: 403 })
  const { id } = await schedule(database)
  const designer = await as(database, ['designer'])
  expect(await refusalOfCall(designer.themeSchedules.cancel({ params: { id } }))).toMatchObject({
    status: 403,
  })
  expect(await refusalOfCall((await inProcess(database)).themeSchedules.list())).toMatchObject({
    status: 401,
  })
})

const open = (database: Database, form?: Record<string, string>, roles: StaffRole[] = ['publisher']) =>
  openScreen(versions, {
    database,
    pattern: 'editor/:tenantId/versions',
    path: '/editor/pier/versions',
    form,
    context: {
      now: NOW,
      staff: { find: async () => aStaffMember(roles) },
      listVenues: async () => [],
    } as never,
  })

test('the screen schedules a draft, lists it on the clock of the venue and cancels it; a wrong time is said at its field', async ({
  database,
}) => {
  await draft(database, red)
  const wrong = await open(database, {
    intent: 'schedule',
    seen: '1',
    ...WINTER,
    startsAt: '2026-11-01T10:00',
  })
  expect(wrong.body.querySelector('[name="startsAt"]')?.getAttribute('aria-invalid')).toBe('true')
  expect(wrong.body.querySelector('[name="endsAt"]')?.getAttribute('value')).toBe(WINTER.endsAt)
  expect(wrong.words).toContain('This time is over. Please choose a later one.')
  expect((await open(database, { intent: 'schedule', seen: '1', ...WINTER })).location).toContain(
    '#schedules',
  )
  const { words, body } = await open(database)
  expect(words).toContain('From December 1, 2026, 10:00 AM until December 5, 2026, 10:00 AM')
  const id = body.querySelector('[name="schedule"]')?.getAttribute('value') ?? ''
  expect((await open(database, undefined, ['wording'])).body.querySelector('[name="schedule"]')).toBeNull()
  await open(database, { intent: 'cancel-schedule', schedule: id })
  expect((await open(database)).words).toContain('Canceled')
})
