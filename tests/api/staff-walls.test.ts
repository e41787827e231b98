import { createORPCClient } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import { createOnboardingDesk } from '#app/api/onboarding/onboarding-desk.ts'
import { signInStaff } from '#app/api/staff/sign-in-staff.ts'
import { contract } from '#app/contract/contract.ts'
import { header } from '#app/contract/headers.ts'
import type { Database } from '#app/data/database/database.ts'
import { findStaffByEmail } from '#app/data/queries/staff/read.ts'
import { saveStaffToken } from '#app/data/queries/staff/write.ts'
import { VENUE_TABLES } from '#app/data/queries/venues/write.ts'
import routes from '#app/routes.ts'
import { rightsOf, type StaffRight } from '#app/rules/staff/staff-rights.ts'
import { writeStaffCookie } from '#app/session/staff-cookie.ts'
import type { StaffRole } from '#app/session/staff-session.ts'
import {
  aStaffMember,
  inProcess,
  NOW,
  overHttp,
  refusalOfCall,
  testServices,
} from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { pageContext } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const ROLES: StaffRole[] = ['wording', 'designer', 'publisher', 'onboarding']
const password = 'the blue door 4'
const staff = ROLES.map(role => ({ email: `${role}@example.com`, name: role, roles: [role], password }))
const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum({ staff }))
  await loadVenue(database, {
    ...aMuseum({ staff }),
    venue: { ...aMuseum().venue, id: 'quay', name: 'Quay' },
  })
  const api = await inProcess(database, { staff: aStaffMember(['publisher']) })
  await api.themeDrafts.put({
    headers: seen(0),
    query: { base: 1 },
    body: { variables: { 'color-brand': '#7a1f3d' } },
  })
})

const seen = (revision: number) => ({ 'if-match': `"${revision}"` })
const pier = { tenantId: 'pier' }
const look = { variables: { 'color-brand': '#2d6a4f' } }
const file = { body: { content: 'AAAA' } }

type Call = { right: StaffRight | 'editor'; call: (api: ApiClient) => Promise<unknown> }
const part = (name: 'words' | 'look' | 'links' | 'logo' | 'other', change: object): Record<string, Call> => ({
  [`themeDrafts.put (${name})`]: {
    right: name,
    call: async api => {
      const [draft, theme] = [await api.themeDrafts.get(), await api.themes.get({ params: pier })]
      const body = { ...theme.payload, ...draft.payload.theme, ...change }
      return api.themeDrafts.put({ headers: seen(1), query: { base: 1 }, body })
    },
  },
})

