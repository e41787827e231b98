import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import type { StaffRole } from '#app/session/staff-session.ts'
import { aStaffMember, inProcess, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const museum = aMuseum({
  theme: { preset: 'aquarium', variables: { 'color-brand': '#0a5c8a' } },
  texts: { 'events-page-heading': 'What is on' },
})
const { test } = useDatabase(async database => {
  await loadVenue(database, museum)
  await loadVenue(database, { ...museum, venue: { ...museum.venue, id: 'quay', name: 'Quay House' } })
})

const pier = { params: { tenantId: 'pier' } }
const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` })
const red = { variables: { 'color-brand': '#7a1f3d' } }
const tonight = { textVariables: { 'events-page-heading': 'Tonight' } }

const as = (database: Database, roles: StaffRole[] = ['publisher'], email = 'iris@example.com') =>
  inProcess(database, { staff: { ...aStaffMember(roles), email } })

const isPublic = async (database: Database) => {
  const { payload } = await (await inProcess(database)).themes.get(pier)
  const { revision, variables, textVariables } = payload
  return { revision, brand: variables['color-brand'], heading: textVariables['events-page-heading'] }
}
const before = { revision: 1, brand: '#0a5c8a', heading: 'What is on' }

type Draft = { revision?: number; base?: number; roles?: StaffRole[]; email?: string }

/** Changes the draft, or with what is public begins one. */
async function draft(database: Database, body: object, about: Draft = {}) {
  const { revision = 0, base = 1, roles, email } = about
  const api = await as(database, roles, email)
  const present = (await api.themeDrafts.get()).payload.theme ?? (await api.themes.get(pier)).payload
  return (
    await api.themeDrafts.put({ headers: ifMatch(revision), query: { base }, body: { ...present, ...body } })
  ).payload
}

async function put(database: Database, revision: number, body: object) {
  const api = await as(database)
  const { payload } = await api.themes.get(pier)
  return api.themes.put({ ...pier, headers: ifMatch(revision), body: { ...payload, ...body } })
}

test('a draft is shared by all editors and says what it changes and by whom; visitors see nothing of it', async ({
  database,
}) => {
  const shape = await inProcess(database)
  const publicTheme = (await shape.themes.get(pier)).payload
  await draft(database, red, { roles: ['designer'] })
  await draft(database, tonight, { revision: 1, roles: ['wording'], email: 'wren@example.com' })
  const { payload } = await (await as(database, ['designer'])).themeDrafts.get()
  expect(payload).toMatchObject({
    revision: 2,
    base: 1,
    published: 1,
    difference: [{ name: 'Brand colour' }, { name: 'Events page heading' }],
    differsIn: ['words', 'look'],
    conflicts: [],
    authors: [{ email: 'wren@example.com' }, { email: 'iris@example.com' }],
    updatedAt: '2026-11-20T15:00:00.000Z',
    theme: { variables: { 'color-brand': '#7a1f3d' }, textVariables: { 'events-page-heading': 'Tonight' } },
  })
  expect((await (await inProcess(database)).themes.get(pier)).payload).toEqual(publicTheme)
})

test('a draft that is published is what visitors see, with its note, and there is none any more', async ({
  database,
}) => {
  await draft(database, { ...red, ...tonight })
  const api = await as(database)
  const { payload } = await api.themeDrafts.publish({ headers: ifMatch(1), body: { note: 'Winter' } })
  expect(payload.revision).toBe(2)
  expect(await isPublic(database)).toEqual({ revision: 2, brand: '#7a1f3d', heading: 'Tonight' })
  const after = await as(database)
  expect((await after.themeDrafts.get()).payload).toMatchObject({ revision: 2, theme: null, difference: [] })
  expect((await after.themeVersions.list({})).payload.list[0]).toMatchObject({
    revision: 2,
    kind: 'publish',
    note: 'Winter',
    base: 1,
    changes: { look: 1, words: 1 },
  })
})

test('what was published since a draft began stays; a value that both changed is asked about', async ({
  database,
}) => {
  await draft(database, red)
  await put(database, 1, tonight)
  const api = await as(database)
  expect((await api.themeDrafts.get()).payload).toMatchObject({
    base: 1,
    published: 2,
    difference: { length: 1 },
  })
  await put(database, 2, { variables: { 'color-brand': '#2d6a4f' } })
  const late = await as(database)
  expect((await late.themeDrafts.get()).payload.conflicts).toEqual(['variables.color-brand'])
  const refusal = await refusalOfCall(late.themeDrafts.publish({ headers: ifMatch(1) }))
  expect(refusal).toMatchObject({ status: 409, code: 'CONFLICT' })
  expect(Object.keys(refusal?.errors ?? {})).toEqual(['variables.color-brand'])
  expect(await isPublic(database)).toEqual({ revision: 3, brand: '#2d6a4f', heading: 'Tonight' })
  await late.themeDrafts.publish({ headers: ifMatch(1), body: { overrides: true } })
  expect(await isPublic(database)).toEqual({ revision: 4, brand: '#7a1f3d', heading: 'Tonight' })
})

test('a discarded draft stays as a version that was never public, and is opened again', async ({
  database,
}) => {
  await draft(database, red)
  const api = await as(database)
  expect((await api.themeDrafts.discard({ headers: ifMatch(1) })).payload).toMatchObject({
    revision: 2,
    theme: null,
  })
  expect(await isPublic(database)).toEqual(before)
  const { list } = (await api.themeVersions.list({})).payload
  expect(list[0]).toMatchObject({ revision: 2, kind: 'draft', isPublished: false, changes: { look: 1 } })
  const again = await as(database)
  const { payload } = await again.themeDrafts.reopen({ headers: ifMatch(2), body: { revision: 2 } })
  expect(payload).toMatchObject({ revision: 3, base: 1, difference: { length: 1 }, theme: red })
  expect(await isPublic(database)).toEqual(before)
  expect(
    await refusalOfCall(again.themeDrafts.reopen({ headers: ifMatch(3), body: { revision: 2 } })),
  ).toMatchObject({ status: 409 })
  expect(
    await refusalOfCall(again.themeDrafts.reopen({ headers: ifMatch(3), body: { revision: 1 } })),
  ).toMatchObject({ status: 404 })
  await again.themeDrafts.publish({ headers: ifMatch(3) })
  expect(await isPublic(database)).toMatchObject({ revision: 3, brand: '#7a1f3d' })
})

test('nobody overwrites a draft that they have not seen, nor begins one on what is no longer public', async ({
  database,
}) => {
  await draft(database, red)
  const stale = { status: 412, code: 'PRECONDITION_FAILED', details: { revision: 1 } }
  expect(await refusalOfCall(draft(database, tonight))).toMatchObject(stale)
  const api = await as(database)
  const query = { base: 1 }
  expect(await refusalOfCall(api.themeDrafts.put({ query, body: red }))).toMatchObject({ status: 428 })
  expect(await refusalOfCall(api.themeDrafts.publish({ headers: ifMatch(7) }))).toMatchObject(stale)
  expect(await refusalOfCall(api.themeDrafts.discard({ headers: ifMatch(7) }))).toMatchObject(stale)
  await api.themeDrafts.discard({ headers: ifMatch(1) })
  await put(database, 1, tonight)
  expect(await refusalOfCall(draft(database, red, { revision: 2, base: 1 }))).toMatchObject({ status: 412 })
  expect((await draft(database, red, { revision: 2, base: 3 })).difference).toHaveLength(1)
})

test('of several who publish one draft at the same moment one does', async ({ database }) => {
  await draft(database, red)
  const api = await as(database)
  const once = () => refusalOfCall(api.themeDrafts.publish({ headers: ifMatch(1) }))
  const statuses = (await Promise.all([once(), once(), once()])).map(refusal => refusal?.status ?? 200)
  expect(statuses.sort()).toEqual([200, 404, 404])
  expect((await isPublic(database)).revision).toBe(2)
})

test('a draft whose values cannot be read is refused, each by its key, and the one before stays', async ({
  database,
}) => {
  await draft(database, red)
  const bad = {
    variables: { 'color-brand': 'red;}body{' },
    textVariables: { 'header-menu': '{constructor}' },
  }
  const refusal = await refusalOfCall(draft(database, bad, { revision: 1 }))
  expect(refusal?.status).toBe(422)
  expect(Object.keys(refusal?.errors ?? {}).sort()).toEqual([
    'textVariables.header-menu',
    'variables.color-brand',
  ])
  expect((await (await as(database)).themeDrafts.get()).payload).toMatchObject({ revision: 1, theme: red })
})

const walls: [who: string, roles: StaffRole[] | null, statuses: Record<string, number>][] = [
  ['nobody', null, { get: 401, words: 401, look: 401, publish: 401, discard: 401, reopen: 401 }],
  [
    'onboarding',
    ['onboarding'],
    { get: 403, words: 403, look: 403, publish: 403, discard: 403, reopen: 403 },
  ],
  ['wording', ['wording'], { get: 200, words: 200, look: 403, publish: 403, discard: 403, reopen: 403 }],
  ['designer', ['designer'], { get: 200, words: 403, look: 200, publish: 403, discard: 200, reopen: 200 }],
  ['publisher', ['publisher'], { get: 200, words: 200, look: 200, publish: 200, discard: 200, reopen: 200 }],
]
const attempts = walls.flatMap(([who, roles, statuses]) =>
  Object.entries(statuses).map(([call, status]) => ({ who, roles, call, status })),
)
test.for(attempts)('a draft of a new look: $who, $call: $status', async (attempt, { database }) => {
  const { roles, call, status } = attempt
  const staff = roles && aStaffMember(roles)
  await draft(database, red)
  const own = await as(database)
  if (call === 'reopen') await own.themeDrafts.discard({ headers: ifMatch(1) })
  const seen = (await own.themeDrafts.get()).payload
  const api = await inProcess(database, { staff })
  const change = (body: object) =>
    api.themeDrafts.put({ headers: ifMatch(1), query: { base: 1 }, body: { ...seen.theme, ...body } })
  const calls: Record<string, () => Promise<unknown>> = {
    get: () => api.themeDrafts.get(),
    words: () => change(tonight),
    look: () => change({ variables: { 'color-brand': '#2d6a4f' } }),
    publish: () => api.themeDrafts.publish({ headers: ifMatch(1) }),
    discard: () => api.themeDrafts.discard({ headers: ifMatch(1) }),
    reopen: () => api.themeDrafts.reopen({ headers: ifMatch(2), body: { revision: 2 } }),
  }
  expect((await refusalOfCall(calls[call]!()))?.status ?? 200).toBe(status)
  if (status === 200) return
  expect((await (await as(database)).themeDrafts.get()).payload).toEqual(seen)
  expect(await isPublic(database)).toEqual(before)
})

test('a designer asks for publication; the request is shown until the draft changes', async ({
  database,
}) => {
  await draft(database, red, { roles: ['designer'] })
  const designer = await as(database, ['designer'])
  const response = await designer.themeDrafts.request({ headers: ifMatch(1), body: { note: 'For Friday' } })
  const request = {
    email: 'iris@example.com',
    name: 'Iris Bell',
    note: 'For Friday',
    at: '2026-11-20T15:00:00.000Z',
  }
  expect(response.payload).toMatchObject({ revision: 1, request })
  expect((await (await as(database)).themeDrafts.get()).payload.request).toEqual(request)
  expect(await refusalOfCall(designer.themeDrafts.request({ headers: ifMatch(7) }))).toMatchObject({
    status: 412,
  })
  expect((await draft(database, tonight, { revision: 1 })).request).toBeNull()
})

test('a venue has its own draft and sees none of another', async ({ database }) => {
  await draft(database, red)
  const quay = await inProcess(database, { tenantId: 'quay', staff: aStaffMember(['publisher'], 'quay') })
  expect((await quay.themeDrafts.get()).payload).toMatchObject({ revision: 0, theme: null })
  expect(await refusalOfCall(quay.themeDrafts.publish({ headers: ifMatch(1) }))).toMatchObject({
    status: 404,
  })
})
