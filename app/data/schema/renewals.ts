import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { cents, createdAt, instant, tenantId, wallDate } from './columns.ts'

/**
 * The automatic renewal of a membership whose term ends on a day: announced once, charged at most once. Of one that was renewed, stopped
 * or given up the row stays, so that it does not begin again.
 */
export const renewals = pgTable(
  'renewals',
  {
    tenantId: tenantId(),
    membershipId: text('membership_id').notNull(),
    expiresOn: wallDate('expires_on').notNull(),
    state: text('state', { enum: ['due', 'renewed', 'stopped', 'failed'] }).notNull(),
    /** what was announced: nothing else is charged */
    amount: cents('amount').notNull(),
    /** cards that were declined */
    tries: integer('tries').notNull().default(0),
    runAt: instant('run_at').notNull(),
    /** the checkout attempt that was begun last */
    requestUuid: text('request_uuid'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.membershipId, table.expiresOn] }),
    index('renewals_due').on(table.runAt).where(sql`state = 'due'`),
  ],
)
