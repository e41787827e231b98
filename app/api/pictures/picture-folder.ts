import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#app/data/database/database.ts'
import { findPictureContent, listPictureNames } from '#app/data/queries/pictures/read.ts'
import type { NewPicture } from '#app/data/queries/pictures/write.ts'

export type PictureFolder = { dataDir: string; tenantId: string }

const folderOf = ({ dataDir, tenantId }: PictureFolder) => join(dataDir, 'pictures', tenantId)

/** Writes a file among the pictures of a venue on this node, whole or not at all; its address. */
export async function writePicture(place: PictureFolder, { name, content }: NewPicture): Promise<string> {
  const folder = folderOf(place)
  await mkdir(folder, { recursive: true })
  const part = join(folder, `.${name}.${process.pid}.part`)
  await writeFile(part, content)
  await rename(part, join(folder, name))
  return `/pictures/${place.tenantId}/${name}`
}

/** Copies one file from the database to this node; false where the venue has none of this name. */
export async function restorePicture(
  db: Db,
  { name, ...place }: PictureFolder & { name: string },
): Promise<boolean> {
  const content = await findPictureContent(db, place.tenantId, name)
  if (!content) return false
  await writePicture(place, { name, content })
  return true
}

/** Copies to this node what other nodes have taken in, for mails and documents, which read files. */
export async function restorePictures(db: Db, place: PictureFolder): Promise<void> {
  const [names, files] = await Promise.all([
    listPictureNames(db, place.tenantId),
    readdir(folderOf(place)).catch(() => []),
  ])
  const present = new Set(files)
  for (const name of names) if (!present.has(name)) await restorePicture(db, { ...place, name })
}
