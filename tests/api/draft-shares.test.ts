import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { type ApiClient, inProcessClient } from '#app/api/client.ts'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { openContext, type Services } from '#app/api/kernel/context.ts'
import type { Database } from '#app/data/database/database.ts'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import { saveThemeRevision } from '#app/data/queries/themes/write.ts'
import { venueHosts } from '#app/data/schema/venue-hosts.ts'
import type { StaffRole } from '#app/session/staff-session.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { aStaffMember, inProcess, NOW, refusalOfCall, testServices } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const museum = aMuseum({ theme: { variables: { 'color-brand': '#0a5c8a' } } })
const { test } = useDatabase(async database => {
  const strict = { ...museum, company: { ...museum.company, approvalsRequired: 2 } }
  await loadVenue(database, museum)
  await loadVenue(database, { ...strict, venue: { ...museum.venue, id: 'quay', name: 'Quay House' } })
})

const HOST = { host: 'tickets.pier.example', token: 'proof', state: 'verified' } as const
const LINKED = `<a href="https://${HOST.host}/legal/pier/privacy">own</a> <a href="https://tickets.example/orders/pier/tickets">platform</a>`

type Tenant = 'pier' | 'quay'
const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` })
const DAY = 86_400_000

const as = (database: Database, tenantId: Tenant = 'pier', roles: StaffRole[] = ['publisher']) =>
  inProcess(database, { tenantId, staff: aStaffMember(roles, tenantId) })

type Draft = { tenantId?: Tenant; revision?: number; brand?: string }

/** Begins or changes the draft. */
async function draft(database: Database, { tenantId = 'pier', revision = 0, brand = '#7a1f3d' }: Draft = {}) {
  const api = await as(database, tenantId)
  const { payload } = await api.themes.get({ params: { tenantId } })
  const body = { ...payload, variables: { 'color-brand': brand } }
  return api.themeDrafts.put({ headers: ifMatch(revision), query: { base: 1 }, body })
}

async function share(
  database: Database,
  { tenantId = 'pier' as Tenant, recipient = 'The board', days = 7 } = {},
) {
  const api = await as(database, tenantId)
  return (await api.draftShares.add({ body: { recipient, days } })).payload
}

const open = async (database: Database, token: string, { tenantId = 'pier', now = NOW } = {}) => {
  const api = await inProcess(database, { tenantId, now })
  return (await api.draftReview.open({ headers: { 'x-token': token } })).payload
}

/** A browser that has opened the link. */
async function reviewer(database: Database, { token, tenantId }: { token: string; tenantId?: Tenant }) {
  const { sandboxId, shareId } = await open(database, token, { tenantId })
  const session: VisitorSession = { review: { shareId } }
  return { sandboxId, api: () => inProcess(database, { tenantId: sandboxId, session }) }
}

async function approve(database: Database, place: { token: string; tenantId?: Tenant }) {
  const { api } = await reviewer(database, place)
  await (await api()).draftReview.get()
  const client = await api()
  const { hash } = (await client.draftReview.get()).payload!
  await client.draftReview.approve({ body: { name: 'Mia', hash } })
  return hash
}

const brandIn = async (database: Database, tenantId: string) =>
  (await (await inProcess(database, { tenantId })).themes.get({ params: { tenantId } })).payload.variables[
    'color-brand'
  ]

test('a link opens a copy of the venue in the look of the draft, for people without an account', async ({
  database,
}) => {
  await draft(database)
  const { token } = await share(database)
  const { sandboxId } = await open(database, token)
  expect(sandboxId).toMatch(/^sandbox-pier-/)
  expect(await brandIn(database, sandboxId)).toBe('#7a1f3d')
  expect(await brandIn(database, 'pier')).toBe('#0a5c8a')
  const { list, approvals } = (await (await as(database)).draftShares.list()).payload
  expect(list).toMatchObject([{ recipient: 'The board', state: 'open', approvedBy: null }])
  expect(approvals).toEqual({ required: 0, given: 0 })
})

test('links of a shared draft stay in it, whichever host of the venue its words, its header and what it sells name', async ({
  database,
}) => {
  await loadVenue(database, {
    ...museum,
    events: museum.events?.map(event => ({ ...event, description: LINKED })),
  })
  await database
    .forTenant('pier')
    .insert(venueHosts)
    .values({ ...HOST, tenantId: 'pier', createdAt: NOW })
  const staff = await as(database)
  const { payload } = await staff.themes.get({ params: { tenantId: 'pier' } })
  const links = [{ key: 'visit', label: 'Visit', href: `https://${HOST.host}/` }]
  const textVariables = { 'legal-terms-sales': LINKED }
  await staff.themeDrafts.put({
    headers: ifMatch(0),
    query: { base: payload.revision },
    body: { ...payload, links, textVariables },
  })
  const { sandboxId } = await open(database, (await share(database)).token)
  const copy = await inProcess(database, { tenantId: sandboxId })
  const shown = (await copy.themes.get({ params: { tenantId: sandboxId } })).payload
  const led = `<a href="/legal/${sandboxId}/privacy">own</a> <a href="/orders/${sandboxId}/tickets">platform</a>`
  expect(shown.textVariables['legal-terms-sales']).toBe(led)
  expect(shown.links[0]?.href).toBe(`/events/${sandboxId}/list`)
  expect(JSON.parse(await exportVenueText({ database, tenantId: sandboxId })).events[0].description).toBe(led)
})

