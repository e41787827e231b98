import type { AppLoadContext } from '@remix-run/node'
import { expect, test, vi } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import { openPage } from './open-page.ts'
import { requireEditor } from './require-editor.ts'
import { requireVisitor } from './require-visitor.ts'

/** A request to a venue whose theme is read so; without `readTheme` there is no such venue. */
function anArrival(readTheme?: () => Promise<unknown>) {
  const openApi = vi.fn(async () => (readTheme ? { themes: { get: readTheme } } : null))
  const context = {
    now: new Date('2026-11-20T10:00:00Z'),
    sessions: { read: async () => ({}) },
    staff: { find: async () => null },
    openApi,
  } as unknown as AppLoadContext
  const request = new Request('http://venue.example/events/nowhere/list')
  return { openApi, args: { request, params: { tenantId: 'nowhere' }, context } }
}

const thrownBy = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => null,
    error => error,
  )

async function saidBy(answer: Promise<unknown>) {
  const thrown = await thrownBy(answer)
  if (!(thrown instanceof Response)) throw thrown
  return { status: thrown.status, statusText: thrown.statusText, body: await thrown.text() }
}

const NOT_FOUND = { status: 404, statusText: 'Not Found', body: 'venue-not-found' }

test('where there is no venue, each loader of the request is answered so, and the venue looked for once', async () => {
  const { args, openApi } = anArrival()
  expect(await saidBy(openPage(args))).toEqual(NOT_FOUND)
  expect(await saidBy(openPage(args))).toEqual(NOT_FOUND)
  expect(openApi).toHaveBeenCalledTimes(1)
})

test('a venue that the API does not know is no venue', async () => {
  const { args } = anArrival(() => Promise.reject(refuse('TENANT_UNKNOWN')))
  expect(await saidBy(openPage(args))).toEqual(NOT_FOUND)
})

test.each([refuse('TOO_MANY_REQUESTS'), new Error('The line is dead')])(
  'a venue that cannot be read now is a failure, not an address without a venue: %s',
  async error => {
    const { args } = anArrival(() => Promise.reject(error))
    expect(await thrownBy(openPage(args))).toBe(error)
  },
)

const THEME = {
  tenantId: 'pier',
  name: 'The Pier',
  revision: 'visit-1',
  locale: 'en-US',
  stylesheetHash: 'abc',
  textVariables: {},
  emailVariables: {},
  pictureHosts: ['https://cdn.example'],
}
type Roles = NonNullable<Awaited<ReturnType<typeof openPage>>['staff']>['roles']

/** A request to the pier by somebody, with what it was opened with. */
function anArrivalOf({
  session = {},
  roles,
  worksAt = {},
  path = '/editor/pier/composer?scene=list',
  cookie = '',
  whoIsSignedIn = async () => ({ payload: { email: 'ada@pier.example', name: 'Ada' } }),
}: {
  session?: object
  roles?: Roles
  worksAt?: Record<string, boolean>
  path?: string
  cookie?: string
  whoIsSignedIn?: () => Promise<unknown>
} = {}) {
  const get = vi.fn(async (_about: object) => ({ payload: THEME }))
  const [openApi, allowPictures, read] = [
    vi.fn(async (_about: object) => ({ themes: { get }, visitors: { get: whoIsSignedIn } })),
    vi.fn(),
    vi.fn(async (_about: object) => session),
  ]
  const write = vi.fn(async (tenantId: string, changed: object) => `${tenantId} ${JSON.stringify(changed)}`)
  const find = vi.fn(async (tenantId: string, _cookie: string | null) =>
    tenantId === 'pier' ? (roles ? { roles } : null) : worksAt[tenantId] ? { roles: [] } : null,
  )
  const now = new Date('2026-11-20T10:00:00Z')
  const process = {}
  const context = {
    now,
    process,
    sessions: { read, write },
    staff: { find },
    openApi,
    allowPictures,
    log: {},
  }
  const request = new Request(`http://venue.example${path}`, cookie ? { headers: { Cookie: cookie } } : {})
  const args = { request, params: { tenantId: 'pier' }, context: context as unknown as AppLoadContext }
  return { args, get, openApi, allowPictures, read, find, context }
}

test('a visit knows its venue, its visitor and its time, and is opened once for a request', async () => {
  const cookie = 'a=1'
  const session = { cartId: 'c1' }
  const arrival = anArrivalOf({
    session,
    roles: ['designer'],
    path: '/events/pier/list?text=schools',
    cookie,
  })
  const visit = await openPage(arrival.args)
  expect(await openPage(arrival.args)).toBe(visit)
  const staff = { roles: ['designer'] }
  expect(visit).toMatchObject({ tenantId: 'pier', session, staff, now: arrival.context.now })
  expect([visit.url.pathname, visit.venue.name, visit.context]).toEqual([
    '/events/pier/list',
    'The Pier',
    arrival.context,
  ])
  expect(arrival.openApi.mock.calls).toEqual([
    [{ tenantId: 'pier', session, staff, cookieHeader: cookie, languages: [] }],
  ])
  expect(arrival.read.mock.calls).toEqual([
    [{ cookieHeader: cookie, tenantId: 'pier', now: arrival.context.now }],
  ])
  expect(arrival.get.mock.calls).toEqual([
    [{ params: { tenantId: 'pier' }, query: { overrideId: 'schools' } }],
  ])
  expect(arrival.allowPictures.mock.calls).toEqual([[['https://cdn.example']]])
  expect(await visit.commit({ cartId: 'c2' })).toEqual({ 'Set-Cookie': 'pier {"cartId":"c2"}' })
})

