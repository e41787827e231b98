import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPicture } from './read-picture.ts'

/** Where a logo is drawn largest, twice as fine. */
const MAX_WIDTH = 720
const MAX_HEIGHT = 320

/**
 * Puts a logo among the pictures of a venue, drawn anew as PNG: nothing of the file itself is kept, so nothing in it is run. Gives
 * its address; null for what is no picture.
 */
export async function saveLogo(
  bytes: Buffer,
  { dataDir, tenantId }: { dataDir: string; tenantId: string },
): Promise<string | null> {
  const png = await openPicture(bytes)
    .resize(MAX_WIDTH, MAX_HEIGHT, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(() => null)
  if (!png) return null
  const name = `logo-${createHash('sha256').update(png).digest('hex').slice(0, 12)}.png`
  const folder = join(dataDir, 'pictures', tenantId)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `.${name}.part`), png)
  await rename(join(folder, `.${name}.part`), join(folder, name))
  return `/pictures/${tenantId}/${name}`
}
