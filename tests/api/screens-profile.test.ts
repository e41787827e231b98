import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { Database } from '#app/data/database/database.ts'
import * as profile from '#app/routes/account/profile/route.tsx'
import * as shell from '#app/routes/account/shell/route.tsx'
import * as application from '#app/routes/application/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { drawPage } from '#tests/builders/draw-page.tsx'
import { instead, load, type PageRequest } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const address = {
  streetAddress1: '12 Pier Street',
  streetAddress2: 'Flat 3',
  city: 'New York',
  state: 'NY',
  zipCode: '10001',
  country: 'US',
}

const { test } = useDatabase(database => {
  const file = aMuseum()
  const visitors = file.visitors?.map(visitor => (visitor.id === 'V-1' ? { ...visitor, address } : visitor))
  return loadVenue(database, { ...file, visitors })
})

const ADA: VisitorSession = { visitor: { id: 'V-1', email: 'Ada@Example.com', name: 'Ada Moss' } }
const STORED = {
  email: 'Ada@Example.com',
  firstName: 'Ada',
  lastName: 'Moss',
  phoneNumber: '212 555 0101',
  ...address,
}
const CHANGED = {
  email: 'Ada@Example.com',
  firstName: 'Adéle',
  lastName: 'Reed',
  phoneNumber: '+44 20 7946 0000',
  streetAddress1: '1 Quay',
  streetAddress2: '',
  city: 'Toronto',
  state: 'ON',
  zipCode: 'M5V 2T6',
  country: 'CA',
}

async function open(database: Database, request: Partial<PageRequest> = {}) {
  const path = '/account/pier/profile'
  const page = await drawPage([application, shell, profile], {
    database,
    pattern: 'account/:tenantId/profile',
    path,
    session: ADA,
    ...request,
  })
  const field = (name: string) => page.body.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const valueIn = (name: string) =>
    field(name)?.getAttribute('value') ??
    field(name)?.querySelector('option[selected]')?.getAttribute('value') ??
    ''
  const errorOf = (name: string) => {
    const ids = field(name)?.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.flatMap(id => page.body.querySelector(`[id="${id}"]`)?.textContent ?? [])[0]
  }
  return { ...page, field, valueIn, errorOf, cookies: page.headers.getSetCookie() }
}

type Page = Awaited<ReturnType<typeof open>>
const valuesOf = (page: Page) =>
  Object.fromEntries(Object.keys(STORED).map(name => [name, page.valueIn(name)]))

const answering = (name: keyof ApiClient['visitors'], answer: () => Promise<unknown>) => (api: ApiClient) =>
  instead(api, 'visitors', instead(api.visitors, name, answer))
const failing = () => Promise.reject(new Error('The line is dead'))

const SAVED = 'Profile successfully updated'

test('[MEM-025] the profile shows what is stored of the visitor, each under its label', async ({
  database,
}) => {
  const page = await open(database)
  expect(page.body.querySelector('h1')?.textContent).toBe('Your account profile')
  expect(valuesOf(page)).toEqual(STORED)
  const labels = [
    'Email',
    'First name',
    'Last name',
    'Phone',
    'Street address',
    'Address line 2',
    'City',
    'State',
  ]
  const fields = [...labels, 'Zip code', 'Country'].map(label =>
    page.body
      .querySelector(`[id="${page.named('label', label)?.getAttribute('for')}"]`)
      ?.getAttribute('name'),
  )
  expect(fields).toEqual(Object.keys(STORED))
  const { page: data } = await load(profile.loader, { database, path: '/account/pier/profile', session: ADA })
  expect(data.title).toMatch(/^Your account profile \|/)
})

test('the address of the profile is asked in the order and the words of its country', async ({
  database,
}) => {
  const orderOf = (page: Page) => {
    const names = [...page.body.querySelectorAll('[name]')].map(field => field.getAttribute('name') ?? '')
    return names.filter(name => name in address).join(' ')
  }
  const american = await open(database)
  expect(orderOf(american)).toBe('country streetAddress1 streetAddress2 city state zipCode')
  expect(american.words).toContain('New York, NY 10001')
  const german = { ...CHANGED, country: 'DE', city: 'Köln', state: '', zipCode: '50667' }
  const saved = await open(database, { form: german })
  expect(orderOf(saved)).toBe('country streetAddress1 streetAddress2 zipCode city state')
  expect(saved.words).toContain('1 Quay, 50667 Köln')
  expect([saved.valueIn('zipCode'), saved.named('label', 'Postal code')?.tagName]).toEqual(['50667', 'LABEL'])
})

test('[MEM-026] Cancel leads to the orders, and is no button of the form', async ({ database }) => {
  const page = await open(database)
  expect(page.named('a', 'Cancel')?.getAttribute('href')).toBe('/account/pier/orders')
})

test('[MEM-027] [MEM-271] Update saves every field, says so, and they are still there when the page is opened again', async ({
  database,
}) => {
  const saved = await open(database, { form: CHANGED })
  expect([saved.status, saved.words]).toEqual([200, expect.stringContaining(SAVED)])
  const again = await open(database)
  expect(valuesOf(again)).toEqual(CHANGED)
  expect(again.words).not.toContain(SAVED)
  expect(again.named('button', 'Update')?.getAttribute('type')).toBe('submit')
})

test('a name that was changed is that of the session and of the cookie visitor', async ({ database }) => {
  const { cookies } = await open(database, { form: CHANGED })
  expect(decodeURIComponent(cookies.join())).toContain('"name":"Adéle Reed"')
})

