import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { createVenueStore } from '#app/api/kernel/venue-store.ts'
import type { Database, Db } from '#app/data/database/database.ts'
import { loader as resellersLoader } from '#app/routes/resellers/route.tsx'
import { loader as standardLoader } from '#app/routes/standard/route.tsx'
import { loader as statusLoader } from '#app/routes/status/shop/route.tsx'
import { inProcess, NOW, overHttp } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { load } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  await loadVenue(
    database,
    aMuseum({ company: { resellerRegistration: 'https://accounts.example/register?lang=en' } }),
  )
  await loadVenue(database, { venue: { id: 'empty', name: 'Nothing Yet', timeZone: 'Pacific/Auckland' } })
})

const status = async (database: Database, tenantId = 'pier') =>
  (await (await inProcess(database, { tenantId })).status.get()).payload

const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString()

const anAttempt = (database: Database, { state = 'leased', leasedUntil = minutesAgo(6) } = {}) =>
  database.system.execute(sql`
    insert into checkout_attempts
      (tenant_id, request_uuid, state, request_hash, cart_id, amount, gateway, document, leased_until)
    values ('pier', 'R-1', ${state}, 'h', 'C-1', 100, 'test', '{}', ${leasedUntil}::timestamptz)`)

const aMail = (
  database: Database,
  { runAt = minutesAgo(-1), doneAt = null as string | null, attempts = 0, lastError = null as string | null },
) =>
  database.system.execute(sql`
    insert into jobs (tenant_id, id, kind, payload, attempts, run_at, done_at, last_error)
    values ('pier', 'J-1', 'order-mail', '{}', ${attempts}, ${runAt}::timestamptz, ${doneAt}::timestamptz, ${lastError})`)

test('a shop with nothing stuck works', async ({ database }) => {
  expect(await status(database)).toEqual({ payments: 'working', mail: 'working', passes: null })
})

const attempts = [
  { why: 'a payment nobody has found out about', attempt: {}, payments: 'delayed' },
  { why: 'a payment under way', attempt: { leasedUntil: minutesAgo(-1) }, payments: 'working' },
  { why: 'a payment that has become an order', attempt: { state: 'issued' }, payments: 'working' },
  { why: 'a payment that was declined', attempt: { state: 'failed' }, payments: 'working' },
] as const
for (const { why, attempt, payments } of attempts) {
  test(`${why}: payments are ${payments}, at this venue only`, async ({ database }) => {
    await anAttempt(database, attempt)
    expect(await status(database)).toEqual({ payments, mail: 'working', passes: null })
    expect(await status(database, 'empty')).toEqual({ payments: 'working', mail: 'working', passes: null })
  })
}

const mails = [
  { why: 'a mail nobody has taken', row: { runAt: minutesAgo(6) }, mail: 'delayed' },
  { why: 'a mail that has just been written', row: { runAt: minutesAgo(1) }, mail: 'working' },
  { why: 'a mail whose first tries fail', row: { attempts: 2, lastError: 'refused' }, mail: 'delayed' },
  { why: 'a mail to an address nobody has', row: { attempts: 9, lastError: 'unknown' }, mail: 'working' },
  { why: 'a mail that left late', row: { runAt: minutesAgo(90), doneAt: minutesAgo(2) }, mail: 'working' },
] as const
for (const { why, row, mail } of mails) {
  test(`${why}: mails are ${mail}, at this venue only`, async ({ database }) => {
    await aMail(database, row)
    expect(await status(database)).toEqual({ payments: 'working', mail, passes: null })
    expect(await status(database, 'empty')).toEqual({ payments: 'working', mail: 'working', passes: null })
  })
}

test('the status over HTTP is the same, and holds nothing else', async ({ database }) => {
  const call = await overHttp(database)
  expect((await call('/status')).body).toEqual({
    payload: { payments: 'working', mail: 'working', passes: null },
  })
})

test('the status page says what is delayed, and when it was checked on the clock of the venue', async ({
  database,
}) => {
  await anAttempt(database)
  const { page } = await load(statusLoader, { database, path: '/status/pier' })
  expect(page).toMatchObject({ overall: 'delayed', checked: 'November 20, 2026 · 10:00 am' })
  expect(page.parts.map(({ part, state }) => `${part} ${state}`)).toEqual([
    'pages working',
    'orders working',
    'payments delayed',
    'mail working',
  ])
})

test('when the database does not answer, the status page still does and says that nothing can be ordered', async ({
  database,
}) => {
  const venues = createVenueStore(database)
  const silent = {
    ...database,
    forTenant: (tenantId: string): Db => ({
      ...database.forTenant(tenantId),
      execute: () => Promise.reject(new Error('no answer')) as never,
    }),
  }
  const { page } = await load(statusLoader, { database: silent, path: '/status/pier', venues })
  expect(page.overall).toBe('down')
  expect(page.parts.map(({ state }) => state)).toEqual(['working', 'down', 'down', 'delayed'])
})

test('[CHK-083] the register link keeps what the configured address carries and names the venue', async ({
  database,
}) => {
  const { page } = await load(resellersLoader, { database, path: '/resellers/pier' })
  expect(page.registerHref).toBe('https://accounts.example/register?lang=en&id=pier')
})

test('a venue that has named no accounts site has no page for resellers, and no link to one', async ({
  database,
}) => {
  const answer = await load(resellersLoader, { database, path: '/resellers/empty' }).catch(error => error)
  expect(answer).toMatchObject({ status: 404 })
  const { page } = await load(standardLoader, { database, path: '/events/empty/list' })
  expect(page.shell.footer.resellersHref).toBeNull()
})

test('[CHK-312] a venue that has told no hours is open 8:00 am to 5:00 pm, 365 days a year', async ({
  database,
}) => {
  const hours = async (venue: string) =>
    (await load(standardLoader, { database, path: `/events/${venue}/list` })).page.shell.hours
  expect(await hours('empty')).toBe('8:00 am to 5:00 pm, open 365 days a year')
  expect(await hours('pier')).toBe('Today – Hours: Open 9:00 am to 5:00 pm')
})
