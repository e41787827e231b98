import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, tenantId, wallDate } from './columns.ts'

/**
 * Who waits for seats of an event on a day: one row for each email. `unconfirmed` until its mailed link was pressed; `offered` while a
 * cart holds seats for it until `offered_until`; `taken`, `passed` (the offer ran out) and `withdrawn` are ends.
 */
export const waitingList = pgTable(
  'waiting_list',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    date: wallDate('date').notNull(),
    email: text('email').notNull(),
    party: integer('party').notNull(),
    state: text('state', {
      enum: ['unconfirmed', 'waiting', 'offered', 'taken', 'passed', 'withdrawn'],
    }).notNull(),
    /** the place in the list: since when */
    since: instant('since').notNull(),
    cartId: text('cart_id'),
    offeredUntil: instant('offered_until'),
    /** what offers are written in, a BCP 47 tag; null is the venue's main language */
    language: text('language'),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('waiting_list_once').on(table.tenantId, table.eventId, table.date, table.email),
    index('waiting_list_open')
      .on(table.tenantId, table.eventId, table.date, table.since)
      .where(sql`state in ('waiting', 'offered')`),
    check('waiting_list_party', sql`${table.party} between 1 and 20`),
  ],
)
