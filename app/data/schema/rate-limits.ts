import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantId } from './columns.ts'

/** What was used of an allowance, for all nodes: an instant that each try moves on; once it has passed, nothing is used. `key` is a hash. */
export const rateLimits = pgTable(
  'rate_limits',
  { tenantId: tenantId(), key: text('key').notNull(), usedUntil: instant('used_until').notNull() },
  table => [
    primaryKey({ columns: [table.tenantId, table.key] }),
    index('rate_limits_by_end').on(table.usedUntil),
  ],
)
