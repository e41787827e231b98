import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantId } from './columns.ts'
import { carts } from './orders.ts'
import { slots } from './slots.ts'

/**
 * Seats of a slot that are kept for a cart until a moment (decision O10). What has expired counts for nothing from that
 * moment on; deleting it is housekeeping. Taken under the lock of the slot's row.
 */
export const seatHolds = pgTable(
  'seat_holds',
  {
    tenantId: tenantId(),
    slotId: text('slot_id').notNull(),
    cartId: text('cart_id').notNull(),
    count: integer('count').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.slotId, table.cartId] }),
    index('seat_holds_by_cart').on(table.tenantId, table.cartId),
    index('seat_holds_by_expiry').on(table.expiresAt),
    foreignKey({
      columns: [table.tenantId, table.cartId],
      foreignColumns: [carts.tenantId, carts.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.slotId],
      foreignColumns: [slots.tenantId, slots.id],
    }).onDelete('cascade'),
    check('seat_holds_count', sql`${table.count} > 0`),
  ],
)
