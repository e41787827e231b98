import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import { saveVisitorLink } from '#app/api/visitors/visitor-links.ts'
import type { Database } from '#app/data/database/database.ts'
import { findVisitor } from '#app/data/queries/visitors/read.ts'
import * as profile from '#app/routes/account/profile/route.tsx'
import * as accountShell from '#app/routes/account/shell/route.tsx'
import * as application from '#app/routes/application/route.tsx'
import * as changePassword from '#app/routes/auth/change-password/route.tsx'
import * as login from '#app/routes/auth/login/route.tsx'
import { loader as openPasskeys, action as passkeys } from '#app/routes/auth/passkeys/route.ts'
import * as authShell from '#app/routes/auth/shell/route.tsx'
import { action as tokenLogin } from '#app/routes/auth/token-login/route.tsx'
import * as list from '#app/routes/events/list/route.tsx'
import * as standard from '#app/routes/standard/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { inProcess, NOW } from '#tests/builders/api-client.ts'
import { anAuthenticator } from '#tests/builders/authenticator.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { drawPage, type Route } from '#tests/builders/draw-page.tsx'
import { instead, load, type PageRequest, pageContext } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

const HOST = 'https://tickets.example'
const REF = '/events/pier/detail/boat-tour'
const MINUTE = 60_000
const ada = (signedInAt = NOW): VisitorSession => ({
  visitor: { id: 'V-1', email: 'Ada@Example.com', name: 'Ada Moss', signedInAt: signedInAt.toISOString() },
})
const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'

const opener =
  (frames: Route[], pattern: string) =>
  (
    database: Database,
    { path = '', host = HOST, ...request }: Partial<PageRequest> & { host?: string } = {},
  ) => {
    const address = `${host}/${pattern.replace(':tenantId', 'pier')}${path}`
    return drawPage([application, ...frames], { database, pattern, path: address, ...request })
  }

const openLogin = opener([authShell, login], 'auth/:tenantId/login')
const openProfile = opener([standard, accountShell, profile], 'account/:tenantId/profile')
const openList = opener([standard, list], 'events/:tenantId/list')

/** What a script is answered. */
async function ask(
  database: Database,
  { form, ...request }: Partial<PageRequest> & { form: Record<string, string> },
) {
  const response = await passkeys({
    request: new Request(`${HOST}/auth/pier/passkeys`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { 'User-Agent': CHROME },
    }),
    params: { tenantId: 'pier' },
    context: pageContext(database, request),
  } as never)
  const isJson = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    location: response.headers.get('Location'),
    cookies: response.headers.getSetCookie(),
    body: isJson ? await response.json() : null,
  }
}

/** Adds a passkey of a device as the screens do. */
async function add(database: Database, device: ReturnType<typeof anAuthenticator>) {
  const session = ada()
  const { body } = await ask(database, { session, form: { intent: 'registration-options' } })
  const credential = JSON.stringify(device.create(body.options))
  return ask(database, { session, form: { intent: 'add', credential } })
}

async function signature(database: Database, device: ReturnType<typeof anAuthenticator>) {
  const { body } = await ask(database, { form: { intent: 'sign-in-options' } })
  return JSON.stringify(device.get(body.options))
}

/** The cookie that opens or closes the offer, as a browser sends it back. */
const offerCookie = (cookies: string[]) =>
  cookies.find(cookie => cookie.startsWith('marquee-passkey_pier='))?.split(';')[0]

async function cookieOf(database: Database, state: 'open' | 'closed', password = 'harbour light 9') {
  const form = { email: 'ada@example.com', password, passkeys: 'can' }
  const cookies =
    state === 'open'
      ? (await openLogin(database, { form })).headers.getSetCookie()
      : (await ask(database, { form: { intent: 'close-offer' } })).cookies
  return offerCookie(cookies) ?? ''
}

const OFFER = 'Sign in faster next time'

