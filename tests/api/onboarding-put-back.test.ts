import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { createOnboardingDesk } from '#app/api/onboarding/onboarding-desk.ts'
import { writeWorkbook } from '#app/api/onboarding/sheets/write-workbook.ts'
import type { Database } from '#app/data/database/database.ts'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import * as events from '#app/routes/onboarding/events/route.tsx'
import * as firstEvent from '#app/routes/onboarding/first-event/route.tsx'
import type { SheetCell } from '#app/rules/venues/sheet-table.ts'
import { testServices } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { onboardingCookie, openOnboarding, PASSWORD } from '#tests/builders/onboarding-page.ts'
import { openPlanPage } from '#tests/builders/plan-page.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const OLGA = 'olga@pier.example'
const { test } = useDatabase(async database => {
  await loadVenue(
    database,
    aMuseum({ staff: [{ email: OLGA, name: 'Olga', roles: ['onboarding'], password: PASSWORD }] }),
  )
})

const fileOf = async (database: Database) => JSON.parse(await exportVenueText({ database, tenantId: 'pier' }))
const planPage = (database: Database, path: string, form?: Record<string, string>) =>
  openPlanPage(database, { email: OLGA, path, form })
const eventsPage = async (database: Database, form?: FormData) =>
  openOnboarding(events, {
    database,
    cookie: await onboardingCookie(database, OLGA),
    path: '/onboarding/venues/pier/events',
    pattern: '/onboarding/venues/:tenantId/events',
    form,
  })

/** Confirms the plan of an address, and has it written. */
async function write(database: Database, path: string) {
  const { body } = await planPage(database, path)
  const hash = body.querySelector<HTMLInputElement>('[name="hash"]')?.getAttribute('value') ?? ''
  await planPage(database, path, { hash })
  await workJobs(testServices(database))
  return planPage(database, path)
}

const upload = async (database: Database, { name, bytes }: { name: string; bytes: Buffer }) => {
  const form = new FormData()
  form.append('files', new File([new Uint8Array(bytes)], name))
  return (await eventsPage(database, form)).location ?? ''
}

const sheet = async (name: string, ...rows: SheetCell[][]) => ({
  name: `${name.toLowerCase()}.xlsx`,
  bytes: await writeWorkbook([{ name, rows }]),
})
const prices = (price: number) =>
  sheet(
    'Prices',
    ['Event', 'Price list', 'Person type', 'Price'],
    ['boat-tour', 'usual', 'child', price],
    ['boat-tour', 'usual', 'adult', '$18.00'],
    ['boat-tour', 'weekend', 'adult', 22],
    ['boat-tour', 'weekend', 'child', 'not for sale'],
  )

/** The venue's file without one of its events. */
const withoutEvent = async (database: Database, id: string) => {
  const file = await fileOf(database)
  const next = { ...file, events: file.events.filter((event: { id: string }) => event.id !== id) }
  return { name: 'pier.json', bytes: Buffer.from(JSON.stringify(next)) }
}

test('an import is put back in one step: the plan is seen first, then the catalogue is as it was; that is put back in turn', async ({
  database,
}) => {
  const before = await fileOf(database)
  const path = await upload(database, await prices(9.5))
  expect((await write(database, path)).body.textContent).toContain('Everything is in place')
  const after = await fileOf(database)
  expect(after).not.toEqual(before)

  const list = await eventsPage(database)
  const link = list.body.querySelector('#imports a')
  expect(link?.getAttribute('href')).toBe(path)
  expect(link?.textContent).toMatch(/^prices\.xlsx, .+, by olga@pier\.example$/)

  const { location } = await planPage(database, path, { intent: 'put-back' })
  expect(await fileOf(database)).toEqual(after)
  const seen = await planPage(database, location ?? '')
  expect(seen.body.textContent).toContain('What was before prices.xlsx. Nothing is changed yet.')
  expect(seen.body.querySelector('del')?.textContent).toBe('$9.50')
  expect(seen.body.querySelector('ins')?.textContent).toBe('$9.00')
  await write(database, location ?? '')
  expect(await fileOf(database)).toEqual(before)

  const again = await planPage(database, location ?? '', { intent: 'put-back' })
  await write(database, again.location ?? '')
  expect(await fileOf(database)).toEqual(after)
})

test('a venue file is put back too; what was changed elsewhere since stays', async ({ database }) => {
  const before = await fileOf(database)
  const path = await upload(database, await withoutEvent(database, 'galleries'))
  await write(database, path)
  const desk = createOnboardingDesk(testServices(database), {})
  const person = await desk.find(await onboardingCookie(database, OLGA))
  if (typeof person === 'string') throw new Error(person)
  await desk.changeVenue(person, {
    tenantId: 'pier',
    item: 'name',
    change: file => ({ ...file, venue: { ...file.venue, name: 'New Pier' } }),
  })
  const { location } = await planPage(database, path, { intent: 'put-back' })
  await write(database, location ?? '')
  const now = await fileOf(database)
  expect(now.events.map(({ id }: { id: string }) => id)).toEqual(
    before.events.map(({ id }: { id: string }) => id),
  )
  expect(now.events).toEqual(before.events)
  expect(now.venue.name).toBe('New Pier')
})

