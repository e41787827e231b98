import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { saveVisitorLink } from '#app/api/visitors/visitor-links.ts'
import type { Database } from '#app/data/database/database.ts'
import { deleteEndedChallenges } from '#app/data/queries/link-tokens/write.ts'
import { findVisitor } from '#app/data/queries/visitors/read.ts'
import type { Mail } from '#app/gateways/mail/mail-gateway.ts'
import { inProcess, NOW, overHttp, refusalOfCall, testServices } from '#tests/builders/api-client.ts'
import { anAuthenticator } from '#tests/builders/authenticator.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  const file = aMuseum()
  await loadVenue(database, file)
  await loadVenue(database, { ...file, venue: { ...file.venue, id: 'annex' } })
})

const MINUTE = 60_000
const PEOPLE = {
  ada: { id: 'V-1', email: 'Ada@Example.com', name: 'Ada Moss' },
  bob: { id: 'V-2', email: 'bob@example.com', name: 'Bob' },
}
const HOST = 'https://tickets.example'
const FAILED = 'This passkey is not known here. Please sign in with your email and password.'

type PasskeyOptions = { who?: keyof typeof PEOPLE; tenantId?: string; signedInAt?: string; now?: Date }

/** The API for somebody who has signed in just now. */
const signedIn = (
  database: Database,
  { who = 'ada', tenantId = 'pier', signedInAt, now = NOW }: PasskeyOptions = {},
) =>
  inProcess(database, {
    tenantId,
    now,
    session: { visitor: { ...PEOPLE[who], signedInAt: signedInAt ?? now.toISOString() } },
  })

const nobody = (database: Database, { tenantId = 'pier', now = NOW }: PasskeyOptions = {}) =>
  inProcess(database, { tenantId, now })

type Device = ReturnType<typeof anAuthenticator>

/** Has a device make a passkey for somebody. */
async function register(database: Database, device: Device, setting: PasskeyOptions = {}) {
  const api = await signedIn(database, setting)
  const { payload: options } = await api.passkeys.registrationOptions()
  const { payload } = await api.passkeys.add({
    body: { credential: device.create(options), name: 'Chrome, macOS' },
  })
  return payload
}

async function optionsOf(database: Database, setting: PasskeyOptions = {}) {
  return (await (await nobody(database, setting)).passkeys.signInOptions()).payload
}

/** What an answer of a device comes to: who has signed in, or how it was refused. */
async function signIn(
  database: Database,
  credential: ReturnType<Device['get']>,
  setting: PasskeyOptions = {},
): Promise<unknown> {
  const api = await nobody(database, setting)
  const call = api.passkeys.signIn({ body: { credential } })
  const refusal = await refusalOfCall(call)
  return refusal ? [refusal.status, refusal.message] : (await call).payload.visitor.id
}

const REFUSED = [401, `UNAUTHORIZED: ${FAILED}`]

test('a passkey is added and signs in, again and again, without an email being asked for', async ({
  database,
}) => {
  const device = anAuthenticator()
  const added = await register(database, device)
  expect(added).toEqual({
    id: expect.any(String),
    name: 'Chrome, macOS',
    createdAt: NOW.toISOString(),
    lastUsedAt: null,
  })
  expect(await signIn(database, device.get(await optionsOf(database)))).toBe('V-1')
  const later = new Date(NOW.getTime() + MINUTE)
  const again = device.get(await optionsOf(database, { now: later }))
  expect(await signIn(database, again, { now: later })).toBe('V-1')
  const { payload } = await (await signedIn(database)).passkeys.list()
  expect(payload).toEqual([{ ...added, lastUsedAt: later.toISOString() }])
})

test('whose account gets a passkey is told by mail, with the way to remove it', async ({ database }) => {
  const mails: Mail[] = []
  const mail = { send: async (sent: Mail) => void mails.push(sent) }
  await register(database, anAuthenticator())
  await workJobs(testServices(database, { gateways: { mail } as never }))
  expect(mails).toMatchObject([
    { to: 'Ada@Example.com', subject: 'A passkey was added to your account at Pier Museum' },
  ])
  expect(mails[0]?.text).toContain('If this was not you, remove it in your profile')
  expect(mails[0]?.text).toContain(`${HOST}/account/pier/profile`)
})

