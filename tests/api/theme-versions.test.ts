import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { themeRevisions } from '#app/data/schema/venues.ts'
import type { StaffRole } from '#app/session/staff-session.ts'
import { aStaffMember, inProcess, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const museum = aMuseum({
  theme: { preset: 'aquarium', variables: { 'color-brand': '#0a5c8a' } },
  texts: { 'events-page-heading': 'What is on' },
  staff: [
    {
      id: 'S-1',
      email: 'iris@example.com',
      name: 'Iris Bell',
      roles: ['publisher'],
      password: 'the blue door 4',
    },
  ],
})
const { test } = useDatabase(async database => {
  await loadVenue(database, museum)
  await loadVenue(database, { ...museum, venue: { ...museum.venue, id: 'quay', name: 'Quay House' } })
})

const pier = { params: { tenantId: 'pier' } }
const as = (database: Database, roles: StaffRole[] = ['publisher']) =>
  inProcess(database, { staff: aStaffMember(roles) })
const seen = (revision: number) => ({ 'if-match': `"${revision}"` })

async function put(database: Database, revision: number, body: object) {
  const api = await as(database)
  const { payload } = await api.themes.get(pier)
  return api.themes.put({ ...pier, headers: seen(revision), body: { ...payload, ...body } })
}

const rowsOf = (database: Database) =>
  database
    .forTenant('pier')
    .select()
    .from(themeRevisions)
    .where(eq(themeRevisions.tenantId, 'pier'))
    .orderBy(themeRevisions.revision)

test('every saved theme is listed with who, when, what it changed and the hash of its bytes', async ({
  database,
}) => {
  await put(database, 1, {
    variables: { 'color-brand': '#7a1f3d', 'color-accent': '#ff6b57' },
    textVariables: { 'events-page-heading': 'Tonight' },
  })
  const api = await as(database, ['wording'])
  const { list, next } = (await api.themeVersions.list({})).payload
  expect(next).toBeNull()
  expect(list).toMatchObject([
    {
      revision: 2,
      kind: 'publish',
      author: 'iris@example.com',
      authorName: 'Iris Bell',
      createdAt: '2026-11-20T15:00:00.000Z',
      base: 1,
      origin: null,
      changes: { look: 2, words: 1 },
      differsIn: [],
      isPublished: true,
    },
    {
      revision: 1,
      kind: 'import',
      author: 'import',
      authorName: 'import',
      differsIn: ['words', 'look'],
      isPublished: false,
    },
  ])
  expect(new Set(list.map(({ hash }) => hash))).toMatchObject({ size: 2 })
  for (const { hash } of list) expect(hash).toMatch(/^[0-9a-f]{64}$/)
})

test('any two versions are compared value by value, with the theme of nobody as number 0', async ({
  database,
}) => {
  await put(database, 1, { variables: { 'color-brand': '#7a1f3d' } })
  const api = await as(database, ['designer'])
  const between = async (from: number, to: number) =>
    (await api.themeVersions.difference({ query: { from, to } })).payload.map(({ name, before, after }) => [
      name,
      before,
      after,
    ])
  expect(await between(1, 2)).toEqual([['Brand colour', '#0a5c8a', '#7a1f3d']])
  expect(await between(2, 1)).toEqual([['Brand colour', '#7a1f3d', '#0a5c8a']])
  expect(await between(2, 2)).toEqual([])
  expect(await between(0, 1)).toContainEqual(['Brand colour', null, '#0a5c8a'])
  expect(await refusalOfCall(api.themeVersions.difference({ query: { from: 1, to: 9 } }))).toMatchObject({
    status: 404,
  })
})

test('a version is brought back in one step as a new one with the same bytes; nothing is deleted', async ({
  database,
}) => {
  await put(database, 1, { variables: { 'color-brand': '#7a1f3d' } })
  const before = await rowsOf(database)
  const api = await as(database)
  const { payload } = await api.themeVersions.restore({
    params: { revision: 1 },
    headers: seen(2),
    body: { note: 'The red was too loud' },
  })
  expect(payload).toMatchObject({ revision: 3, variables: { 'color-brand': '#0a5c8a' } })
  const visitor = await inProcess(database)
  expect((await visitor.themes.get(pier)).payload).toEqual(payload)
  const after = await rowsOf(database)
  expect(after.slice(0, 2)).toEqual(before)
  expect(after[2]).toMatchObject({
    kind: 'rollback',
    origin: 1,
    base: 2,
    note: 'The red was too loud',
    author: 'iris@example.com',
    document: before[0]?.document,
    hash: before[0]?.hash,
  })
})

test('who has not seen the public version brings nothing back, nor what is public, nor what is not there', async ({
  database,
}) => {
  await put(database, 1, { variables: { 'color-brand': '#7a1f3d' } })
  const api = await as(database)
  const restore = (revision: number, headers: object = seen(2)) =>
    refusalOfCall(api.themeVersions.restore({ params: { revision }, headers }))
  expect(await restore(1, {})).toMatchObject({ status: 428 })
  expect(await restore(1, seen(1))).toMatchObject({ status: 412, details: { revision: 2 } })
  expect(await restore(2)).toMatchObject({ status: 422 })
  expect(await restore(7)).toMatchObject({ status: 404 })
  expect(await rowsOf(database)).toHaveLength(2)
})

test('of two who bring back at the same moment one does, the other is told of it', async ({ database }) => {
  await put(database, 1, { variables: { 'color-brand': '#7a1f3d' } })
  const api = await as(database)
  const once = () => refusalOfCall(api.themeVersions.restore({ params: { revision: 1 }, headers: seen(2) }))
  const statuses = (await Promise.all([once(), once(), once()])).map(refusal => refusal?.status ?? 200)
  expect(statuses.sort()).toEqual([200, 412, 412])
  expect(await rowsOf(database)).toHaveLength(3)
})

test('versions come by twenty, and the oldest is never thrown away', async ({ database }) => {
  for (let revision = 1; revision <= 22; revision += 1)
    await put(database, revision, { textVariables: { 'events-page-heading': `Heading ${revision}` } })
  const api = await as(database)
  const first = (await api.themeVersions.list({})).payload
  expect(first.list.map(({ revision }) => revision)).toEqual(Array.from({ length: 20 }, (_, at) => 23 - at))
  expect(first.list.at(-1)?.changes).toEqual({ words: 1 })
  const second = (await api.themeVersions.list({ query: { before: first.next! } })).payload
  expect([second.list.map(({ revision }) => revision), second.next]).toEqual([[3, 2, 1], null])
})

const callers: [who: string, roles: StaffRole[] | null, statuses: number[]][] = [
  ['nobody', null, [401, 401, 401]],
  ['onboarding', ['onboarding'], [403, 403, 403]],
  ['wording', ['wording'], [200, 200, 403]],
  ['designer', ['designer'], [200, 200, 403]],
  ['publisher', ['publisher'], [200, 200, 200]],
]
test.for(callers)(
  '%s may list, compare, bring back a look: %j',
  async ([, roles, statuses], { database }) => {
    await put(database, 1, { variables: { 'color-brand': '#7a1f3d' } })
    const api = await inProcess(database, { staff: roles && aStaffMember(roles) })
    const calls = [
      () => api.themeVersions.list({}),
      () => api.themeVersions.difference({ query: { from: 1, to: 2 } }),
      () => api.themeVersions.restore({ params: { revision: 1 }, headers: seen(2) }),
    ]
    const answers: number[] = []
    for (const call of calls) answers.push((await refusalOfCall(call()))?.status ?? 200)
    expect(answers).toEqual(statuses)
    expect(await rowsOf(database)).toHaveLength(statuses[2] === 200 ? 3 : 2)
  },
)

test('a venue sees and brings back its own versions alone', async ({ database }) => {
  await put(database, 1, { variables: { 'color-brand': '#7a1f3d' } })
  const api = await inProcess(database, { tenantId: 'quay', staff: aStaffMember(['publisher'], 'quay') })
  expect((await api.themeVersions.list({})).payload.list).toHaveLength(1)
  expect(
    await refusalOfCall(api.themeVersions.restore({ params: { revision: 2 }, headers: seen(1) })),
  ).toMatchObject({ status: 404 })
})
