import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { createLog } from '#app/api/kernel/log.ts'
import { createVenueStore } from '#app/api/kernel/venue-store.ts'
import { venueWords } from '#app/api/venues/venue-words.ts'
import type { Database } from '#app/data/database/database.ts'
import { saveStaffToken } from '#app/data/queries/staff/write.ts'
import { saveThemeRevision } from '#app/data/queries/themes/write.ts'
import { themeRevisions, venues } from '#app/data/schema/venues.ts'
import { loader as statusPage } from '#app/routes/status/shop/route.tsx'
import { writeStaffCookie } from '#app/session/staff-cookie.ts'
import { aStaffMember, inProcess, NOW, overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { load } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'
import { emptyThemeDocument } from '#theme/document.ts'

const museum = aMuseum({
  theme: { preset: 'aquarium', variables: { 'color-brand': '#0a5c8a' } },
  texts: { 'events-page-heading': 'What is on' },
  textSets: { school: { 'events-page-heading': 'For schools' } },
  staff: [
    {
      id: 'S-1',
      email: 'iris@example.com',
      name: 'Iris Bell',
      roles: ['publisher'],
      password: 'the blue door 4',
    },
  ],
  links: [
    { key: 'logo', href: 'https://pier.example/' },
    { key: 'visit', href: '/visit', label: 'Plan a visit' },
  ],
})

const { test } = useDatabase(async database => {
  await loadVenue(database, museum)
  await loadVenue(database, { ...museum, venue: { ...museum.venue, id: 'quay', name: 'Quay House' } })
})

const pier = { params: { tenantId: 'pier' } }
const publisher = { staff: aStaffMember(['publisher']) }

async function saved(database: Database) {
  const db = database.forTenant('pier')
  const [venue] = await db
    .select({ revision: venues.themeRevision })
    .from(venues)
    .where(eq(venues.tenantId, 'pier'))
  const revisions = await db.select().from(themeRevisions).where(eq(themeRevisions.tenantId, 'pier'))
  return { revision: venue?.revision, revisions }
}

test('[CHK-254] the theme styles are listed, with a slash at the end too', async ({ database }) => {
  const call = await overHttp(database)
  const { payload } = (await call('/themes')).body as {
    payload: { id: string; name: string; variables: object }[]
  }
  expect(payload.map(style => style.id)).toEqual(
    expect.arrayContaining(['neutral', 'aquarium', 'botanic', 'planetarium']),
  )
  expect(payload.find(style => style.id === 'aquarium')?.variables).toMatchObject({
    'color-brand': '#0a5c8a',
  })
  expect((await call('/themes/')).body).toEqual({ payload })
})

test('[CHK-255] the theme of a venue carries links, words, variables, settings, flags and hours', async ({
  database,
}) => {
  const call = await overHttp(database)
  const { body } = await call('/themes/pier')
  expect(body).toMatchObject({
    payload: {
      tenantId: 'pier',
      name: 'Pier Museum',
      links: [
        expect.objectContaining({ key: 'logo', href: 'https://pier.example/' }),
        expect.objectContaining({ key: 'visit' }),
      ],
      textVariables: { 'events-page-heading': 'What is on' },
      emailVariables: {},
      variables: { 'color-brand': '#0a5c8a' },
      featuresConfig: { membership: true, reviews: true, giftCertificates: true },
      creditCardValidationSettings: {
        display: 'address',
        validation: 'address',
        allowAmericanExpress: true,
        enable3DS: false,
      },
      stylesheetHash: expect.stringMatching(/^[0-9a-f]{8,64}$/),
      revision: 1,
    },
  })
})

test('[ORD-128] opening hours stand by weekday and, where a day differs, by date', async ({ database }) => {
  const api = await inProcess(database)
  const { payload } = await api.themes.get(pier)
  expect(payload.openHours).toEqual({
    standard: { F: [{ open: '09:00', close: '17:00' }] },
    exceptions: { '2026-11-26': { hours: [], note: 'Thanksgiving' } },
  })
  expect(payload.company).toMatchObject({ membership: true, sortTemplatesByDisplayOrder: false })
  expect(payload.links[0]).toMatchObject({ key: 'logo' })
  expect(payload.textVariables).toEqual({ 'events-page-heading': 'What is on' })
})

test('[CHK-107] [MEM-002] company settings carry every flag, the grace days and how to reach the venue', async ({
  database,
}) => {
  const api = await inProcess(database)
  const { payload } = await api.themes.get(pier)
  expect(payload.company).toMatchObject({
    membership: true,
    membershipSales: true,
    giftCertificates: true,
    coupons: true,
    multipleCoupons: false,
    reviews: true,
    enable3DS: false,
    auxiliaryMembership: false,
    sortTemplatesByDisplayOrder: false,
    country: 'US',
    phoneNumber: '(212) 555-0100',
    allowUpgradeExternalMemberships: false,
    membershipBenefitsExtension: 14,
    showTicketEmail: true,
    allowAmericanExpress: true,
  })
})

test('[ORD-264] [CHK-256] overrideId applies a text set; an unknown or missing one leaves the words as they are', async ({
  database,
}) => {
  const call = await overHttp(database)
  const heading = async (query: string) => {
    const { body } = await call(`/themes/pier${query}`)
    return (body as { payload: { textVariables: Record<string, string> } }).payload.textVariables[
      'events-page-heading'
    ]
  }
  expect(await heading('?overrideId=school')).toBe('For schools')
  expect(await heading('?overrideId=nowhere')).toBe('What is on')
  expect(await heading('?overrideId=__proto__')).toBe('What is on')
  expect(await heading('')).toBe('What is on')
})

test('[CHK-257] a saved theme is returned, and a following read has the new values', async ({ database }) => {
  const token = await saveStaffToken(database.forTenant('pier'), {
    tenantId: 'pier',
    staffId: 'S-1',
    purpose: 'api',
    expiresAt: new Date(NOW.getTime() + 60_000),
  })
  const call = await overHttp(database)
  const { payload: before } = (await call('/themes/pier')).body as {
    payload: { stylesheetHash: string } & Record<string, unknown>
  }
  const put = await call('/themes/pier', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'if-match': '"1"' },
    body: {
      ...before,
      variables: { 'color-brand': '#7a1f3d' },
      textVariables: { 'events-page-heading': 'Tonight' },
      futureThing: { a: 1 },
    },
  })
  expect(put.status).toBe(200)
  expect(put.body).toMatchObject({
    payload: {
      revision: 2,
      variables: { 'color-brand': '#7a1f3d' },
      textVariables: { 'events-page-heading': 'Tonight' },
      textSets: { school: { 'events-page-heading': 'For schools' } },
      futureThing: { a: 1 },
    },
  })
  const after = await call('/themes/pier')
  expect(after.body).toEqual(put.body)
  expect((after.body as { payload: { stylesheetHash: string } }).payload.stylesheetHash).not.toBe(
    before.stylesheetHash,
  )
})

