import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import type { ExportedSlot } from './slots-of-export.ts'

const PAGE_SIZE = 1_000

/** All documents of a catalogue table, in their order. */
export async function readDocuments<Item>(tx: Db, tenantId: string, table: PgTable): Promise<Item[]> {
  const { rows } = await tx.execute<{ document: Item }>(sql`
    select document from ${sql.identifier(getTableName(table))} where tenant_id = ${tenantId} order by position, id`)

  return rows.map(row => row.document)
}

/** The slots of an event in the order of their starts. */
export async function readSlots(tx: Db, tenantId: string, eventId: string): Promise<ExportedSlot[]> {
  const { rows } = await tx.execute<ExportedSlot>(sql`
    select id, date::text as date, time, capacity, sold, price_list_id as "priceListId"
    from slots where tenant_id = ${tenantId} and event_id = ${eventId} order by date, time, id`)

  return rows
}

/** Pieces sold of the add-ons that are counted. */
export async function readAddOnsSold(tx: Db, tenantId: string): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: string; sold: number }>(
    sql`select addon_id as id, sold from addon_stock where tenant_id = ${tenantId}`,
  )

  return new Map(rows.map(({ id, sold }) => [id, sold]))
}

type PagesQuery = {
  tenantId: string
  table: 'members' | 'visitors' | 'staff' | 'coupons' | 'gift_certificates'
  key: string
  columns: SQL
}

/** Rows of a long table, a page in memory at a time, in the order of their key. */
export async function* readPages<Row>(
  tx: Db,
  { tenantId, table, key, columns }: PagesQuery,
): AsyncGenerator<Row> {
  let after = ''
  for (;;) {
    const { rows } = await tx.execute<Row & { key: string }>(sql`
      select ${sql.identifier(key)} as key, ${columns} from ${sql.identifier(table)}
      where tenant_id = ${tenantId} and ${sql.identifier(key)} > ${after} order by ${sql.identifier(key)} limit ${PAGE_SIZE}`)
    yield* rows as Row[]
    const last = rows.at(-1)
    if (!last || rows.length < PAGE_SIZE) return
    after = last.key
  }
}
