import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import { type ImportResult, importVenue } from '#app/data/import/import-venue.ts'
import {
  aCoupon,
  aGiftCertificate,
  aMember,
  aMembershipCategory,
  anEventTemplate,
  aReview,
  aSlot,
  aSlotRule,
  aVenueFile,
  aVisitor,
} from '#tests/builders/venue-file.ts'
import { useDatabase } from '#tests/setup/test-database.ts'
import { deleteVenue, rowCounts, venueRows } from '#tests/setup/venue-rows.ts'

const { test } = useDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')
const MUCH = 60_000

type Overrides = Parameters<typeof aVenueFile>[0]

const load = (database: Database, overrides: Overrides = {}, now = NOW): Promise<ImportResult> =>
  importVenue({ database, text: JSON.stringify(aVenueFile(overrides), null, 2), now })

const withSlots = (...slots: ReturnType<typeof aSlot>[]): Overrides => ({
  events: [anEventTemplate({ slots })],
})

async function query<Row extends Record<string, unknown>>(
  database: Database,
  text: ReturnType<typeof sql>,
): Promise<Row[]> {
  return (await database.forTenant('pier').execute(text)).rows as Row[]
}

const slotsOf = (database: Database) =>
  query<{ id: string; capacity: number; sold: number }>(
    database,
    sql`select id, capacity, sold from slots order by date, time`,
  )

const issuesOf = (result: ImportResult) => (result.ok ? [] : result.issues)

const DEMO_VENUES = ['harborlight', 'fernwood', 'orrery']
const ODD_FILE = {
  venue: {
    id: 'pier',
    name: 'متحف السماء 🪐',
    timeZone: 'Asia/Kathmandu',
    currency: 'JPY',
    locale: 'ar-EG',
    country: 'NP',
  },
  company: Object.fromEntries(
    [
      'membership',
      'membershipSales',
      'reviews',
      'giftCertificates',
      'coupons',
      'donations',
      'showTicketEmail',
      'membershipLogin',
    ].map(flag => [flag, false]),
  ),
  personTypes: [{ id: 'a', name: 'بالغ' }],
  events: [
    {
      id: 'only.one_-',
      name: '"\\ نجوم </script> {x}',
      priceLists: [{ id: 'p', prices: [{ personTypeId: 'a', price: -1 }] }],
      slots: [{ id: 'own-id', date: 'today+1', time: '23:59', capacity: 0 }],
      slotRules: [
        {
          from: 'today-3',
          to: 'today+40',
          times: ['00:00', '02:30'],
          capacity: 9,
          sold: 9,
          except: ['today+2'],
        },
        { from: 'today', to: 'today+1', times: ['02:30'], capacity: 12, sold: 12, priceListId: 'p' },
      ],
    },
  ],
}

const texts: [string, string][] = [
  ...DEMO_VENUES.map((id): [string, string] => [id, readFileSync(`app/data/demo/${id}.json`, 'utf8')]),
  ['pier', JSON.stringify(ODD_FILE)],
]

for (const [tenantId, text] of texts) {
  test(`importing the export of ${tenantId} gives the same rows, and importing twice changes nothing`, {
    timeout: MUCH,
  }, async ({ database }) => {
    expect(await importVenue({ database, text, now: NOW })).toMatchObject({
      ok: true,
      tenantId,
      changed: true,
    })
    const rows = await venueRows(database, tenantId)
    expect(await importVenue({ database, text, now: NOW })).toMatchObject({ ok: true, changed: false })
    const exported = await exportVenueText({ database, tenantId })
    expect(await importVenue({ database, text: exported, now: NOW })).toMatchObject({
      ok: true,
      changed: false,
    })
    expect(await venueRows(database, tenantId)).toEqual(rows)

    await deleteVenue(database, tenantId)
    expect(await importVenue({ database, text: exported, now: NOW })).toMatchObject({
      ok: true,
      changed: true,
    })
    expect(await venueRows(database, tenantId)).toEqual(rows)
    expect(await exportVenueText({ database, tenantId })).toBe(exported)
  })
}

