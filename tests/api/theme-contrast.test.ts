import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as versions from '#app/routes/editor/versions/route.tsx'
import type { StaffRole } from '#app/session/staff-session.ts'
import { aStaffMember, inProcess, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { useDatabase } from '#tests/setup/test-database.ts'

const museum = aMuseum({ theme: { variables: { 'color-brand': '#0a5c8a' } } })
const { test } = useDatabase(database => loadVenue(database, museum))

const pier = { params: { tenantId: 'pier' } }
const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` })
const as = (database: Database, roles: StaffRole[]) => inProcess(database, { staff: aStaffMember(roles) })
const UNREADABLE = {
  'color-brand': '#0a5c8a',
  'button-background': '#0a5c8a',
  'button-label': '#0a5c9a',
}

type Put = { roles?: StaffRole[]; revision?: number; variables?: object; contrastReason?: string }

async function put(database: Database, { roles = ['publisher'], revision = 1, ...theme }: Put) {
  const { variables = UNREADABLE, contrastReason } = theme
  const api = await as(database, roles)
  const { payload } = await api.themes.get(pier)
  return api.themes.put({
    ...pier,
    headers: ifMatch(revision),
    query: contrastReason ? { contrastReason } : undefined,
    body: { ...payload, variables },
  })
}

const isPublic = async (database: Database) =>
  (await (await inProcess(database)).themes.get(pier)).payload.variables['button-label']

test('colours that cannot be read are not published, and each pair is named', async ({ database }) => {
  const refusal = await refusalOfCall(put(database, {}))
  expect(refusal).toMatchObject({
    status: 422,
    code: 'CONTRAST',
    errors: { 'variables.button-label': 'Button label on Button has 1.03 : 1 and needs 4.5 : 1' },
  })
  expect(refusal?.details?.pairs).toContainEqual(
    expect.objectContaining({ reference: 'button-label', on: 'button-background', min: 4.5 }),
  )
  expect(await isPublic(database)).toBeUndefined()
})

test('a publisher publishes them with a reason, which stays with the version; a designer’s reason counts for nothing', async ({
  database,
}) => {
  const reason = { contrastReason: 'The sponsor insists' }
  const designer = put(database, { ...reason, roles: ['designer'] })
  expect(await refusalOfCall(designer)).toMatchObject({ code: 'FORBIDDEN' })
  await put(database, reason)
  expect(await isPublic(database)).toBe('#0a5c9a')
  const { list } = (await (await as(database, ['publisher'])).themeVersions.list({})).payload
  expect(list[0]).toMatchObject({ revision: 2, contrastReason: 'The sponsor insists' })
  expect(list[1]).toMatchObject({ revision: 1, contrastReason: '' })
})

test('what is public already with a reason does not hold other changes back; what makes it worse does', async ({
  database,
}) => {
  await put(database, { roles: ['publisher'], contrastReason: 'The sponsor insists' })
  await put(database, { revision: 2, variables: { ...UNREADABLE, 'color-accent': '#7a1f3d' } })
  const worse = put(database, { revision: 3, variables: { ...UNREADABLE, 'button-label': '#0a5c8b' } })
  expect(await refusalOfCall(worse)).toMatchObject({ code: 'CONTRAST' })
})

const draft = async (database: Database) => {
  const api = await as(database, ['designer'])
  const { payload } = await api.themes.get(pier)
  const body = { ...payload, variables: UNREADABLE }
  return (await api.themeDrafts.put({ headers: ifMatch(0), query: { base: 1 }, body })).payload
}

test('a draft may hold them and says so; publishing it needs the reason', async ({ database }) => {
  expect((await draft(database)).contrast).toContainEqual(
    expect.objectContaining({ reference: 'button-label', on: 'button-background' }),
  )
  const publish = async (roles: StaffRole[], body: object) =>
    (await as(database, roles)).themeDrafts.publish({ headers: ifMatch(1), body })
  expect(await refusalOfCall(publish(['publisher'], {}))).toMatchObject({ code: 'CONTRAST' })
  expect(await refusalOfCall(publish(['designer'], { contrastReason: 'Mine' }))).toMatchObject({
    code: 'FORBIDDEN',
  })
  await publish(['publisher'], { contrastReason: 'For a week' })
  expect(await isPublic(database)).toBe('#0a5c9a')
})

test('an old version with such colours comes back with a reason alone', async ({ database }) => {
  await put(database, { roles: ['publisher'], contrastReason: 'The sponsor insists' })
  await put(database, { revision: 2, variables: { 'color-brand': '#0a5c8a' } })
  const restore = async (body: object) =>
    (await as(database, ['publisher'])).themeVersions.restore({
      params: { revision: 2 },
      headers: ifMatch(3),
      body,
    })
  expect(await refusalOfCall(restore({}))).toMatchObject({ code: 'CONTRAST' })
  await restore({ contrastReason: 'Once more' })
  expect(await isPublic(database)).toBe('#0a5c9a')
})

const open = (database: Database, roles: StaffRole[], form?: Record<string, string>) =>
  openScreen(versions, {
    database,
    pattern: 'editor/:tenantId/versions',
    path: '/editor/pier/versions',
    form,
    context: { staff: { find: async () => aStaffMember(roles) } as never, listVenues: async () => [] },
  })

test('the screen names the pairs; a publisher has a field for the reason, a designer no button to publish', async ({
  database,
}) => {
  await draft(database)
  const designer = await open(database, ['designer'])
  expect(designer.words).toContain('Button label on Button has')
  expect(designer.body.querySelector('[value="publish"]')).toBeNull()
  const publisher = await open(database, ['publisher'])
  expect(publisher.body.querySelector('#draft [name="contrastReason"]')?.hasAttribute('required')).toBe(true)
  const form = { intent: 'publish', seen: '1', contrastReason: 'For a week' }
  expect((await open(database, ['publisher'], form)).location).toContain('#version-2')
  expect((await open(database, ['publisher'])).words).toContain(
    'Published with colours that not everybody can read: For a week',
  )
})