test('what is bought there is bought in the copy: seats, orders and mails of the venue stay as they are', async ({
  database,
}) => {
  const shop = openShop(database)
  Object.assign(shop.services, { sandboxGateways: shop.services.gateways })
  await draft(database)
  const staff = await inProcess(database, {
    services: shop.services,
    staff: aStaffMember(['designer']),
  })
  const { token } = (await staff.draftShares.add({ body: { recipient: 'The board', days: 7 } })).payload
  const { sandboxId } = await open(database, token)
  const rows = async () => {
    const { rows: counts } = await database.system.execute(sql`
      select (select count(*) from orders where tenant_id = 'pier') as orders,
        (select count(*) from jobs where tenant_id = 'pier') as jobs,
        (select count(*) from seat_holds where tenant_id = 'pier') as holds,
        (select md5(string_agg(s::text, ',' order by s::text)) from slots s where tenant_id = 'pier') as slots`)
    return [counts[0], await exportVenueText({ database, tenantId: 'pier' })]
  }
  const before = await rows()
  const cart = await fillCart(await shop.visitor({}, sandboxId), aDraft({ adult: 3 }))
  const visitor = await shop.visitor({ cartId: cart.id }, sandboxId)
  await place(visitor, aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) }))
  expect(await rows()).toEqual(before)
})

test('tokens are kept as hashes alone', async ({ database }) => {
  await draft(database)
  const { token } = await share(database)
  const { rows } = await database.system.execute(sql`select s::text as row from draft_shares s`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a link opens no more when its days are over, when it is revoked, at another venue, or when it is made up', async ({
  database,
}) => {
  await draft(database)
  const { token, id } = await share(database, { days: 2 })
  const gone = { status: 404, code: 'NOT_FOUND' }
  const later = new Date(NOW.getTime() + 2 * DAY)
  expect(await refusalOfCall(open(database, token, { now: later }))).toMatchObject(gone)
  expect(await refusalOfCall(open(database, token, { tenantId: 'quay' }))).toMatchObject(gone)
  expect(await refusalOfCall(open(database, 'made-up'))).toMatchObject(gone)
  const { sandboxId, api } = await reviewer(database, { token })
  const client = await api()
  await (await as(database)).draftShares.revoke({ params: { id } })
  expect(await refusalOfCall(open(database, token))).toMatchObject(gone)
  expect(await refusalOfCall(client.draftReview.get())).toMatchObject(gone)
  const caller = { tenantId: sandboxId, session: {}, staff: null }
  expect(await openContext(testServices(database), caller)).toBeNull()
})

test('tokens are not guessed: the tries of an address end', async ({ database }) => {
  const services = testServices(database)
  const context = await openContext(services, {
    tenantId: 'pier',
    session: {},
    staff: null,
    address: '192.0.2.7',
  })
  const api = inProcessClient(context!)
  const codes = new Set<string | undefined>()
  for (let tries = 0; tries < 62; tries += 1)
    codes.add((await refusalOfCall(api.draftReview.open({ headers: { 'x-token': `x${tries}` } })))?.code)
  expect([...codes]).toEqual(['NOT_FOUND', 'TOO_MANY_REQUESTS'])
})

