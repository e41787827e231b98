import { sql } from 'drizzle-orm'
import { bigint, customType, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { DocumentCodec } from '../documents/document-kind.ts'

/** An instant; wall times are kept apart, as text. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const createdAt = () => instant('created_at').notNull().default(sql`now()`)

/** A calendar date at the venue, `YYYY-MM-DD`. */
export const wallDate = customType<{ data: string; driverData: string }>({ dataType: () => 'date' })

/** Money in the smallest unit of the venue's currency: sums in rupiah pass what an integer holds. */
export const cents = (name: string) => bigint(name, { mode: 'number' })

/** The content of a file. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** A document that says which version of its shape it is stored in, and is opened whatever version it has. */
export const documentColumn = <Document>(name: string, { read, write }: DocumentCodec<Document>) =>
  customType<{ data: Document; driverData: unknown }>({
    dataType: () => 'jsonb',
    fromDriver: read,
    toDriver: write,
  })(name)

export const tenantId = () => text('tenant_id').notNull()

/**
 * A catalogue noun: one JSON document a row, in the order of the venue file.
 * The catalogue is read whole, once per catalogue revision, so rows need no columns of their own.
 */
export function documentTable<Document extends { id: string }>(name: string) {
  return pgTable(
    name,
    {
      tenantId: tenantId(),
      id: text('id').notNull(),
      position: integer('position').notNull(),
      document: jsonb('document').$type<Document>().notNull(),
    },
    table => [primaryKey({ columns: [table.tenantId, table.id] })],
  )
}

export type DocumentTable<Document extends { id: string }> = ReturnType<typeof documentTable<Document>>
