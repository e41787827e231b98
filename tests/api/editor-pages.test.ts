import type { LoaderFunctionArgs } from '@remix-run/node'
import type { RouteConfigEntry } from '@remix-run/route-config'
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'
import { Window } from 'happy-dom'
import { expect } from 'vitest'
import type { Services } from '#app/api/kernel/context.ts'
import { signInStaff } from '#app/api/staff/sign-in-staff.ts'
import type { Database } from '#app/data/database/database.ts'
import { loader as composer } from '#app/routes/editor/composer/route.tsx'
import Preview, { loader as preview } from '#app/routes/editor/preview/route.tsx'
import { loader as shell } from '#app/routes/editor/shell/route.tsx'
import { loader as start } from '#app/routes/editor/start/route.tsx'
import { action as signIn, loader as signInPage } from '#app/routes/staff/sign-in/route.tsx'
import { action as signOut } from '#app/routes/staff/sign-out/route.tsx'
import routes from '#app/routes.ts'
import { createLoadContext } from '#app/server/load-context.ts'
import { createCheckoutDrafts } from '#app/session/checkout-draft.ts'
import { writeStaffCookie } from '#app/session/staff-cookie.ts'
import { testServices, testSessions } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { drawMarkup } from '#tests/builders/draw-screen.tsx'
import { openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const password = 'the blue door 4'
const museum = aMuseum({
  theme: { preset: 'aquarium', variables: { 'color-brand': '#0a5c8a' } },
  texts: { 'events-page-heading': 'What is on' },
  staff: [
    { id: 'S-1', email: 'iris@example.com', name: 'Iris Bell', roles: ['designer'], password },
    { id: 'S-3', email: 'wren@example.com', name: 'Wren Ito', roles: ['wording'], password },
    { id: 'S-2', email: 'new@example.com', name: 'New Hand', roles: ['onboarding'], password },
  ],
})

const { test } = useDatabase(async database => {
  await loadVenue(database, museum)
  for (const id of ['quay', 'harborlight', 'fernwood'])
    await loadVenue(database, { ...museum, venue: { ...museum.venue, id, name: `House ${id}` } })
})

type Place = {
  path: string
  cookie?: string
  body?: Record<string, string>
  hostType?: Services['environment']['HOST_TYPE']
}
type Screen<Answer> = (args: LoaderFunctionArgs) => Promise<Answer>

/** A loader or action as the server calls it; what it throws as an answer is its answer. */
async function ask<Answer>(
  screen: Screen<Answer>,
  { database, path, cookie, body, hostType = 'local' }: Place & { database: Database },
) {
  const { services } = openShop(database)
  const secret = 'a secret for tests only, 32 characters'
  const running = {
    services: { ...services, environment: { ...services.environment, HOST_TYPE: hostType } },
    sessions: testSessions,
    drafts: createCheckoutDrafts({ secret, secure: false }),
    secret,
    stop: async () => undefined,
  }
  const context = await createLoadContext(running, { cardOrigin: () => null })(
    { ip: '192.0.2.1', path: '/', protocol: 'http', get: () => 'venue.example' } as unknown as ExpressRequest,
    { locals: { nonce: '' }, getHeader: () => undefined } as unknown as ExpressResponse,
  )
  const url = new URL(path, 'http://venue.example')
  const request = new Request(url, {
    headers: cookie ? { cookie } : {},
    ...(body && { method: 'POST', body: new URLSearchParams(body) }),
  })
  const args = { request, params: { tenantId: url.pathname.split('/')[2] }, context } as LoaderFunctionArgs
  return screen(args).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown
    throw thrown
  })
}

async function cookieOf(database: Database, email: string, tenantId = 'pier') {
  const token = await signInStaff(testServices(database), { tenantId, email, password })
  return (await writeStaffCookie({ tenantId, token, secure: false })).split(';')[0]!
}

const answerOf = (answer: unknown) =>
  answer instanceof Response ? [answer.status, answer.headers.get('location')] : answer
const screens = { composer, preview, shell, start }

test.for(Object.entries(screens))(
  '%s sends nobody to the sign-in with the way back',
  async ([, screen], { database }) => {
    const answer = await ask(screen as Screen<unknown>, { database, path: '/editor/pier/composer?x=1' })
    expect(answerOf(answer)).toEqual([302, '/staff/pier/sign-in?ref=%2Feditor%2Fpier%2Fcomposer%3Fx%3D1'])
  },
)

