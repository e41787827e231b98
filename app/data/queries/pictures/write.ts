import type { Db } from '../../database/database.ts'
import { venuePictures } from '../../schema/pictures.ts'

export type NewPicture = { name: string; content: Uint8Array }

/** Keeps files; one that is there already has the same bytes. */
export async function insertPictures(
  db: Db,
  tenantId: string,
  { files, author, now }: { files: readonly NewPicture[]; author: string; now: Date },
): Promise<void> {
  await db
    .insert(venuePictures)
    .values(files.map(file => ({ ...file, tenantId, size: file.content.length, author, createdAt: now })))
    .onConflictDoNothing()
}
