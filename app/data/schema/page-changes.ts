import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { tenantId } from './columns.ts'

/**
 * How often what the public pages of a venue show has changed, written by triggers on the tables that they are drawn from. A row for each
 * database session that wrote, so that no order waits for another to be committed; pages compare the sum. Every change of the free seats of an
 * event counts under its id, for the pages that compare such numbers; one that no other page can show counts there alone.
 */
export const pageChanges = pgTable(
  'page_changes',
  {
    tenantId: tenantId(),
    session: integer('session').notNull(),
    /** whose seats; '' for whatever pages show */
    eventId: text('event_id').notNull().default(''),
    changes: bigint('changes', { mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.tenantId, table.session, table.eventId] })],
)