/** Every call of the contract that is for staff, and the right that it needs; `editor` is any right to a part of the theme. */
const CALLS: Record<string, Call> = {
  'themes.put': {
    right: 'publish',
    call: api => api.themes.put({ params: pier, headers: seen(1), body: look }),
  },
  'themeDrafts.get': { right: 'editor', call: api => api.themeDrafts.get() },
  ...part('words', { textVariables: { 'events-page-heading': 'Tonight' } }),
  ...part('look', look),
  ...part('links', { links: [{ key: 'logo', href: '/visit' }] }),
  ...part('logo', { logo: { src: '/pictures/mark.svg' } }),
  ...part('other', { campaign: 'spring' }),
  'themeDrafts.request': { right: 'editor', call: api => api.themeDrafts.request({ headers: seen(1) }) },
  'themeDrafts.publish': { right: 'publish', call: api => api.themeDrafts.publish({ headers: seen(1) }) },
  'themeDrafts.discard': { right: 'look', call: api => api.themeDrafts.discard({ headers: seen(1) }) },
  'themeDrafts.reopen': {
    right: 'editor',
    call: api => api.themeDrafts.reopen({ headers: seen(1), body: { revision: 1 } }),
  },
  'themePresence.announce': {
    right: 'editor',
    call: api => api.themePresence.announce({ body: { published: 1, draft: 1, tab: 'T-1' } }),
  },
  'themeSchedules.list': { right: 'editor', call: api => api.themeSchedules.list() },
  'themeSchedules.add': {
    right: 'publish',
    call: api => api.themeSchedules.add({ headers: seen(1), body: { startsAt: '2026-12-24T18:00' } }),
  },
  'themeSchedules.cancel': {
    right: 'publish',
    call: api => api.themeSchedules.cancel({ params: { id: 'winter' } }),
  },
  'themeVersions.list': { right: 'editor', call: api => api.themeVersions.list({}) },
  'themeVersions.difference': {
    right: 'editor',
    call: api => api.themeVersions.difference({ query: { from: 0, to: 1 } }),
  },
  'themeVersions.sides': { right: 'editor', call: api => api.themeVersions.sides({}) },
  'themeVersions.restore': {
    right: 'publish',
    call: api => api.themeVersions.restore({ params: { revision: 1 }, headers: seen(1) }),
  },
  'draftShares.list': { right: 'editor', call: api => api.draftShares.list() },
  'draftShares.add': {
    right: 'editor',
    call: api => api.draftShares.add({ body: { recipient: 'The board', days: 7 } }),
  },
  'draftShares.revoke': { right: 'editor', call: api => api.draftShares.revoke({ params: { id: 'x' } }) },
  'draftShares.remarks': { right: 'editor', call: api => api.draftShares.remarks() },
  'draftShares.resolve': {
    right: 'editor',
    call: api => api.draftShares.resolve({ params: { id: 'x' }, body: { isResolved: true } }),
  },
  'pictures.hero': { right: 'editor', call: api => api.pictures.hero() },
  'fonts.list': { right: 'editor', call: api => api.fonts.list() },
  'fonts.files': {
    right: 'editor',
    call: api => api.fonts.files({ params: { id: 'own-sans-0123456789abcdef' } }),
  },
  'fonts.upload': { right: 'look', call: api => api.fonts.upload(file) },
  'fonts.remove': {
    right: 'look',
    call: api => api.fonts.remove({ params: { id: 'own-sans-0123456789abcdef' } }),
  },
  'pictures.list': { right: 'pictures', call: api => api.pictures.list() },
  'pictures.set': {
    right: 'pictures',
    call: api =>
      api.pictures.set({
        params: { kind: 'venue', id: 'pier' },
        body: { version: '0'.repeat(64), picture: null },
      }),
  },
  'pictures.setGallery': {
    right: 'pictures',
    call: api =>
      api.pictures.setGallery({
        params: { kind: 'event', id: 'x' },
        body: { version: '0'.repeat(64), pictures: [] },
      }),
  },
  'pictures.takeLogo': {
    right: 'pictures',
    call: api => api.pictures.takeLogo({ body: { address: 'https://127.0.0.1/mark.svg' } }),
  },
  'pictures.uploadLogo': { right: 'pictures', call: api => api.pictures.uploadLogo(file) },
  'pictures.uploadPhoto': { right: 'pictures', call: api => api.pictures.uploadPhoto(file) },
  'translations.list': {
    right: 'words',
    call: api => api.translations.list({ query: { language: 'de-DE' } }),
  },
  'translations.save': {
    right: 'words',
    call: api =>
      api.translations.save({
        params: { kind: 'event', id: 'boat-tour' },
        body: { language: 'de-DE', words: [] },
      }),
  },
  'translations.languages': {
    right: 'publish',
    call: api => api.translations.languages({ body: { languages: ['de-DE'] } }),
  },
  'themeExchange.print': {
    right: 'editor',
    call: api => api.themeExchange.print({ params: { format: 'tokens' } }),
  },
  'themeExchange.plan': {
    right: 'editor',
    call: api => api.themeExchange.plan({ body: { text: 'color: { primary: "#2d6a4f" }' } }),
  },
  'venueHosts.list': { right: 'publish', call: api => api.venueHosts.list() },
  'venueHosts.add': {
    right: 'publish',
    call: api => api.venueHosts.add({ body: { host: 'tickets.pier.example' } }),
  },
  'venueHosts.check': {
    right: 'publish',
    call: api => api.venueHosts.check({ params: { host: 'x.example' } }),
  },
  'venueHosts.choose': { right: 'publish', call: api => api.venueHosts.choose({ body: { main: null } }) },
  'venueHosts.remove': {
    right: 'publish',
    call: api => api.venueHosts.remove({ params: { host: 'x.example' } }),
  },
  'venueEdits.list': { right: 'editor', call: api => api.venueEdits.list({}) },
  'venueEdits.undo': {
    right: 'publish',
    call: async api => {
      const { settings, version } = (await api.venueSettings.getSettings()).payload
      const body = { reviews: !settings.reviews }
      const saved = await api.venueSettings.putSettings({ headers: { 'if-match': version }, body })
      return api.venueEdits.undo({ params: { number: saved.payload.edit ?? 0 } })
    },
  },
  'venueSettings.getHours': { right: 'publish', call: api => api.venueSettings.getHours() },
  'venueSettings.putHours': {
    right: 'publish',
    call: async api => {
      const { hours, version } = (await api.venueSettings.getHours()).payload
      return api.venueSettings.putHours({ headers: { 'if-match': version }, body: hours })
    },
  },
  'venueSettings.getSettings': { right: 'publish', call: api => api.venueSettings.getSettings() },
  'venueSettings.putSettings': {
    right: 'publish',
    call: async api => {
      const { version } = (await api.venueSettings.getSettings()).payload
      return api.venueSettings.putSettings({ headers: { 'if-match': version }, body: { reviews: false } })
    },
  },
  'reviews.listAll': { right: 'moderate', call: api => api.reviews.listAll({}) },
  'reviews.moderate': {
    right: 'moderate',
    call: api =>
      api.reviews.moderate({ params: { reviewId: 'R-1' }, body: { status: 'hidden', reason: 'rude' } }),
  },
}