test('what a browser is told: our host, the venue, a handle that names nobody, one that has it and asks for finger, face or code', async ({
  database,
}) => {
  const api = await signedIn(database)
  const { payload: options } = await api.passkeys.registrationOptions()
  expect(options).toMatchObject({
    rp: { id: 'tickets.example', name: 'Pier Museum' },
    user: { name: 'Ada@Example.com · Pier Museum', displayName: 'Ada Moss' },
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32)
  expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32)
  const elsewhere = await (await signedIn(database, { tenantId: 'annex' })).passkeys.registrationOptions()
  expect(elsewhere.payload.user.id).not.toBe(options.user.id)
  const device = anAuthenticator()
  const { id } = await register(database, device)
  const second = await api.passkeys.registrationOptions()
  expect(second.payload.excludeCredentials).toEqual([{ id, type: 'public-key', transports: ['internal'] }])
  const request = await optionsOf(database)
  expect(request).toEqual({
    challenge: expect.any(String),
    rpId: 'tickets.example',
    timeout: 5 * MINUTE,
    userVerification: 'required',
  })
})

test('an answer for another site, host, challenge or ceremony is refused like an unknown passkey', async ({
  database,
}) => {
  const device = anAuthenticator()
  await register(database, device)
  const stranger = anAuthenticator()
  stranger.create({ challenge: 'x', rp: { id: 'tickets.example' }, user: { id: 'x' } })
  const options = () => optionsOf(database)
  const registering = await (await signedIn(database)).passkeys.registrationOptions()
  const answers = {
    unknown: stranger.get(await options()),
    origin: device.get(await options(), { origin: 'https://tickets.example.evil' }),
    port: device.get(await options(), { origin: `${HOST}:8443` }),
    host: device.get(await options(), { rpId: 'evil.example' }),
    challenge: device.get({ challenge: Buffer.alloc(32).toString('base64url'), rpId: 'tickets.example' }),
    ceremony: device.get(await options(), { type: 'webauthn.create' }),
    otherPurpose: device.get({ challenge: registering.payload.challenge, rpId: 'tickets.example' }),
    unverified: device.get(await options(), { isUnverified: true }),
  }
  for (const [name, answer] of Object.entries(answers))
    expect(await signIn(database, answer), name).toEqual(REFUSED)
  expect(await signIn(database, device.get(await options()))).toBe('V-1')
})

test('a signature of another key, another handle or none, and words that are none are refused alike', async ({
  database,
}) => {
  const device = anAuthenticator()
  await register(database, device)
  const forged = async (change: (answer: ReturnType<Device['get']>) => void) => {
    const answer = device.get(await optionsOf(database))
    change(answer)
    return signIn(database, answer)
  }
  const bytes = (text: string) => Buffer.from(text).toString('base64url')
  const wrong = {
    signature: await forged(({ response }) => {
      response.signature = `${response.signature.slice(0, -8)}AAAAAAAA`
    }),
    handle: await forged(({ response }) => {
      response.userHandle = bytes('somebody else')
    }),
    noHandle: await forged(({ response }) => {
      response.userHandle = null
    }),
    noJson: await forged(({ response }) => {
      response.clientDataJSON = bytes('none')
    }),
    noChallenge: await forged(({ response }) => {
      response.clientDataJSON = bytes('{"challenge":7}')
    }),
    nothing: await forged(({ response }) => {
      response.clientDataJSON = bytes('null')
    }),
    rawId: await forged(answer => {
      answer.rawId = bytes('another')
    }),
  }
  for (const [name, result] of Object.entries(wrong)) expect(result, name).toEqual(REFUSED)
})

test('a challenge is good once and for five minutes, also after a failure', async ({ database }) => {
  const device = anAuthenticator()
  await register(database, device)
  const options = await optionsOf(database)
  const answer = device.get(options)
  expect(await signIn(database, answer)).toBe('V-1')
  expect(await signIn(database, answer), 'the same answer').toEqual(REFUSED)
  expect(await signIn(database, device.get(options)), 'the same challenge').toEqual(REFUSED)
  const failed = await optionsOf(database)
  expect(await signIn(database, device.get(failed, { origin: 'https://evil.example' }))).toEqual(REFUSED)
  expect(await signIn(database, device.get(failed)), 'after a failure').toEqual(REFUSED)
  const late = await optionsOf(database)
  const after = new Date(NOW.getTime() + 5 * MINUTE)
  expect(await signIn(database, device.get(late), { now: after }), 'too late').toEqual(REFUSED)
  const inTime = await optionsOf(database)
  const before = new Date(after.getTime() - 1)
  expect(await signIn(database, device.get(inTime), { now: before })).toBe('V-1')
})

