import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantId } from './columns.ts'

/** A browser that waits until a link is opened in the mailbox of `email`. A random id that only this browser has, kept as its SHA-256. */
export const memberVerifications = pgTable(
  'member_verifications',
  {
    tenantId: tenantId(),
    idHash: text('id_hash').notNull(),
    email: text('email').notNull(),
    /** shown to this browser only; typed on another device it says that both belong to the same person */
    code: text('code').notNull(),
    codeTries: integer('code_tries').notNull().default(0),
    confirmedAt: instant('confirmed_at'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.idHash] }),
    index('member_verifications_by_expiry').on(table.expiresAt),
  ],
)
