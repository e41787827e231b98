import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantId } from './columns.ts'

/** What a mailed link opens, or a passkey signs, for whom and until when. A random token, kept only as its SHA-256; a used one stays, so that it can be told from an unknown one. */
export const linkTokens = pgTable(
  'link_tokens',
  {
    tenantId: tenantId(),
    tokenHash: text('token_hash').notNull(),
    purpose: text('purpose', {
      enum: [
        'sign-in',
        'password',
        'email',
        'orders',
        'verification',
        'review',
        'waiting-list',
        'passkey-registration',
        'passkey-sign-in',
      ],
    }).notNull(),
    /** each purpose knows the shape of its own, and checks it */
    document: jsonb('document').$type<object>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.tokenHash] }),
    index('link_tokens_by_expiry').on(table.expiresAt),
  ],
)
