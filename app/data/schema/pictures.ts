import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, createdAt, tenantId } from './columns.ts'

/**
 * The pictures that staff have uploaded, drawn anew, each file under a name that its content gives it. Every node keeps copies in its
 * folder of pictures.
 */
export const venuePictures = pgTable(
  'venue_pictures',
  {
    tenantId: tenantId(),
    /** `3f9c2a7b10de-960.webp` */
    name: text('name').notNull(),
    content: bytes('content').notNull(),
    size: integer('size').notNull(),
    /** email of who uploaded it */
    author: text('author').notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.tenantId, table.name] })],
)
