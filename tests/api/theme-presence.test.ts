import { expect } from 'vitest'
import type { ThemePosition } from '#app/contract/theme-presence.ts'
import type { Database } from '#app/data/database/database.ts'
import type { StaffRole } from '#app/session/staff-session.ts'
import { aStaffMember, inProcess, NOW, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const people = [
  { email: 'iris@example.com', name: 'Iris Bell' },
  { email: 'ben@example.com', name: 'Ben Yun' },
]
const museum = aMuseum({
  staff: people.map(person => ({ ...person, password: 'studio-door-4', roles: ['publisher'] })),
})
const { test } = useDatabase(async database => {
  await loadVenue(database, museum)
  await loadVenue(database, { ...museum, venue: { ...museum.venue, id: 'quay', name: 'Quay House' } })
})

type Beat = {
  tab?: string
  seen?: Partial<ThemePosition>
  seconds?: number
  tenantId?: string
  roles?: StaffRole[]
}

const as = (
  database: Database,
  email: string,
  { seconds = 0, tenantId = 'pier', roles = ['publisher'] }: Beat = {},
) =>
  inProcess(database, {
    tenantId,
    staff: { ...aStaffMember(roles, tenantId), email },
    now: new Date(NOW.getTime() + seconds * 1000),
  })

async function beat(database: Database, email: string, about: Beat = {}) {
  const { tab = email, seen } = about
  const api = await as(database, email, about)
  const body = { tab, published: 0, draft: 0, ...seen }
  return (await api.themePresence.announce({ body })).payload
}
const IRIS = 'iris@example.com'
const BEN = 'ben@example.com'

test('who else has the theme open is told by name, for half a minute after they were last heard of', async ({
  database,
}) => {
  expect((await beat(database, IRIS)).people).toEqual([])
  await beat(database, IRIS, { tab: 'another' })
  expect((await beat(database, BEN, { seconds: 29 })).people).toEqual(['Iris Bell'])
  expect((await beat(database, BEN, { seconds: 31 })).people).toEqual([])
  expect((await beat(database, IRIS, { seconds: 32 })).people).toEqual(['Ben Yun'])
})

test('nobody is told of the staff of another venue', async ({ database }) => {
  await beat(database, IRIS)
  expect((await beat(database, BEN, { tenantId: 'quay' })).people).toEqual([])
})

test('visitors, and staff who may edit no theme, are told nothing', async ({ database }) => {
  const body = { tab: 'x', published: 0, draft: 0 }
  expect(await refusalOfCall((await inProcess(database)).themePresence.announce({ body }))).toMatchObject({
    status: 401,
  })
  const nobody = await as(database, IRIS, { roles: [] })
  expect(await refusalOfCall(nobody.themePresence.announce({ body }))).toMatchObject({ status: 403 })
})

const pier = { params: { tenantId: 'pier' } }
const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` })

async function publish(database: Database, email: string, change: object) {
  const api = await as(database, email)
  const { payload } = await api.themes.get(pier)
  await api.themes.put({ ...pier, headers: ifMatch(payload.revision), body: { ...payload, ...change } })
}

async function draft(database: Database, email: string, change: object) {
  const api = await as(database, email)
  const { revision, theme, published } = (await api.themeDrafts.get()).payload
  const stored = theme ?? (await api.themes.get(pier)).payload
  await api.themeDrafts.put({
    headers: ifMatch(revision),
    query: { base: published },
    body: { ...stored, ...change },
  })
}

test('what others have published since is told key by key, by who did so last; what one has published oneself is not', async ({
  database,
}) => {
  const { published } = await beat(database, IRIS)
  await publish(database, BEN, {
    variables: { 'color-brand': '#7a1f3d', 'color-accent': '#2d6a4f' },
  })
  await publish(database, IRIS, { variables: { 'color-brand': '#0a5c8a', 'color-accent': '#2d6a4f' } })
  const news = await beat(database, IRIS, { seen: { published } })
  expect(news.published).toBe(published + 2)
  expect(news.edits).toEqual([{ key: 'variables.color-accent', name: 'Ben Yun', at: NOW.toISOString() }])
  expect((await beat(database, IRIS, { seen: { published: published + 2 } })).edits).toEqual([])
})

test('what others have saved in the draft is told the same, until the draft ends', async ({ database }) => {
  await draft(database, IRIS, { textVariables: { 'events-page-heading': 'Tonight' } })
  await draft(database, BEN, {
    textVariables: { 'events-page-heading': 'Tonight', 'header-menu': 'All of it' },
  })
  const news = await beat(database, IRIS, { seen: { published: 1, draft: 1 } })
  expect(news).toMatchObject({ draft: 2, edits: [{ key: 'texts.header-menu', name: 'Ben Yun' }] })
  expect((await beat(database, IRIS, { seen: { published: 1, draft: 2 } })).edits).toEqual([])
  const api = await as(database, BEN)
  await api.themeDrafts.discard({ headers: ifMatch(2) })
  expect(await beat(database, IRIS, { seen: { published: 1, draft: 1 } })).toMatchObject({
    draft: 3,
    edits: [],
  })
})
