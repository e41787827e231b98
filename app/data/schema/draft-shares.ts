import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantId } from './columns.ts'

/** Links by which people without an account look at the draft. The token is kept as its SHA-256 alone. */
export const draftShares = pgTable(
  'draft_shares',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** for whom it was made */
    recipient: text('recipient').notNull(),
    /** the copy of the venue that it opens */
    sandboxId: text('sandbox_id').notNull(),
    /** email of whoever made it */
    author: text('author').notNull(),
    endsAt: instant('ends_at').notNull(),
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('draft_shares_by_token').on(table.tenantId, table.tokenHash),
    uniqueIndex('draft_shares_by_sandbox').on(table.tenantId, table.sandboxId),
  ],
)

/** What somebody with a link says of a place of a page. */
export const draftRemarks = pgTable(
  'draft_remarks',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    shareId: text('share_id').notNull(),
    name: text('name').notNull(),
    body: text('body').notNull(),
    /** path and query of the page, with the venue's own id */
    page: text('page').notNull(),
    /** a CSS selector of the element, and the words in it; empty for the page as a whole */
    place: text('place').notNull(),
    words: text('words').notNull(),
    resolvedAt: instant('resolved_at'),
    /** email of whoever resolved it */
    resolvedBy: text('resolved_by'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('draft_remarks_by_share').on(table.tenantId, table.shareId),
  ],
)

/** An approval by a link, of exactly these bytes. */
export const draftApprovals = pgTable(
  'draft_approvals',
  {
    tenantId: tenantId(),
    shareId: text('share_id').notNull(),
    /** SHA-256 of the theme as it would be public */
    hash: text('hash').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.tenantId, table.shareId, table.hash] })],
)
