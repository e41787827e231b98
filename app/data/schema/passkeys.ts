import { bigint, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantId } from './columns.ts'
import { visitors } from './people.ts'

/** The public half of what a visitor signs in with instead of a password (WebAuthn); the private half never leaves their device. */
export const passkeys = pgTable(
  'passkeys',
  {
    tenantId: tenantId(),
    /** the id of the credential, base64url */
    id: text('id').notNull(),
    visitorId: text('visitor_id').notNull(),
    /** a COSE key, base64url */
    publicKey: text('public_key').notNull(),
    /** how often it has signed; always 0 where it is shared by several devices */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** the browser and system it was added with, as 'Chrome, macOS'; empty when unknown */
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('passkeys_of_visitor').on(table.tenantId, table.visitorId),
    foreignKey({
      columns: [table.tenantId, table.visitorId],
      foreignColumns: [visitors.tenantId, visitors.id],
    }).onDelete('cascade'),
  ],
)
