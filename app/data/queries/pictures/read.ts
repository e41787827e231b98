import { and, eq, sum } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { venuePictures } from '../../schema/pictures.ts'

/** The bytes of a file; null where there is none of this name. */
export async function findPictureContent(db: Db, tenantId: string, name: string): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ content: venuePictures.content })
    .from(venuePictures)
    .where(and(eq(venuePictures.tenantId, tenantId), eq(venuePictures.name, name)))
  return row?.content ?? null
}

/** How many bytes the files of a venue take. */
export async function sumPictureBytes(db: Db, tenantId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(venuePictures.size) })
    .from(venuePictures)
    .where(eq(venuePictures.tenantId, tenantId))
  return Number(row?.bytes ?? 0)
}
