import { expect } from 'vitest'
import { loader as members } from '#app/routes/auth/members/route.tsx'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { load } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

const path = '/auth/pier/members?logout=1'

test('logout=1 changes the session of a member', async ({ database }) => {
  const { headers } = await load(members, { database, path, session: verifiedMember('M-1001') })
  expect(headers.has('Set-Cookie')).toBe(true)
})

test('a page that a browser fetches ahead of time signs nobody out', async ({ database }) => {
  for (const name of ['Sec-Purpose', 'Purpose']) {
    const request = { database, path, session: verifiedMember('M-1001'), headers: { [name]: 'prefetch' } }
    expect((await load(members, request)).headers.has('Set-Cookie')).toBe(false)
  }
})
