import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { saveVisitorLink } from '#app/api/visitors/visitor-links.ts'
import type { Database } from '#app/data/database/database.ts'
import { findVisitor } from '#app/data/queries/visitors/read.ts'
import type { Mail } from '#app/gateways/mail/mail-gateway.ts'
import { NOW, overHttp, testServices } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum({ company: { passwordMinimum: 8 } }))
  const venue = { id: 'other', name: 'Other', timeZone: 'America/New_York' }
  await loadVenue(database, aMuseum({ venue }))
})

const encoded = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, encodeURIComponent(value)]))
const credentials = (email: string, password: string) => encoded({ 'x-email': email, 'x-password': password })
const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? ''

/** The API over HTTP at a time that moves, with the mails that go out. */
async function open(database: Database) {
  const mails: Mail[] = []
  let now = NOW
  const services = {
    ...testServices(database, {
      gateways: { mail: { send: async (mail: Mail) => void mails.push(mail) } } as never,
    }),
    clock: () => now,
  }
  const call = await overHttp(database, { services })
  const mailed = async () => {
    await workJobs(services)
    return mails.splice(0)
  }
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
  }
  const signIn = (email: string, password: string) =>
    call('/visitor/session', { headers: credentials(email, password) })
  const profile = (cookie: string) => call('/visitor', { headers: { cookie } })
  const recover = (email: string, query = '') =>
    call(`/visitor/recoverPassword${query}`, { headers: encoded({ 'x-email': email }) })
  const change = (token: string, password: string, tenantId = 'pier') =>
    call('/visitor/tokenLogin', {
      tenantId,
      headers: encoded({ 'x-token': token, 'x-new-password': password }),
    })
  const byToken = (token: string, tenantId = 'pier') =>
    call('/visitor/session', { tenantId, headers: encoded({ 'x-token': token }) })
  return { call, services, mailed, later, signIn, profile, recover, change, byToken }
}

const linkIn = (mail?: Mail) => new URL(/https:\/\/tickets\.example\S+/.exec(mail?.text ?? '')?.[0] ?? '')
const tokenIn = (mail?: Mail) => linkIn(mail).pathname.split('/').at(-1) ?? ''

/** A link as a job mails it, for a visitor of the museum. */
async function aLink(database: Database, id: string, about: { minutes?: number } = {}) {
  const db = database.forTenant('pier')
  const visitor = await findVisitor(db, 'pier', id)
  if (!visitor) throw new Error('no such visitor')
  const expiresAt = new Date(NOW.getTime() + (about.minutes ?? 60) * 60_000)
  return saveVisitorLink(db, 'pier', { visitor, purpose: 'sign-in', expiresAt })
}

const confirmed = (database: Database, value: boolean) =>
  database.system.execute(sql`update visitors set confirmed = ${value}`)

test('[MEM-235] a link to a new password is mailed to whoever is known, and nobody is told whether somebody is', async ({
  database,
}) => {
  const { recover, mailed } = await open(database)
  const known = await recover('ADA@example.com', '?redirectUrl=/events/pier/list%3Fdate=2026-11-21')
  const unknown = await recover('nobody@example.com')
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  expect(known.body).toEqual({ payload: { sent: true } })
  const [mail, ...others] = await mailed()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'Ada@Example.com', subject: expect.stringContaining('new password') })
  const link = linkIn(mail)
  expect(link.pathname).toMatch(/^\/auth\/pier\/changePassword\/[\w-]{43}$/)
  expect(link.searchParams.get('ref')).toBe('/events/pier/list?date=2026-11-21')
  expect((await recover('no address')).status).toBe(400)
})

test('the wish of a stranger and of a customer do the same work: one job, nobody looked up', async ({
  database,
  watched,
}) => {
  const { recover } = await open(database)
  const statementsOf = async (email: string) => {
    watched.taken()
    await recover(email)
    return watched.taken()
  }
  await statementsOf('first@example.com')
  const known = await statementsOf('ada@example.com')
  expect(await statementsOf('nobody@example.com')).toEqual(known)
  expect(known.join('\n')).not.toContain('"visitors"')
})