test('of a file with fifty faults all are reported and nothing is written', async ({ database }) => {
  await load(database)
  const before = { counts: await rowCounts(database), rows: await venueRows(database, 'pier') }
  const text = readFileSync('app/contract/venue-file/check/fifty-faults.json', 'utf8')
  expect(issuesOf(await importVenue({ database, text, now: NOW }))).toHaveLength(50)
  expect({ counts: await rowCounts(database), rows: await venueRows(database, 'pier') }).toEqual(before)
})

test('looks and words are checked with the rest, each fault with its line', async ({ database }) => {
  const text = JSON.stringify(
    {
      ...aVenueFile(),
      theme: { variables: { 'color-brand': 'red;}body{display:none' } },
      texts: { 'events-page-heading': 'Hello {' },
      textSets: { 'a.b': { 'events-page-heading': 'Hello {' } },
    },
    null,
    2,
  )
  const result = await importVenue({ database, text, now: NOW })
  const lines = text.split('\n')
  const found = issuesOf(result).map(({ path, line }) => [path, lines[line - 1]?.trim().split(':')[0]])
  expect(found).toEqual([
    ['theme.variables["color-brand"]', '"color-brand"'],
    ['texts["events-page-heading"]', '"events-page-heading"'],
    ['textSets["a.b"]["events-page-heading"]', '"events-page-heading"'],
  ])
  expect(await rowCounts(database)).toMatchObject({ venues: 0, events: 0 })
})

test.for(['{constructor}', '{__proto__}', '{toString}', '{valueOf, number}'])(
  'the wording %s is no wording for a venue file either',
  async (wording, { database }) => {
    const result = await load(database, {
      texts: { 'header-menu': wording },
      textSets: { school: { 'editor-save': wording } },
    } as Overrides)
    expect(issuesOf(result).map(({ path }) => path)).toEqual([
      'texts["header-menu"]',
      'textSets.school["editor-save"]',
    ])
  },
)

test('a fault that only the database knows leaves nothing behind either', async ({ database }) => {
  await load(database, withSlots(aSlot({ sold: 8 })))
  const before = await venueRows(database, 'pier')
  const file = aVenueFile({
    venue: { id: 'pier', name: 'Renamed', timeZone: 'UTC' },
    ...withSlots(aSlot({ capacity: 7 })),
  })
  const text = JSON.stringify(file, null, 2)
  const [issue, ...more] = issuesOf(await importVenue({ database, text, now: NOW }))
  expect(more).toEqual([])
  expect(issue).toMatchObject({
    path: 'events[0].slots[0].capacity',
    message: expect.stringContaining('8 seats taken'),
  })
  expect(text.split('\n')[(issue?.line ?? 0) - 1]).toContain('"capacity": 7')
  expect(await venueRows(database, 'pier')).toEqual(before)
})

test('a rule that is too small for a hundred days is one fault', async ({ database }) => {
  const rule = { from: 'today', to: 'today+99', times: ['10:00'] }
  await load(database, {
    events: [anEventTemplate({ slots: [], slotRules: [aSlotRule({ ...rule, sold: 5 })] })],
  })
  const result = await load(database, {
    events: [anEventTemplate({ slots: [], slotRules: [aSlotRule({ ...rule, capacity: 4 })] })],
  })
  expect(issuesOf(result).map(issue => issue.path)).toEqual(['events[0].slotRules[0].capacity'])
})

test('seats sold since the last import stay sold, and the part without tickets here grows with the file', async ({
  database,
}) => {
  await load(database, withSlots(aSlot({ sold: 2 })))
  await query(database, sql`update slots set sold = 6`)
  await load(database, withSlots(aSlot({ sold: 2, capacity: 12 })))
  expect(await query(database, sql`select capacity, sold, sold_elsewhere from slots`)).toEqual([
    { capacity: 12, sold: 6, sold_elsewhere: 2 },
  ])
  await load(database, withSlots(aSlot({ sold: 9, capacity: 12 })))
  expect(await query(database, sql`select sold, sold_elsewhere from slots`)).toEqual([
    { sold: 9, sold_elsewhere: 5 },
  ])
})