type Procedure = { '~orpc': { route: { path?: string; method?: string; tags?: readonly string[] } } }

const staffCalls = Object.entries(contract).flatMap(([noun, calls]) =>
  Object.entries(calls as unknown as Record<string, Procedure>)
    .filter(
      ([
        ,
        {
          '~orpc': { route },
        },
      ]) => isForStaff(route),
    )
    .map(([name]) => `${noun}.${name}`),
)

function isForStaff({ path = '', method, tags = [] }: Procedure['~orpc']['route']) {
  return path.includes('/staff/') || (method !== 'GET' && tags.includes('Themes'))
}

test('every call for staff has a decision here', () => {
  const decided = new Set(Object.keys(CALLS).map(name => name.split(' ')[0]))
  expect([...decided].sort()).toEqual(staffCalls.sort())
})

const EDITOR: readonly StaffRight[] = ['words', 'look', 'links', 'logo', 'other']
const mayCall = (role: StaffRole, { right }: Call) =>
  rightsOf([role]).some(mine => mine === right || (right === 'editor' && EDITOR.includes(mine)))

/** A digest of every row of every venue. */
async function contentsOf(database: Database) {
  const digests: [table: string, digest: unknown][] = []
  for (const table of [...VENUE_TABLES, 'venues']) {
    const { rows } = await database.system.execute(
      sql`select md5(string_agg(t::text, ',' order by t::text)) as digest from ${sql.identifier(table)} t`,
    )
    digests.push([table, rows[0]])
  }
  return digests
}

const statusOf = async (api: ApiClient, { call }: Call) => (await refusalOfCall(call(api)))?.status ?? 200

const outsiders = { nobody: {}, 'a visitor who is signed in': { visitor: { id: 'V-1', email: 'v@x.org' } } }
test.for(Object.entries(outsiders))(
  '%s is refused every call for staff, and nothing changes',
  async ([, session], { database }) => {
    const before = await contentsOf(database)
    const api = await inProcess(database, { session: session as never })
    for (const [name, call] of Object.entries(CALLS))
      expect([name, await statusOf(api, call)]).toEqual([name, 401])
    expect(await contentsOf(database)).toEqual(before)
  },
)

