import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#app/project-root.ts'

export type PictureRequest = {
  src: string | undefined
  /** the folder whose `pictures/` venues put their own into */
  dataDir: string
}

export type PictureFile = { path: string; changedAt: number }

/** The file of a picture of this site; null for one from elsewhere, since nothing is fetched, and for one that is not there. */
export async function findPicture({ src, dataDir }: PictureRequest): Promise<PictureFile | null> {
  if (!src || !/^\/pictures(?:\/[\w-][\w.-]*)+$/.test(src)) return null
  for (const path of [join(dataDir, src), join(projectRoot(), 'public', src)]) {
    const found = await stat(path).catch(() => null)
    if (found?.isFile()) return { path, changedAt: found.mtimeMs }
  }
  return null
}
