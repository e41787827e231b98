import type { Db } from '../../database/database.ts'
import { formResponses, formUploads } from '../../schema/forms.ts'
import { isResponse, type ResponseRow, type UploadRow } from './read.ts'

export async function insertResponse(
  tx: Db,
  tenantId: string,
  { now, ...row }: ResponseRow & { now: Date },
): Promise<void> {
  await tx.insert(formResponses).values({ tenantId, ...row, createdAt: now, updatedAt: now })
}

export async function updateResponse(
  tx: Db,
  tenantId: string,
  { id, document, now }: Pick<ResponseRow, 'id' | 'document'> & { now: Date },
): Promise<void> {
  await tx.update(formResponses).set({ document, updatedAt: now }).where(isResponse(tenantId, id))
}

export async function insertUpload(
  tx: Db,
  tenantId: string,
  { now, ...row }: UploadRow & { content: Uint8Array; now: Date },
): Promise<void> {
  await tx.insert(formUploads).values({ tenantId, ...row, createdAt: now })
}
