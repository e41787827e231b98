import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import type { Database } from '#app/data/database/database.ts'
import type { Mail } from '#app/gateways/mail/mail-gateway.ts'
import * as confirmEmail from '#app/routes/auth/confirm-email/route.tsx'
import { NOW, overHttp, testServices } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  const visitors = aMuseum().visitors?.map(visitor => ({ ...visitor, confirmed: true, password: PASSWORD }))
  await loadVenue(database, aMuseum({ visitors }))
  await loadVenue(
    database,
    aMuseum({ visitors, venue: { id: 'quay', name: 'Quay', timeZone: 'America/New_York' } }),
  )
})

const PASSWORD = 'harbour light 9'
const encoded = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, encodeURIComponent(value)]))
const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? ''

async function open(database: Database) {
  const mails: Mail[] = []
  let now = NOW
  const gateways = { mail: { send: async (mail: Mail) => void mails.push(mail) } } as never
  const services = { ...testServices(database, { gateways }), clock: () => now }
  const call = await overHttp(database, { services })
  const signIn = async (email: string, tenantId = 'pier', password = PASSWORD) => {
    const headers = encoded({ 'x-email': email, 'x-password': password })
    return call('/visitor/session', { tenantId, headers })
  }
  const cookie = cookieOf((await signIn('ada@example.com')).headers)
  const as = (own: string) => ({
    save: (body: object) => call('/visitor', { method: 'PUT', headers: { cookie: own }, body }),
    again: () => call('/visitor/email/link', { method: 'POST', headers: { cookie: own } }),
    drop: () => call('/visitor/email', { method: 'DELETE', headers: { cookie: own } }),
    confirm: (token: string, tenantId = 'pier') =>
      call('/visitor/email', { method: 'POST', tenantId, headers: { cookie: own, 'x-token': token } }),
    get: async () => (await call('/visitor', { headers: { cookie: own } })).body as { payload: object },
  })
  const mailed = async () => {
    await workJobs(services)
    return mails.splice(0)
  }
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
  }
  return { call, as, ada: as(cookie), signIn, mailed, later }
}

