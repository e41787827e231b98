import { unzipSync, zipSync } from 'fflate'
import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { createOnboardingDesk } from '#app/api/onboarding/onboarding-desk.ts'
import { readCsv } from '#app/api/onboarding/sheets/read-csv.ts'
import { readWorkbook } from '#app/api/onboarding/sheets/read-workbook.ts'
import { writeWorkbook } from '#app/api/onboarding/sheets/write-workbook.ts'
import type { Database } from '#app/data/database/database.ts'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import * as events from '#app/routes/onboarding/events/route.tsx'
import * as firstEvent from '#app/routes/onboarding/first-event/route.tsx'
import type { SheetCell, SheetTable } from '#app/rules/venues/sheet-table.ts'
import { testServices } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { onboardingCookie, openOnboarding, PASSWORD, venueCookie } from '#tests/builders/onboarding-page.ts'
import { openPlanPage } from '#tests/builders/plan-page.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const OLGA = 'olga@pier.example'
const staffOf = (role: 'onboarding' | 'designer', email: string) => ({
  email,
  name: email,
  roles: [role],
  password: PASSWORD,
})
const { test } = useDatabase(async database => {
  await loadVenue(database, {
    ...aMuseum({ staff: [staffOf('onboarding', OLGA), staffOf('designer', 'dee@pier.example')] }),
  })
})

const workbook = (tables: SheetTable[]) => writeWorkbook(tables)
const sheet = (name: string, ...rows: SheetCell[][]): SheetTable => ({ name, rows })
const deskOf = (database: Database) => createOnboardingDesk(testServices(database), {})
const person = async (database: Database) => {
  const found = await deskOf(database).find(await onboardingCookie(database, OLGA))
  if (typeof found === 'string') throw new Error(found)
  return found
}
const upload = async (database: Database, files: { name: string; bytes: Buffer }[], cookie?: string) => {
  const form = new FormData()
  for (const { name, bytes } of files) form.append('files', new File([new Uint8Array(bytes)], name))
  return openOnboarding(events, {
    database,
    cookie: cookie ?? (await onboardingCookie(database, OLGA)),
    path: '/onboarding/venues/pier/events',
    pattern: '/onboarding/venues/:tenantId/events',
    form,
  })
}
const planPage = (database: Database, path: string, form?: Record<string, string>) =>
  openPlanPage(database, { email: OLGA, path, form })
const textOf = (database: Database) => exportVenueText({ database, tenantId: 'pier' })

const PRICES = () =>
  workbook([
    sheet(
      'Prices',
      ['Event', 'Price list', 'Person type', 'Price'],
      ['boat-tour', 'usual', 'child', 9.5],
      ['boat-tour', 'usual', 'adult', '$18.00'],
      ['boat-tour', 'weekend', 'adult', 22],
      ['boat-tour', 'weekend', 'child', 'not for sale'],
    ),
  ])
const planned = async (database: Database) => {
  const { location } = await upload(database, [{ name: 'prices.xlsx', bytes: await PRICES() }])
  const page = await planPage(database, location!)
  const hash = page.body.querySelector<HTMLInputElement>('[name="hash"]')?.getAttribute('value') ?? ''
  return { path: location!, page, hash }
}

test('what is downloaded as XLSX or CSV and uploaded unchanged plans no change', async ({ database }) => {
  const [desk, olga, before] = [deskOf(database), await person(database), await textOf(database)]
  const whole = await desk.readSheets(olga, 'pier', 'venue.xlsx')
  const names = ['person-types', 'events', 'prices', 'times', 'add-ons']
  const parts = await Promise.all(
    names.map(async name => ({
      name: `${name}.csv`,
      bytes: (await desk.readSheets(olga, 'pier', `${name}.csv`))!.bytes,
    })),
  )
  const template = await desk.readSheets(olga, 'pier', 'template.xlsx')
  for (const files of [
    [{ name: 'venue.xlsx', bytes: whole!.bytes }],
    parts,
    [{ name: 'template.xlsx', bytes: template!.bytes }],
    [{ name: 'pier.json', bytes: Buffer.from(before) }],
  ]) {
    const { status, location } = await upload(database, files)
    expect([files[0]?.name, status]).toEqual([files[0]?.name, 302])
    const page = await planPage(database, location!)
    expect(page.body.textContent).toContain('Nothing would change')
  }
  expect(await textOf(database)).toBe(before)
})

