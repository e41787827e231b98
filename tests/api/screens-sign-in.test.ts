import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import { refuse } from '#app/api/kernel/refuse.ts'
import { saveVisitorLink, type VisitorLinkPurpose } from '#app/api/visitors/visitor-links.ts'
import type { Database } from '#app/data/database/database.ts'
import { findVisitor } from '#app/data/queries/visitors/read.ts'
import * as application from '#app/routes/application/route.tsx'
import * as changePassword from '#app/routes/auth/change-password/route.tsx'
import * as forgotPassword from '#app/routes/auth/forgot-password/route.tsx'
import * as login from '#app/routes/auth/login/route.tsx'
import { action as logout } from '#app/routes/auth/logout/route.tsx'
import * as shell from '#app/routes/auth/shell/route.tsx'
import { loader as start } from '#app/routes/auth/start/route.tsx'
import * as tokenLogin from '#app/routes/auth/token-login/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { NOW } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { drawPage, type Route } from '#tests/builders/draw-page.tsx'
import { degree, markedWords } from '#tests/builders/marked-words.ts'
import { instead, load, type PageRequest } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum({ company: { passwordMinimum: 8 } }))
  const venue = { id: 'marked', name: 'Marked', timeZone: 'America/New_York' }
  await loadVenue(database, aMuseum({ venue, texts: markedWords(['auth'], degree) }))
})

const ADA: VisitorSession = { visitor: { id: 'V-1', email: 'Ada@Example.com', name: 'Ada Moss' } }
const RIGHT = { email: 'ada@example.com', password: 'harbour light 9' }
const REF = '/events/pier/detail/boat-tour?date=2026-11-21'
const refQuery = (ref: string) => `?${new URLSearchParams({ ref })}`

type OpenOptions = Partial<PageRequest> & { tenantId?: string; query?: string; token?: string }

/** A sign-in screen in its frames, or what its action answers to a form. */
function opener(screen: Route, pattern: string) {
  return async (
    database: Database,
    { tenantId = 'pier', query = '', token = '', ...request }: OpenOptions = {},
  ) => {
    const path = `/auth/${tenantId}/${pattern.replace(':token', token)}${query}`
    const page = await drawPage([application, shell, screen], {
      database,
      pattern: `auth/:tenantId/${pattern}`,
      path,
      ...request,
    })
    const field = (name: string) => page.body.querySelector<HTMLInputElement>(`[name="${name}"]`)
    const errorOf = (name: string) => {
      const ids = field(name)?.getAttribute('aria-describedby')?.split(' ') ?? []
      return ids
        .filter(id => id.endsWith('-error'))
        .map(id => page.body.querySelector(`[id="${id}"]`)?.textContent)[0]
    }
    return { ...page, field, errorOf, cookies: page.headers.getSetCookie() }
  }
}

const openLogin = opener(login, 'login')
const openToken = opener(tokenLogin, 'login/:token')
const openForgotten = opener(forgotPassword, 'forgotPassword')
const openChange = opener(changePassword, 'changePassword/:token')

/** Replaces calls of the API about visitors. */
const answering = (name: keyof ApiClient['visitors'], answer: () => Promise<unknown>) => (api: ApiClient) =>
  instead(api, 'visitors', instead(api.visitors, name, answer))

async function aLink(database: Database, { id = 'V-1', purpose = 'sign-in' as VisitorLinkPurpose } = {}) {
  const db = database.forTenant('pier')
  const visitor = await findVisitor(db, 'pier', id)
  if (!visitor) throw new Error('no such visitor')
  return saveVisitorLink(db, 'pier', { visitor, purpose, expiresAt: new Date(NOW.getTime() + 60_000) })
}

const unconfirm = (database: Database) => database.system.execute(sql`update visitors set confirmed = false`)
const tokensLeft = async (database: Database) =>
  (await database.system.execute(sql`select from link_tokens where used_at is null`)).rows.length