test('the sign-in has a button for passkeys, and offers them with the email, where browsers know any', async ({
  database,
}) => {
  const page = await openLogin(database)
  expect(page.named('button', 'Sign in with a passkey')?.getAttribute('type')).toBe('button')
  expect(page.body.querySelector('[name="email"]')?.getAttribute('autocomplete')).toBe('username webauthn')
  for (const host of ['http://tickets.example', 'http://192.0.2.7'])
    expect((await openLogin(database, { host })).words).not.toContain('passkey')
  const secure = await openLogin(database, { host: 'http://tickets.example', context: { secure: true } })
  expect(secure.named('button', 'Sign in with a passkey'), 'behind a proxy').not.toBeNull()
})

test('a passkey signs in like a password: the same session, the same way back', async ({ database }) => {
  const device = anAuthenticator()
  await add(database, device)
  for (const [ref, place] of [
    [REF, REF],
    ['//thief.example', '/events/pier/list'],
    ['', '/events/pier/list'],
  ] as const) {
    let kept: VisitorSession = { cartId: 'C-1' }
    const sessions = {
      read: async () => kept,
      write: async (_tenantId: string, session: VisitorSession) => {
        kept = session
        return 'session=1'
      },
    }
    const form = { intent: 'passkey', credential: await signature(database, device) }
    const path = `?${new URLSearchParams({ ref })}`
    const page = await openLogin(database, { path, form, context: { sessions } })
    expect(page.location).toBe(place)
    const visitor = { id: 'V-1', email: 'Ada@Example.com', name: 'Ada Moss', version: 0 }
    expect(kept).toEqual({ cartId: 'C-1', visitor: { ...visitor, signedInAt: NOW.toISOString() } })
    const cookies = page.headers.getSetCookie()
    expect(cookies.some(cookie => cookie.startsWith('visitor=%7B'))).toBe(true)
    expect(offerCookie(cookies), 'no offer afterwards').toBe(await cookieOf(database, 'closed'))
  }
})

test('a passkey that is refused, or no answer of a device, leaves the sign-in with its sentence', async ({
  database,
}) => {
  const device = anAuthenticator()
  await add(database, device)
  await database.system.execute(sql`delete from passkeys`)
  const send = (credential: string, request: Partial<PageRequest> = {}) =>
    load(login.action, {
      database,
      path: `${HOST}/auth/pier/login`,
      form: { intent: 'passkey', credential },
      ...request,
    })
  const refused = await send(await signature(database, device))
  expect(refused).toMatchObject({
    status: 401,
    page: { passkeyProblem: 'This passkey is not known here. Please sign in with your email and password.' },
  })
  expect(refused.headers.getSetCookie()).toEqual([])
  const broken = { status: 400, page: { passkeyProblem: 'This did not work just now. Please try again.' } }
  expect(await send('none')).toMatchObject(broken)
  expect(await send('{}')).toMatchObject(broken)
  const dead = () => Promise.reject(new Error('The line is dead'))
  const watch = (api: ApiClient) => instead(api, 'passkeys', instead(api.passkeys, 'signIn', dead))
  expect(await send('{}', { watch })).toMatchObject({ ...broken, status: 500 })
})

test('after a sign-in with the password the next pages offer a passkey, where the browser can keep one', async ({
  database,
}) => {
  const cookie = await cookieOf(database, 'open')
  const session = ada()
  const page = await openList(database, { session, cookie, path: '?date=2026-11-21' })
  expect(page.words).toContain(OFFER)
  expect(page.named('button', 'Add a passkey')?.getAttribute('type')).toBe('button')
  const form = page.named('button', 'No, thanks')?.closest('form')
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
    'post',
    '/auth/pier/passkeys',
  ])
  expect(form?.querySelector('[name="back"]')?.getAttribute('value')).toBe(
    '/events/pier/list?date=2026-11-21',
  )
  const late = new Date(NOW.getTime() - 15 * MINUTE)
  const without = {
    nobody: await openList(database, { cookie }),
    another: await openList(database, { session }),
    late: await openList(database, { session: ada(late), cookie }),
    closed: await openList(database, { session, cookie: await cookieOf(database, 'closed') }),
    profile: await openProfile(database, { session, cookie }),
    http: await openList(database, { session, cookie, host: 'http://tickets.example' }),
  }
  for (const [name, { words }] of Object.entries(without)) expect(words, name).not.toContain(OFFER)
})

