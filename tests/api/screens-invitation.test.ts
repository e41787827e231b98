import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as application from '#app/routes/application/route.tsx'
import * as invitation from '#app/routes/staff/invitation/route.tsx'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { drawPage } from '#tests/builders/draw-page.tsx'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

/** The page that a colleague was invited to, or after its form; `accepts` is what comes of the invitation. */
async function open(
  database: Database,
  { password, accepts = true }: { password?: string; accepts?: boolean } = {},
) {
  const accepted: unknown[] = []
  const staff = {
    find: async () => null,
    acceptInvitation: async (invited: unknown) => {
      accepted.push(invited)
      return accepts
    },
  }
  const screen = await drawPage([application, invitation], {
    database,
    pattern: 'staff/:tenantId/invitation/:token',
    path: '/staff/pier/invitation/tok-1',
    form: password === undefined ? undefined : { password },
    context: { staff } as never,
  })
  const typed = screen.body?.querySelector('[name="password"]')?.getAttribute('value') ?? null
  return { ...screen, accepted, typed }
}

test('an invitation that is opened changes nothing: it asks for a password', async ({ database }) => {
  const screen = await open(database)
  expect(screen.words).toContain('Choose a password for the editor of')
  expect(screen.named('button', 'Save password')?.getAttribute('aria-busy')).toBeNull()
  expect(screen.accepted).toEqual([])
})

test('with a password of twelve characters the way leads to the sign-in', async ({ database }) => {
  const { status, location, accepted } = await open(database, { password: 'twelve chars' })
  expect([status, location]).toEqual([302, '/staff/pier/sign-in'])
  expect(accepted).toEqual([{ tenantId: 'pier', token: 'tok-1', password: 'twelve chars' }])
})

test('a shorter one is refused at its field, and never sent back', async ({ database }) => {
  const screen = await open(database, { password: 'eleven char' })
  expect([screen.status, screen.accepted, screen.typed]).toEqual([400, [], null])
  expect(screen.words).toContain('Please choose at least 12 characters')
})

test('an invitation that was used says so', async ({ database }) => {
  const screen = await open(database, { password: 'twelve chars', accepts: false })
  expect([screen.status, screen.typed]).toEqual([410, null])
  expect(screen.words).toContain('This invitation was used or has expired. Please ask for a new one.')
})