test('[MEM-184] an email that is none is told at its field, and nothing is saved', async ({ database }) => {
  for (const email of ['', 'ada@', ' ada@example.com']) {
    const page = await open(database, { form: { ...CHANGED, email } })
    expect([page.status, page.errorOf('email')]).toEqual([400, 'Please enter a valid email'])
    expect(page.valueIn('lastName')).toBe('Reed')
    expect(page.words).not.toContain(SAVED)
  }
  expect(valuesOf(await open(database))).toEqual(STORED)
})

test('what no venue file could hold is told at its field', async ({ database }) => {
  const page = await open(database, { form: { ...CHANGED, phoneNumber: '12', country: 'Canada' } })
  expect(page.errorOf('phoneNumber')).toBe('Please enter a valid phone number')
  expect(page.errorOf('country')).toBe('Please enter a country as two letters, like US')
})

test('[MEM-270] a profile that cannot be read says so, and can be tried again', async ({ database }) => {
  const page = await open(database, { watch: answering('get', failing) })
  expect(page.words).toContain('There was a problem retrieving this profile')
  expect(page.field('email')).toBeNull()
  expect(page.named('a', 'Try again')).not.toBeNull()
  expect((await open(database)).words).not.toContain('There was a problem retrieving this profile')
})

test('[MEM-272] an update that fails says so, and nothing of a success; what was typed is still there', async ({
  database,
}) => {
  const page = await open(database, { form: CHANGED, watch: answering('save', failing) })
  expect(page.status).toBe(500)
  expect(page.words).toContain('Your profile could not be saved. Please try again.')
  expect(page.words).not.toContain(SAVED)
  expect(page.valueIn('lastName')).toBe('Reed')
  const refusing = () => Promise.reject(refuse('UNPROCESSABLE', { text: 'Not now' }))
  expect((await open(database, { form: CHANGED, watch: answering('save', refusing) })).words).toContain(
    'Not now',
  )
})

test('another email waits, whether somebody has it or not: the profile keeps the first one and names the one that waits', async ({
  database,
}) => {
  for (const email of ['BOB@example.com', 'new@example.com']) {
    const page = await open(database, { form: { ...CHANGED, email } })
    expect([page.status, page.errorOf('email'), page.valueIn('email')]).toEqual([
      200,
      undefined,
      STORED.email,
    ])
    const timesOn = ({ words }: typeof page) => words.split(`We have sent a link to ${email}.`).length - 1
    // At the head of the page, and beside the button that was pressed.
    expect([timesOn(page), timesOn(await open(database))]).toEqual([2, 1])
  }
  expect(valuesOf(await open(database))).toEqual(CHANGED)
})

test('the link to the email that waits is sent again, and the email that is there can be kept', async ({
  database,
}) => {
  const WAITS = 'We have sent a link to new@example.com.'
  await open(database, { form: { ...CHANGED, email: 'new@example.com' } })
  const [again, keep] = ['Send the link again', 'Keep the email I have']
  const page = await open(database)
  expect([again, keep].map(name => page.named('button', name)?.getAttribute('value'))).toEqual([
    'send-email-link',
    'drop-email',
  ])
  const sent = await open(database, { form: { intent: 'send-email-link' } })
  expect(sent.words).toContain('A link is on its way to new@example.com.')
  for (let round = 0; round < 3; round += 1) await open(database, { form: { intent: 'send-email-link' } })
  const refused = await open(database, { form: { intent: 'send-email-link' } })
  expect([refused.status, refused.words]).toEqual([
    429,
    expect.stringContaining('There were too many tries.'),
  ])
  const dropped = await open(database, { form: { intent: 'drop-email' } })
  expect(dropped.words).not.toContain(WAITS)
  expect(dropped.valueIn('email')).toBe(CHANGED.email)
  expect((await open(database)).words).not.toContain(WAITS)
  expect((await open(database, { form: { intent: 'send-email-link' } })).status).toBe(409)
})

test('an email that is not confirmed has its link sent, and none is to be kept', async ({ database }) => {
  await database.system.execute(sql`update visitors set confirmed = false`)
  const page = await open(database)
  expect(page.words).toContain('Your email Ada@Example.com is not confirmed yet.')
  expect(page.named('button', 'Keep the email I have')).toBeNull()
  const sent = await open(database, { form: { intent: 'send-email-link' } })
  expect(sent.words).toContain('A link is on its way to Ada@Example.com.')
})

test('a link that cannot be sent again, or an email that cannot be kept, is told', async ({ database }) => {
  await open(database, { form: { ...CHANGED, email: 'new@example.com' } })
  for (const [intent, call] of [
    ['send-email-link', 'requestEmailLink'],
    ['drop-email', 'dropEmail'],
  ] as const) {
    const page = await open(database, { form: { intent }, watch: answering(call, failing) })
    expect([page.status, page.words]).toEqual([
      500,
      expect.stringContaining('This did not work just now. Please try again.'),
    ])
  }
})

test('Sign out everywhere ends this session too, and leads to the sign-in', async ({ database }) => {
  const button = (await open(database)).named('button', 'Sign out everywhere')
  expect([button?.getAttribute('name'), button?.getAttribute('value')]).toEqual([
    'intent',
    'sign-out-everywhere',
  ])
  const { location, cookies } = await open(database, { form: { intent: 'sign-out-everywhere' } })
  expect(location).toBe('/auth/pier/login')
  expect(cookies).toContain('visitor=; Max-Age=0; Path=/; SameSite=Lax')
  expect((await open(database)).location).toBe('/auth/pier/login?ref=%2Faccount%2Fpier%2Fprofile')
})

test('nobody sees a profile who is not signed in, or was removed since', async ({ database }) => {
  expect((await open(database, { session: {} })).location).toMatch(/^\/auth\/pier\/login/)
  await database.system.execute(sql`delete from reviews`)
  await database.system.execute(sql`delete from visitors`)
  expect((await open(database)).location).toMatch(/^\/auth\/pier\/login/)
})