test('[MEM-028] the sign-in begins with email and password, keeps the way back, and its screens speak in its shell', async ({
  database,
}) => {
  const led = async (query: string) => {
    const opening = load(start, { database, path: `/auth/pier${query}` })
    return (await opening.catch(thrown => thrown)).headers.get('Location')
  }
  expect(await led('')).toBe('/auth/pier/login')
  expect(await led(refQuery(REF))).toBe(`/auth/pier/login${refQuery(REF)}`)
  const { words } = await openLogin(database, { tenantId: 'marked' })
  expect(words).toContain('Sign in°')
})

test('[MEM-029] the sign-in asks for email and password under its heading and its text', async ({
  database,
}) => {
  const page = await openLogin(database)
  expect(page.body.querySelector('h1')?.textContent).toBe('Sign in')
  expect(page.words).toContain('Sign in to view your past orders')
  expect(page.field('email')?.type).toBe('email')
  expect(page.field('password')?.type).toBe('password')
  const marked = await openLogin(database, { tenantId: 'marked' })
  expect(marked.words).toContain('Sign in to view your past orders°')
})

test('[MEM-030] [MEM-031] Sign In, a way to a forgotten password that keeps the way back, and Cancel to the events', async ({
  database,
}) => {
  const page = await openLogin(database, { query: refQuery(REF) })
  expect(page.named('button', 'Sign In')?.getAttribute('type')).toBe('submit')
  expect(page.named('a', 'Forgot Password')?.getAttribute('href')).toBe(
    `/auth/pier/forgotPassword${refQuery(REF)}`,
  )
  expect(page.named('a', 'Cancel')?.getAttribute('href')).toBe('/events/pier/list')
})

test('[MEM-032] [MEM-033] a sign-in leads back, or to the events; another site is no way back', async ({
  database,
}) => {
  const led = async (query: string) => (await openLogin(database, { query, form: RIGHT })).location
  expect(await led(refQuery(REF))).toBe(REF)
  expect(await led('')).toBe('/events/pier/list')
  for (const ref of ['https://thief.example/', '//thief.example', '/\\thief.example', 'javascript:alert(1)'])
    expect(await led(refQuery(ref))).toBe('/events/pier/list')
})

test('[MEM-121] a sign-in leaves the cookie visitor with who it is; a refused one and a sign-out leave none', async ({
  database,
}) => {
  const { cookies } = await openLogin(database, { form: RIGHT })
  const [cookie = ''] = cookies.filter(each => each.startsWith('visitor='))
  expect(JSON.parse(decodeURIComponent(cookie.slice('visitor='.length, cookie.indexOf(';'))))).toEqual({
    tenantId: 'pier',
    id: 'V-1',
    email: 'Ada@Example.com',
    firstName: 'Ada',
    lastName: 'Moss',
    name: 'Ada Moss',
    confirmed: true,
  })
  expect(cookie).toMatch(/; Max-Age=2592000; Path=\/; SameSite=Lax$/)
  const refused = await openLogin(database, { form: { ...RIGHT, password: 'wrong' } })
  expect(refused.cookies).toEqual([])
})

test('[MEM-167] signing out removes the cookie visitor, the visitor and the member of the session; the cart stays', async ({
  database,
}) => {
  let kept: VisitorSession = { ...ADA, ...verifiedMember('M-1001'), cartId: 'C-1' }
  const sessions = {
    read: async () => kept,
    write: async (_tenantId: string, session: VisitorSession) => {
      kept = session
      return 'session=1'
    },
  }
  const out = { database, path: '/auth/pier/logout', form: {}, context: { sessions } }
  const { headers } = await load(logout, out).catch(thrown => thrown)
  expect(headers.getSetCookie()).toEqual(['session=1', 'visitor=; Max-Age=0; Path=/; SameSite=Lax'])
  expect(kept).toEqual({ cartId: 'C-1' })
})

test('[MEM-166] who is signed in goes on without a sign-in being asked for, unless a clean one is wanted', async ({
  database,
}) => {
  const watch = answering('signIn', () => {
    throw new Error('The server was asked')
  })
  const known = await openLogin(database, { session: ADA, query: refQuery(REF), watch })
  expect(known.location).toBe(REF)
  expect((await openLogin(database, { session: ADA })).location).toBe('/events/pier/list')
  const clean = await openLogin(database, { session: ADA, query: '?clean=1' })
  expect([clean.location, clean.field('password')?.type]).toEqual([null, 'password'])
})