test('slots that the file drops go when unsold, close when sold, and stay as they were when past', async ({
  database,
}) => {
  const slots = [
    aSlot({ date: '2026-11-19', sold: 3 }),
    aSlot({ date: '2026-11-21', sold: 3 }),
    aSlot({ date: '2026-11-22' }),
    aSlot({ date: '2026-11-23' }),
  ]
  await load(database, withSlots(...slots))
  await load(database, withSlots(aSlot({ date: '2026-11-23' })))
  expect(await slotsOf(database)).toEqual([
    { id: 'boat-tour.2026-11-19.1000', capacity: 10, sold: 3 },
    { id: 'boat-tour.2026-11-21.1000', capacity: 3, sold: 3 },
    { id: 'boat-tour.2026-11-23.1000', capacity: 10, sold: 0 },
  ])
})

test('a sold slot that gets another id in the file is still one slot', async ({ database }) => {
  await load(database, withSlots(aSlot({ sold: 3 })))
  await load(database, withSlots(aSlot({ id: 'new-name', capacity: 20 })))
  expect(await slotsOf(database)).toEqual([{ id: 'boat-tour.2026-11-21.1000', capacity: 20, sold: 3 }])
  expect(await load(database, withSlots(aSlot({ id: 'new-name', capacity: 20 })))).toMatchObject({
    changed: false,
  })
})

test('a single slot replaces what a rule says for its start, a later rule an earlier one', async ({
  database,
}) => {
  const rules = [
    aSlotRule({ capacity: 5, times: ['10:00'] }),
    aSlotRule({ capacity: 6, times: ['10:00'], from: '2026-11-22', to: '2026-11-23' }),
  ]
  await load(database, {
    events: [anEventTemplate({ slotRules: rules, slots: [aSlot({ date: '2026-11-23', capacity: 7 })] })],
  })
  expect((await slotsOf(database)).map(slot => slot.capacity)).toEqual([5, 6, 7, 5, 5, 5, 5])
})

test('an unsold slot that gets another id in the file is replaced', async ({ database }) => {
  await load(database, withSlots(aSlot({ id: 'old-name' })))
  await load(database, withSlots(aSlot({ id: 'new-name' })))
  expect((await slotsOf(database)).map(slot => slot.id)).toEqual(['new-name'])
})

test('a slot id of another event is refused', async ({ database }) => {
  const mine = anEventTemplate({ slots: [aSlot({ id: 'mine' })] })
  await load(database, { events: [mine] })
  const other = anEventTemplate({ id: 'other', slots: [aSlot({ id: 'mine' })] })
  expect(
    issuesOf(await load(database, { events: [other, anEventTemplate()] })).map(issue => issue.path),
  ).toEqual(['events[0].slots[0].id'])
})

test('two slots with one id are refused, also when a rule makes the second', async ({ database }) => {
  const other = anEventTemplate({ id: 'other', slots: [aSlot({ id: 'boat-tour.2026-11-21.1000' })] })
  const result = await load(database, { events: [other, anEventTemplate()] })
  expect(issuesOf(result)).toMatchObject([
    { path: 'events[1].slots[0].id', message: expect.stringContaining('another event') },
  ])
  const own = anEventTemplate({
    slots: [aSlot({ id: 'boat-tour.2026-11-22.1000' })],
    slotRules: [aSlotRule()],
  })
  expect(issuesOf(await load(database, { events: [own] })).map(issue => issue.path)).toEqual([
    'events[0].slots[0].id',
  ])
})

