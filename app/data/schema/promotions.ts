import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { VenueCoupon, VenueGiftCertificate } from '#app/contract/venue-file/coupons.ts'
import { cents, tenantId } from './columns.ts'

export const coupons = pgTable(
  'coupons',
  {
    tenantId: tenantId(),
    /** upper case, as the visitor's input is */
    code: text('code').notNull(),
    document: jsonb('document').$type<VenueCoupon>().notNull(),
    maximumUses: integer('maximum_uses'),
    uses: integer('uses').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.code] }),
    check(
      'coupons_uses',
      sql`${table.uses} >= 0 and (${table.maximumUses} is null or ${table.uses} <= ${table.maximumUses})`,
    ),
  ],
)

export const giftCertificates = pgTable(
  'gift_certificates',
  {
    tenantId: tenantId(),
    number: text('number').notNull(),
    balance: cents('balance').notNull(),
    document: jsonb('document').$type<VenueGiftCertificate>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.number] }),
    check('gift_certificates_balance', sql`${table.balance} >= 0`),
  ],
)
