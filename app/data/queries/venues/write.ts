import { sql } from 'drizzle-orm'
import type { Database, Db } from '../../database/database.ts'
import { lockVenueFile } from '../../import/venue-lock.ts'

/** Copies of the catalogue in memory are read anew, on every node. */
export async function raiseCatalogueRevision(tx: Db, tenantId: string): Promise<void> {
  await tx.execute(
    sql`update venues set catalogue_revision = catalogue_revision + 1 where tenant_id = ${tenantId}`,
  )
}

/** Every table with rows of a venue, those that refer to others first. */
export const VENUE_TABLES = [
  'ledger',
  'tickets',
  'seat_holds',
  'form_uploads',
  'form_responses',
  'checkout_attempts',
  'orders',
  'carts',
  'jobs',
  'reviews',
  'review_invitations',
  'slots',
  'addon_stock',
  'events',
  'combos',
  'limits',
  'addons',
  'forms',
  'facilities',
  'person_types',
  'renewals',
  'member_verifications',
  'members',
  'membership_categories',
  'membership_groups',
  'link_tokens',
  'rate_limits',
  'waiting_list',
  'passkeys',
  'pass_registrations',
  'google_passes',
  'pass_issuers',
  'visitors',
  'staff_tokens',
  'staff',
  'coupons',
  'gift_certificates',
  'draft_approvals',
  'draft_remarks',
  'draft_shares',
  'theme_schedules',
  'theme_editors',
  'theme_drafts',
  'theme_revisions',
  'venue_edits',
  'venue_fonts',
  'venue_pictures',
  'launch_checks',
  'venue_plans',
  'venue_setups',
  'venue_hosts',
  'venues',
  // Each of the others writes to it when its rows go.
  'page_changes',
] as const

export type Removal =
  | { kind: 'removed'; rows: number }
  | { kind: 'unknown' }
  | { kind: 'orders'; orders: number }
  | { kind: 'paying'; attempts: number }

type VenueToRemove = { tenantId: string; withOrders: boolean }

/** Removes a venue with all its rows, in one transaction. Refuses while orders are being paid for, and where orders were placed unless they may go too. */
export function removeVenue(database: Database, venue: VenueToRemove): Promise<Removal> {
  return database.forTenant(venue.tenantId).transaction(async transaction => {
    const tx = transaction as Db
    const found = await lockVenue(tx, venue.tenantId)
    return found ? removeRows(tx, venue) : { kind: 'unknown' as const }
  })
}

/** The same for a venue that visitors do not see yet, without orders: `open` for one that was opened meanwhile. */
export function removeDraftVenue(database: Database, tenantId: string): Promise<Removal | { kind: 'open' }> {
  return database.forTenant(tenantId).transaction(async transaction => {
    const tx = transaction as Db
    const found = await lockVenue(tx, tenantId)
    if (!found) return { kind: 'unknown' as const }
    return found.isDraft ? removeRows(tx, { tenantId, withOrders: false }) : { kind: 'open' as const }
  })
}

async function lockVenue(tx: Db, tenantId: string): Promise<{ isDraft: boolean } | null> {
  await lockVenueFile(tx, tenantId)
  const { rows } = await tx.execute<{ isDraft: boolean }>(
    sql`select is_draft as "isDraft" from venues where tenant_id = ${tenantId} for update`,
  )
  return rows[0] ?? null
}

async function removeRows(tx: Db, { tenantId, withOrders }: VenueToRemove): Promise<Removal> {
  const { attempts, orders } = await countSales(tx, tenantId)
  if (attempts > 0) return { kind: 'paying', attempts }
  if (orders > 0 && !withOrders) return { kind: 'orders', orders }
  let rows = 0
  for (const table of VENUE_TABLES) {
    const { affectedRows = 0 } = await tx.execute(
      sql`delete from ${sql.identifier(table)} where tenant_id = ${tenantId}`,
    )
    rows += affectedRows
  }
  return { kind: 'removed', rows }
}

async function countSales(tx: Db, tenantId: string) {
  const { rows } = await tx.execute<{ attempts: number; orders: number }>(sql`
    select (select count(*)::int from orders where tenant_id = ${tenantId}) as orders,
      (select count(*)::int from checkout_attempts where tenant_id = ${tenantId} and state in ('new', 'leased', 'charged')) as attempts`)

  return rows[0] ?? { attempts: 0, orders: 0 }
}
