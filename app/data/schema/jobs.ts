import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { JobDocument } from '../documents/job-document.ts'
import { createdAt, instant, tenantId } from './columns.ts'

/** Work that outlives a request, written in the transaction that wants it; any free node takes it with SKIP LOCKED. */
export const jobs = pgTable(
  'jobs',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    kind: text('kind', {
      enum: [
        'account-notice-mail',
        'card-end',
        'email-link-mail',
        'order-mail',
        'order-refund',
        'pass-look',
        'pass-update',
        'refund-mail',
        'review-mail',
        'renewal-mail',
        'tickets-again-mail',
        'verification-mail',
        'visitor-link-mail',
        'waiting-list-mail',
        'theme-schedule',
        'venue-plan',
      ],
    }).notNull(),
    payload: jsonb('payload').$type<JobDocument['payload']>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    runAt: instant('run_at').notNull(),
    doneAt: instant('done_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('jobs_due').on(table.runAt).where(sql`done_at is null`),
  ],
)
