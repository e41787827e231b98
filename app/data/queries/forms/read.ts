import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { FormResponse, FormUpload } from '#app/contract/forms.ts'
import type { Db } from '../../database/database.ts'
import { formResponses, formUploads } from '../../schema/forms.ts'

export type ResponseRow = {
  id: string
  cartId: string
  formId: string
  itemId: string | null
  document: FormResponse
}

const columns = {
  id: formResponses.id,
  cartId: formResponses.cartId,
  formId: formResponses.formId,
  itemId: formResponses.itemId,
  document: formResponses.document,
}

export const isResponse = (tenantId: string, id: string) =>
  and(eq(formResponses.tenantId, tenantId), eq(formResponses.id, id))

/** A response of this venue, whoever gave it: the caller sees to whom it is shown. */
export async function findResponse(db: Db, tenantId: string, id: string): Promise<ResponseRow | null> {
  const [row] = await db.select(columns).from(formResponses).where(isResponse(tenantId, id))
  return row ?? null
}

/** Those of these responses that were given for this cart. */
export async function listResponses(
  db: Db,
  tenantId: string,
  { cartId, ids }: { cartId: string; ids: readonly string[] },
): Promise<ResponseRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(columns)
    .from(formResponses)
    .where(
      and(
        eq(formResponses.tenantId, tenantId),
        eq(formResponses.cartId, cartId),
        inArray(formResponses.id, [...ids]),
      ),
    )
    .orderBy(asc(formResponses.id))
  return rows
}

export type UploadRow = FormUpload & { cartId: string }

const uploadColumns = {
  id: formUploads.id,
  cartId: formUploads.cartId,
  fileName: formUploads.fileName,
  mimeType: formUploads.mimeType,
  size: formUploads.size,
}

/** Those of these files that were uploaded for this cart, without their content. */
export async function listUploads(
  db: Db,
  tenantId: string,
  { cartId, ids }: { cartId: string; ids: readonly string[] },
): Promise<UploadRow[]> {
  if (ids.length === 0) return []
  return db
    .select(uploadColumns)
    .from(formUploads)
    .where(
      and(
        eq(formUploads.tenantId, tenantId),
        eq(formUploads.cartId, cartId),
        inArray(formUploads.id, [...ids]),
      ),
    )
}

/** How many files a cart holds. */
export async function countUploads(db: Db, tenantId: string, cartId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(formUploads)
    .where(and(eq(formUploads.tenantId, tenantId), eq(formUploads.cartId, cartId)))
  return row?.count ?? 0
}

/** A file with its content; null when this venue has none of that id. */
export async function findUpload(
  db: Db,
  tenantId: string,
  id: string,
): Promise<(UploadRow & { content: Uint8Array }) | null> {
  const [row] = await db
    .select({ ...uploadColumns, content: formUploads.content })
    .from(formUploads)
    .where(and(eq(formUploads.tenantId, tenantId), eq(formUploads.id, id)))
  return row ?? null
}