test('a plan shows before and after and writes nothing; confirmed it is written once, by a job', async ({
  database,
}) => {
  const before = await textOf(database)
  const { path, page, hash } = await planned(database)
  expect(page.body.textContent).toContain('Changed: 1')
  expect(page.body.querySelector('del')?.textContent).toBe('$9.00')
  expect(page.body.querySelector('ins')?.textContent).toBe('$9.50')
  expect(await textOf(database)).toBe(before)
  expect(await planPage(database, path, { hash })).toMatchObject({ status: 302, location: path })
  expect((await planPage(database, path)).body.textContent).toContain('Writing the changes')
  expect(await textOf(database)).toBe(before)
  expect(await planPage(database, path, { hash })).toMatchObject({ status: 302 })
  expect(await workJobs(testServices(database))).toBe(1)
  expect((await planPage(database, path)).body.textContent).toContain('Everything is in place')
  expect(JSON.parse(await textOf(database)).events[0].priceLists[0].prices[0].price).toBe(950)
  expect(await workJobs(testServices(database))).toBe(0)
})

test('a warning of a plan names the event that it is about', async ({ database }) => {
  const bytes = await workbook([
    sheet('Times', ['Event', 'Date', 'Start times', 'Seats'], ['lecture', '2026-11-28', '18:00', 20]),
  ])
  await deskOf(database).changeVenue(await person(database), {
    tenantId: 'pier',
    item: 'hours',
    change: file => ({ ...file, hours: { ...file.hours, exceptions: [{ date: '2026-11-28' }] } }),
  })
  const { location } = await upload(database, [{ name: 'times.xlsx', bytes }])
  expect((await planPage(database, location!)).body.textContent).toContain(
    'Lecture: starts on 2026-11-28, when the venue is closed',
  )
})

test('another plan than the one that was seen is not written, nor one of a venue that was changed since', async ({
  database,
}) => {
  const { path, hash } = await planned(database)
  const other = await planPage(database, path, {
    hash: hash.replace(/^./, digit => (digit === 'a' ? 'b' : 'a')),
  })
  expect(other.status).toBe(409)
  await deskOf(database).changeVenue(await person(database), {
    tenantId: 'pier',
    item: 'name',
    change: file => ({ ...file, venue: { ...file.venue, name: 'New Pier' } }),
  })
  const before = await textOf(database)
  expect((await planPage(database, path, { hash })).status).toBe(409)
  expect((await planPage(database, path)).body.textContent).toContain('The venue was changed meanwhile')
  await workJobs(testServices(database))
  expect(await textOf(database)).toBe(before)
})

test('a venue that is changed between the press and the work is left alone', async ({ database }) => {
  const { path, hash } = await planned(database)
  await planPage(database, path, { hash })
  await loadVenue(database, { ...aMuseum(), venue: { ...aMuseum().venue, name: 'Quick Pier' } })
  const before = await textOf(database)
  await workJobs(testServices(database))
  expect(await textOf(database)).toBe(before)
  expect((await planPage(database, path)).body.textContent).toContain('The venue was changed meanwhile')
})

test('faults of the sheet and of the venue come together, at their cells', async ({ database }) => {
  const bytes = await workbook([
    sheet('Prices', ['Event', 'Person type', 'Price'], ['galleries', 'adult', 'twelve']),
    sheet('Times', ['Event', 'From', 'Start times', 'Seats'], ['lecture', '11/20/2026', '18:00', 20]),
  ])
  const { status, body } = await upload(database, [{ name: 'venue.xlsx', bytes }])
  const rows = [...body.querySelectorAll('tbody tr')].map(row =>
    [...row.children].map(({ textContent }) => textContent),
  )
  expect(status).toBe(422)
  expect(rows).toEqual([
    ['Prices!C2', 'Price', 'twelve', 'An amount like 12.50'],
    ['Times!D2', 'Seats', '20', 'is less than the 30 seats taken on 2026-11-20 at 18:00'],
  ])
})

test('a name of which the venue has none yet leads to the sheet where it is listed', async ({ database }) => {
  const [desk, olga] = [deskOf(database), await person(database)]
  const start = { kind: 'preset' as const, preset: 'neutral' }
  const mill = { name: 'Mill', id: 'mill', timeZone: 'Europe/Berlin', currency: 'EUR', start }
  await desk.createVenue(olga, mill)
  const prices = await workbook([
    sheet('Events', ['Event', 'Name'], ['tour', 'Tour']),
    sheet('Prices', ['Event', 'Person type', 'Price'], ['tour', 'adult', 12]),
  ])
  const form = new FormData()
  form.append('files', new File([new Uint8Array(prices)], 'mill.xlsx'))
  const { body } = await openOnboarding(events, {
    database,
    cookie: await onboardingCookie(database, OLGA),
    path: '/onboarding/venues/mill/events',
    pattern: '/onboarding/venues/:tenantId/events',
    form,
  })
  expect([...body.querySelectorAll('tbody td')].map(({ textContent }) => textContent)).toEqual([
    'Person type',
    'adult',
    'There are none yet: list it first, in the sheet of its own kind',
  ])
})