test('a challenge stands in the database as its hash, and goes once it has ended', async ({ database }) => {
  const { challenge } = await optionsOf(database)
  const stored = async () =>
    (await database.system.execute<{ row: string }>(sql`select l::text as row from link_tokens l`)).rows
  expect(await stored()).toHaveLength(1)
  expect((await stored())[0]?.row).not.toContain(challenge)
  await deleteEndedChallenges(database.system, NOW)
  expect(await stored()).toHaveLength(1)
  await deleteEndedChallenges(database.system, new Date(NOW.getTime() + 6 * MINUTE))
  expect(await stored()).toEqual([])
})

test('a counter that goes back or stands still refuses; one that is not kept stays 0', async ({
  database,
}) => {
  const device = anAuthenticator()
  await register(database, device)
  const countOf = async (counter: number) => {
    device.count(counter)
    return signIn(database, device.get(await optionsOf(database)))
  }
  expect(await countOf(9)).toBe('V-1')
  expect(await countOf(9), 'the same').toEqual(REFUSED)
  expect(await countOf(3), 'less').toEqual(REFUSED)
  expect(await countOf(-1), 'none').toEqual(REFUSED)
  expect(await countOf(10)).toBe('V-1')
  await database.system.execute(sql`update passkeys set counter = 0`)
  expect(await countOf(-1)).toBe('V-1')
  expect(await countOf(-1), 'again without a count').toBe('V-1')
})

test('of two signatures with the same count, sent at once, one signs in', async ({ database }) => {
  const device = anAuthenticator()
  await register(database, device)
  const answers = []
  for (const options of [await optionsOf(database), await optionsOf(database)]) {
    device.count(4)
    answers.push(device.get(options))
  }
  const results = await Promise.all(answers.map(answer => signIn(database, answer)))
  expect(results).toContain('V-1')
  expect(results).toContainEqual(REFUSED)
})

test('another password leaves the passkeys as they are', async ({ database }) => {
  const device = anAuthenticator()
  await register(database, device)
  const db = database.forTenant('pier')
  const visitor = await findVisitor(db, 'pier', 'V-1')
  if (!visitor) throw new Error('no such visitor')
  const expiresAt = new Date(NOW.getTime() + MINUTE)
  const token = await saveVisitorLink(db, 'pier', { visitor, purpose: 'password', expiresAt })
  const headers = { 'x-token': token, 'x-new-password': encodeURIComponent('tide pool 77') }
  await (await nobody(database)).visitors.tokenLogin({ headers })
  expect(await signIn(database, device.get(await optionsOf(database)))).toBe('V-1')
})

test('a passkey of another venue of the same host is not known, and its visitors see nothing of it', async ({
  database,
}) => {
  const device = anAuthenticator()
  await register(database, device, { tenantId: 'annex' })
  expect(await signIn(database, device.get(await optionsOf(database)))).toEqual(REFUSED)
  const foreign = await optionsOf(database, { tenantId: 'annex' })
  expect(await signIn(database, device.get(foreign)), 'a challenge of the other venue').toEqual(REFUSED)
  const api = await signedIn(database)
  expect((await api.passkeys.list()).payload).toEqual([])
  const [own] = (await (await signedIn(database, { tenantId: 'annex' })).passkeys.list()).payload
  expect(await refusalOfCall(api.passkeys.remove({ params: { id: own?.id ?? '' } }))).toMatchObject({
    status: 404,
  })
  const there = device.get(await optionsOf(database, { tenantId: 'annex' }))
  expect(await signIn(database, there, { tenantId: 'annex' })).toBe('V-1')
})

test('somebody else’s passkey is neither listed nor removed, and signs in its owner', async ({
  database,
}) => {
  const device = anAuthenticator()
  const { id } = await register(database, device, { who: 'bob' })
  const ada = await signedIn(database)
  expect((await ada.passkeys.list()).payload).toEqual([])
  expect(await refusalOfCall(ada.passkeys.remove({ params: { id } }))).toMatchObject({ status: 404 })
  expect(await signIn(database, device.get(await optionsOf(database)))).toBe('V-2')
})