test.for(Object.entries(screens))(
  '%s refuses a role that may not edit, and staff of another venue',
  async ([, screen], { database }) => {
    const newcomer = await cookieOf(database, 'new@example.com')
    const iris = await cookieOf(database, 'iris@example.com')
    expect(
      answerOf(
        await ask(screen as Screen<unknown>, { database, path: '/editor/pier/composer', cookie: newcomer }),
      ),
    ).toEqual([403, null])
    expect(
      answerOf(
        await ask(screen as Screen<unknown>, { database, path: '/editor/quay/composer', cookie: iris }),
      ),
    ).toEqual([403, null])
  },
)

test('a cookie that somebody made up is nobody’s', async ({ database }) => {
  const answer = await ask(composer, {
    database,
    path: '/editor/pier/composer',
    cookie: 'marquee_staff_pier=ImFiYyI%3D; marquee_staff_quay=x',
  })
  expect(answerOf(answer)).toEqual([302, expect.stringContaining('/staff/pier/sign-in')])
})

test('an unknown venue is not found', async ({ database }) => {
  expect(answerOf(await ask(composer, { database, path: '/editor/nowhere/composer' }))).toEqual([404, null])
})

test('[CHK-074] the editor of a venue leads whoever may edit to the composer, beside which the preview stands', async ({
  database,
}) => {
  const cookie = await cookieOf(database, 'iris@example.com')
  const answer = await ask(start, { database, path: '/editor/pier', cookie })
  expect(answerOf(answer)).toEqual([302, '/editor/pier/composer'])
  const screensOf = (entries: readonly RouteConfigEntry[]): (string | undefined)[] =>
    entries.flatMap(({ path, children = [] }) =>
      path === 'editor/:tenantId' ? children.map(child => child.path) : screensOf(children),
    )
  expect(screensOf(routes)).toEqual([
    undefined,
    'composer',
    'edits',
    'exchange',
    'exchange/:format',
    'hosts',
    'hours',
    'legal',
    'pictures',
    'pictures/:kind/:id',
    'preview',
    'reviews',
    'settings',
    'sharing',
    'translations',
    'translations/:kind/:id',
    'versions',
  ])
})

test('[CHK-075] the composer gets the venue’s own theme with its revision, the styles, and what is on today', async ({
  database,
}) => {
  const cookie = await cookieOf(database, 'iris@example.com')
  expect(await ask(composer, { database, path: '/editor/pier/composer', cookie })).toMatchObject({
    tenantId: 'pier',
    revision: 1,
    author: 'Iris Bell',
    rights: ['look', 'links', 'logo'],
    date: '2026-11-20',
    document: {
      preset: 'aquarium',
      variables: { 'color-brand': '#0a5c8a' },
      texts: { 'events-page-heading': 'What is on' },
      passthrough: {},
    },
    styles: expect.arrayContaining([{ id: 'aquarium', name: 'Aquarium' }]),
    events: expect.arrayContaining([{ id: 'lecture', name: 'Lecture' }]),
  })
  const { events } = (await ask(composer, {
    database,
    path: '/editor/pier/composer',
    cookie,
  })) as unknown as { events: { id: string }[] }
  expect(events.map(({ id }) => id)).not.toContain('winter')
})

test('the composer tells what its author may change', async ({ database }) => {
  const cookie = await cookieOf(database, 'wren@example.com')
  expect(await ask(composer, { database, path: '/editor/pier/composer', cookie })).toMatchObject({
    author: 'Wren Ito',
    rights: ['words'],
    mayPublish: false,
    picturesHref: null,
    screens: ['Languages', 'Legal', 'Sharing', 'Versions', 'Edits', 'Exchange'].map(name =>
      expect.objectContaining({ name }),
    ),
  })
})

const lists = [
  { hostType: 'local', names: ['pier', 'quay', 'harborlight', 'fernwood'] },
  { hostType: 'qa', names: ['pier', 'harborlight', 'fernwood'] },
  { hostType: 'production', names: ['pier'] },
] as const

test.for(lists)(
  '[CHK-082] on $hostType the composer offers the venues of that environment and the one that is open',
  async ({ hostType, names }, { database }) => {
    const cookie = await cookieOf(database, 'iris@example.com')
    const answer = await ask(composer, { database, path: '/editor/pier/composer', cookie, hostType })
    const { venues } = answer as { venues: { tenantId: string }[] }
    expect(venues.map(({ tenantId }) => tenantId).toSorted()).toEqual([...names].sort())
  },
)

test('venues in which somebody is no editor are marked as such', async ({ database }) => {
  const cookies = await Promise.all(
    (['pier', 'quay'] as const).map(tenantId => cookieOf(database, 'iris@example.com', tenantId)),
  )
  const onlyStaff = await cookieOf(database, 'new@example.com', 'harborlight')
  const cookie = [...cookies, onlyStaff].join('; ')
  const answer = await ask(composer, { database, path: '/editor/pier/composer', cookie })
  const { venues } = answer as { venues: { tenantId: string; isOpen: boolean }[] }
  expect(venues.flatMap(({ tenantId, isOpen }) => (isOpen ? [tenantId] : [])).toSorted()).toEqual([
    'pier',
    'quay',
  ])
})

