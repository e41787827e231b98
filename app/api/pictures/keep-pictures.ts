import type { Db } from '#app/data/database/database.ts'
import { insertPictures, type NewPicture } from '#app/data/queries/pictures/write.ts'
import { drawLogoFile } from './draw-files.ts'
import { type PictureFolder, writePicture } from './picture-folder.ts'

export type PicturePlace = PictureFolder & { db: Db; author: string; now: Date }

/** Keeps files among the pictures of a venue: in the database for every node, and in the folder of this one. Their addresses, in order. */
export async function keepPictures(place: PicturePlace, files: readonly NewPicture[]): Promise<string[]> {
  const { db, tenantId, author, now } = place
  await insertPictures(db, tenantId, { files, author, now })
  return Promise.all(files.map(file => writePicture(place, file)))
}

/** Keeps a logo, drawn anew: its address; null for what is no picture. */
export async function keepLogo(place: PicturePlace, bytes: Buffer): Promise<string | null> {
  const file = await drawLogoFile(bytes)
  if (!file) return null
  const [address = null] = await keepPictures(place, [file])
  return address
}
