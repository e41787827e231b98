import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import { batches } from './batches.ts'

/** Rows stand in the order of their list, unless they say where. */
export type DocumentRow = { id: string; document: unknown; position?: number }
export type Documents = { tenantId: string; table: PgTable; rows: DocumentRow[] }

const BATCH_OF_DOCUMENTS = 500

/** Adds and updates documents in their order. Gives the number of rows that changed; equal documents are left alone. */
export async function saveDocuments(tx: Db, { tenantId, table, rows }: Documents): Promise<number> {
  const name = sql.identifier(getTableName(table))
  const placed = rows.map((row, index) => ({ position: index, ...row }))
  let changed = 0
  for (const batch of batches(placed, BATCH_OF_DOCUMENTS)) {
    const result = await tx.execute(sql`
      insert into ${name} as stored (tenant_id, id, position, document)
      select ${tenantId}, given.id, given.position, given.document::jsonb from unnest(
        ${sql.param(batch.map(row => row.id))}::text[], ${sql.param(batch.map(row => row.position))}::int[],
        ${sql.param(batch.map(row => JSON.stringify(row.document)))}::text[]
      ) as given(id, position, document)
      on conflict (tenant_id, id) do update set position = excluded.position, document = excluded.document
      where (stored.position, stored.document) is distinct from (excluded.position, excluded.document)`)
    changed += result.affectedRows ?? 0
  }

  return changed
}

/** Deletes the documents that are not among `rows`. Gives their number. */
export async function deleteOtherDocuments(tx: Db, { tenantId, table, rows }: Documents): Promise<number> {
  const result = await tx.execute(sql`
    delete from ${sql.identifier(getTableName(table))}
    where tenant_id = ${tenantId} and not id = any(${sql.param(rows.map(row => row.id))}::text[])`)

  return result.affectedRows ?? 0
}