test('[MEM-236] [MEM-259] the token of the mail sets a new password once, and the old one no longer works', async ({
  database,
}) => {
  const { recover, mailed, change, signIn } = await open(database)
  await recover('ada@example.com')
  const token = tokenIn((await mailed())[0])
  expect((await change(token, 'tide pool 77', 'other')).status).toBe(401)
  const changed = await change(token, 'tide pool 77')
  expect(changed.body).toMatchObject({ payload: { visitor: { id: 'V-1' } } })
  expect((await change(token, 'another one 8')).status).toBe(401)
  expect((await signIn('ada@example.com', 'harbour light 9')).status).toBe(401)
  expect((await signIn('ada@example.com', 'tide pool 77')).status).toBe(200)
})

test('a new password of letters that no header holds is set and signs in', async ({ database }) => {
  const { recover, mailed, change, signIn } = await open(database)
  await recover('ada@example.com')
  expect((await change(tokenIn((await mailed())[0]), 'żółw żółw 12')).status).toBe(200)
  expect((await signIn('ada@example.com', 'żółw żółw 12')).status).toBe(200)
})

test('a password that is too short for the venue or much used is refused at its field, and the link stays good', async ({
  database,
}) => {
  const { recover, mailed, change } = await open(database)
  await recover('ada@example.com')
  const token = tokenIn((await mailed())[0])
  expect(await change(token, 'short77')).toMatchObject({
    status: 422,
    body: { errors: { password: 'Please enter a password' } },
  })
  expect(await change(token, 'Password')).toMatchObject({
    status: 422,
    body: { errors: { password: expect.stringContaining('too often') } },
  })
  expect((await change(token, 'tide pool 77')).status).toBe(200)
})

test('a change of the password ends every other session and every other link', async ({ database }) => {
  const { recover, mailed, change, signIn, profile, byToken } = await open(database)
  const before = cookieOf((await signIn('ada@example.com', 'harbour light 9')).headers)
  const another = await aLink(database, 'V-1')
  await recover('ada@example.com')
  const after = cookieOf((await change(tokenIn((await mailed())[0]), 'tide pool 77')).headers)
  expect((await profile(before)).status).toBe(401)
  expect((await profile(after)).status).toBe(200)
  expect((await byToken(another)).status).toBe(401)
})

test('a link to a new password is good for an hour', async ({ database }) => {
  const { recover, mailed, later, change } = await open(database)
  await recover('ada@example.com')
  const token = tokenIn((await mailed())[0])
  later(60)
  expect((await change(token, 'tide pool 77')).status).toBe(401)
  await recover('ada@example.com')
  const fresh = tokenIn((await mailed())[0])
  later(59)
  expect((await change(fresh, 'tide pool 77')).status).toBe(200)
})

test('[MEM-234] the token of a mailed link signs in once, at its venue; an unknown, used or old one is refused', async ({
  database,
}) => {
  const { byToken, profile, later } = await open(database)
  await confirmed(database, true)
  const token = await aLink(database, 'V-1')
  expect((await byToken('unknown')).status).toBe(401)
  expect((await byToken(token, 'other')).status).toBe(401)
  const signedIn = await byToken(token)
  expect(signedIn.body).toMatchObject({ payload: { visitor: { id: 'V-1', email: 'Ada@Example.com' } } })
  expect((await profile(cookieOf(signedIn.headers))).status).toBe(200)
  expect((await byToken(token)).body).toMatchObject({
    status: 401,
    message: 'UNAUTHORIZED: This link is no longer valid. Please ask for a new one.',
  })
  const old = await aLink(database, 'V-1')
  later(60)
  expect((await byToken(old)).status).toBe(401)
})

test('[MEM-237] a token login tells whether the visitor is confirmed; who is not is not signed in, and chooses a password with the same link', async ({
  database,
}) => {
  const { byToken, change, profile, call } = await open(database)
  await confirmed(database, true)
  expect((await byToken(await aLink(database, 'V-1'))).body).toMatchObject({
    visitor: { confirmed: true },
    payload: { visitor: { confirmed: true } },
  })
  await confirmed(database, false)
  const token = await aLink(database, 'V-2')
  const first = await byToken(token)
  expect(first.body).toMatchObject({
    visitor: { confirmed: false },
    payload: { visitor: { confirmed: false } },
  })
  expect(first.headers.get('set-cookie')).toBeNull()
  const headers = encoded({ 'x-token': token })
  expect((await call('/visitor/tokenLogin', { headers })).body).toEqual(first.body)
  const changed = await change(token, 'tide pool 77')
  expect(changed.body).toMatchObject({ visitor: { confirmed: true } })
  expect((await profile(cookieOf(changed.headers))).body).toMatchObject({ payload: { id: 'V-2' } })
})

