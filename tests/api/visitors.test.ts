import { expect } from 'vitest'
import { inProcess, NOW, overHttp, testServices } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
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

const credentials = (email: string, password: string) => ({
  'x-email': encodeURIComponent(email),
  'x-password': encodeURIComponent(password),
})
const ada = credentials('ada@example.com', 'harbour light 9')
const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? ''

test('[MEM-233] email and password sign in and return the visitor; wrong values are refused', async ({
  database,
}) => {
  const call = await overHttp(database)
  const { status, body, headers } = await call('/visitor/session', { headers: ada })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    payload: { visitor: { id: 'V-1', email: 'Ada@Example.com', name: 'Ada Moss', confirmed: true } },
  })
  expect(headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/i)
  const wrong = [
    credentials('ada@example.com', 'harbour light 8'),
    credentials('nobody@example.com', 'harbour light 9'),
    credentials('bob@example.com', ''),
    credentials('bob@example.com', 'anything'),
    credentials('', ''),
  ]
  for (const headers of wrong) expect((await call('/visitor/session', { headers })).status).toBe(401)
})

test('a failed sign-in answers the same words for an unknown email and a wrong password', async ({
  database,
}) => {
  const call = await overHttp(database)
  const unknown = await call('/visitor/session', { headers: credentials('nobody@example.com', 'x') })
  const wrong = await call('/visitor/session', { headers: credentials('ada@example.com', 'x') })
  expect(unknown.body).toEqual(wrong.body)
  expect(wrong.body).toMatchObject({
    status: 401,
    message: 'UNAUTHORIZED: The email or password is not correct.',
  })
})

test('[MEM-231] [MEM-115] the signed-in visitor gets the profile, nobody else does', async ({ database }) => {
  const call = await overHttp(database)
  const { headers } = await call('/visitor/session', { headers: ada })
  const profile = await call('/visitor', { headers: { cookie: cookieOf(headers) } })
  expect(profile.body).toEqual({
    payload: {
      id: 'V-1',
      email: 'Ada@Example.com',
      newEmail: null,
      firstName: 'Ada',
      lastName: 'Moss',
      name: 'Ada Moss',
      phoneNumber: '212 555 0101',
      ...address,
      confirmed: true,
      sessionVersion: 0,
    },
  })
  expect(profile.text).not.toMatch(/argon|password/i)
  expect((await call('/visitor')).status).toBe(401)
  expect((await call('/visitor', { headers: { cookie: `${cookieOf(headers)}x` } })).status).toBe(401)
})

test('[MEM-238] after logging out the browser is given the session of nobody', async ({ database }) => {
  const call = await overHttp(database)
  const signedIn = cookieOf((await call('/visitor/session', { headers: ada })).headers)
  const out = await call('/logout', { headers: { cookie: signedIn } })
  expect(out.status).toBe(200)
  expect((await call('/visitor', { headers: { cookie: signedIn } })).status).toBe(200)
  expect(out.headers.get('set-cookie')).not.toBeNull()
  expect((await call('/visitor', { headers: { cookie: cookieOf(out.headers) } })).status).toBe(401)
})

test('a visitor who was removed since is signed out', async ({ database }) => {
  const api = await inProcess(database, {
    session: { visitor: { id: 'V-99', email: 'x@example.com', name: 'X' } },
  })
  await expect(api.visitors.get()).rejects.toMatchObject({ status: 401 })
})

test('guessing a password is slowed down, and the answer says for how long', async ({ database }) => {
  const call = await overHttp(database)
  const guess = () => call('/visitor/session', { headers: credentials('ada@example.com', 'guess') })
  for (let round = 0; round < 8; round += 1) expect((await guess()).status).toBe(401)
  const stopped = await guess()
  expect(stopped).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await call('/visitor/session', { headers: ada })).status).toBe(429)
  expect((await call('/visitor/session', { headers: credentials('bob@example.com', 'guess') })).status).toBe(
    401,
  )
})

