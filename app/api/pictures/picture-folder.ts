import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findPictureContent } from '#app/data/queries/pictures/read.ts'
import type { NewPicture } from '#app/data/queries/pictures/write.ts'
import type { Services } from '../kernel/context.ts'

export type PictureFolder = { dataDir: string; tenantId: string }

/** What `draw-files.ts` calls its files; no other is looked for in the database. */
const UPLOADED = /^\/pictures\/([\w-][\w.-]{0,63})\/((?:logo-)?[0-9a-f]{16}(?:-\w+)?\.(?:png|webp|jpg))$/

/** Writes a file among the pictures of a venue on this node, whole or not at all; its address. */
export async function writePicture(
  { dataDir, tenantId }: PictureFolder,
  { name, content }: NewPicture,
): Promise<string> {
  const folder = join(dataDir, 'pictures', tenantId)
  await mkdir(folder, { recursive: true })
  const part = join(folder, `.${name}.${process.pid}.part`)
  await writeFile(part, content)
  await rename(part, join(folder, name))
  return `/pictures/${tenantId}/${name}`
}

/** Copies to this node the picture at an address, which another node took in; false where there is none. */
export async function restorePicture(
  { database, environment }: Pick<Services, 'database' | 'environment'>,
  src: string,
): Promise<boolean> {
  const [, tenantId, name] = UPLOADED.exec(src) ?? []
  if (!tenantId || !name) return false
  const content = await findPictureContent(database.forTenant(tenantId), tenantId, name)
  if (!content) return false
  await writePicture({ dataDir: environment.DATA_DIR, tenantId }, { name, content })
  return true
}