test('[CHK-224] whoever has no editor rights is refused and changes nothing', async ({ database }) => {
  const body = { variables: { 'color-brand': '#7a1f3d' } }
  const headers = { 'if-match': '"1"' }
  const codeFor = async (staff: ReturnType<typeof aStaffMember> | null) => {
    const api = await inProcess(database, { staff })
    return (await refusalOfCall(api.themes.put({ ...pier, headers, body })))?.status
  }
  expect(await codeFor(null)).toBe(401)
  expect(await codeFor(aStaffMember(['onboarding']))).toBe(403)
  expect((await saved(database)).revision).toBe(1)
  expect(await codeFor(aStaffMember(['publisher']))).toBeUndefined()
  expect((await saved(database)).revision).toBe(2)
})

const parts = {
  words: [
    { textVariables: { 'events-page-heading': 'Tonight' } },
    { emailVariables: { 'mail-order-subject': 'Thank you' } },
    { textSets: {} },
    { textVariables: { 'events-page-heading': 'What is on', 'unheard-of': 'x' } },
  ],
  look: [
    { variables: { 'color-brand': '#7a1f3d' } },
    { preset: 'botanic' },
    { variables: {} },
    { variables: { 'color-brand': '#0a5c8a', 'unheard-of': 1 } },
  ],
  links: [{ links: [] }],
  logo: [{ logo: { src: '/pictures/mark.svg' } }],
  other: [{ campaign: 'spring' }],
}
const walls = [
  { role: 'wording', may: ['words'] },
  { role: 'designer', may: ['look', 'links', 'logo'] },
  { role: 'publisher', may: ['words', 'look', 'links', 'logo', 'other'] },
] as const
const attempts = walls.flatMap(({ role, may }) =>
  Object.entries(parts).map(([part, bodies]) => ({
    role,
    part,
    bodies,
    may: (may as readonly string[]).includes(part),
  })),
)