/** The API over HTTP for whoever sends these headers along. */
const clientOver = (origin: string, headers: object): ApiClient =>
  createORPCClient(
    new OpenAPILink(contract, {
      url: origin,
      headers: { [header.tenantId]: 'pier', origin, ...headers },
    }),
  )

test.for(ROLES)(
  'whoever is %s of another venue is nobody here in every call, by cookie and by token, and nothing changes',
  async (role, { database }) => {
    const credentials = { tenantId: 'quay', email: `${role}@example.com`, password }
    const token = await signInStaff(testServices(database), credentials)
    const cookie = (await writeStaffCookie({ tenantId: 'quay', token, secure: false })).split(';')[0]!
    const quay = database.forTenant('quay')
    const member = await findStaffByEmail(quay, 'quay', credentials.email)
    const expiresAt = new Date(NOW.getTime() + 60_000)
    const about = { tenantId: 'quay', staffId: member!.id, expiresAt }
    const key = await saveStaffToken(quay, { ...about, purpose: 'api' })
    const before = await contentsOf(database)
    const { origin } = await overHttp(database)
    for (const headers of [{ cookie }, { authorization: `Bearer ${key}` }]) {
      const atHome = clientOver(origin, { ...headers, [header.tenantId]: 'quay' })
      expect(await statusOf(atHome, CALLS['themeVersions.list']!)).not.toBe(401)
      const client = clientOver(origin, headers)
      for (const [name, call] of Object.entries(CALLS))
        expect([name, await statusOf(client, call)]).toEqual([name, 401])
    }
    expect(await contentsOf(database)).toEqual(before)
  },
)

test('staff cannot change another venue by the path of their own', async ({ database }) => {
  const credentials = { tenantId: 'quay', email: 'publisher@example.com', password }
  const token = await signInStaff(testServices(database), credentials)
  const cookie = (await writeStaffCookie({ tenantId: 'quay', token, secure: false })).split(';')[0]!
  const before = await contentsOf(database)
  const call = await overHttp(database)
  const headers = { cookie, 'if-match': '"1"', origin: call.origin }
  const { status } = await call('/themes/pier', { method: 'PUT', tenantId: 'quay', headers, body: look })
  expect(status).toBe(404)
  expect(await contentsOf(database)).toEqual(before)
})

test.for(ROLES)('%s is refused what the role is not for, and nothing changes', async (role, { database }) => {
  const before = await contentsOf(database)
  const api = await inProcess(database, { staff: aStaffMember([role]) })
  for (const [name, call] of Object.entries(CALLS))
    if (!mayCall(role, call)) expect([name, await statusOf(api, call)]).toEqual([name, 403])
  expect(await contentsOf(database)).toEqual(before)
})

const allowed = ROLES.flatMap(role =>
  Object.entries(CALLS)
    .filter(([, call]) => mayCall(role, call))
    .map(([name, call]) => ({ role, name, call })),
)
test.for(allowed)('$role may call $name', async ({ role, call }, { database }) => {
  const api = await inProcess(database, { staff: aStaffMember([role]) })
  expect([200, 404, 409, 422]).toContain(await statusOf(api, call))
})