test('a session that was ended elsewhere is none: the sign-in asks again', async ({ database }) => {
  await database.system.execute(sql`update visitors set session_version = 1`)
  expect((await openLogin(database, { session: ADA })).field('password')).not.toBeNull()
  const visitor = { id: 'V-1', email: 'Ada@Example.com', name: 'Ada Moss', version: 1 }
  expect((await openLogin(database, { session: { visitor } })).location).toBe('/events/pier/list')
})

const unsent = answering('signIn', () => {
  throw new Error('The server was asked')
})

test('[MEM-180] [MEM-181] an email that is none and a missing password are told at their fields, and nothing is sent', async ({
  database,
}) => {
  for (const email of ['', 'ada@', ' ada@example.com']) {
    const page = await openLogin(database, { form: { email, password: 'x' }, watch: unsent })
    expect([page.status, page.errorOf('email')]).toEqual([400, 'Please enter a valid email'])
    expect(page.errorOf('password')).toBeUndefined()
  }
  const page = await openLogin(database, { form: { email: RIGHT.email, password: '' }, watch: unsent })
  expect([page.status, page.errorOf('password')]).toEqual([400, 'Please enter a password'])
  expect([page.errorOf('email'), page.field('email')?.getAttribute('value')]).toEqual([
    undefined,
    RIGHT.email,
  ])
})

test('[MEM-268] [MEM-269] a refused sign-in says what the server says after the code, or that it did not work', async ({
  database,
}) => {
  const refused = await openLogin(database, { form: { ...RIGHT, password: 'wrong' } })
  expect([refused.status, refused.words]).toEqual([
    401,
    expect.stringContaining('The email or password is not correct.'),
  ])
  expect(refused.errorOf('password')).toBe('The email or password is not correct.')
  expect(refused.field('email')?.getAttribute('value')).toBe(RIGHT.email)
  expect(refused.words).not.toContain('UNAUTHORIZED')
  expect(refused.field('password')?.getAttribute('value')).toBeNull()
  const messageAfter = async (answer: () => Promise<unknown>) =>
    openLogin(database, { form: RIGHT, watch: answering('signIn', answer) })
  const other = await messageAfter(() => Promise.reject(refuse('UNAUTHORIZED', { text: 'Wrong: try again' })))
  expect(other.words).toContain('Wrong: try again')
  const broken = await messageAfter(() => Promise.reject(new Error('<html>secret</html>')))
  expect([broken.status, broken.words]).toEqual([500, expect.stringContaining('This did not work just now.')])
  expect(broken.words).not.toContain('secret')
  const busy = await messageAfter(() => Promise.reject(refuse('TOO_MANY_REQUESTS')))
  expect([busy.status, busy.words]).toEqual([429, expect.stringContaining('There were too many tries.')])
})

test('[MEM-268] forgotten and changed passwords say in the same way what the server says', async ({
  database,
}) => {
  const refusing = () => Promise.reject(refuse('UNPROCESSABLE', { text: 'Not: now' }))
  const forgotten = { form: { email: RIGHT.email }, watch: answering('recoverPassword', refusing) }
  expect((await openForgotten(database, forgotten)).words).toContain('Not: now')
  const form = { password: 'tide pool 77', repeated: 'tide pool 77' }
  const changed = { token: 'x', form, watch: answering('tokenLogin', refusing) }
  expect((await openChange(database, changed)).words).toContain('Not: now')
})

test('a link by mail needs the email alone, and the answer is the same for everybody', async ({
  database,
}) => {
  const ask = (email: string) =>
    openLogin(database, { query: refQuery(REF), form: { intent: 'link', email, password: '' } })
  const known = await ask('ada@example.com')
  const unknown = await ask('nobody@example.com')
  expect(known.words).toContain('If ada@example.com is known here, a link is on its way.')
  expect(unknown.words).toBe(known.words.replaceAll('ada@', 'nobody@'))
  const { rows } = await database.system.execute<{ payload: object }>(sql`select payload from jobs`)
  expect(rows.map(({ payload }) => payload)).toContainEqual({
    kind: 'sign-in',
    email: 'ada@example.com',
    returnTo: REF,
  })
  expect((await ask('nobody')).errorOf('email')).toBe('Please enter a valid email')
})

