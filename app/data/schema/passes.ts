import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { PASS_SCOPES } from '#app/rules/passes/pass-scopes.ts'
import { createdAt, instant, tenantId } from './columns.ts'

/** Who signs a venue's passes for a wallet, where the venue has an account of its own there. Never part of a venue file. */
export const passIssuers = pgTable(
  'pass_issuers',
  {
    tenantId: tenantId(),
    wallet: text('wallet', { enum: ['apple', 'google'] }).notNull(),
    /** Apple: the pass type; Google: the number of the issuer's account */
    name: text('name').notNull(),
    /** certificates and private key, sealed with the secret of the process */
    sealedKeys: text('sealed_keys').notNull(),
    /** when Apple's certificate is over; null: never */
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.tenantId, table.wallet] })],
)

/** What a phone has asked to be told of: one pass in one library of Apple's wallet. */
export const passRegistrations = pgTable(
  'pass_registrations',
  {
    tenantId: tenantId(),
    /** what the phone calls its library */
    deviceId: text('device_id').notNull(),
    passTypeId: text('pass_type_id').notNull(),
    serial: text('serial').notNull(),
    /** how much the pass tells: of its order, of one ticket alone, or of a membership card */
    scope: text('scope', { enum: PASS_SCOPES }).notNull(),
    /** what it is made from, and changes with: the id of an order, or the number of a membership */
    subject: text('subject').notNull(),
    pushToken: text('push_token').notNull(),
    /** whole seconds, later with every change: the phone sends it back */
    changedAt: instant('changed_at').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.deviceId, table.passTypeId, table.serial] }),
    index('pass_registrations_of_subject').on(table.tenantId, table.subject),
  ],
)

/** What somebody has taken to Google's wallet: Google keeps it, and is told when it changes. */
export const googlePasses = pgTable(
  'google_passes',
  {
    tenantId: tenantId(),
    issuerId: text('issuer_id').notNull(),
    serial: text('serial').notNull(),
    scope: text('scope', { enum: PASS_SCOPES }).notNull(),
    subject: text('subject').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.issuerId, table.serial, table.scope] }),
    index('google_passes_of_subject').on(table.tenantId, table.subject),
  ],
)
