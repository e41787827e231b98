import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { OperatorError } from '#app/operator-error.ts'

/**
 * PGlite takes no lock: two processes on one folder would lose each other's rows.
 * A socket named after the folder is the lock; the kernel frees it even after kill -9 (abstract sockets on Linux, named pipes on Windows).
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const server = createServer()
  await listen(server, socketName(realpathSync(folder))).catch(error => {
    if (error.code === 'EADDRINUSE') throw new OperatorError(`${folder} is in use by another Marquee process`)
    throw error
  })
  server.unref()
  return () => new Promise(resolve => server.close(() => resolve()))
}

function socketName(path: string) {
  const name = `marquee-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\?\\pipe\\${name}`
  return join(path, '.lock')
}

function listen(server: Server, path: string) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
}
