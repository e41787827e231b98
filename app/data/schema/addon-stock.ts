import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { tenantId } from './columns.ts'

/**
 * The pieces of an add-on whose number is limited; one without a limit has no row. Taken by guarded updates; the CHECK is the
 * second wall. There is no foreign key: an import may take an add-on away while a checkout holds some of it.
 */
export const addOnStock = pgTable(
  'addon_stock',
  {
    tenantId: tenantId(),
    addOnId: text('addon_id').notNull(),
    total: integer('total').notNull(),
    sold: integer('sold').notNull().default(0),
    /** the part of `sold` that is in no order here: sold before the import, or at the venue's own desk */
    soldElsewhere: integer('sold_elsewhere').notNull().default(0),
    held: integer('held').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.addOnId] }),
    check('addon_stock_sold_elsewhere', sql`${table.soldElsewhere} between 0 and ${table.sold}`),
    check('addon_stock_total', sql`${table.held} >= 0 and ${table.sold} + ${table.held} <= ${table.total}`),
  ],
)
