import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { coupon, giftCertificate } from '#app/contract/venue-file/coupons.ts'
import { eventTemplate } from '#app/contract/venue-file/events.ts'
import { member } from '#app/contract/venue-file/members.ts'
import { staffMember, visitor } from '#app/contract/venue-file/people.ts'
import { withoutDefaults } from '#app/contract/venue-file/print-venue-file.ts'
import { review } from '#app/contract/venue-file/reviews.ts'
import { venueFile } from '#app/contract/venue-file/venue-file.ts'
import type { StoredAddOn, StoredEvent, VenueDocument } from '#app/rules/catalogue/catalogue.ts'
import type { Database, Db } from '../database/database.ts'
import { themeParts } from '../import/theme-of-file.ts'
import { lockVenueFile } from '../import/venue-lock.ts'
import { findThemeDocument, findVenueRevisions } from '../queries/venues/read.ts'
import * as catalogue from '../schema/catalogue.ts'
import { reviews } from '../schema/people.ts'
import { venues } from '../schema/venues.ts'
import { type Write, writeJsonObject } from './json-writer.ts'
import { readAddOnsSold, readDocuments, readPages, readSlots } from './read-export.ts'
import { slotsOfExport } from './slots-of-export.ts'

type Of = { tenantId: string }

/**
 * Writes the venue as its file, piece by piece: dates written out, defaults left out, passwords as hashes. Importing the
 * text gives the same rows again. The venue must exist.
 */
export async function exportVenue({
  database,
  tenantId,
  write,
}: {
  database: Database
  tenantId: string
  write: Write
}) {
  await database.forTenant(tenantId).transaction(async tx => {
    await lockVenueFile(tx as Db, tenantId)
    await writeJsonObject(write, venueSections(tx as Db, tenantId))
  })
}

/** The whole export as one text, for venues of usual size. */
export async function exportVenueText({
  database,
  tenantId,
}: {
  database: Database
  tenantId: string
}): Promise<string> {
  const pieces: string[] = []
  await exportVenue({ database, tenantId, write: piece => void pieces.push(piece) })

  return pieces.join('')
}

/** The same within a transaction that holds the venue's lock. */
export async function venueTextWithin(tx: Db, tenantId: string): Promise<string> {
  const pieces: string[] = []
  await writeJsonObject(piece => void pieces.push(piece), venueSections(tx, tenantId))

  return pieces.join('')
}

/** The keys of the file in the order of its format. */
export async function* venueSections(tx: Db, tenantId: string): AsyncGenerator<[string, unknown]> {
  const all = <Item>(table: Parameters<typeof readDocuments>[2]) => readDocuments<Item>(tx, tenantId, table)
  const { venue, company, hours, calendarNotes, donations, confirmationEmailRestrictions } =
    await readVenueDocument(tx, tenantId)
  const theme = themeParts(await readTheme(tx, tenantId))
  const groups = await all(catalogue.membershipGroups)
  const categories = await all(catalogue.membershipCategories)
  const small = {
    venue,
    company,
    ...theme,
    hours,
    calendarNotes,
    donations,
    facilities: await all(catalogue.facilities),
    personTypes: await all(catalogue.personTypes),
    limits: await all(catalogue.limits),
    combos: await all(catalogue.combos),
    addOns: await addOnsWithSold(tx, tenantId, await all<StoredAddOn>(catalogue.addOns)),
    forms: await all(catalogue.forms),
    memberships: { groups, categories, confirmationEmailRestrictions },
  }
  const long = longLists(tx, { tenantId, timeZone: venue.timeZone })

  yield ['format', 1]
  for (const [key, schema] of Object.entries(venueFile.shape)) {
    if (key in long) yield [key, long[key as keyof typeof long]]
    else if (key in small) yield [key, withoutDefaults(schema, small[key as keyof typeof small])]
  }
}

/** What is in no row because nothing counts it was not sold of a stock. */
async function addOnsWithSold(tx: Db, tenantId: string, addOns: StoredAddOn[]) {
  const sold = await readAddOnsSold(tx, tenantId)

  return addOns.map(addOn => ({ ...addOn, sold: sold.get(addOn.id) ?? 0 }))
}

