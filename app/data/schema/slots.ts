import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { events } from './catalogue.ts'
import { instant, tenantId, wallDate } from './columns.ts'

/**
 * One start of one event. `date` and `time` are wall time at the venue, `startsAt` is derived from them.
 * Capacity is taken by guarded updates; the CHECK is the second wall.
 */
export const slots = pgTable(
  'slots',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    date: wallDate('date').notNull(),
    time: text('time').notNull(),
    startsAt: instant('starts_at').notNull(),
    capacity: integer('capacity').notNull(),
    sold: integer('sold').notNull().default(0),
    /** the part of `sold` that has no ticket here: sold before the import, or at the venue's own desk */
    soldElsewhere: integer('sold_elsewhere').notNull().default(0),
    held: integer('held').notNull().default(0),
    priceListId: text('price_list_id'),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.eventId], foreignColumns: [events.tenantId, events.id] }),
    index('slots_by_date').on(table.tenantId, table.date, table.eventId),
    index('slots_by_event').on(table.tenantId, table.eventId, table.date),
    check('slots_sold_elsewhere', sql`${table.soldElsewhere} between 0 and ${table.sold}`),
    check(
      'slots_capacity',
      sql`${table.sold} >= 0 and ${table.held} >= 0 and ${table.sold} + ${table.held} <= ${table.capacity}`,
    ),
  ],
)