test('a link that signs in changes no password of somebody who has one', async ({ database }) => {
  const { change, signIn, byToken } = await open(database)
  await confirmed(database, true)
  const token = await aLink(database, 'V-1')
  expect((await change(token, 'tide pool 77')).status).toBe(401)
  expect((await signIn('ada@example.com', 'harbour light 9')).status).toBe(200)
  expect((await byToken(token)).status).toBe(200)
})

test('a link signs in without a password, asked for by anybody, mailed to whoever is known', async ({
  database,
}) => {
  const { call, mailed, byToken } = await open(database)
  const ask = (email: string, redirectUrl?: string) =>
    call('/visitor/link', { method: 'POST', body: { email, kind: 'sign-in', redirectUrl } })
  const known = await ask('ada@example.com', 'https://thief.example/')
  const unknown = await ask('nobody@example.com')
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
  const [mail, ...others] = await mailed()
  expect(others).toEqual([])
  expect(linkIn(mail).pathname).toMatch(/^\/auth\/pier\/login\/[\w-]{43}$/)
  expect(linkIn(mail).search).toBe('')
  expect((await byToken(tokenIn(mail))).body).toMatchObject({ payload: { visitor: { id: 'V-1' } } })
})

test('nobody’s mailbox is filled: after five mails to an address the answer is to wait, whether it is known or not', async ({
  database,
}) => {
  const { recover, later } = await open(database)
  for (const email of ['ada@example.com', 'nobody@example.com']) {
    for (let round = 0; round < 5; round += 1) expect((await recover(email)).status).toBe(200)
    expect(await recover(email.toUpperCase())).toMatchObject({ status: 429 })
  }
  later(5)
  expect((await recover('ada@example.com')).status).toBe(200)
})

test('no token and no email of a link stands in the database as it was mailed', async ({ database }) => {
  const { recover, mailed } = await open(database)
  await recover('ada@example.com')
  const token = tokenIn((await mailed())[0])
  const { rows } = await database.system.execute(
    sql`select to_json(link_tokens)::text as row from link_tokens union all select to_json(jobs)::text from jobs`,
  )
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('signing out everywhere ends every session, and links that were mailed', async ({ database }) => {
  const { call, signIn, profile, byToken } = await open(database)
  const phone = cookieOf((await signIn('ada@example.com', 'harbour light 9')).headers)
  const laptop = cookieOf((await signIn('ada@example.com', 'harbour light 9')).headers)
  const link = await aLink(database, 'V-1')
  const out = await call('/logout/everywhere', { method: 'POST', headers: { cookie: laptop } })
  expect(out.body).toEqual({ payload: { signedOut: true } })
  for (const cookie of [phone, laptop, cookieOf(out.headers)])
    expect((await profile(cookie)).status).toBe(401)
  expect((await byToken(link)).status).toBe(401)
  expect((await signIn('ada@example.com', 'harbour light 9')).status).toBe(200)
  expect((await call('/logout/everywhere', { method: 'POST' })).status).toBe(401)
})

test('whoever has bought gets an account by the first link, with the name of the order', async ({
  database,
}) => {
  const shop = openShop(database)
  const api = await shop.visitor()
  const { id } = await fillCart(api, aDraft({ adult: 1 }))
  const billing = { billingEmail: 'New@Example.com', billingFirstName: 'Nell', billingLastName: 'Ives' }
  await place(api, aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD), ...billing }))
  await workJobs(shop.services)
  const { recover, mailed, change, signIn } = await open(database)
  await recover('new@example.com')
  const [mail] = await mailed()
  expect(mail?.to).toBe('new@example.com')
  expect((await change(tokenIn(mail), 'tide pool 77')).status).toBe(200)
  expect((await signIn('new@example.com', 'tide pool 77')).body).toMatchObject({
    payload: { visitor: { name: 'Nell Ives', confirmed: true } },
  })
})