test('[MEM-035] the link of a mail signs in, and leads back or to the events', async ({ database }) => {
  for (const [query, place] of [
    [refQuery(REF), REF],
    ['', '/events/pier/list'],
    [refQuery('//thief.example'), '/events/pier/list'],
  ] as const) {
    const { location, cookies } = await openToken(database, { query, token: await aLink(database), form: {} })
    expect(location).toBe(place)
    expect(cookies.some(cookie => cookie.startsWith('visitor=%7B'))).toBe(true)
  }
})

test('opening the link of a mail uses nothing up: a form does, by itself or by its button', async ({
  database,
}) => {
  const token = await aLink(database)
  const page = await openToken(database, { token })
  expect(await tokensLeft(database)).toBe(1)
  expect(page.words).toContain('Signing you in...')
  const button = page.named('button', 'Continue')
  expect(button?.closest('form')?.getAttribute('method')).toBe('post')
  expect(page.cookies).toEqual([])
  await openToken(database, { token, form: {} })
  expect(await tokensLeft(database)).toBe(0)
})

test('[MEM-036] who is not confirmed chooses a password first, with the same link and the same way back', async ({
  database,
}) => {
  await unconfirm(database)
  const token = await aLink(database)
  const { location, cookies } = await openToken(database, { query: refQuery(REF), token, form: {} })
  expect(location).toBe(`/auth/pier/changePassword/${token}${refQuery(REF)}`)
  expect([cookies, await tokensLeft(database)]).toEqual([[], 1])
})

test('[MEM-273] a link that is over leads to the sign-in, which says so and keeps the way back', async ({
  database,
}) => {
  const { location } = await openToken(database, { query: refQuery(REF), token: 'unknown', form: {} })
  const led = new URL(location ?? '', 'http://venue.example')
  expect([led.pathname, led.searchParams.get('ref')]).toEqual(['/auth/pier/login', REF])
  expect((await openLogin(database, { query: led.search })).words).toContain('This link is no longer valid.')
  const failing = answering('signIn', () => Promise.reject(new Error('The line is dead')))
  const dead = await openToken(database, { query: refQuery(REF), token: 'x', form: {}, watch: failing })
  expect(dead.location).toContain(new URLSearchParams({ ref: REF }).toString())
})

test('[MEM-037] a forgotten password asks for the email alone', async ({ database }) => {
  const page = await openForgotten(database)
  expect(
    [...page.body.querySelectorAll('main input, form input')].map(input => input.getAttribute('name')),
  ).toEqual(['email'])
  expect(page.named('button', 'Send Email')?.getAttribute('type')).toBe('submit')
})

test('[MEM-038] [MEM-276] what was sent is told to everybody alike, and leads to the sign-in with the way back', async ({
  database,
}) => {
  const ask = (email: string) => openForgotten(database, { query: refQuery(REF), form: { email } })
  const page = await ask('ada@example.com')
  expect(page.body.querySelector('h1')?.textContent).toBe('Email sent')
  expect(page.words).toContain(
    'An email has been sent to ada@example.com. Click the link to complete your password recovery.',
  )
  expect(page.named('a', 'Sign in')?.getAttribute('href')).toBe(`/auth/pier/login${refQuery(REF)}`)
  expect(page.field('email')).toBeNull()
  expect((await ask('nobody@example.com')).words).toBe(page.words.replaceAll('ada@', 'nobody@'))
  expect((await ask('nobody')).errorOf('email')).toBe('Please enter a valid email')
})