test('there is no link without a draft, and ten open ones are enough', async ({ database }) => {
  expect(await refusalOfCall(share(database))).toMatchObject({ status: 404 })
  await draft(database)
  const wrong = [
    { recipient: ' ', days: 7 },
    { recipient: 'The board', days: 31 },
    { recipient: 'The board', days: 0 },
  ]
  for (const body of wrong) expect(await refusalOfCall(share(database, body))).toMatchObject({ status: 400 })
  await database.system.execute(sql`
    insert into draft_shares (tenant_id, id, token_hash, recipient, sandbox_id, author, ends_at)
    select 'pier', 's' || n, 'h' || n, 'x', 'sandbox-x-' || n, 'iris@example.com', ${new Date(NOW.getTime() + DAY).toISOString()}::timestamptz
    from generate_series(1, 10) n`)
  expect(await refusalOfCall(share(database))).toMatchObject({ status: 422 })
})

test('an open link stays in the list and can be revoked, however many were revoked since', async ({
  database,
}) => {
  await draft(database)
  const { id } = await share(database, { days: 1 })
  await database.system.execute(sql`
    insert into draft_shares (tenant_id, id, token_hash, recipient, sandbox_id, author, ends_at, created_at, revoked_at)
    select 'pier', 's' || n, 'h' || n, 'x', 'sandbox-x-' || n, 'iris@example.com', ends, created, created
    from generate_series(1, 60) n, (values (
      ${new Date(NOW.getTime() + 9 * DAY).toISOString()}::timestamptz, ${new Date(NOW.getTime() + DAY / 2).toISOString()}::timestamptz
    )) as times(ends, created)`)
  const { list } = (await (await as(database)).draftShares.list()).payload
  expect(list[0]).toMatchObject({ id, state: 'open' })
})

const REMARK = { name: 'Mia', body: 'Too loud', page: '/', place: 'main > h1', words: 'What is on' }

test('a remark is pinned by whoever has opened the link, and is read and resolved by editors', async ({
  database,
}) => {
  await draft(database)
  const { token } = await share(database)
  const { sandboxId, api } = await reviewer(database, { token })
  const page = `/events/${sandboxId}/list?date=2026-11-21`
  await (await api()).draftReview.remark({ body: { ...REMARK, page } })
  const staff = await as(database, 'pier', ['wording'])
  const [remark] = (await staff.draftShares.remarks()).payload
  expect(remark).toMatchObject({
    ...REMARK,
    page: '/events/pier/list?date=2026-11-21',
    recipient: 'The board',
    isResolved: false,
  })
  const { id } = remark!
  await staff.draftShares.resolve({ params: { id }, body: { isResolved: true } })
  expect((await (await api()).draftReview.get()).payload?.remarks).toMatchObject([{ id, isResolved: true }])
  const quay = await as(database, 'quay')
  expect((await quay.draftShares.remarks()).payload).toEqual([])
  const foreign = quay.draftShares.resolve({ params: { id }, body: { isResolved: false } })
  expect(await refusalOfCall(foreign)).toMatchObject({ status: 404 })
})

test('whoever has not opened the link looks, and neither remarks nor approves; other pages are of no draft', async ({
  database,
}) => {
  await draft(database)
  const [first, second] = [await share(database), await share(database)]
  const { sandboxId } = await open(database, first.token)
  const { shareId } = await open(database, second.token)
  const sessions: VisitorSession[] = [{}, { review: { shareId } }]
  for (const session of sessions) {
    const api = await inProcess(database, { tenantId: sandboxId, session })
    expect((await api.draftReview.get()).payload).toMatchObject({ mayReview: false, remarks: [] })
    expect(await refusalOfCall(api.draftReview.remark({ body: REMARK }))).toMatchObject({ status: 403 })
    const approval = api.draftReview.approve({ body: { name: 'Mia', hash: 'x' } })
    expect(await refusalOfCall(approval)).toMatchObject({ status: 403 })
  }
  const venue = await inProcess(database, { session: { review: { shareId } } })
  expect((await venue.draftReview.get()).payload).toBeNull()
  expect(await refusalOfCall(venue.draftReview.remark({ body: REMARK }))).toMatchObject({ status: 404 })
})