test('the challenge of one visitor adds no passkey to another, nor twice, nor late', async ({ database }) => {
  const device = anAuthenticator()
  const [ada, bob] = [await signedIn(database), await signedIn(database, { who: 'bob' })]
  const late = await signedIn(database, { now: new Date(NOW.getTime() + 5 * MINUTE) })
  const add = (api: typeof ada, credential: ReturnType<Device['create']>) =>
    refusalOfCall(api.passkeys.add({ body: { credential, name: '' } }))
  const options = async () => (await ada.passkeys.registrationOptions()).payload
  const refused = { status: 422, message: 'UNPROCESSABLE: The passkey could not be added. Please try again.' }
  const made = device.create(await options())
  expect(await add(ada, made)).toBeUndefined()
  const wrong = {
    again: await add(ada, made),
    other: await add(bob, device.create(await options())),
    late: await add(late, device.create(await options())),
    signIn: await add(ada, device.create({ ...(await options()), ...(await optionsOf(database)) })),
    origin: await add(ada, device.create(await options(), { origin: 'https://evil.example' })),
    host: await add(ada, device.create(await options(), { rpId: 'evil.example' })),
    unverified: await add(ada, device.create(await options(), { isUnverified: true })),
    ceremony: await add(ada, device.create(await options(), { type: 'webauthn.get' })),
  }
  for (const [name, refusal] of Object.entries(wrong)) expect(refusal, name).toMatchObject(refused)
  expect((await ada.passkeys.list()).payload.map(({ id }) => id)).toEqual([made.id])
})

test('a passkey that the venue has already is not added again, whosever it is', async ({ database }) => {
  const device = anAuthenticator()
  const { id } = await register(database, device)
  await database.system.execute(sql`update passkeys set visitor_id = 'V-2'`)
  const api = await signedIn(database)
  const made = anAuthenticator().create((await api.passkeys.registrationOptions()).payload)
  await database.system.execute(sql`update passkeys set id = ${made.id} where id = ${id}`)
  const call = api.passkeys.add({ body: { credential: made, name: '' } })
  expect(await refusalOfCall(call)).toMatchObject({ status: 422 })
  expect((await api.passkeys.list()).payload).toEqual([])
})

test('adding a passkey needs somebody who has signed in within a quarter of an hour', async ({
  database,
}) => {
  const device = anAuthenticator()
  const early = new Date(NOW.getTime() - 15 * MINUTE).toISOString()
  const stale = await signedIn(database, { signedInAt: early })
  const { payload: options } = await (await signedIn(database)).passkeys.registrationOptions()
  const body = { credential: device.create(options), name: '' }
  const refused = {
    status: 403,
    message: 'SIGN_IN_AGAIN: To add a passkey, please sign in once more.',
  }
  expect(await refusalOfCall(stale.passkeys.registrationOptions())).toMatchObject(refused)
  expect(await refusalOfCall(stale.passkeys.add({ body }))).toMatchObject(refused)
  const unknown = await inProcess(database, { session: { visitor: PEOPLE.ada } })
  expect(await refusalOfCall(unknown.passkeys.registrationOptions())).toMatchObject(refused)
  const guest = await nobody(database)
  for (const call of [
    guest.passkeys.registrationOptions(),
    guest.passkeys.add({ body }),
    guest.passkeys.list(),
    guest.passkeys.remove({ params: { id: 'x' } }),
  ])
    expect(await refusalOfCall(call)).toMatchObject({ status: 401 })
  expect((await stale.passkeys.list()).payload).toEqual([])
})

test('a removed passkey signs in no more', async ({ database }) => {
  const device = anAuthenticator()
  const { id } = await register(database, device)
  const api = await signedIn(database)
  expect((await api.passkeys.remove({ params: { id } })).payload).toEqual({ removed: true })
  expect((await api.passkeys.list()).payload).toEqual([])
  expect(await signIn(database, device.get(await optionsOf(database)))).toEqual(REFUSED)
  expect(await refusalOfCall(api.passkeys.remove({ params: { id } }))).toMatchObject({ status: 404 })
})