/** Every screen of editor and onboarding that reads or does something, and who may open it; `open` asks nobody. */
const SCREENS: Record<string, StaffRight | 'editor' | 'open'> = {
  'editor/shell': 'editor',
  'editor/start': 'editor',
  'editor/composer': 'editor',
  'editor/exchange': 'editor',
  'editor/exchange-file': 'editor',
  'editor/edits': 'editor',
  'editor/hours': 'publish',
  'editor/hosts': 'publish',
  'editor/legal': 'words',
  'editor/pictures': 'pictures',
  'editor/picture': 'pictures',
  'editor/preview': 'editor',
  'editor/reviews': 'moderate',
  'editor/settings': 'publish',
  'editor/sharing': 'editor',
  'editor/translations': 'words',
  'editor/translation': 'words',
  'editor/versions': 'editor',
  'onboarding/sign-in': 'open',
  'onboarding/sign-out': 'open',
  'onboarding/invitation': 'open',
  'onboarding/start': 'set-up',
  'onboarding/new': 'set-up',
  'onboarding/venue': 'set-up',
  'onboarding/name': 'set-up',
  'onboarding/look': 'set-up',
  'onboarding/hours': 'set-up',
  'onboarding/links': 'set-up',
  'onboarding/events': 'set-up',
  'onboarding/first-event': 'set-up',
  'onboarding/launch': 'set-up',
  'onboarding/plan': 'set-up',
  'onboarding/staff': 'set-up',
  'onboarding/page': 'set-up',
  'onboarding/remove': 'set-up',
  'onboarding/sheets': 'set-up',
}

type Entry = { file?: string; children?: Entry[] }
type Screen = { loader?: Handler; action?: Handler }
type Handler = (args: LoaderFunctionArgs) => Promise<unknown>

const filesOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [...(file ? [file] : []), ...filesOf(children)])

const screens = filesOf(routes as Entry[])
  .map(path => /^routes\/((?:editor|onboarding)\/[\w-]+)\//.exec(path)?.[1])
  .filter(name => name !== undefined && name !== 'onboarding/shell')

test('every screen of editor and onboarding has a decision here', () => {
  expect(Object.keys(SCREENS).sort()).toEqual([...new Set(screens)].sort())
})

const modules = import.meta.glob<Screen>('../../app/routes/{editor,onboarding}/*/route.{ts,tsx}')

async function handlersOf(name: string): Promise<Handler[]> {
  const load = Object.entries(modules).find(([path]) => path.includes(`/${name}/route.ts`))?.[1]
  const { loader, action } = await load!()
  return [loader, action].filter(handler => handler !== undefined)
}

/** What a screen answers: a refusal, a way to the sign-in, or the page. */
async function answerOf(handler: Handler, database: Database, cookie: string) {
  const services = testServices(database)
  const role = ROLES.find(name => cookie === name)
  const request = new Request('http://venue.example/editor/pier/composer', {
    method: 'POST',
    headers: { cookie: await cookieOf(database, role) },
    body: new URLSearchParams(),
  })
  const context = pageContext(database, {
    context: {
      onboarding: createOnboardingDesk(services, {}),
      listVenues: async () => [],
      secure: false,
      staff: { find: async () => (role ? aStaffMember([role]) : null) } as never,
    },
  })
  const args = { request, params: { tenantId: 'pier', kind: 'venue', id: 'pier' }, context }
  const answer = await handler(args as unknown as LoaderFunctionArgs).catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) return 'page'
  const location = answer.headers.get('Location') ?? ''
  return location.includes('/sign-in') ? 'sign-in' : answer.status
}

async function cookieOf(database: Database, role: StaffRole | undefined) {
  if (!role) return ''
  const token = await signInStaff(testServices(database), {
    tenantId: 'pier',
    email: `${role}@example.com`,
    password,
  })
  return (await writeStaffCookie({ tenantId: 'pier', token, secure: false })).split(';')[0]!
}

test.for(Object.entries(SCREENS).filter(([, right]) => right !== 'open'))(
  'the screen %s needs the right %s',
  async ([name, right], { database }) => {
    const before = await contentsOf(database)
    for (const handler of await handlersOf(name)) {
      expect(await answerOf(handler, database, '')).toBe('sign-in')
      for (const role of ROLES.filter(role => !mayCall(role, { right } as Call)))
        expect([role, await answerOf(handler, database, role)]).toEqual([role, 403])
    }
    // Signing in for the attempt itself writes a session and counts a try.
    const others = (digests: typeof before) =>
      digests.filter(([table]) => table !== 'staff_tokens' && table !== 'rate_limits')
    expect(others(await contentsOf(database))).toEqual(others(before))
  },
)