test('staff without the role, and of other venues, neither upload nor read', async ({ database }) => {
  const cookie = await venueCookie(database, { email: 'dee@pier.example', tenantId: 'pier' })
  expect((await upload(database, [{ name: 'p.xlsx', bytes: await PRICES() }], cookie)).status).toBe(403)
  await loadVenue(database, { ...aMuseum(), venue: { ...aMuseum().venue, id: 'quay', name: 'Quay' } })
  const [desk, olga] = [deskOf(database), await person(database)]
  expect(await desk.readSheets(olga, 'quay', 'venue.xlsx')).toBeNull()
  expect(await desk.planUpload(olga, 'quay', [])).toBeNull()
  expect(await desk.readPlan(olga, { tenantId: 'quay', id: 'x' })).toBeNull()
  expect(await desk.confirmPlan(olga, { tenantId: 'quay', id: 'x', hash: '' })).toBeNull()
})

test('the file of another venue, a file of another kind and none are refused at the field', async ({
  database,
}) => {
  const quay = { ...aMuseum(), venue: { ...aMuseum().venue, id: 'quay' } }
  const sentence = async (name: string, bytes: Buffer) =>
    (await upload(database, [{ name, bytes }])).body.querySelector('#files-error')?.textContent
  expect(await sentence('quay.json', Buffer.from(JSON.stringify(quay)))).toContain(
    'the file of another venue',
  )
  expect(await sentence('venue.xls', Buffer.from('x'))).toContain('venue.xls cannot be read')
  expect(await sentence('venue.xlsx', Buffer.from('no archive'))).toContain('venue.xlsx cannot be read')
  expect((await upload(database, [])).body.querySelector('#files-error')?.textContent).toContain(
    'Please choose a file',
  )
})

test('an archive that unpacks to too much is refused while it is unpacked, and so is a cell far away', async () => {
  const parts = Object.fromEntries(
    ['xl/workbook.xml', 'xl/worksheets/sheet1.xml'].map(name => [name, new Uint8Array(25_000_000)]),
  )
  expect(await readWorkbook(zipSync(parts))).toEqual({ ok: false, reason: 'size' })
  const far = unzipSync(await workbook([sheet('Events', ['Event'], ['a'])]))
  const name = Object.keys(far).find(part => part.includes('worksheets/sheet1'))!
  const xml = Buffer.from(far[name]!).toString('utf8').replace('r="A2"', 'r="A900000"')
  expect(await readWorkbook(zipSync({ ...far, [name]: Buffer.from(xml) }))).toEqual({
    ok: false,
    reason: 'rows',
  })
})

test.each([
  ['semicolons and a mark', Buffer.from('\uFEFFEvent;Price\r\ntour;"12,50"\r\n')],
  [
    'UTF-16 with tabs',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Event\tPrice\r\ntour\t12,50\r\n', 'utf16le')]),
  ],
])('a CSV file with %s is read', (_, bytes) => {
  const reading = readCsv(bytes, 'Prices')
  expect(reading.ok && reading.tables[0]?.rows.slice(0, 2)).toEqual([
    ['Event', 'Price'],
    ['tour', '12,50'],
  ])
})

test('a CSV file of Windows is read, and that is told', () => {
  const reading = readCsv(Buffer.from('Event,Name\r\ntour,Caf\u00e9\r\n', 'latin1'), 'Events')
  expect(reading).toMatchObject({ ok: true, notices: [{ code: 'windows-text' }] })
  expect(reading.ok && reading.tables[0]?.rows[1]).toEqual(['tour', 'Café'])
})

test('who saves at the same time is not overwritten', async ({ database }) => {
  const [desk, olga] = [deskOf(database), await person(database)]
  const save = (key: string, value: string) =>
    desk.changeVenue(olga, {
      tenantId: 'pier',
      item: 'name',
      change: file => ({ ...file, venue: { ...file.venue, [key]: value } }),
    })
  const results = await Promise.all([save('shortName', 'Pier'), save('tagline', 'By the water')])
  expect(results.map(result => result?.ok)).toEqual([true, true])
  expect(JSON.parse(await textOf(database)).venue).toMatchObject({
    shortName: 'Pier',
    tagline: 'By the water',
  })
})