test('[MEM-039] a new password is asked for twice', async ({ database }) => {
  const page = await openChange(database, { token: 'any' })
  const labelled = (label: string) =>
    page.body.querySelector(`[id="${page.named('label', label)?.getAttribute('for')}"]`)
  expect(labelled('New password')?.getAttribute('type')).toBe('password')
  expect(labelled('Re-enter password')?.getAttribute('type')).toBe('password')
  expect(page.named('button', 'Update Password')?.getAttribute('type')).toBe('submit')
  expect(page.words).toContain('At least 8 characters')
})

test('[MEM-040] before a first review it is said why, and otherwise not', async ({ database }) => {
  const first = 'Since this is your first review, please create a password.'
  const saysFirst = async (ref: string) =>
    (await openChange(database, { token: 'any', query: refQuery(ref) })).words.includes(first)
  expect(await saysFirst('/events/pier/detail/boat-tour?rev=abc')).toBe(true)
  expect(await saysFirst('/events/pier/detail/boat-tour')).toBe(false)
  expect(await saysFirst('https://thief.example/?rev=abc')).toBe(false)
})

test('a password is updated or, before a first review, created: in the title, the heading and the button', async ({
  database,
}) => {
  const story = async (ref: string) => {
    const page = await openChange(database, { token: 'any', query: refQuery(ref) })
    const heading = page.body.querySelector('h1')?.textContent
    return [heading, ...['Update Password', 'Create Password'].filter(words => page.named('button', words))]
  }
  expect(await story('/events/pier/list')).toEqual(['Update your password', 'Update Password'])
  expect(await story('/events/pier/detail/boat-tour?rev=abc')).toEqual([
    'Create your password',
    'Create Password',
  ])
})

const change = (database: Database, form: Record<string, string>, { query = '', token = 'any' } = {}) =>
  openChange(database, { token, query, form })

test('[MEM-182] [MEM-183] each password that is missing or too short is told at its field, and two that differ', async ({
  database,
}) => {
  const required = 'Please enter a password'
  const errors = async (password: string, repeated: string) => {
    const page = await change(database, { password, repeated })
    expect(page.status).toBe(400)
    return [page.errorOf('password'), page.errorOf('repeated')]
  }
  expect(await errors('', '')).toEqual([required, required])
  expect(await errors('seven77', 'seven77')).toEqual([required, required])
  expect(await errors('tide pool 77', '')).toEqual([undefined, required])
  expect(await errors('', 'tide pool 77')).toEqual([required, 'Passwords do not match'])
  expect(await errors('tide pool 77', 'tide pool 78')).toEqual([undefined, 'Passwords do not match'])
  expect((await errors('password1', 'password1'))[0]).toContain('too often')
})

test('[MEM-041] a new password signs in and leads back, or to the orders', async ({ database }) => {
  const form = { password: 'tide pool 77', repeated: 'tide pool 77' }
  for (const [query, place] of [
    [refQuery(REF), REF],
    ['', '/account/pier/orders'],
  ] as const) {
    const token = await aLink(database, { purpose: 'password' })
    const { location, cookies } = await change(database, form, { query, token })
    expect(location).toBe(place)
    expect(cookies.some(cookie => cookie.startsWith('visitor=%7B'))).toBe(true)
  }
  expect((await openLogin(database, { form: RIGHT })).status).toBe(401)
  expect((await openLogin(database, { form: { ...RIGHT, password: 'tide pool 77' } })).location).toBe(
    '/events/pier/list',
  )
})

test('with a link that is over no password is changed, and a new one can be asked for', async ({
  database,
}) => {
  const form = { password: 'tide pool 77', repeated: 'tide pool 77' }
  const page = await change(database, form, { query: refQuery(REF) })
  expect([page.status, page.words]).toEqual([401, expect.stringContaining('This link is no longer valid.')])
  expect(page.named('a', 'Forgot Password')?.getAttribute('href')).toBe(
    `/auth/pier/forgotPassword${refQuery(REF)}`,
  )
})

test('a password is hidden, and can be shown, where one signs in and where one chooses it', async ({
  database,
}) => {
  for (const { field, named } of [await openLogin(database), await openChange(database, { token: 'any' })]) {
    expect(field('password')?.type).toBe('password')
    expect(named('button', 'Show password')?.getAttribute('type')).toBe('button')
  }
})