test('a new password by a mailed link is a sign-in without a passkey too', async ({ database }) => {
  const db = database.forTenant('pier')
  const visitor = await findVisitor(db, 'pier', 'V-1')
  if (!visitor) throw new Error('no such visitor')
  const expiresAt = new Date(NOW.getTime() + MINUTE)
  const token = await saveVisitorLink(db, 'pier', { visitor, purpose: 'password', expiresAt })
  const thrown = await load(changePassword.action, {
    database,
    path: `${HOST}/auth/pier/changePassword/${token}`,
    params: { token },
    form: { password: 'tide pool 77', repeated: 'tide pool 77', passkeys: 'can' },
  }).catch((response: Response) => response)
  expect(offerCookie(thrown.headers.getSetCookie())).toBe(await cookieOf(database, 'open', 'tide pool 77'))
})

test('a mailed link that signs in is a sign-in without a passkey too', async ({ database }) => {
  const db = database.forTenant('pier')
  const visitor = await findVisitor(db, 'pier', 'V-1')
  if (!visitor) throw new Error('no such visitor')
  const expiresAt = new Date(NOW.getTime() + MINUTE)
  const offerTo = async (form: Record<string, string>) => {
    const token = await saveVisitorLink(db, 'pier', { visitor, purpose: 'sign-in', expiresAt })
    const path = `${HOST}/auth/pier/login/${token}`
    const thrown = await load(tokenLogin, { database, path, params: { token }, form }).catch(
      (response: Response) => response,
    )
    return offerCookie(thrown.headers.getSetCookie())
  }
  expect(await offerTo({})).toBeUndefined()
  expect(await offerTo({ passkeys: 'can' })).toBeDefined()
})

test('the offer is made by a browser that can, and never again once it was declined', async ({
  database,
}) => {
  const form = { email: 'ada@example.com', password: 'harbour light 9' }
  const signIn = async (more: Partial<PageRequest>) =>
    offerCookie((await openLogin(database, { form, ...more })).headers.getSetCookie())
  expect(await signIn({})).toBeUndefined()
  expect(await signIn({ form: { ...form, password: 'x', passkeys: 'can' } })).toBeUndefined()
  expect(await signIn({ form: { ...form, passkeys: 'can' } })).toBeDefined()
  const declined = await ask(database, { form: { intent: 'close-offer', back: REF } })
  expect([declined.status, declined.location]).toEqual([302, REF])
  expect(declined.cookies[0]).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
  const cookie = offerCookie(declined.cookies)
  expect(await signIn({ form: { ...form, passkeys: 'can' }, cookie })).toBeUndefined()
  const away = await ask(database, { form: { intent: 'close-offer', back: 'https://thief.example' } })
  expect(away.location).toBe('/events/pier/list')
})

test('adding answers scripts with what the browser needs, then that it is kept; refusals with a sentence', async ({
  database,
}) => {
  const added = await add(database, anAuthenticator())
  expect([added.status, added.body]).toEqual([200, { added: true }])
  expect(offerCookie(added.cookies)).toBe(await cookieOf(database, 'closed'))
  const { payload } = await (await inProcess(database, { session: ada() })).passkeys.list()
  expect(payload).toMatchObject([{ name: 'Chrome, macOS' }])
  const stale = ada(new Date(NOW.getTime() - 15 * MINUTE))
  expect(await ask(database, { session: stale, form: { intent: 'registration-options' } })).toMatchObject({
    status: 403,
    cookies: [],
    body: { sentence: 'To add a passkey, please sign in once more.', isStale: true },
  })
  for (const credential of ['none', '{}'])
    expect(await ask(database, { session: ada(), form: { intent: 'add', credential } })).toMatchObject({
      status: 400,
      body: { sentence: 'This did not work just now. Please try again.' },
    })
  const wrong = await ask(database, {
    session: ada(),
    form: {
      intent: 'add',
      credential: JSON.stringify(
        anAuthenticator().create({ challenge: 'x', rp: { id: 'x' }, user: { id: 'x' } }),
      ),
    },
  })
  expect(wrong).toMatchObject({
    status: 422,
    cookies: [],
    body: { sentence: 'The passkey could not be added. Please try again.', isStale: false },
  })
})

