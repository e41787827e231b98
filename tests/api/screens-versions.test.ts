import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { saveThemeRevision } from '#app/data/queries/themes/write.ts'
import * as versions from '#app/routes/editor/versions/route.tsx'
import type { StaffRole } from '#app/session/staff-session.ts'
import { aStaffMember, inProcess, NOW } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { wordsOf } from '#tests/builders/draw-page.tsx'
import { degree, markedWords } from '#tests/builders/marked-words.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  const texts = markedWords(['editor', 'versions'], degree)
  await loadVenue(database, { ...aMuseum(), texts })
  await saveThemeRevision(database.forTenant('pier'), {
    tenantId: 'pier',
    revision: 1,
    document: { variables: { 'color-brand': '#7a1f3d' }, texts },
    author: 'ada@example.com',
    note: 'For the winter',
    now: NOW,
  })
})

type Press = { roles?: StaffRole[]; form?: Record<string, string>; query?: string }

const open = (database: Database, { roles = ['publisher'], form, query = '' }: Press = {}) =>
  openScreen(versions, {
    database,
    pattern: 'editor/:tenantId/versions',
    path: `/editor/pier/versions${query}`,
    form,
    context: { staff: { find: async () => aStaffMember(roles) } as never, listVenues: async () => [] },
  })
const entry = (body: Element, revision: number) =>
  wordsOf(body.querySelector(`#version-${revision}`) as Element)
const brand = async (database: Database) => {
  const api = await inProcess(database)
  return (await api.themes.get({ params: { tenantId: 'pier' } })).payload.variables['color-brand']
}

test('staff read who saved what and when, on the clock of the venue', async ({ database }) => {
  const { body } = await open(database)
  expect(entry(body, 2)).toMatch(
    /^Version 2°Public°ada@example.com, November 20, 2026, 10:00 AM°For the winter/i,
  )
  expect(entry(body, 2)).not.toContain('Bring back')
  expect(entry(body, 1)).toMatch(/From the venue’s file°.*What changed°Bring back°$/)
})

test('a press brings an earlier version back; the list begins with it', async ({ database }) => {
  const before = await brand(database)
  const pressed = await open(database, {
    form: { intent: 'restore', revision: '1', seen: '2' },
    query: '?from=1&to=2',
  })
  expect(pressed.location).toBe('/editor/pier/versions#version-3')
  expect(await brand(database)).not.toBe(before)
  const { body } = await open(database)
  expect(entry(body, 3)).toMatch(/^Version 3°Public°.*Version 1 brought back°/)
})

test('a press on a list that is old changes nothing and says so', async ({ database }) => {
  const pressed = await open(database, { form: { intent: 'restore', revision: '1', seen: '1' } })
  expect(pressed.status).toBe(409)
  expect(pressed.words).toContain('Somebody else has published in the meantime')
  expect(await brand(database)).toBe('#7a1f3d')
})

test('two versions stand beside each other, colours with a swatch', async ({ database }) => {
  const { body, words } = await open(database, { query: '?from=1&to=2' })
  expect(words).toContain('From version 1 to version 2°')
  const difference = body.querySelector('#difference') as Element
  expect(wordsOf(difference)).toMatch(/Look°: Brand°.*Brand colour.*After°#7a1f3d/)
  expect(difference.innerHTML).toContain('background-color:#7a1f3d')
  const same = await open(database, { query: '?from=2&to=2' })
  expect(same.words).toContain('These two are the same.°')
})

test.for(['wording', 'designer'] as const)('the role %s brings nothing back', async (role, { database }) => {
  const { body } = await open(database, { roles: [role] })
  expect(entry(body, 1)).not.toContain('Bring back')
  const pressed = await open(database, {
    roles: [role],
    form: { intent: 'restore', revision: '1', seen: '2' },
  })
  expect(pressed.status).toBe(403)
  expect(await brand(database)).toBe('#7a1f3d')
})

const draft = async (database: Database) => {
  const api = await inProcess(database, { staff: aStaffMember(['publisher']) })
  const { payload } = await api.themes.get({ params: { tenantId: 'pier' } })
  const body = { ...payload, variables: { 'color-brand': '#2d6a4f' } }
  await api.themeDrafts.put({ headers: { 'if-match': '"0"' }, query: { base: 2 }, body })
}
const draftIn = ({ body }: Awaited<ReturnType<typeof open>>) => body.querySelector('#draft')

test('the draft stands above the versions with what it changes, and is published with a note', async ({
  database,
}) => {
  expect(draftIn(await open(database))).toBeNull()
  await draft(database)
  const shown = await open(database)
  expect(wordsOf(draftIn(shown) as Element)).toMatch(
    /^Draft°.*Brand colour.*#7a1f3d.*#2d6a4f.*Note°.*Publish the draft°Discard draft°Publish later°/,
  )
  expect(await brand(database)).toBe('#7a1f3d')
  const form = { intent: 'publish', seen: '1', note: 'Green for spring' }
  expect((await open(database, { form })).location).toBe('/editor/pier/versions#version-3')
  expect(await brand(database)).toBe('#2d6a4f')
  const after = await open(database)
  expect(draftIn(after)).toBeNull()
  expect(entry(after.body, 3)).toMatch(/Public°.*Green for spring/)
})

test('a draft is discarded, stays among the versions and is opened again from there', async ({
  database,
}) => {
  await draft(database)
  await open(database, { form: { intent: 'discard', seen: '1' } })
  const { body } = await open(database)
  expect(entry(body, 3)).toMatch(/A draft that was discarded°.*Open as draft°$/)
  const reopening = await open(database, { form: { intent: 'reopen', revision: '3', seen: '2' } })
  expect(reopening.location).toBe('/editor/pier/versions#draft')
  const again = await open(database)
  expect(draftIn(again)).not.toBeNull()
  expect(entry(again.body, 3)).not.toContain('Open as draft')
  expect(await brand(database)).toBe('#7a1f3d')
})

test('a role that may not publish a draft is told why, and its press is refused', async ({ database }) => {
  await draft(database)
  const { body } = await open(database, { roles: ['wording'] })
  const section = body.querySelector('#draft') as Element
  expect(wordsOf(section)).toMatch(/Your role may not change: Look°°$/)
  expect([...section.querySelectorAll('button')].map(({ value }) => value)).toEqual(['request'])
  for (const intent of ['publish', 'discard', 'unheard-of'])
    expect((await open(database, { roles: ['wording'], form: { intent, seen: '1' } })).status).toBe(
      intent === 'unheard-of' ? 400 : 403,
    )
  expect(await brand(database)).toBe('#7a1f3d')
})

test('a designer asks for publication with a note, and the publisher finds it above the buttons', async ({
  database,
}) => {
  await draft(database)
  const { body } = await open(database, { roles: ['designer'] })
  expect([...body.querySelectorAll<HTMLButtonElement>('#draft button')].map(({ value }) => value)).toEqual([
    'request',
    'discard',
  ])
  const form = { intent: 'request', seen: '1', note: 'For Friday' }
  expect((await open(database, { roles: ['designer'], form })).location).toBe('/editor/pier/versions#draft')
  const publisher = draftIn(await open(database)) as Element
  expect(wordsOf(publisher)).toMatch(/Iris Bell asks for this draft.*For Friday.*Publish the draft°/)
})
