import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { type LinkPurpose, readLinkToken } from '#app/data/queries/link-tokens/read.ts'
import { deleteEndedLinks, saveLinkToken, useLinkToken } from '#app/data/queries/link-tokens/write.ts'
import { linkTokens } from '#app/data/schema/link-tokens.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase()

const START = new Date('2026-11-20T15:00:00Z')
const END = new Date('2026-11-20T16:00:00Z')
const row = { tenantId: 'pier', purpose: 'password', document: { visitorId: 'ada' }, expiresAt: END } as const

type Change = { tenantId?: string; purpose?: LinkPurpose; token?: string; now?: Date }

async function aLink(database: Database) {
  const token = await saveLinkToken(database.forTenant('pier'), row)
  const link = { tenantId: 'pier', purpose: 'password', token, now: START } as const
  const dbOf = ({ tenantId = 'pier' }: Change) => database.forTenant(tenantId)
  return {
    token,
    read: (change: Change = {}) => readLinkToken(dbOf(change), { ...link, ...change }),
    use: (change: Change = {}) => useLinkToken(dbOf(change), { ...link, ...change }),
  }
}

test('a link may be looked at as often as one likes and opens once', async ({ database }) => {
  const { read, use } = await aLink(database)
  const open = { state: 'open', document: row.document, expiresAt: END }
  expect([await read(), await read()]).toEqual([open, open])
  expect(await use()).toEqual(row.document)
  expect(await use()).toBeNull()
  expect(await read()).toEqual({ ...open, state: 'used' })
})

test.for([
  ['another venue', { tenantId: 'quay' }],
  ['another purpose', { purpose: 'orders' }],
  ['another token', { token: 'guess' }],
] as const)('a link opens nothing for %s', async ([, change], { database }) => {
  const { read, use } = await aLink(database)
  expect([await read(change), await use(change)]).toEqual([{ state: 'unknown' }, null])
})

test('a link ends at its moment, and says so until it is forgotten', async ({ database }) => {
  const { read, use } = await aLink(database)
  expect([(await read({ now: END })).state, await use({ now: END })]).toEqual(['expired', null])
  await deleteEndedLinks(database.system, END)
  expect((await read({ now: END })).state).toBe('expired')
  await deleteEndedLinks(database.system, new Date(END.getTime() + 1))
  expect((await read({ now: END })).state).toBe('unknown')
})

test('what is stored opens nothing', async ({ database }) => {
  const { token } = await aLink(database)
  const stored = JSON.stringify(await database.system.select().from(linkTokens))
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(stored).not.toContain(token)
})