test.for(attempts)(
  '[CHK-224] the role $role and the part “$part” of a theme: $may',
  async ({ role, part, bodies, may }, { database }) => {
    const api = await inProcess(database, { staff: aStaffMember([role]) })
    const { payload: stored } = await api.themes.get(pier)
    for (const body of bodies) {
      const { revision } = await saved(database)
      const refusal = await refusalOfCall(
        api.themes.put({ ...pier, headers: { 'if-match': `"${revision}"` }, body: { ...stored, ...body } }),
      )
      if (role === 'publisher') expect(refusal).toBeUndefined()
      else
        expect(refusal).toMatchObject({
          status: 403,
          code: 'FORBIDDEN',
          message: expect.stringContaining(may ? 'Publishing belongs to publishers' : part),
          ...(may ? {} : { details: { parts: [part] } }),
        })
      expect((await saved(database)).revision).toBe(role === 'publisher' ? revision! + 1 : revision)
      if (may) return
    }
  },
)

test('a draft that leaves the rest as it is may be saved, also over what this version cannot name', async ({
  database,
}) => {
  const document = {
    ...emptyThemeDocument,
    variables: { 'color-brand': '#0a5c8a', 'unheard-of': 1 },
    campaign: 'spring',
  }
  await database.forTenant('pier').update(themeRevisions).set({ document })
  const api = await inProcess(database, { staff: aStaffMember(['wording']) })
  const { payload } = await api.themes.get(pier)
  const body = { ...payload, textVariables: { 'events-page-heading': 'Tonight' } }
  const draft = { headers: { 'if-match': '"0"' }, query: { base: 1 }, body }
  expect(await refusalOfCall(api.themeDrafts.put(draft))).toBeUndefined()
})

test('what a role may not change is refused by its key', async ({ database }) => {
  const api = await inProcess(database, { staff: aStaffMember(['wording']) })
  const { payload } = await api.themes.get(pier)
  const body = {
    ...payload,
    textVariables: { 'events-page-heading': 'Tonight' },
    variables: { 'color-brand': '#7a1f3d', 'shape-radius': '4px' },
  }
  const put = api.themes.put({ ...pier, headers: { 'if-match': '"1"' }, body })
  expect(Object.keys((await refusalOfCall(put))?.errors ?? {})).toEqual([
    'variables.color-brand',
    'variables.shape-radius',
  ])
  const logo = api.themes.put({
    ...pier,
    headers: { 'if-match': '"1"' },
    body: { ...payload, logo: { src: '/pictures/mark.svg' } },
  })
  expect(await refusalOfCall(logo)).toMatchObject({ code: 'FORBIDDEN', errors: { logo: expect.any(String) } })
})

test('[CHK-224] the staff of one venue cannot save the theme of another', async ({ database }) => {
  const api = await inProcess(database, publisher)
  const refusal = await refusalOfCall(
    api.themes.put({ params: { tenantId: 'quay' }, headers: { 'if-match': '"1"' }, body: { variables: {} } }),
  )
  expect([403, 404]).toContain(refusal?.status)
  const token = await saveStaffToken(database.forTenant('pier'), {
    tenantId: 'pier',
    staffId: 'S-1',
    purpose: 'api',
    expiresAt: new Date(NOW.getTime() + 60_000),
  })
  const call = await overHttp(database)
  const put = (tenantId: string, path: string) =>
    call(path, {
      tenantId,
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'if-match': '"1"' },
      body: { variables: {} },
    })
  expect((await put('quay', '/themes/quay')).status).toBe(401)
  const { payload } = await (await inProcess(database, { tenantId: 'quay' })).themes.get({
    params: { tenantId: 'quay' },
  })
  expect(payload.revision).toBe(1)
})

test('a visitor who is signed in cannot save a theme', async ({ database }) => {
  const api = await inProcess(database, {
    session: { visitor: { id: 'V-1', email: 'ada@example.com', name: 'Ada' } },
  })
  expect(
    await refusalOfCall(api.themes.put({ ...pier, headers: { 'if-match': '"1"' }, body: {} })),
  ).toMatchObject({ status: 401 })
})