test('[CHK-079] [CHK-080] the preview has every part that a theme dresses, and by itself the events list', async ({
  database,
}) => {
  const cookie = await cookieOf(database, 'iris@example.com')
  const drawn = async (query: string) => {
    const page = await ask(preview, { database, path: `/editor/pier/preview${query}`, cookie })
    const { document } = new Window()
    document.body.innerHTML = await drawMarkup(Preview, page)
    return document.body as unknown as HTMLElement
  }
  const gallery = await drawn('?scene=composer')
  const has = (selector: string, words: string) =>
    [...gallery.querySelectorAll(selector)].some(({ textContent }) => textContent?.includes(words))
  const parts = [
    has('h1', 'Pier Museum'),
    has('button', 'Buy Tickets'),
    has('form button', 'Submit review'),
    has('aside', 'Order summary'),
    has('label', 'Last name'),
    has('h3', 'November 2026'),
    has('h3', 'What is on'),
    has('div', 'Are you a member?'),
    has('li', 'Guide book'),
    has('article', 'Boat Tour'),
  ]
  expect(parts, 'CHK-079').toEqual(parts.map(() => true))
  const list = await drawn('')
  const events = [...list.querySelectorAll('article')].map(({ textContent }) => textContent)
  expect(events, 'CHK-080').toEqual(
    expect.arrayContaining([expect.stringContaining('Boat Tour'), expect.stringContaining('Lecture')]),
  )
  expect(list.querySelector('form'), 'CHK-080').toBeNull()
})

test('the preview decides the day’s events, a calendar and things to buy', async ({ database }) => {
  const cookie = await cookieOf(database, 'iris@example.com')
  const answer = await ask(preview, { database, path: '/editor/pier/preview?scene=composer', cookie })
  expect(answer).toMatchObject({
    scene: 'composer',
    page: {
      venue: 'Pier Museum',
      day: 'Friday, November 20, 2026',
      events: expect.arrayContaining([expect.objectContaining({ name: 'Lecture', soldOut: true })]),
      inventory: expect.arrayContaining([expect.objectContaining({ name: 'Guide book', price: 500 })]),
      months: [
        expect.objectContaining({ name: 'November 2026' }),
        expect.objectContaining({ name: 'December 2026' }),
      ],
    },
  })
  expect(
    await ask(preview, { database, path: '/editor/pier/preview?scene=%3Cscript%3E', cookie }),
  ).toMatchObject({ scene: 'list' })
})

const wrong = [
  { why: 'a wrong password', body: { email: 'iris@example.com', password: 'wrong' } },
  { why: 'an unknown email', body: { email: 'nobody@example.com', password: 'wrong' } },
]

test.for(wrong)('$why gets the one answer, without a cookie', async ({ body }, { database }) => {
  const answer = (await ask(signIn, { database, path: '/staff/pier/sign-in', body })) as unknown as {
    data: { result: { error: unknown; initialValue: unknown } }
    init: ResponseInit
  }
  expect(answer.init).toEqual({ status: 401 })
  expect(answer.data.result.error).toEqual({ '': ['The email or password is not correct.'] })
  expect(JSON.stringify(answer)).not.toContain('wrong')
})

const returns = [
  { ref: '/editor/pier/preview', to: '/editor/pier/preview' },
  { ref: 'https://elsewhere.example/', to: '/editor/pier/composer' },
  { ref: '//elsewhere.example', to: '/editor/pier/composer' },
  { ref: '', to: '/editor/pier/composer' },
]

test.for(returns)(
  'signing in with ref "$ref" leads to $to, and signing out ends the session',
  async ({ ref, to }, { database }) => {
    const path = `/staff/pier/sign-in?${new URLSearchParams({ ref })}`
    const answer = (await ask(signIn, {
      database,
      path,
      body: { email: 'iris@example.com', password },
    })) as Response
    expect(answerOf(answer)).toEqual([302, to])
    const [cookie = '', ...flags] = answer.headers.get('set-cookie')?.split('; ') ?? []
    expect(flags).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict']))
    expect(answerOf(await ask(signInPage, { database, path, cookie }))).toEqual([302, to])
    expect(
      answerOf(await ask(signOut, { database, path: '/staff/pier/sign-out', cookie, body: {} })),
    ).toEqual([302, '/staff/pier/sign-in'])
    expect(answerOf(await ask(start, { database, path: '/editor/pier', cookie }))).toEqual([
      302,
      expect.stringContaining('sign-in'),
    ])
  },
)