test('a success gives the tries back, and time does', async ({ database }) => {
  let now = NOW
  const services = { ...testServices(database), clock: () => now }
  const call = await overHttp(database, { services })
  const attempt = async (password: string) =>
    (await call('/visitor/session', { headers: credentials('ada@example.com', password) })).status
  for (let round = 0; round < 7; round += 1) await attempt('guess')
  expect(await attempt('harbour light 9')).toBe(200)
  for (let round = 0; round < 8; round += 1) expect(await attempt('guess')).toBe(401)
  expect(await attempt('guess')).toBe(429)
  now = new Date(NOW.getTime() + 121_000)
  expect(await attempt('harbour light 9')).toBe(200)
})

const put = (cookie: string, body: object) => ({ method: 'PUT', headers: { cookie }, body })

test('[MEM-232] the visitor changes each field of the profile, together or alone, and emptied ones are empty', async ({
  database,
}) => {
  const call = await overHttp(database)
  const cookie = cookieOf((await call('/visitor/session', { headers: ada })).headers)
  const profile = {
    email: 'ada@example.com',
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
  const saved = await call('/visitor', put(cookie, profile))
  expect(saved.body).toMatchObject({ payload: { ...profile, id: 'V-1', confirmed: true } })
  expect((await call('/visitor', { headers: { cookie } })).body).toEqual(saved.body)
  for (const [name, value] of Object.entries(STORED)) {
    const { body } = await call('/visitor', put(cookie, { [name]: value }))
    expect(body, name).toMatchObject({ payload: { [name]: value } })
  }
  expect((await call('/visitor', { headers: { cookie } })).body).toMatchObject({ payload: STORED })
  const emptied = await call('/visitor', put(cookie, { phoneNumber: '', country: '', city: '' }))
  expect(emptied.body).toMatchObject({ payload: { phoneNumber: '', country: '', city: '', state: 'NY' } })
})

const STORED = {
  email: 'Ada@Example.com',
  firstName: 'Ada',
  lastName: 'Moss',
  phoneNumber: '212 555 0101',
  ...address,
}

test('[MEM-290] calls of the profile that fail answer with JSON whose message is in words of our own', async ({
  database,
}) => {
  const call = await overHttp(database)
  const cookie = cookieOf((await call('/visitor/session', { headers: ada })).headers)
  const failures = {
    nobody: await call('/visitor'),
    nobodySaves: await call('/visitor', { method: 'PUT', body: { firstName: 'X' } }),
    email: await call('/visitor', put(cookie, { email: 'none' })),
    unknown: await call('/visitor', put(cookie, { confirmed: true })),
  }
  const answers = Object.entries(failures).map(([name, { status, body, headers }]) => [
    name,
    status,
    (body as { message: string }).message,
    headers.get('content-type')?.startsWith('application/problem+json'),
  ])
  expect(answers).toEqual([
    ['nobody', 401, 'UNAUTHORIZED: Please sign in', true],
    ['nobodySaves', 401, 'UNAUTHORIZED: Please sign in', true],
    ['email', 400, 'BAD_REQUEST: The request is not valid', true],
    ['unknown', 400, 'BAD_REQUEST: The request is not valid', true],
  ])
})

test('[MEM-121] the session call leaves the cookie visitor with the email, signing out removes it', async ({
  database,
}) => {
  const call = await overHttp(database)
  const visitorCookie = ({ headers }: { headers: Headers }) =>
    headers.getSetCookie().filter(cookie => cookie.startsWith('visitor='))
  const signedIn = await call('/visitor/session', { headers: ada })
  expect(visitorCookie(signedIn)).toEqual([
    expect.stringContaining(encodeURIComponent('"email":"Ada@Example.com"')),
  ])
  const cookie = cookieOf(signedIn.headers)
  const out = await call('/logout', { headers: { cookie } })
  expect(visitorCookie(out)).toEqual(['visitor=; Max-Age=0; Path=/; SameSite=Lax'])
  expect(
    visitorCookie(await call('/visitor/session', { headers: credentials('ada@example.com', 'x') })),
  ).toEqual([])
})
