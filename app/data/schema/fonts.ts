import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { FontFacts } from '#app/rules/fonts/font-facts.ts'
import { bytes, createdAt, tenantId } from './columns.ts'

/**
 * Files of the fonts that staff have uploaded, checked and cut to the letters of the venue. One that was removed, or that a newer file has taken the
 * place of, is kept: pages that were drawn before name it, and an edit can be undone.
 */
export const venueFonts = pgTable(
  'venue_fonts',
  {
    tenantId: tenantId(),
    /** of the content: `3f9c2a7b10de4455` */
    id: text('id').notNull(),
    /** the family as themes name it: `own-sans-3f9c2a7b10de4455` */
    family: text('family').notNull(),
    facts: jsonb('facts').$type<FontFacts>().notNull(),
    content: bytes('content').notNull(),
    size: integer('size').notNull(),
    isCurrent: boolean('is_current').notNull().default(true),
    /** email of who uploaded it */
    author: text('author').notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.tenantId, table.id] })],
)
