import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { overHttp } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database =>
  loadVenue(
    database,
    aMuseum({
      company: { requireLastName: true },
      giftCertificates: [{ number: 'EXPIRED-1', balance: 5000, expires: '2026-11-01' }],
    }),
  ),
)

const encoded = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, encodeURIComponent(value)]))
const signIn = (email: string) => ({
  path: '/visitor/session',
  headers: encoded({ 'x-email': email, 'x-password': 'x' }),
})
const recovery = (email: string) => ({
  path: '/visitor/recoverPassword',
  headers: encoded({ 'x-email': email }),
})
const link = (kind: string) => (email: string) => ({
  path: '/visitor/link',
  method: 'POST',
  body: { kind, email },
})
const verification = (email: string) => ({
  path: `/membership/sendVerification?email=${encodeURIComponent(email)}`,
})
const membership = (id: string) => ({ path: `/membership/validate?membershipId=${id}&lastName=Wrong` })
const certificate = (number: string) => ({ path: `/giftcards/number/${number}` })

/** The deterministic half of `npm run bench -- timing`, which compares how long these take. */
test.for([
  ['sign-in', signIn, 'ada@example.com', 'nobody@example.com'],
  ['sign-in of somebody without a password', signIn, 'bob@example.com', 'nobody@example.com'],
  ['recovery', recovery, 'ada@example.com', 'nobody@example.com'],
  ['sign-in by link', link('sign-in'), 'ada@example.com', 'nobody@example.com'],
  ['link to orders', link('orders'), 'ada@example.com', 'nobody@example.com'],
  ['verification by email', verification, 'ada@example.com', 'nobody@example.com'],
  ['verification by id', membership, 'M-1001', 'M-9999'],
  ['gift certificate that has expired', certificate, 'EXPIRED-1', 'UNKNOWN-1'],
] as const)(
  '%s: known and unknown get the same answer after the same statements',
  async ([, ask, known, unknown], { database, watched }) => {
    const call = await overHttp(database, { services: openShop(database).services })
    const answerTo = async (name: string) => {
      watched.taken()
      const { path, ...about } = ask(name) as { path: string; method?: string; body?: object }
      const { status, body } = await call(path, about)
      return { status, answer: withoutRandom(body), statements: watched.taken() }
    }
    await answerTo(unknown)
    const first = await answerTo(known)
    expect(await answerTo(unknown)).toEqual(first)
    expect(first.statements.length).toBeGreaterThan(0)
  },
)

/** What is drawn anew for each answer. */
const withoutRandom = (body: unknown) =>
  JSON.parse(
    JSON.stringify(body, (name, value) =>
      ['verificationId', 'code', 'requestId'].includes(name) ? null : value,
    ),
  )

test('an order that is unknown is answered like one of a uuid that nobody made', async ({ database }) => {
  const call = await overHttp(database, { services: openShop(database).services })
  const ask = async () => (await call(`/uuidobjectregistry/${randomUUID()}`)).body
  expect(await ask()).toEqual(await ask())
})