test('what was sold since and has no room in what was before is told, and nothing is planned', async ({
  database,
}) => {
  const times = (seats: number) =>
    sheet('Times', ['Event', 'Date', 'Start times', 'Seats'], ['lecture', '11/20/2026', '18:00', seats])
  const path = await upload(database, await times(60))
  await write(database, path)
  await database.forTenant('pier').execute(sql`
    update slots set sold = 55 where tenant_id = 'pier' and event_id = 'lecture' and date = '2026-11-20'`)
  const after = await fileOf(database)
  const refused = await planPage(database, path, { intent: 'put-back' })
  expect([refused.status, refused.location]).toEqual([409, null])
  expect(refused.body.textContent).toContain('This import cannot be put back')
  expect(refused.body.textContent).toMatch(/Lecture: is less than the 55 seats taken on 2026-11-20 at 18:00/i)
  expect(await fileOf(database)).toEqual(after)
})

const EVENT_FORM = {
  name: 'Otter feeding',
  'prices[0].personType': 'Adult',
  'prices[0].price': '5',
  'prices[1].personType': 'Otter friend',
  'prices[1].price': '3',
  'times[0].from': '2026-12-01',
  'times[0].to': '2026-12-31',
  'times[0].weekdays': 'Sat, Sun',
  'times[0].times': '11:00, 14:00',
  'times[0].seats': '20',
}

/** Sends the form of an event and has its plan written; gives where that plan is. */
async function writeEvent(database: Database) {
  const { location } = await openOnboarding(firstEvent, {
    database,
    cookie: await onboardingCookie(database, OLGA),
    path: '/onboarding/venues/pier/events/first',
    pattern: '/onboarding/venues/:tenantId/events/first',
    form: EVENT_FORM,
  })
  await write(database, location ?? '')
  return location ?? ''
}

test('the form of an event is put back: its event, its starts and the kind of visitor it made are gone; that is put back in turn', async ({
  database,
}) => {
  const before = await fileOf(database)
  const path = await writeEvent(database)
  const after = await fileOf(database)
  expect(after.events.length).toBe(before.events.length + 1)
  expect(after.personTypes.length).toBe(before.personTypes.length + 1)
  const starts = () =>
    database.forTenant('pier').execute(sql`
      select count(*)::int as count from slots where tenant_id = 'pier' and event_id = 'otter-feeding'`)
  expect((await starts()).rows).toEqual([{ count: 16 }])
  const list = await eventsPage(database)
  expect(list.body.querySelector('#imports a')?.textContent).toMatch(
    /^Otter feeding, .+, by olga@pier\.example$/,
  )

  const { location } = await planPage(database, path, { intent: 'put-back' })
  const seen = await planPage(database, location ?? '')
  expect(seen.body.textContent).toContain('What was before Otter feeding. Nothing is changed yet.')
  expect(seen.body.textContent).toMatch(/Closed or removed: 2.*Otter friend.*Otter feeding/)
  expect(seen.body.textContent).not.toContain('Good to know about the file')
  expect(await fileOf(database)).toEqual(after)
  await write(database, location ?? '')
  expect(await fileOf(database)).toEqual(before)
  expect((await starts()).rows).toEqual([{ count: 0 }])

  const again = await planPage(database, location ?? '', { intent: 'put-back' })
  await write(database, again.location ?? '')
  expect(await fileOf(database)).toEqual(after)
}, 60_000)

test('the form of an event that was sold since is put back as one that closes: tickets stay good, and are there when it opens again', async ({
  database,
}) => {
  const path = await writeEvent(database)
  const db = database.forTenant('pier')
  await db.execute(sql`
    update slots set sold = 2 where tenant_id = 'pier' and event_id = 'otter-feeding' and date = '2026-12-05' and time = '11:00'`)
  const after = await fileOf(database)
  const { location } = await planPage(database, path, { intent: 'put-back' })
  expect((await planPage(database, location ?? '')).body.textContent).toMatch(
    /Tickets that people hold stay good\..*Otter feeding/,
  )
  await write(database, location ?? '')
  const closed = (await fileOf(database)).events.find(({ id }: { id: string }) => id === 'otter-feeding')
  expect(closed).toMatchObject({ retired: true, slots: [{ date: '2026-12-05', time: '11:00', sold: 2 }] })

  const again = await planPage(database, location ?? '', { intent: 'put-back' })
  await write(database, again.location ?? '')
  expect(await fileOf(database)).toEqual(after)
}, 60_000)

test('a plan that was not written is not put back, and a venue of others is not there', async ({
  database,
}) => {
  const path = await upload(database, await prices(9.5))
  const { status, body } = await planPage(database, path, { intent: 'put-back' })
  expect(status).toBe(409)
  expect(body.querySelector('[value="put-back"]')).toBeNull()
  await loadVenue(database, { ...aMuseum(), venue: { ...aMuseum().venue, id: 'quay', name: 'Quay' } })
  const desk = createOnboardingDesk(testServices(database), {})
  const person = await desk.find(await onboardingCookie(database, OLGA))
  if (typeof person === 'string') throw new Error(person)
  expect(await desk.planPutBack(person, { tenantId: 'quay', id: 'x' })).toBeNull()
  expect(await desk.listImports(person, 'quay')).toBeNull()
})

test('imports that can be put back are kept beyond the day of a plan, plans that were not written are not', async ({
  database,
}) => {
  const path = await upload(database, await prices(9.5))
  await write(database, path)
  const idle = await upload(database, await prices(10))
  await database.forTenant('pier').execute(sql`
    update venue_plans set created_at = created_at - interval '3 days' where tenant_id = 'pier'`)
  await upload(database, await prices(11))
  expect((await planPage(database, path)).body.querySelector('[value="put-back"]')).not.toBeNull()
  expect((await planPage(database, idle)).status).toBe(404)
})