test('an event that the file drops is deleted with its reviews, or retired when tickets were sold', async ({
  database,
}) => {
  const sold = anEventTemplate({ id: 'sold', slots: [aSlot({ id: 's', sold: 2, priceListId: 'usual' })] })
  const unsold = anEventTemplate({ id: 'unsold', slots: [aSlot()] })
  const reviews = [aReview({ id: 'a', eventId: 'sold' }), aReview({ id: 'b', eventId: 'unsold' })]
  await load(database, { events: [sold, unsold, anEventTemplate()], reviews })
  expect(await load(database)).toMatchObject({ ok: true, changed: true })
  expect(await load(database)).toMatchObject({ ok: true, changed: false })

  expect(
    await query(database, sql`select id, document->>'retired' as retired from events order by position`),
  ).toEqual([
    { id: 'boat-tour', retired: 'false' },
    { id: 'sold', retired: 'true' },
  ])
  expect(await query(database, sql`select id from reviews`)).toEqual([{ id: 'a' }])
  const exported = await exportVenueText({ database, tenantId: 'pier' })
  expect(await importVenue({ database, text: exported, now: NOW })).toMatchObject({
    ok: true,
    changed: false,
  })
})

test('coupon uses and certificate balances of the database are kept', async ({ database }) => {
  const promotions = {
    coupons: [aCoupon({ maxUses: 5 }), aCoupon({ code: 'GONE' }), aCoupon({ code: 'UNUSED' })],
    giftCertificates: [aGiftCertificate()],
  }
  await load(database, promotions)
  await query(database, sql`update coupons set uses = 4 where code <> 'UNUSED'`)
  await query(database, sql`update gift_certificates set balance = 1200`)
  await load(database, {
    coupons: [aCoupon({ maxUses: 9, used: 1 })],
    giftCertificates: [aGiftCertificate({ balance: 4000, initialBalance: 5000 })],
  })
  expect(await query(database, sql`select code, uses, maximum_uses from coupons order by code`)).toEqual([
    { code: 'GONE', uses: 4, maximum_uses: 4 },
    { code: 'SAVE10', uses: 4, maximum_uses: 9 },
  ])
  expect(await query(database, sql`select balance from gift_certificates`)).toEqual([{ balance: 1200 }])
  expect(
    issuesOf(await load(database, { coupons: [aCoupon({ maxUses: 3 })] })).map(issue => issue.path),
  ).toEqual(['coupons[0].maxUses'])
})

test('a password is hashed once; a new one replaces it; no password keeps it', async ({ database }) => {
  const hash = async () =>
    (await query<{ hash: string }>(database, sql`select password_hash as hash from visitors`))[0]?.hash
  await load(database, { visitors: [aVisitor({ password: 'first one' })] })
  const first = await hash()
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await load(database, { visitors: [aVisitor({ password: 'first one' })] })).toMatchObject({
    changed: false,
  })
  await load(database, { visitors: [aVisitor({ password: 'second one' })] })
  const second = await hash()
  expect(second).not.toBe(first)
  expect(await load(database, { visitors: [aVisitor()] })).toMatchObject({ changed: false })
  expect(JSON.stringify(await venueRows(database, 'pier'))).not.toContain('second one')
})

test('a visitor known by email keeps the id of the database, and the reviews of the file follow', async ({
  database,
}) => {
  await load(database)
  await query(
    database,
    sql`insert into visitors (tenant_id, id, email, document) values ('pier', 'from-order', 'ada@example.com', '{}')`,
  )
  const people = { visitors: [aVisitor()], reviews: [aReview({ visitorId: 'V-1', author: undefined })] }
  expect(await load(database, people)).toMatchObject({ ok: true })
  expect(await query(database, sql`select id from visitors`)).toEqual([{ id: 'from-order' }])
  expect(await query(database, sql`select document->>'visitorId' as id from reviews`)).toEqual([
    { id: 'from-order' },
  ])
  expect(await load(database, people)).toMatchObject({ changed: false })
})

test('an email that somebody else has already is refused', async ({ database }) => {
  await load(database, { visitors: [aVisitor(), aVisitor({ id: 'V-2', email: 'bo@example.com' })] })
  const result = await load(database, { visitors: [aVisitor({ id: 'V-2', email: 'ADA@example.com' })] })
  expect(issuesOf(result).map(issue => issue.path)).toEqual(['visitors[0].email'])
})

