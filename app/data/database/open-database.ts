import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { OperatorError } from '#app/operator-error.ts'
import { createDatabase, type Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { openPgliteWorkerPool } from './pglite-worker-pool.ts'
import { createPostgresPool } from './postgres-pool.ts'

const MIGRATION_LOCK = 7_265_001

export type DatabaseSettings = { url?: string; folder: string; workerScript: URL }

/** Opens PostgreSQL when a URL is given, else the embedded database in `folder`; migrated and ready. */
export async function openDatabase({ url, folder, workerScript }: DatabaseSettings): Promise<Database> {
  return url ? openPostgres(url) : openEmbedded(folder, workerScript)
}

async function openPostgres(url: string) {
  const single = createDatabase(createPostgresPool({ url, size: 1 }))
  try {
    // One connection: the advisory lock belongs to it, and Drizzle's migrator takes none of its own.
    await single.system.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`).catch(refuseUnreachable)
    await migrate(single.system)
    await single.system.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
  } finally {
    await single.close()
  }
  return createDatabase(createPostgresPool({ url }))
}

/** What PostgreSQL and the network answer to a wrong DATABASE_URL. */
const UNREACHABLE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '28P01',
  '28000',
  '3D000',
]

export class DatabaseUnreachableError extends OperatorError {}

/** Drizzle wraps what the driver says. Node tries every address of a name and then tells of all of them without words. */
function refuseUnreachable(error: Error): never {
  const { code = '', message } = (error.cause ?? error) as NodeJS.ErrnoException
  if (!UNREACHABLE.includes(code)) throw error
  throw new DatabaseUnreachableError(`DATABASE_URL cannot be reached: ${message || code}`)
}

async function openEmbedded(folder: string, workerScript: URL) {
  makeWritableFolder(folder)
  const unlock = await lockFolder(folder)
  const database = createDatabase(
    await openPgliteWorkerPool({ folder: join(folder, 'database'), script: workerScript }),
  )
  const close = () => database.close().finally(unlock)
  try {
    await migrate(database.system)
  } catch (error) {
    await close()
    throw error
  }
  return { ...database, close }
}

/** A database that is gone with the process, on a thread of its own; migrated and ready. */
export async function openMemoryDatabase(workerScript: URL): Promise<Database> {
  const pool = await openPgliteWorkerPool({ folder: 'memory://', script: workerScript })
  const database = createDatabase({ ...pool, flush: async () => undefined })
  await migrate(database.system)
  return database
}

/** One level at a time: Node's recursive mkdir never ends where a file system refuses new folders with ENOENT, as /proc does. */
function makeFolder(path: string) {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

export class FolderNotWritableError extends OperatorError {}

function makeWritableFolder(folder: string) {
  try {
    makeFolder(join(folder, 'database'))
    accessSync(folder, constants.W_OK | constants.R_OK)
  } catch (error) {
    throw new FolderNotWritableError(`${folder} cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
}
