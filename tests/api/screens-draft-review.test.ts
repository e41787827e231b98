import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as sharing from '#app/routes/editor/sharing/route.tsx'
import * as list from '#app/routes/events/list/route.tsx'
import * as link from '#app/routes/share/open/route.tsx'
import * as review from '#app/routes/share/review/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { aStaffMember, inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { degree, markedWords } from '#tests/builders/marked-words.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  await loadVenue(database, { ...aMuseum(), texts: markedWords(['draft-review'], degree) })
})

const staff = aStaffMember(['designer'])

async function draft(database: Database) {
  const api = await inProcess(database, { staff })
  const { payload } = await api.themes.get({ params: { tenantId: 'pier' } })
  const body = { ...payload, variables: { 'color-brand': '#7a1f3d' } }
  await api.themeDrafts.put({ headers: { 'if-match': '"0"' }, query: { base: 1 }, body })
}

const share = (database: Database, form?: Record<string, string>) =>
  openScreen(sharing, {
    database,
    pattern: 'editor/:tenantId/sharing',
    path: '/editor/pier/sharing',
    form,
    context: { staff: { find: async () => staff } as never, listVenues: async () => [] },
  })

/** A link that was made on the screen: its path. */
async function linkOf(database: Database): Promise<string> {
  const { body } = await share(database, { intent: 'add', recipient: 'The board', days: '7' })
  const href = body.querySelector<HTMLInputElement>('input[readonly]')?.value ?? ''
  return new URL(href).pathname
}

/** Follows a link as a browser does that keeps what it is given. */
async function follow(database: Database, path: string) {
  let session: VisitorSession = {}
  const { status, location } = await openScreen(link, {
    database,
    pattern: 'share/:tenantId/:token',
    path,
    context: {
      sessions: {
        read: async () => ({}),
        write: async (_: string, written: VisitorSession) => {
          session = written
          return ''
        },
      },
    },
  })
  const tenantId = location?.split('/')[2] ?? ''
  return { status, location, session, tenantId }
}

type Page = { tenantId: string; session?: VisitorSession; form?: Record<string, string> }

const openReview = (database: Database, { tenantId, session, form }: Page) =>
  openScreen(review, {
    database,
    pattern: 'share/:tenantId/review',
    path: `/share/${tenantId}/review`,
    session,
    form,
  })

const openList = (database: Database, { tenantId, session }: Page) =>
  openScreen(list, {
    database,
    pattern: 'events/:tenantId/list',
    path: `/events/${tenantId}/list`,
    session,
  })

test('a link is made, shown this once, and leads to pages that say that they are a draft', async ({
  database,
}) => {
  await draft(database)
  const path = await linkOf(database)
  expect((await share(database)).words).not.toContain(path)
  const { location, tenantId, session } = await follow(database, path)
  expect(location).toMatch(/^\/events\/sandbox-pier-\w+\/list$/)
  const { words, body } = await openList(database, { tenantId, session })
  expect(words).toContain('nothing is really bought here')
  expect(body.querySelector('[data-draft-notice] button')?.textContent).toBe('Pin a remark°')
  expect((await openList(database, { tenantId: 'pier', session })).words).not.toContain('nothing is really')
})

test('without a draft there is nothing to share; a link that is over says so, and its pages are gone', async ({
  database,
}) => {
  expect((await share(database)).words).toContain('There is no draft to share.')
  await draft(database)
  const missing = await share(database, { intent: 'add', recipient: ' ', days: '7' })
  expect([missing.status, missing.words]).toEqual([
    400,
    expect.stringContaining('Please say for whom it is.'),
  ])
  const path = await linkOf(database)
  const { tenantId } = await follow(database, path)
  const { body } = await share(database)
  const id = body.querySelector<HTMLInputElement>('input[name="id"]')?.value ?? ''
  await share(database, { intent: 'revoke', id })
  const again = await openScreen(link, { database, pattern: 'share/:tenantId/:token', path })
  expect([again.status, again.words]).toEqual([404, expect.stringContaining('This link is over')])
  await expect(openList(database, { tenantId })).rejects.toMatchObject({ status: 404 })
})

test('a review that is opened without its link says how to come to it', async ({ database }) => {
  const { status, words } = await openReview(database, { tenantId: 'pier' })
  expect([status, words]).toEqual([404, expect.stringContaining('Open the link that you were sent')])
  expect(words).toContain('Ask whoever sent it for another one.')
})

test('without JavaScript too: a remark under a name that is asked once, resolved by an editor, and an approval', async ({
  database,
}) => {
  await draft(database)
  const browser = await follow(database, await linkOf(database))
  const page = `/events/${browser.tenantId}/list`
  const empty = await openReview(database, {
    ...browser,
    form: { intent: 'remark', page, name: '', body: '' },
  })
  expect(empty.status).toBe(400)
  expect(empty.words).toContain('Please say who you are.')
  expect(empty.words).toContain('Please write your remark.')
  const form = { intent: 'remark', page, name: 'Mia', body: 'Too loud' }
  expect((await openReview(database, { ...browser, form })).location).toBe(
    `/share/${browser.tenantId}/review`,
  )
  const named = { ...browser, session: { review: { ...browser.session.review!, name: 'Mia' } } }
  const shown = await openReview(database, named)
  expect(shown.words).toMatch(/Too loud.*Mia, /)
  expect(shown.field('name')?.value).toBe('Mia')

  const { body: editor, words } = await share(database)
  expect(words).toMatch(/Too loud.*Mia, /)
  const id = editor.querySelector<HTMLInputElement>('#remarks input[name="id"]')?.value ?? ''
  await share(database, { intent: 'resolve', id })
  expect((await openReview(database, named)).words).toContain('Resolved')

  const hash = shown.field('hash')?.value ?? ''
  const stale = await openReview(database, { ...named, form: { intent: 'approve', name: 'Mia', hash: 'x' } })
  expect([stale.status, stale.words]).toEqual([409, expect.stringContaining('The draft has changed')])
  await openReview(database, { ...named, form: { intent: 'approve', name: 'Mia', hash } })
  expect((await openReview(database, named)).words).toContain('Approved by Mia.')
  expect((await share(database)).words).toContain('Approved by Mia.')
})

test('a browser that has not opened the link looks and is told how to review', async ({ database }) => {
  await draft(database)
  const { tenantId } = await follow(database, await linkOf(database))
  const { words, field } = await openReview(database, { tenantId })
  expect(words).toContain('Open the link that you were sent')
  expect(field('hash')).toBeNull()
  expect((await openList(database, { tenantId })).words).not.toContain('Pin a remark')
})