test('people whom the file does not name stay; the levels they hold must stay with them', async ({
  database,
}) => {
  await load(database, {
    memberships: { categories: [aMembershipCategory()] },
    members: [aMember()],
    visitors: [aVisitor()],
  })
  expect(issuesOf(await load(database))).toMatchObject([
    { path: 'memberships.categories', message: expect.stringContaining('"friend", which 1 member holds') },
  ])
  expect(await load(database, { memberships: { categories: [aMembershipCategory()] } })).toMatchObject({
    ok: true,
  })
  expect(await rowCounts(database)).toMatchObject({ members: 1, visitors: 1 })
})

test("today is the venue's own day", async ({ database }) => {
  const justBeforeMidnight = new Date('2026-11-21T04:59:00Z')
  await load(database, withSlots(aSlot({ date: 'today' })), justBeforeMidnight)
  expect((await slotsOf(database)).map(slot => slot.id)).toEqual(['boat-tour.2026-11-20.1000'])
})

test('a start keeps its wall time over the change of the clock, and follows when the venue moves to another zone', async ({
  database,
}) => {
  const instants = async () =>
    (
      await query<{ at: string }>(
        database,
        sql`select to_char(starts_at at time zone 'UTC', 'MM-DD HH24:MI') as at from slots order by date`,
      )
    ).map(row => row.at)
  const slots = withSlots(
    aSlot({ date: '2027-03-13', time: '02:30' }),
    aSlot({ date: '2027-03-14', time: '02:30' }),
    aSlot({ date: '2027-03-15', time: '02:30' }),
  )
  await load(database, slots)
  expect(await instants()).toEqual(['03-13 07:30', '03-14 07:30', '03-15 06:30'])
  await load(database, { ...slots, venue: { id: 'pier', name: 'Pier', timeZone: 'Asia/Kolkata' } })
  expect(await instants()).toEqual(['03-12 21:00', '03-13 21:00', '03-14 21:00'])
})

test('the theme becomes a new revision only when it changed; the catalogue likewise', async ({
  database,
}) => {
  const revisions = () =>
    query(database, sql`select theme_revision as theme, catalogue_revision as catalogue from venues`)
  await load(database)
  expect(await revisions()).toEqual([{ theme: 1, catalogue: 1 }])
  await load(database)
  expect(await revisions()).toEqual([{ theme: 1, catalogue: 1 }])
  await load(database, { texts: { 'events-page-heading': 'What is on' } })
  expect(await revisions()).toEqual([{ theme: 2, catalogue: 1 }])
  await load(database, {
    texts: { 'events-page-heading': 'What is on' },
    ...withSlots(aSlot({ capacity: 11 })),
  })
  expect(await revisions()).toEqual([{ theme: 2, catalogue: 2 }])
})

test('imports of one venue and of another at the same time both hold', async ({ database }) => {
  const results = await Promise.all([
    load(database),
    load(database),
    load(database, { venue: { id: 'lighthouse', name: 'Lighthouse', timeZone: 'UTC' } }),
  ])
  expect(results.map(result => result.ok)).toEqual([true, true, true])
  expect(await rowCounts(database)).toMatchObject({ venues: 2, events: 2, slots: 2 })
})

test('the same ids at another venue are not touched', async ({ database }) => {
  await load(database, {
    venue: { id: 'lighthouse', name: 'Lighthouse', timeZone: 'UTC' },
    coupons: [aCoupon()],
  })
  const before = await venueRows(database, 'lighthouse')
  await load(database, { coupons: [aCoupon({ value: 50 })], ...withSlots(aSlot({ capacity: 99 })) })
  await load(database, { events: [] })
  expect(await venueRows(database, 'lighthouse')).toEqual(before)
})

test('a few lines that ask for millions of slots are refused', async ({ database }) => {
  const times = Array.from(
    { length: 1_440 },
    (_, minute) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  )
  const result = await load(database, {
    events: [
      anEventTemplate({ slots: [], slotRules: [aSlotRule({ from: 'today', to: 'today+900', times })] }),
    ],
  })
  expect(issuesOf(result)).toMatchObject([
    { path: 'events[0].slotRules', message: expect.stringContaining('at most 500000') },
  ])
})
