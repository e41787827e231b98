import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import {
  aCoupon,
  aGiftCertificate,
  anAddOn,
  anEventTemplate,
  aPriceList,
  aReview,
  aSlotRule,
  aVenueFile,
  aVisitor,
} from '#tests/builders/venue-file.ts'
import { useDatabase } from '#tests/setup/test-database.ts'
import { deleteVenue, venueRows } from '#tests/setup/venue-rows.ts'

const { test } = useDatabase()
const NOW = new Date('2026-11-22T12:00:00Z')

const date = fc.constantFrom('2026-11-20', '2026-11-21', 'today', 'today+1', '2026-11-24')
const time = fc.constantFrom('09:00', '10:00', '23:59')
const seats = fc
  .integer({ min: 0, max: 6 })
  .chain(capacity =>
    fc.record({ capacity: fc.constant(capacity), sold: fc.integer({ min: 0, max: capacity }) }),
  )
const list = fc.constantFrom({}, { priceListId: 'usual' }, { priceListId: 'evening' })
const slots = fc.uniqueArray(fc.tuple(date, time, seats, list), {
  maxLength: 5,
  selector: ([day, at]) => `${day === 'today' ? '2026-11-22' : day} ${at}`,
})
const rules = fc.array(
  fc.tuple(
    fc.constantFrom('2026-11-20', 'today'),
    fc.constantFrom('today+1', '2026-11-25'),
    fc.uniqueArray(time, { minLength: 1 }),
    seats,
    list,
  ),
  { maxLength: 2 },
)

const event = (id: string) =>
  fc.tuple(slots, rules, fc.boolean()).map(([single, ruled, named]) =>
    anEventTemplate({
      id,
      priceLists: [aPriceList(), aPriceList({ id: 'evening' })],
      slots: single.map(([day, at, taken, prices], index) => ({
        date: day,
        time: at,
        ...taken,
        ...prices,
        ...(named ? { id: `${id}-slot-${index}` } : {}),
      })),
      slotRules: ruled.map(([from, to, times, taken, prices]) =>
        aSlotRule({ from, to, times, ...taken, ...prices }),
      ),
    }),
  )

const some = <Item>(items: Item[]) => fc.subarray(items)

const anyFile = fc
  .record({
    events: fc.tuple(...['a', 'b', 'c'].map(event)).chain(all => fc.shuffledSubarray(all)),
    coupons: some([aCoupon({ used: 2, maxUses: 7 }), aCoupon({ code: 'TWO', personTypeIds: ['adult'] })]),
    giftCertificates: some([
      aGiftCertificate(),
      aGiftCertificate({ number: 'GIFT-2', balance: 10, initialBalance: 50 }),
    ]),
    addOns: some([
      anAddOn({ totalQuantity: 9, sold: 2 }),
      anAddOn({ id: 'poster', totalQuantity: 5 }),
      anAddOn({ id: 'card' }),
    ]),
    visitors: some([aVisitor(), aVisitor({ id: 'V-2', email: 'Bo@example.com', confirmed: false })]),
    texts: fc.constantFrom<Record<string, string>>({}, { 'events-page-heading': 'اليوم' }),
  })
  .map(parts => {
    const known = parts.events.map(({ id }) => id)
    const reviews = [aReview({ eventId: 'a' }), aReview({ id: 'R-2', eventId: 'b' })].filter(review =>
      known.includes(review.eventId),
    )
    return aVenueFile({ ...parts, reviews })
  })

/** Tickets are sold between two imports: some free seats and pieces go. */
async function sell(database: Database) {
  const db = database.forTenant('pier')
  await db.execute(
    sql`update slots set sold = sold + 1, sold_elsewhere = sold_elsewhere + 1 where sold < capacity and time = '10:00'`,
  )
  await db.execute(sql`update addon_stock set sold = sold + 1, sold_elsewhere = sold_elsewhere + 1`)
}

const load = (database: Database, file: VenueFile | string) =>
  importVenue({ database, text: typeof file === 'string' ? file : JSON.stringify(file), now: NOW })

/** The rows without the counters of how often they were written, and of the themes the newest. */
async function content(database: Database) {
  const { venues, theme_revisions: _themes, ...rows } = await venueRows(database, 'pier')
  const theme = await database
    .forTenant('pier')
    .execute(sql`select document from theme_revisions order by revision desc limit 1`)

  return { ...rows, venue: venues?.[0]?.replace(/"(theme|catalogue)_revision": \d+/g, ''), theme: theme.rows }
}

test('law: whatever was imported and sold before, the export gives the same rows, here and elsewhere', {
  timeout: 120_000,
}, async ({ database }) => {
  await fc.assert(
    fc.asyncProperty(anyFile, anyFile, async (first, second) => {
      expect(await load(database, first)).toMatchObject({ ok: true })
      await sell(database)
      const result = await load(database, second)
      if (result.ok) expect(await load(database, second)).toMatchObject({ changed: false })

      const rows = await content(database)
      const exported = await exportVenueText({ database, tenantId: 'pier' })
      const again = await load(database, exported)
      expect(await content(database)).toEqual(rows)
      expect(again).toMatchObject({ ok: true, changed: false })
      await deleteVenue(database, 'pier')
      expect(await load(database, exported)).toMatchObject({ ok: true })
      expect(await content(database)).toEqual(rows)
      await deleteVenue(database, 'pier')
    }),
    { numRuns: 12, endOnFailure: true },
  )
})