test('remarks have a name, words and a limit', async ({ database }) => {
  await draft(database)
  const { token } = await share(database)
  const client = await (await reviewer(database, { token })).api()
  for (const wrong of [
    { name: ' ' },
    { body: '' },
    { body: 'x'.repeat(2_001) },
    { page: 'https://x.example' },
  ])
    expect(await refusalOfCall(client.draftReview.remark({ body: { ...REMARK, ...wrong } }))).toMatchObject({
      status: 400,
    })
  const codes: (string | undefined)[] = []
  for (let count = 0; count < 31; count += 1)
    codes.push((await refusalOfCall(client.draftReview.remark({ body: REMARK })))?.code)
  expect(codes.filter(code => code === undefined)).toHaveLength(30)
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS')
})

test('an approval belongs to exactly one revision, and is void when a byte changes', async ({ database }) => {
  await draft(database)
  const { token } = await share(database)
  const hash = await approve(database, { token })
  const approvedBy = async () =>
    (await (await as(database)).draftShares.list()).payload.list.map(({ approvedBy: name }) => name)
  expect(await approvedBy()).toEqual(['Mia'])
  await draft(database, { revision: 1, brand: '#7a1f3e' })
  expect(await approvedBy()).toEqual([null])
  const { api, sandboxId } = await reviewer(database, { token })
  const stale = (await api()).draftReview.approve({ body: { name: 'Mia', hash } })
  expect(await refusalOfCall(stale)).toMatchObject({ status: 409, code: 'CONFLICT' })
  expect((await (await api()).draftReview.get()).payload).toMatchObject({ hash, isCurrent: false })
  expect(await brandIn(database, sandboxId)).toBe('#7a1f3e')
  expect((await (await api()).draftReview.get()).payload).toMatchObject({ isCurrent: true, approvedBy: null })
  await draft(database, { revision: 2, brand: '#7a1f3d' })
  expect(await approvedBy()).toEqual(['Mia'])
})

const quay = 'quay' as const
const publish = async (database: Database, revision: number, body: object = {}) =>
  (await as(database, quay)).themeDrafts.publish({ headers: ifMatch(revision), body })

test('a venue that wants two approvals publishes what two links have approved, and nothing else', async ({
  database,
}) => {
  await draft(database, { tenantId: quay })
  const [first, second] = [
    await share(database, { tenantId: quay }),
    await share(database, { tenantId: quay }),
  ]
  const missing = (given: number) => ({
    status: 409,
    code: 'APPROVALS_MISSING',
    details: { required: 2, given },
  })
  expect(await refusalOfCall(publish(database, 1))).toMatchObject(missing(0))
  await approve(database, { ...first, tenantId: quay })
  await approve(database, { ...first, tenantId: quay })
  const reason = { contrastReason: 'I am the boss', note: 'I am the boss' }
  expect(await refusalOfCall(publish(database, 1, reason))).toMatchObject(missing(1))
  await approve(database, { ...second, tenantId: quay })
  await (await as(database, quay)).draftShares.revoke({ params: { id: first.id } })
  expect(await refusalOfCall(publish(database, 1))).toMatchObject(missing(1))
  await approve(database, { ...(await share(database, { tenantId: quay })), tenantId: quay })
  await draft(database, { tenantId: quay, revision: 1, brand: '#7a1f3e' })
  expect(await refusalOfCall(publish(database, 2))).toMatchObject(missing(0))
  await draft(database, { tenantId: quay, revision: 2 })
  await publish(database, 3)
  expect(await brandIn(database, quay)).toBe('#7a1f3d')
  const { list } = (await (await as(database, quay)).draftShares.list()).payload
  expect(list.map(({ state }) => state).sort()).toEqual(['over', 'over', 'revoked'])
})

