import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import type { Database } from '#app/data/database/database.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))
const HOUR = 3_600_000

/** Somebody asks for a link; gives the calls of the browser that waits, those of another one, and the token that was mailed. */
async function askForLink(database: Database) {
  const shop = openShop(database)
  const answer = await (await shop.visitor()).members.sendVerification({
    query: { email: 'ada@example.com' },
  })
  const [sent] = answer.payload
  await workJobs(shop.services)
  const token = /membershipVerificationToken=([\w-]+)/.exec(shop.mails[0]?.text ?? '')?.[1] ?? ''
  const own = async () => (await shop.visitor({ verification: { id: sent?.verificationId ?? '' } })).members
  const other = async () => (await shop.visitor()).members
  const wait = async () => (await (await own()).awaitVerification()).payload
  const collect = async () => (await (await own()).collectVerification()).payload.map(({ status }) => status)
  const confirm = async (code: string, membershipVerificationToken = token) =>
    (await (await other()).confirmOtherDevice({ body: { membershipVerificationToken, code } })).payload.status
  return { shop, own, other, token, code: sent?.code ?? '', wait, collect, confirm }
}

test('who has not asked for a link waits for nothing', async ({ database }) => {
  const { other } = await askForLink(database)
  const none = { status: 'token_expired', email: null, code: null }
  expect((await (await other()).awaitVerification()).payload).toEqual(none)
  expect((await (await other()).collectVerification()).payload).toMatchObject([{ status: 'token_expired' }])
})

test('what waits is not opened yet, until it is confirmed on the other device and collected, once', async ({
  database,
}) => {
  const { code, wait, collect, confirm } = await askForLink(database)
  const waiting = { status: 'verification_sent', email: 'ada@example.com', code }
  expect([await wait(), await collect()]).toEqual([waiting, ['verification_sent']])
  expect(await confirm([...code].join(' '))).toBe('confirmed')
  expect(await wait()).toEqual({ ...waiting, status: 'confirmed' })
  expect(await collect()).toEqual(['verified'])
  expect(await collect()).toEqual(['token_expired'])
  expect((await wait()).status).toBe('token_expired')
})

test('an hour later nothing waits any more, and nothing can be collected', async ({ database }) => {
  const { shop, wait, collect } = await askForLink(database)
  shop.wait(HOUR - 1)
  expect([(await wait()).status, await collect()]).toEqual(['verification_sent', ['verification_sent']])
  shop.wait(1)
  expect([await wait(), await collect()]).toEqual([
    { status: 'token_expired', email: 'ada@example.com', code: null },
    ['token_expired'],
  ])
})

test('a code is wrong, of a link that nobody was sent, or the third wrong one and the end of the link', async ({
  database,
}) => {
  const { code, wait, confirm } = await askForLink(database)
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0')
  expect(await confirm(code, 'guess')).toBe('token_not_found')
  expect([await confirm(wrong), await confirm(wrong), await confirm(wrong)]).toEqual([
    'wrong_code',
    'wrong_code',
    'wrong_code',
  ])
  expect(await confirm(code)).toBe('token_expired')
  expect((await wait()).status).not.toBe('confirmed')
})

test('to look at a link tells whose it is and uses nothing up', async ({ database }) => {
  const { shop, own, other, token } = await askForLink(database)
  const query = { membershipVerificationToken: token }
  const look = async (members: typeof own) => (await (await members()).readVerification({ query })).payload
  expect([await look(own), await look(other)]).toEqual([
    { status: 'open', isOwn: true },
    { status: 'open', isOwn: false },
  ])
  shop.wait(HOUR)
  const { status, isOwn } = await look(own)
  expect([status === 'open', isOwn]).toEqual([false, false])
})