function longLists(tx: Db, of: Of & { timeZone: string }) {
  return {
    events: printed(eventTemplate, exportedEvents(tx, of)),
    members: printed(member, membersOf(tx, of)),
    visitors: printed(visitor, visitorsOf(tx, of)),
    coupons: printed(coupon, couponsOf(tx, of)),
    giftCertificates: printed(giftCertificate, certificatesOf(tx, of)),
    reviews: printed(review, reviewsOf(tx, of)),
    staff: printed(staffMember, staffOf(tx, of)),
  }
}

async function* printed(schema: z.core.$ZodType, items: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  for await (const item of items) yield withoutDefaults(schema, item)
}

async function* exportedEvents(tx: Db, { tenantId, timeZone }: Of & { timeZone: string }) {
  for (const event of await readDocuments<StoredEvent>(tx, tenantId, catalogue.events)) {
    const stored = await readSlots(tx, tenantId, event.id)
    const priceListIds = event.priceLists.map(list => list.id)
    yield {
      ...event,
      ...slotsOfExport({ id: event.id, timeZone, slotRules: event.slotRules, priceListIds, stored }),
    }
  }
}

async function* membersOf(tx: Db, { tenantId }: Of) {
  const rows = readPages<{ document: unknown }>(tx, {
    tenantId,
    table: 'members',
    key: 'id',
    columns: sql`document`,
  })
  for await (const row of rows) yield row.document
}

async function* reviewsOf(tx: Db, { tenantId }: Of) {
  yield* await readDocuments(tx, tenantId, reviews)
}

type VisitorRow = { id: string; confirmed: boolean; passwordHash: string | null; document: object }

async function* visitorsOf(tx: Db, { tenantId }: Of) {
  const columns = sql`id, confirmed, password_hash as "passwordHash", document`
  for await (const row of readPages<VisitorRow>(tx, { tenantId, table: 'visitors', key: 'id', columns })) {
    yield { id: row.id, ...row.document, confirmed: row.confirmed, ...hashOf(row) }
  }
}

type StaffRow = { id: string; email: string; name: string; roles: string[]; passwordHash: string | null }

/** Staff who were invited have their email as id; the format leaves such an id out. */
async function* staffOf(tx: Db, { tenantId }: Of) {
  const columns = sql`id, email, name, roles, password_hash as "passwordHash"`
  for await (const row of readPages<StaffRow>(tx, { tenantId, table: 'staff', key: 'id', columns })) {
    const { id, email, name, roles } = row
    yield { ...(id === email ? {} : { id }), email, name, roles, ...hashOf(row) }
  }
}

const hashOf = ({ passwordHash }: { passwordHash: string | null }) => (passwordHash ? { passwordHash } : {})

async function* couponsOf(tx: Db, { tenantId }: Of) {
  const columns = sql`uses, document`
  for await (const { uses, document } of readPages<{ uses: number; document: object }>(tx, {
    tenantId,
    table: 'coupons',
    key: 'code',
    columns,
  })) {
    yield { ...document, used: uses }
  }
}

async function* certificatesOf(tx: Db, { tenantId }: Of) {
  const columns = sql`balance, document`
  const rows = readPages<{ balance: number; document: object }>(tx, {
    tenantId,
    table: 'gift_certificates',
    key: 'number',
    columns,
  })
  for await (const { balance, document } of rows) yield { ...document, balance }
}

async function readVenueDocument(tx: Db, tenantId: string): Promise<VenueDocument> {
  const [row] = await tx
    .select({ document: venues.document })
    .from(venues)
    .where(sql`tenant_id = ${tenantId}`)
  if (!row) throw new Error(`There is no venue "${tenantId}"`)

  return row.document
}

async function readTheme(tx: Db, tenantId: string): Promise<unknown> {
  const revisions = await findVenueRevisions(tx, tenantId)

  return findThemeDocument(tx, tenantId, revisions?.themeRevision ?? 0)
}