test('what fails for no reason of the visitor is told as that, and logged as a passkey’s', async ({
  database,
}) => {
  const logged: unknown[] = []
  const log = { warn: (line: unknown) => logged.push(line) }
  const away = async () => {
    throw new Error('The database is away')
  }
  const failed = await ask(database, {
    session: ada(),
    form: { intent: 'registration-options' },
    watch: api => instead(api, 'passkeys', { registrationOptions: away }),
    context: { log } as never,
  })
  expect(failed).toMatchObject({
    status: 500,
    body: { sentence: 'This did not work just now. Please try again.', isStale: false },
  })
  expect(logged).toMatchObject([{ what: 'passkey', error: { message: 'The database is away' } }])
})

test('who opens the address of the scripts comes to the sign-in', async ({ database }) => {
  const { status, headers } = await load(openPasskeys, { database, path: '/auth/pier/passkeys' })
  expect([status, headers.get('Location')]).toEqual([302, '/auth/pier/login'])
})

test('the profile lists the passkeys, and removes one', async ({ database }) => {
  const session = ada()
  const empty = await openProfile(database, { session })
  expect(empty.words).toContain('You have no passkey yet.')
  const device = anAuthenticator()
  await add(database, device)
  const unused = await openProfile(database, { session })
  expect(unused.words).toContain('Chrome, macOS')
  expect(unused.words).toContain('Added November 20, 2026')
  expect(unused.words).toContain('Not used yet')
  const api = await inProcess(database, { now: new Date('2026-11-22T03:00:00Z') })
  const { payload: options } = await api.passkeys.signInOptions()
  await api.passkeys.signIn({ body: { credential: device.get(options) } })
  await database.system.execute(sql`update passkeys set name = ''`)
  const page = await openProfile(database, { session })
  expect(page.words).toContain('Last used November 21, 2026')
  const button = page.named('button', 'Remove Passkey, Added November 20, 2026')
  const form = button?.closest('form')
  const id = form?.querySelector('[name="id"]')?.getAttribute('value') ?? ''
  expect([form?.getAttribute('method'), form?.getAttribute('action'), button?.getAttribute('value')]).toEqual(
    ['post', '/auth/pier/passkeys', 'remove'],
  )
  const removed = await ask(database, { session, form: { intent: 'remove', id } })
  expect([removed.status, removed.location]).toEqual([302, '/account/pier/profile'])
  expect((await openProfile(database, { session })).words).toContain('You have no passkey yet.')
  expect((await ask(database, { session, form: { intent: 'remove', id } })).status, 'twice').toBe(302)
})

test('who signed in a while ago does so again before adding one; without https there are none; a list that fails leaves the rest', async ({
  database,
}) => {
  const fresh = await openProfile(database, { session: ada() })
  expect(fresh.named('button', 'Add a passkey')).not.toBeNull()
  const stale = await openProfile(database, { session: ada(new Date(NOW.getTime() - 15 * MINUTE)) })
  expect(stale.named('button', 'Add a passkey')).toBeNull()
  expect(stale.named('a', 'Sign in again')?.getAttribute('href')).toBe(
    '/auth/pier/login?ref=%2Faccount%2Fpier%2Fprofile&clean=1',
  )
  const plain = await openProfile(database, { session: ada(), host: 'http://tickets.example' })
  expect(plain.words).not.toContain('passkey')
  const failing = () => Promise.reject(new Error('The line is dead'))
  const watch = (api: ApiClient) => instead(api, 'passkeys', instead(api.passkeys, 'list', failing))
  const broken = await openProfile(database, { session: ada(), watch })
  expect(broken.words).toContain('Your passkeys cannot be shown just now.')
  expect(broken.body.querySelector('[name="firstName"]')?.getAttribute('value')).toBe('Ada')
})
