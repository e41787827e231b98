import { open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { RequestHandler } from 'express'
import { pictureType } from '#app/documents/picture-type.ts'

/** Folders and a file, none of them hidden: `harborlight/reef-960.webp`. */
const NAME = /^\/[\w-][\w.-]{0,99}(?:\/[\w-][\w.-]{0,99}){1,3}$/

const HOUR = 3_600_000

/** A picture opened by itself is a document: what a drawing says is not run. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; sandbox`

/** What `app/api/pictures` calls its files: other names are not looked for in the database. */
const UPLOADED = /^\/([\w.-]{1,64})\/((?:logo-)?[0-9a-f]{16}(?:-\w+)?\.(?:png|webp|jpg))$/

type Restore = (picture: { tenantId: string; name: string }) => Promise<boolean>

/**
 * `/pictures/{tenantId}/{file}`: the pictures in `DATA_DIR/pictures/{tenantId}`, without a build and without a restart; one that
 * another node took in is copied first. The type is told by the first bytes, not by the name; what is no picture is not there.
 * Others go on to `public/`.
 */
export function venuePictures(dataDir: string, restore: Restore): RequestHandler {
  const root = join(dataDir, 'pictures')
  const restoredType = async (path: string) => {
    const [, tenantId = '', name = ''] = UPLOADED.exec(path) ?? []
    return name && (await restore({ tenantId, name })) ? typeOf(root, path) : null
  }
  return async (request, response, next) => {
    if (!['GET', 'HEAD'].includes(request.method) || !NAME.test(request.path)) return next()
    const type = (await typeOf(root, request.path)) ?? (await restoredType(request.path))
    if (!type) return next()
    const headers = {
      'Content-Type': type,
      'Content-Security-Policy': POLICY,
    }
    response.sendFile(request.path, { root, headers, maxAge: HOUR, dotfiles: 'ignore' }, error => {
      if (error && !response.headersSent) next()
    })
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