const linkIn = (mail?: Mail) => /https:\/\/tickets\.example(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
const tokenIn = (mail?: Mail) => linkIn(mail).split('/').at(-1) ?? ''
const GONE = 'UNAUTHORIZED: This link is no longer valid. Please ask for a new one.'

test('another email is the account’s once the link that was mailed to it is pressed, and the old address is told', async ({
  database,
}) => {
  const { ada, mailed, signIn } = await open(database)
  expect((await ada.save({ email: 'New@Example.com', firstName: 'Adéle' })).body).toMatchObject({
    payload: { email: 'Ada@Example.com', newEmail: 'New@Example.com', confirmed: true, firstName: 'Adéle' },
  })
  const [link, ...others] = await mailed()
  expect([link?.to, link?.subject, others]).toEqual([
    'New@Example.com',
    'Confirm your email at Pier Museum',
    [],
  ])
  expect(linkIn(link)).toMatch(/^\/auth\/pier\/email\/[\w-]{43}$/)
  expect((await signIn('new@example.com')).status).toBe(401)
  const confirmed = await ada.confirm(tokenIn(link))
  expect(confirmed.body).toMatchObject({
    payload: { email: 'New@Example.com', newEmail: null, confirmed: true },
  })
  expect(decodeURIComponent(confirmed.headers.getSetCookie().join())).toContain('"email":"New@Example.com"')
  expect([(await signIn('new@example.com')).status, (await signIn('ada@example.com')).status]).toEqual([
    200, 401,
  ])
  const [notice, ...more] = await mailed()
  expect([notice?.to, notice?.subject, more]).toEqual([
    'Ada@Example.com',
    'The email of your account at Pier Museum was changed',
    [],
  ])
  expect(notice?.text).toContain('If this was not you, please contact us at once.')
  expect(notice?.text).not.toContain('new@example.com')
})

test('an email that somebody has: the same answer after the same statements, and its owner is told that they have an account', async ({
  database,
  watched,
}) => {
  const { ada, mailed, signIn } = await open(database)
  const change = async (email: string) => {
    watched.taken()
    const { status, body } = await ada.save({ email })
    const { payload } = body as { payload: object }
    return { status, payload: { ...payload, newEmail: '' }, statements: watched.taken() }
  }
  await change('first@example.com')
  const known = await change('BOB@example.com')
  expect(await change('none@example.com')).toEqual(known)
  expect(known.statements.join('\n')).not.toContain('"visitors"."email" =')
  await ada.save({ email: 'BOB@example.com' })
  const mails = await mailed()
  const bobsMails = mails.filter(({ to }) => to === 'BOB@example.com')
  expect(bobsMails.map(({ subject }) => subject)).toContain('You have an account at Pier Museum')
  expect(linkIn(bobsMails[0])).toBe('/auth/pier/login')
  expect(bobsMails.map(linkIn).join()).not.toContain('/email/')
  expect((await signIn('bob@example.com')).status).toBe(200)
})

test('an email that somebody took in the meantime is not given to a second account', async ({ database }) => {
  const { ada, as, mailed, signIn } = await open(database)
  const bob = as(cookieOf((await signIn('bob@example.com')).headers))
  await ada.save({ email: 'new@example.com' })
  const [forAda] = await mailed()
  await bob.save({ email: 'new@example.com' })
  const [forBob] = await mailed()
  expect((await bob.confirm(tokenIn(forBob))).status).toBe(200)
  await mailed()
  expect((await ada.confirm(tokenIn(forAda))).body).toMatchObject({ status: 401, message: GONE })
  expect((await ada.get()).payload).toMatchObject({ email: 'Ada@Example.com' })
})

test('a link confirms once, for an hour, at its venue and for the visitor who asked; who is not signed in uses nothing up', async ({
  database,
}) => {
  const { ada, as, mailed, later, signIn } = await open(database)
  await ada.save({ email: 'new@example.com' })
  const token = tokenIn((await mailed())[0])
  const bob = as(cookieOf((await signIn('bob@example.com')).headers))
  const quay = as(cookieOf((await signIn('ada@example.com', 'quay')).headers))
  expect((await as('').confirm(token)).body).toMatchObject({ message: 'UNAUTHORIZED: Please sign in' })
  expect((await bob.confirm(token)).body).toMatchObject({ message: GONE })
  expect((await quay.confirm(token, 'quay')).body).toMatchObject({ message: GONE })
  expect((await ada.confirm('unknown')).body).toMatchObject({ message: GONE })
  expect((await ada.confirm(token)).status).toBe(200)
  expect((await ada.confirm(token)).body).toMatchObject({ message: GONE })
  await ada.save({ email: 'third@example.com' })
  await mailed()
  later(30)
  await ada.again()
  const [second] = await mailed()
  later(60)
  expect((await ada.confirm(tokenIn(second))).body).toMatchObject({ message: GONE })
})

test('an email that waits is mailed again, replaced or dropped; links to what waits no more are over', async ({
  database,
}) => {
  const { ada, mailed, later } = await open(database)
  await ada.save({ email: 'first@example.com' })
  await ada.save({ email: 'first@example.com', lastName: 'Reed' })
  const [first, ...others] = await mailed()
  expect(others).toEqual([])
  expect((await ada.again()).body).toEqual({ payload: { sent: true } })
  expect((await mailed()).map(({ to }) => to)).toEqual(['first@example.com'])
  await ada.save({ email: 'second@example.com' })
  const [second] = await mailed()
  expect((await ada.confirm(tokenIn(first))).status).toBe(401)
  expect((await ada.drop()).body).toMatchObject({ payload: { email: 'Ada@Example.com', newEmail: null } })
  expect((await ada.confirm(tokenIn(second))).status).toBe(401)
  expect((await ada.again()).status).toBe(409)
  await ada.save({ email: 'third@example.com' })
  later(60)
  expect((await ada.save({ email: 'ADA@example.com' })).body).toMatchObject({
    payload: { email: 'ADA@example.com', newEmail: 'third@example.com' },
  })
})

test('nobody has strangers written to: after five mails the answer is to wait', async ({ database }) => {
  const { ada } = await open(database)
  for (let round = 0; round < 5; round += 1)
    expect((await ada.save({ email: `stranger${round}@example.com` })).status).toBe(200)
  expect((await ada.save({ email: 'stranger5@example.com' })).status).toBe(429)
  expect((await ada.again()).status).toBe(429)
  expect((await ada.save({ firstName: 'Adéle' })).status).toBe(200)
})

test('signing out everywhere and another password forget the email that waits', async ({ database }) => {
  const { ada, as, call, mailed, signIn } = await open(database)
  await ada.save({ email: 'thief@example.com' })
  const thief = tokenIn((await mailed())[0])
  await call('/visitor/recoverPassword', { headers: encoded({ 'x-email': 'ada@example.com' }) })
  const [recovery] = await mailed()
  const headers = encoded({ 'x-token': tokenIn(recovery), 'x-new-password': 'tide pool 77' })
  const changed = as(cookieOf((await call('/visitor/tokenLogin', { headers })).headers))
  expect((await changed.get()).payload).toMatchObject({ email: 'Ada@Example.com', newEmail: null })
  expect((await changed.confirm(thief)).status).toBe(401)
  await changed.save({ email: 'thief@example.com' })
  const [, again] = await mailed()
  await call('/logout/everywhere', {
    method: 'POST',
    headers: { cookie: cookieOf((await signIn('ada@example.com', 'pier', 'tide pool 77')).headers) },
  })
  const back = as(cookieOf((await signIn('ada@example.com', 'pier', 'tide pool 77')).headers))
  expect((await back.get()).payload).toMatchObject({ newEmail: null })
  expect((await back.confirm(tokenIn(again))).status).toBe(401)
})

test('another password is told by mail, with the way to a new one; a first one is not', async ({
  database,
}) => {
  const { call, mailed } = await open(database)
  const change = async (password: string) => {
    await call('/visitor/recoverPassword', { headers: encoded({ 'x-email': 'ada@example.com' }) })
    const [recovery] = await mailed()
    const headers = encoded({ 'x-token': tokenIn(recovery), 'x-new-password': password })
    expect((await call('/visitor/tokenLogin', { headers })).status).toBe(200)
    return mailed()
  }
  const [notice, ...others] = await change('tide pool 77')
  expect([notice?.to, notice?.subject, others]).toEqual([
    'Ada@Example.com',
    'Your password at Pier Museum was changed',
    [],
  ])
  expect(notice?.text).toContain('If this was not you, choose a new password at once.')
  expect(linkIn(notice)).toBe('/auth/pier/forgotPassword')
  expect(notice?.text).not.toContain('you can ignore it')
  await database.system.execute('update visitors set password_hash = null')
  expect(await change('another one 8')).toEqual([])
})

test('the address of the link shows which email it is about and changes nothing; the press does', async ({
  database,
}) => {
  const { ada, mailed } = await open(database)
  const screen = (about = {}) =>
    openScreen(confirmEmail, {
      database,
      pattern: 'auth/:tenantId/email/:token',
      path,
      session: { visitor: { id: 'V-1', email: 'Ada@Example.com', name: 'Ada Moss' } },
      ...about,
    })
  await ada.save({ email: 'new@example.com' })
  const path = linkIn((await mailed())[0])
  expect((await screen({ session: {} })).location).toBe(`/auth/pier/login?ref=${encodeURIComponent(path)}`)
  const page = await screen()
  expect(page.words).toContain('Use new@example.com for your account from now on.')
  expect(page.page.getByRole('button', { name: 'Confirm email' })).toBeDefined()
  expect((await ada.get()).payload).toMatchObject({ email: 'Ada@Example.com' })
  const { location } = await screen({ form: {} })
  expect(location).toBe(`${path}?done=1`)
  const confirmed = await screen({ path: location ?? '' })
  expect(confirmed.words).toContain('new@example.com is the email of your account now.')
  expect(confirmed.words).toContain('Orders: new@example.com')
  expect((await ada.get()).payload).toMatchObject({ email: 'new@example.com' })
  for (const again of [await screen(), await screen({ form: {} })])
    expect(again.words).toContain('This link is no longer valid. Please ask for a new one.')
})