test('without its approvals a theme becomes public in no other way either', async ({ database }) => {
  await draft(database, { tenantId: quay })
  const api = await as(database, quay)
  const { payload } = await api.themes.get({ params: { tenantId: quay } })
  const ways: Record<string, () => Promise<unknown>> = {
    save: () =>
      api.themes.put({
        params: { tenantId: quay },
        headers: ifMatch(1),
        body: { ...payload, variables: { 'color-brand': '#123456' } },
      }),
    schedule: () => api.themeSchedules.add({ headers: ifMatch(1), body: { startsAt: '2026-12-24T18:00' } }),
    restore: async () => {
      await saveThemeRevision(database.forTenant(quay), {
        tenantId: quay,
        revision: 1,
        document: {},
        author: 'import',
        now: NOW,
      })
      return (await as(database, quay)).themeVersions.restore({
        params: { revision: 1 },
        headers: ifMatch(2),
      })
    },
  }
  for (const [way, call] of Object.entries(ways))
    expect([way, (await refusalOfCall(call()))?.code]).toEqual([way, 'APPROVALS_MISSING'])
})

test('a schedule whose approvals are void when its time comes is refused then', async ({ database }) => {
  await draft(database, { tenantId: quay })
  for (const link of [1, 2])
    await approve(database, {
      ...(await share(database, { tenantId: quay, recipient: `Reader ${link}` })),
      tenantId: quay,
    })
  const api = await as(database, quay)
  await api.themeSchedules.add({ headers: ifMatch(1), body: { startsAt: '2026-12-01T10:00' } })
  await saveThemeRevision(database.forTenant(quay), {
    tenantId: quay,
    revision: 1,
    document: { texts: { 'header-menu': 'Browse' } },
    author: 'import',
    now: NOW,
  })
  const later: Services = testServices(database, { now: new Date('2026-12-01T16:00:00Z') })
  await workJobs(later)
  const schedules = (await (await as(database, quay)).themeSchedules.list()).payload
  expect(schedules).toMatchObject([{ state: 'refused', problem: 'approvals' }])
})

test('links to a draft end with it', async ({ database }) => {
  await draft(database)
  const { token } = await share(database)
  const { sandboxId } = await open(database, token)
  await (await as(database)).themeDrafts.discard({ headers: ifMatch(1) })
  expect(await refusalOfCall(open(database, token))).toMatchObject({ status: 404 })
  const api: Promise<ApiClient> = inProcess(database, { tenantId: sandboxId })
  await expect(api).rejects.toThrow('There is no venue')
})

test('who has opened the link sees what the draft changes, and both themes; a guest of its pages and other visitors do not', async ({
  database,
}) => {
  await draft(database)
  const { token } = await share(database)
  const { sandboxId, api } = await reviewer(database, { token })
  const { rows, before, after, shown } = (await (await api()).draftReview.difference()).payload
  expect(rows).toContainEqual(
    expect.objectContaining({ key: 'variables.color-brand', before: '#0a5c8a', after: '#7a1f3d' }),
  )
  expect([before, after, shown].map(theme => theme.variables)).toEqual([
    { 'color-brand': '#0a5c8a' },
    { 'color-brand': '#7a1f3d' },
    { 'color-brand': '#7a1f3d' },
  ])
  const guest = await inProcess(database, { tenantId: sandboxId })
  expect(await refusalOfCall(guest.draftReview.difference())).toMatchObject({ status: 403 })
  const visitor = await inProcess(database)
  expect(await refusalOfCall(visitor.draftReview.difference())).toMatchObject({ status: 404 })
})

test('editors get the themes of two versions, and of the draft beside what is public; nobody else does', async ({
  database,
}) => {
  const editor = await as(database)
  expect(await refusalOfCall(editor.themeVersions.sides({}))).toMatchObject({ status: 404 })
  await draft(database)
  const ofDraft = (await (await as(database)).themeVersions.sides({})).payload
  expect([ofDraft.before, ofDraft.after].map(({ variables }) => variables)).toEqual([
    { 'color-brand': '#0a5c8a' },
    { 'color-brand': '#7a1f3d' },
  ])
  const saved = (await (await as(database)).themeVersions.sides({ query: { from: 0, to: 1 } })).payload
  expect([saved.before, saved.after].map(({ variables }) => variables)).toEqual([
    {},
    { 'color-brand': '#0a5c8a' },
  ])
  const visitor = await inProcess(database)
  expect(await refusalOfCall(visitor.themeVersions.sides({}))).toMatchObject({ status: 401 })
})