test('a save needs the revision that was edited; a stale one gets the present revision', async ({
  database,
}) => {
  const api = await inProcess(database, publisher)
  const put = (ifMatch?: string) =>
    api.themes.put({
      ...pier,
      headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
      body: { variables: { 'color-brand': '#7a1f3d' } },
    })
  expect(await refusalOfCall(put())).toMatchObject({ status: 428, code: 'PRECONDITION_REQUIRED' })
  expect(await refusalOfCall(put('*'))).toMatchObject({ status: 428 })
  expect((await put('"1"')).payload.revision).toBe(2)
  expect(await refusalOfCall(put('"1"'))).toMatchObject({
    status: 412,
    code: 'PRECONDITION_FAILED',
    details: { revision: 2 },
  })
  expect((await saved(database)).revisions).toHaveLength(2)
})

test('every bad value is named by its key, and nothing is saved', async ({ database }) => {
  const api = await inProcess(database, publisher)
  const body = {
    variables: {
      'color-brand': 'red;}body{display:none',
      'color-accent': '#ff6b57',
      'shape-radius': '</style><script>',
    },
    textVariables: { 'events-page-heading': '{count, plural, one {x}' },
    links: [{ key: 'logo', href: 'javascript:alert(1)' }],
  }
  const refusal = await refusalOfCall(api.themes.put({ ...pier, headers: { 'if-match': '"1"' }, body }))
  expect(refusal).toMatchObject({ status: 422, code: 'UNPROCESSABLE' })
  expect(Object.keys(refusal?.errors ?? {}).sort()).toEqual([
    expect.stringMatching(/^links/),
    'textVariables.events-page-heading',
    'variables.color-brand',
    'variables.shape-radius',
  ])
  expect(await saved(database)).toMatchObject({ revision: 1, revisions: { length: 1 } })
})

test('every saved theme stays, with its author', async ({ database }) => {
  const api = await inProcess(database, publisher)
  await api.themes.put({
    ...pier,
    headers: { 'if-match': '"1"' },
    body: { variables: { 'color-brand': '#7a1f3d' } },
  })
  const { revisions } = await saved(database)
  expect(revisions.map(({ revision, author }) => [revision, author]).at(-1)).toEqual([2, 'iris@example.com'])
})

const hostile = ['{constructor}', '{__proto__}', '{toString}', '{hasOwnProperty}', '{valueOf, number}']

test.for(hostile)('the wording %s is refused, and nothing is saved', async (wording, { database }) => {
  const api = await inProcess(database, publisher)
  const body = {
    textVariables: { 'header-menu': wording, 'editor-save': wording },
    emailVariables: { 'mail-order-subject': wording },
    textSets: { school: { 'header-menu': wording } },
  }
  const refusal = await refusalOfCall(api.themes.put({ ...pier, headers: { 'if-match': '"1"' }, body }))
  expect(refusal?.status).toBe(422)
  expect(Object.keys(refusal?.errors ?? {}).sort()).toEqual([
    'emailVariables.mail-order-subject',
    'textSets.school.header-menu',
    'textVariables.editor-save',
    'textVariables.header-menu',
  ])
  expect((await saved(database)).revision).toBe(1)
})

test.for(hostile)(
  'the wording %s that is stored already is said as its default, on a page and in a mail',
  async (wording, { database }) => {
    const texts = Object.fromEntries(
      ['page-title', 'status-page-title', 'header-menu', 'mail-order-subject'].map(key => [key, wording]),
    )
    await database.forTenant('pier').update(themeRevisions).set({ document: { texts } })
    const { page } = await load(statusPage, { database, path: '/status/pier' })
    expect(page.title).toBe('Status | Pier Museum')
    const venue = (await createVenueStore(database).open('pier'))!
    expect(venue.theme.texts).toMatchObject(texts)
    const { text } = venueWords(venue, createLog('silent'))
    expect(text('mail-order-subject', { venue: 'Pier', number: '7' } as never)).toContain('Pier')
  },
)

test('a body that names nothing of a theme does not wipe the stored one', async ({ database }) => {
  const api = await inProcess(database, publisher)
  const put = (body: Record<string, unknown>) =>
    refusalOfCall(api.themes.put({ ...pier, headers: { 'if-match': '"1"' }, body }))
  for (const body of [{}, { name: 'Pier', revision: 1 }, { campaign: 'spring' }])
    expect(await put(body)).toMatchObject({ status: 422, code: 'UNPROCESSABLE' })
  expect((await saved(database)).revision).toBe(1)
})

