import { open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { RequestHandler } from 'express'
import { pictureType } from '#app/documents/picture-type.ts'

/** Folders and a file, none of them hidden: `harborlight/reef-960.webp`. */
const NAME = /^\/[\w-][\w.-]{0,99}(?:\/[\w-][\w.-]{0,99}){1,3}$/

const HOUR = 3_600_000

/** A picture opened by itself is a document: what a drawing says is not run. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; sandbox`

/**
 * `/pictures/{tenantId}/{file}`: the pictures in `DATA_DIR/pictures/{tenantId}`, without a build and without a restart; one that
 * another node took in is copied first (`restore`: whether there was one). The type is told by the first bytes, not by the name; what is no picture is not there.
 * Others go on to `public/`.
 */
export function venuePictures(dataDir: string, restore: (src: string) => Promise<boolean>): RequestHandler {
  const root = join(dataDir, 'pictures')
  const findType = async (path: string) =>
    (await typeOf(root, path)) ?? ((await restore(`/pictures${path}`)) ? typeOf(root, path) : null)
  return (request, response, next) => {
    const { method, path } = request
    if (!['GET', 'HEAD'].includes(method) || !NAME.test(path)) return next()
    const send = (type: string | null) => {
      if (!type) return next()
      const headers = { 'Content-Type': type, 'Content-Security-Policy': POLICY }
      response.sendFile(path, { root, headers, maxAge: HOUR, dotfiles: 'ignore' }, error => {
        if (error && !response.headersSent) next()
      })
    }
    // A database that does not answer is an error of this request, not of the process.
    findType(path).then(send).catch(next)
  }
}

/** Null for what is not there, lies elsewhere by a link, or is no picture. */
async function typeOf(root: string, path: string): Promise<string | null> {
  try {
    const [folder, file] = await Promise.all([realpath(root), realpath(join(root, path))])
    if (!file.startsWith(folder + sep)) return null
    const handle = await open(file)
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0)
      return pictureType(buffer.subarray(0, bytesRead))
    } finally {
      await handle.close()
    }
  } catch {
    return null
  }
}
