import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import { findViolations } from '#app/data/queries/violations/read.ts'
import { aGiftCertificate, anAddOn, anEventTemplate, aSlot, aVenueFile } from '#tests/builders/venue-file.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const SLOT = 'boat-tour.2026-11-21.1000'

/** A venue that sold three seats elsewhere and one here, paid partly with a certificate; a second buyer is at the card. */
const { test } = useDatabase(async database => {
  const file = aVenueFile({
    events: [anEventTemplate({ slots: [aSlot({ sold: 3 })] })],
    giftCertificates: [aGiftCertificate()],
    addOns: [anAddOn({ totalQuantity: 9, sold: 2 })],
  })
  await importVenue({ database, text: JSON.stringify(file), now: NOW })
  const db = database.forTenant('pier')
  for (const statement of [
    sql`insert into orders (tenant_id, id, order_number, request_uuid, cart_id, email, total, paid, document)
      values ('pier', 'o', 'ABC234', 'first', 'c', 'a@b.example', 1800, 1300, '{"pieces": [{"addOnId": "guide-book", "count": 1}]}')`,
    sql`insert into tickets (tenant_id, id, code, order_id, slot_id, event_id, person_type_id, price)
      values ('pier', 't', 'code', 'o', ${SLOT}, 'boat-tour', 'adult', 1800)`,
    sql`insert into ledger (tenant_id, id, request_uuid, order_id, kind, amount, reference)
      values ('pier', '1', 'first', 'o', 'charge', 1300, 'ch'), ('pier', '2', 'first', 'o', 'gift-certificate', 500, 'GIFT-0001 o'),
        ('pier', '3', 'third', null, 'charge', 700, 'ch3'), ('pier', '4', 'third', null, 'refund', 700, 'ch3')`,
    sql`insert into checkout_attempts (tenant_id, request_uuid, state, request_hash, cart_id, amount, gateway, document, leased_until)
      values ('pier', 'first', 'issued', 'h', 'c', 1300, 'test', '{"seats": []}', ${NOW.toISOString()}),
        ('pier', 'second', 'leased', 'h', 'd', 0, 'test', ${JSON.stringify({
          seats: [{ slotId: SLOT, count: 2 }],
          pieces: [{ addOnId: 'guide-book', count: 3 }],
          certificate: { number: 'GIFT-0001', applied: 900 },
        })}::jsonb, ${NOW.toISOString()}),
        ('pier', 'third', 'refunded', 'h', 'e', 700, 'test', '{"seats": []}', ${NOW.toISOString()})`,
    sql`update slots set sold = sold + 1, held = 2`,
    sql`update gift_certificates set balance = 3600`,
    sql`update addon_stock set sold = sold + 1, held = 3`,
  ]) {
    await db.execute(statement)
  }
})

const violationsAfter = async (database: Database, statement: SQL, now = NOW) => {
  await database.forTenant('pier').execute(statement)

  return (await findViolations(database.system, now)).map(({ check, row }) => `${check} ${row}`)
}

test('a sound database has none', async ({ database }) => {
  expect(await findViolations(database.system, NOW)).toEqual([])
})

test('what carts hold is no fault while it fits or when it is over', async ({ database }) => {
  const held = sql`with cart as (insert into carts (tenant_id, id, document, updated_at, expires_at)
      values ('pier', 'k', '{}', ${NOW.toISOString()}, ${NOW.toISOString()}) returning id)
    insert into seat_holds (tenant_id, slot_id, cart_id, count, expires_at) select 'pier', ${SLOT}, id, 2, ${NOW.toISOString()}::timestamptz + interval '1 minute' from cart`
  expect(await violationsAfter(database, held)).toEqual([])
  const tooMany = sql`update seat_holds set count = 900`
  expect(await violationsAfter(database, tooMany)).toEqual([`holds ${SLOT}`])
  expect(await findViolations(database.system, new Date(NOW.getTime() + 60_000))).toEqual([])
  expect(await violationsAfter(database, sql`update carts set order_id = 'o'`)).toEqual([
    `holds ${SLOT}`,
    'holds and carts k',
  ])
})

test.for<[string, SQL, string[]]>([
  ['a seat without its ticket', sql`update slots set sold = sold + 1`, [`seats ${SLOT}`]],
  ['a ticket without its seat', sql`update slots set sold = sold - 1`, [`seats ${SLOT}`]],
  ['a held seat that nobody holds', sql`update slots set held = 3`, [`held ${SLOT}`]],
  ['held seats given back twice', sql`update slots set held = 0`, [`held ${SLOT}`]],
  ['a piece without its order', sql`update addon_stock set sold = sold + 1`, ['add-ons guide-book']],
  [
    'an ordered piece that is not counted',
    sql`update addon_stock set sold = sold - 1`,
    ['add-ons guide-book'],
  ],
  ['held pieces given back twice', sql`update addon_stock set held = 0`, ['held add-ons guide-book']],
  ['a ticket of another event', sql`update tickets set event_id = 'other'`, ['tickets t']],
  [
    'an order that was paid with less',
    sql`update ledger set amount = 1299 where id = '1'`,
    ['orders ABC234'],
  ],
  ['a charge without its refund', sql`delete from ledger where id = '4'`, ['money third']],
  [
    'a certificate that was not debited',
    sql`update gift_certificates set balance = 5000`,
    ['certificates GIFT-0001'],
  ],
  [
    'an order without its attempt',
    sql`update checkout_attempts set state = 'failed' where request_uuid = 'first'`,
    ['attempts and orders first'],
  ],
  [
    'an attempt without its order',
    sql`update orders set request_uuid = 'lost'`,
    ['attempts and orders first'],
  ],
  ['a theme that is gone', sql`delete from theme_revisions`, ['theme 1']],
])('%s is found', async ([, statement, expected], { database }) => {
  expect(await violationsAfter(database, statement)).toEqual(expected)
})

test('an attempt that nobody finishes is found after its lease and a quarter of an hour', async ({
  database,
}) => {
  const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
  expect(await violationsAfter(database, sql`select 1`, after(15))).toEqual([])
  expect(await violationsAfter(database, sql`select 1`, after(16))).toEqual(['attempts second'])
})