const EVENT_FORM = {
  name: 'Otter feeding',
  'prices[0].personType': 'Adult',
  'prices[0].price': '5',
  'prices[1].personType': 'Child',
  'prices[1].price': '',
  'times[0].from': '2026-12-01',
  'times[0].to': '2026-12-31',
  'times[0].weekdays': 'Sat, Sun',
  'times[0].times': '11:00',
  'times[0].seats': '20',
}
const FIRST_EVENT = '/onboarding/venues/pier/events/first'
const fillIn = async (database: Database, form?: Record<string, string>, path = FIRST_EVENT) =>
  openOnboarding(firstEvent, {
    database,
    cookie: await onboardingCookie(database, OLGA),
    path,
    pattern: '/onboarding/venues/:tenantId/events/first',
    form,
  })

test('the form of an event leads to the same plan, and its faults to their fields with all that was typed', async ({
  database,
}) => {
  const { status, location } = await fillIn(database, EVENT_FORM)
  expect(status).toBe(302)
  expect((await planPage(database, location!)).body.textContent).toMatch(/New: 1.*Otter feeding/)
  const bad = await fillIn(database, { ...EVENT_FORM, name: 'Boat Tour', 'times[0].seats': 'many' })
  const control = (name: string) => bad.body.querySelector(`[name="${name}"]`)
  const errorOf = (name: string) =>
    control(name)
      ?.getAttribute('aria-describedby')
      ?.split(' ')
      .map(id => bad.body.querySelector(`[id="${id}"]`)?.textContent)
      .join(' ')
  expect(bad.status).toBe(422)
  expect(errorOf('name')).toContain('There is an event of this name already')
  expect(errorOf('times[0].seats')).toContain('A whole number like 40')
  expect(control('prices[0].price')?.getAttribute('value')).toBe('5')
})

test('the form of a first event begins with starts while the venue is open; a row without seats has those above it', async ({
  database,
}) => {
  const { body } = await fillIn(database)
  const valueIn = (name: string) => body.querySelector(`[name="${name}"]`)?.getAttribute('value')
  expect(valueIn('name')).toBe('Admission')
  expect(valueIn('times[0].weekdays')).toBe('Fri')
  expect(valueIn('times[0].times')).toMatch(/^09:00, 10:00, .* 16:00$/)
  const { status } = await fillIn(database, {
    ...EVENT_FORM,
    'times[1].from': '2026-12-01',
    'times[1].to': '2026-12-31',
    'times[1].weekdays': 'Mon',
    'times[1].times': '12:00',
    'times[1].seats': '',
  })
  expect(status).toBe(302)
})

test('a plan of the form leads back to what was typed, also when the venue was changed meanwhile; one of files to other files', async ({
  database,
}) => {
  const { location } = await fillIn(database, EVENT_FORM)
  const again = ({ page }: Awaited<ReturnType<typeof planPage>>) =>
    page.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
  const back = ['Change what you typed', `${FIRST_EVENT}?plan=${location?.split('/').at(-1)}`]
  const plan = await planPage(database, location!)
  expect(again(plan)).toContainEqual(back)
  expect(plan.body.textContent).not.toContain('Upload another file')
  const { body } = await fillIn(database, undefined, back[1])
  const values = Object.keys(EVENT_FORM).map(name => [
    name,
    body.querySelector(`[name="${name}"]`)?.getAttribute('value'),
  ])
  expect(Object.fromEntries(values)).toMatchObject({
    name: 'Otter feeding',
    'prices[0].price': '5',
    'times[0].weekdays': 'Sat, Sun',
    'times[0].seats': '20',
  })
  const [boat, hash] = [await planned(database), plan.body.querySelector<HTMLInputElement>('[name="hash"]')]
  expect(again(boat.page)).toContainEqual(['Upload another file', '/onboarding/venues/pier/events'])
  await loadVenue(database, { ...aMuseum(), venue: { ...aMuseum().venue, name: 'Quick Pier' } })
  await planPage(database, location!, { hash: hash?.getAttribute('value') ?? '' })
  const moved = await planPage(database, location!)
  expect(again(moved)).toContainEqual(back)
  expect(moved.body.textContent).not.toContain('Upload')
})

test('a row is added without a script, and nothing that was typed is lost', async ({ database }) => {
  const page = await fillIn(database, {})
  const button = [...page.body.querySelectorAll<HTMLButtonElement>('button[name="__intent__"]')].find(
    ({ textContent }) => textContent === 'Add a price',
  )
  const more = await fillIn(database, { ...EVENT_FORM, __intent__: button?.getAttribute('value') ?? '' })
  expect(more.body.querySelector('[name="prices[2].price"]')).not.toBeNull()
  expect(more.body.querySelector('[name="name"]')?.getAttribute('value')).toBe('Otter feeding')
})