const tooMuch = [
  {
    why: 'text sets',
    body: { textSets: Object.fromEntries(Array.from({ length: 51 }, (_, id) => [`set-${id}`, {}])) },
  },
  {
    why: 'unknown names',
    body: { variables: Object.fromEntries(Array.from({ length: 501 }, (_, id) => [`mine-${id}`, 1])) },
  },
  { why: 'characters in a name', body: { variables: {}, ['n'.repeat(121)]: 1 } },
  { why: 'characters', body: { variables: {}, note: 'x'.repeat(900_000) } },
]
test.for(tooMuch)('a theme with more $why than it may have is refused', async ({ body }, { database }) => {
  const api = await inProcess(database, publisher)
  const refusal = await refusalOfCall(api.themes.put({ ...pier, headers: { 'if-match': '"1"' }, body }))
  expect([refusal?.status, refusal?.message]).toEqual([422, expect.stringMatching(/at most/)])
})

test('of the earlier themes of a venue all are kept, and another venue has none of them', async ({
  database,
}) => {
  const db = database.forTenant('pier')
  const author = 'iris@example.com'
  for (let revision = 1; revision <= 105; revision += 1)
    await saveThemeRevision(db, { tenantId: 'pier', revision, document: {}, author, now: NOW })
  const { revision, revisions } = await saved(database)
  expect(revision).toBe(106)
  expect(revisions).toHaveLength(106)
  const quay = database.forTenant('quay')
  expect(await quay.select().from(themeRevisions).where(eq(themeRevisions.tenantId, 'quay'))).toHaveLength(1)
})

const origins: { from: string; headers: Record<string, string>; status: number }[] = [
  { from: 'a page of another site', headers: { 'sec-fetch-site': 'cross-site' }, status: 403 },
  { from: 'a page of a neighbour', headers: { 'sec-fetch-site': 'same-site' }, status: 403 },
  { from: 'another origin', headers: { origin: 'https://elsewhere.example' }, status: 403 },
  { from: 'our own page', headers: { 'sec-fetch-site': 'same-origin' }, status: 200 },
  { from: 'no browser', headers: {}, status: 200 },
]
test.for(origins)(
  'a theme saved by cookie from $from gets $status',
  async ({ headers, status }, { database }) => {
    const about = { tenantId: 'pier', staffId: 'S-1', expiresAt: new Date(NOW.getTime() + 60_000) }
    const db = database.forTenant('pier')
    const cookie = await writeStaffCookie({
      tenantId: 'pier',
      token: await saveStaffToken(db, { ...about, purpose: 'session' }),
      secure: false,
    })
    const call = await overHttp(database)
    const put = (credentials: Record<string, string>, ifMatch: number) =>
      call('/themes/pier', {
        method: 'PUT',
        headers: { ...headers, ...credentials, 'if-match': `"${ifMatch}"` },
        body: { variables: {} },
      })
    expect((await put({ cookie: cookie.split(';')[0]! }, 1)).status).toBe(status)
    expect(
      (await call('/themes/pier', { headers: { ...headers, cookie: cookie.split(';')[0]! } })).status,
    ).toBe(200)
    const token = await saveStaffToken(db, { ...about, purpose: 'api' })
    expect((await put({ authorization: `Bearer ${token}` }, status === 200 ? 2 : 1)).status).toBe(200)
  },
)

test('a wording that was broken when it was stored keeps nobody from saving something else', async ({
  database,
}) => {
  const broken = { 'header-menu': '{constructor}' }
  const document = { texts: broken, textSets: { school: broken } }
  await database.forTenant('pier').update(themeRevisions).set({ document })
  const api = await inProcess(database, publisher)
  const { payload } = await api.themes.get(pier)
  const put = (body: object) =>
    api.themes.put({ ...pier, headers: { 'if-match': '"1"' }, body: { ...payload, ...body } })
  const other = await refusalOfCall(put({ textVariables: { 'header-menu': '{toString}' } }))
  expect(other).toMatchObject({ status: 422 })
  const { payload: saved } = await put({ variables: { 'color-brand': '#7a1f3d' } })
  expect(saved).toMatchObject({ textVariables: broken, variables: { 'color-brand': '#7a1f3d' } })
})