test('signing out everywhere ends the session of a passkey and leaves the passkey', async ({ database }) => {
  const call = await overHttp(database)
  const device = anAuthenticator()
  await register(database, device)
  const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? ''
  const open = async () => {
    const { body } = await call('/visitor/passkeys/signInOptions', { method: 'POST', body: {} })
    const { payload } = body as { payload: { challenge: string; rpId: string } }
    return call('/visitor/passkeys/signIn', { method: 'POST', body: { credential: device.get(payload) } })
  }
  const signed = await open()
  expect(signed.body).toMatchObject({
    payload: { visitor: { id: 'V-1', email: 'Ada@Example.com' } },
    visitor: { confirmed: true },
  })
  expect(signed.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^marquee_pier=.*HttpOnly/i),
    expect.stringMatching(/^visitor=%7B/),
  ])
  const cookie = cookieOf(signed.headers)
  expect((await call('/visitor', { headers: { cookie } })).status).toBe(200)
  const options = { method: 'POST', headers: { cookie }, body: {} }
  expect((await call('/visitor/passkeys/registrationOptions', options)).status, 'it is fresh').toBe(200)
  await call('/logout/everywhere', { method: 'POST', headers: { cookie } })
  expect((await call('/visitor', { headers: { cookie } })).status).toBe(401)
  const again = cookieOf((await open()).headers)
  expect((await call('/visitor/passkeys', { headers: { cookie: again } })).body).toMatchObject({
    payload: [{ name: 'Chrome, macOS' }],
  })
  const { rows } = await database.system.execute<{ id: string }>(sql`select id from passkeys`)
  const removal = { method: 'DELETE', headers: { cookie: again } }
  expect((await call(`/visitor/passkeys/${rows[0]?.id}`, removal)).status).toBe(200)
})

test('saving the profile makes no old sign-in a fresh one', async ({ database }) => {
  let now = NOW
  const services = { ...testServices(database), clock: () => now }
  const call = await overHttp(database, { services })
  const headers = { 'x-email': 'ada%40example.com', 'x-password': 'harbour%20light%209' }
  const first = await call('/visitor/session', { headers })
  now = new Date(NOW.getTime() + 16 * MINUTE)
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  const saved = await call('/visitor', { method: 'PUT', headers: { cookie }, body: { city: 'Bergen' } })
  const kept = saved.headers.get('set-cookie')?.split(';')[0] ?? ''
  const request = { method: 'POST', headers: { cookie: kept }, body: {} }
  expect(await call('/visitor/passkeys/registrationOptions', request)).toMatchObject({
    status: 403,
    body: { code: 'SIGN_IN_AGAIN' },
  })
})

test('challenges, sign-ins and additions are counted for all nodes together', async ({ database }) => {
  const call = await overHttp(database)
  const post = (path: string, body: object = {}) =>
    call(`/visitor/passkeys/${path}`, { method: 'POST', body })
  for (let round = 0; round < 120; round += 1) expect((await post('signInOptions')).status).toBe(200)
  expect(await post('signInOptions')).toMatchObject({ status: 429 })
  const device = anAuthenticator()
  device.create({ challenge: 'x', rp: { id: 'tickets.example' }, user: { id: 'x' } })
  const body = { credential: device.get({ challenge: 'x', rpId: 'tickets.example' }) }
  for (let round = 0; round < 60; round += 1) expect((await post('signIn', body)).status).toBe(401)
  expect(await post('signIn', body)).toMatchObject({ status: 429 })
  const api = await signedIn(database)
  for (let round = 0; round < 10; round += 1) await api.passkeys.registrationOptions()
  expect(await refusalOfCall(api.passkeys.registrationOptions())).toMatchObject({ status: 429 })
})

test('twenty passkeys are enough', async ({ database }) => {
  const db = database.system
  await db.execute(sql`
    insert into passkeys (tenant_id, id, visitor_id, public_key, counter, transports, name, created_at)
    select 'pier', 'K-' || n, 'V-1', 'x', 0, '{}', '', now() from generate_series(1, 20) n`)
  const api = await signedIn(database)
  expect(await refusalOfCall(api.passkeys.registrationOptions())).toMatchObject({
    status: 409,
    message: 'CONFLICT: You have 20 passkeys already. Please remove one first.',
  })
})

test('where browsers know no passkeys, over http or at a bare number, none are begun', async ({
  database,
}) => {
  for (const address of ['http://tickets.example', 'http://127.0.0.1:3000']) {
    const services = { ...testServices(database), publicUrl: () => address }
    const api = await inProcess(database, { services })
    expect(await refusalOfCall(api.passkeys.signInOptions())).toMatchObject({ status: 422 })
  }
})