test('an address without a venue is looked up as that', async () => {
  const { args, openApi } = anArrivalOf()
  await openPage({ ...args, params: {} })
  expect(openApi.mock.calls[0]?.[0]).toMatchObject({ tenantId: '' })
})

test('an editor of the venue is let in, with the roles', async () => {
  const visit = await requireEditor(anArrivalOf({ roles: ['designer'] }).args)
  expect([visit.tenantId, visit.staff.roles]).toEqual(['pier', ['designer']])
})

test.each<[string, Parameters<typeof anArrivalOf>[0]]>([
  ['somebody of the venue without a role', { roles: [] }],
  ['somebody of another venue', { cookie: 'a=1; marquee_staff_quay=t', worksAt: { quay: true } }],
  [
    'somebody of the first of the cookies',
    { cookie: 'marquee_staff_quay=t;marquee_staff_dock=t', worksAt: { quay: true } },
  ],
  [
    'somebody of the second',
    { cookie: 'marquee_staff_quay=t; marquee_staff_dock=t', worksAt: { dock: true } },
  ],
])('%s is refused', async (_, about) => {
  expect(await saidBy(requireEditor(anArrivalOf(about).args))).toEqual({
    status: 403,
    statusText: 'Forbidden',
    body: 'staff-not-allowed',
  })
})

test.each<[string, Parameters<typeof anArrivalOf>[0], string[]]>([
  ['nobody', {}, []],
  ['a token that is worth nothing', { cookie: 'marquee_staff_quay=t' }, ['quay']],
  ['a cookie that is called much the same', { cookie: 'xmarquee_staff_quay=t', worksAt: { quay: true } }, []],
  ['the venue’s own cookie', { cookie: 'marquee_staff_pier=t' }, []],
  [
    'more venues than anybody works at',
    {
      cookie: 'abcdef'
        .split('')
        .map(id => `marquee_staff_${id}=t`)
        .join('; '),
      worksAt: { f: true },
    },
    ['a', 'b', 'c', 'd', 'e'],
  ],
])('%s is sent to the sign-in, and comes back', async (_, about, lookedUp) => {
  const { args, find } = anArrivalOf(about)
  const thrown = (await thrownBy(requireEditor(args))) as Response
  expect([thrown.status, thrown.headers.get('Location')]).toEqual([
    302,
    `/staff/pier/sign-in?ref=${encodeURIComponent('/editor/pier/composer?scene=list')}`,
  ])
  expect(find.mock.calls.slice(1).map(([tenantId]) => tenantId)).toEqual(lookedUp)
})

test('whoever is signed in is let in, anybody else sent to the sign-in of visitors, and back', async () => {
  const path = '/account/pier/orders?page=2'
  const visitor = { id: 'V-1', email: 'ada@pier.example', name: 'Ada' }
  const visit = await requireVisitor(anArrivalOf({ session: { visitor }, path }).args)
  expect([visit.visitor, visit.tenantId]).toEqual([visitor, 'pier'])
  const thrown = (await thrownBy(requireVisitor(anArrivalOf({ path }).args))) as Response
  expect([thrown.status, thrown.headers.get('Location')]).toEqual([
    302,
    `/auth/pier/login?ref=${encodeURIComponent(path)}`,
  ])
})

const NAMES = { name: 'Adéle García Márquez', firstName: 'Adéle', lastName: 'García Márquez' }
const ADA = { id: 'V-1', email: 'ada@pier.example', name: 'Ada' }

test.each([
  ['was ended elsewhere', () => Promise.reject(refuse('UNAUTHORIZED')), { cartId: 'C-1' }],
  ['cannot be asked about', () => Promise.reject(new Error('dead')), { cartId: 'C-1', visitor: ADA }],
  [
    'is good',
    async () => ({ payload: { ...NAMES, email: 'new@pier.example' } }),
    { cartId: 'C-1', visitor: { ...NAMES, id: 'V-1', email: 'new@pier.example' } },
  ],
] as const)(
  'of a session that %s the cart stays, and the visitor as they are now',
  async (_, whoIsSignedIn, expected) => {
    const session = { cartId: 'C-1', visitor: ADA }
    expect((await openPage(anArrivalOf({ session, whoIsSignedIn }).args)).session).toEqual(expected)
  },
)

test('nobody is asked about a session without a visitor', async () => {
  const whoIsSignedIn = vi.fn(async () => ({}))
  await openPage(anArrivalOf({ session: { cartId: 'C-1' }, whoIsSignedIn }).args)
  expect(whoIsSignedIn).not.toHaveBeenCalled()
})
