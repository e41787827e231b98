import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
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
  // One connection: the advisory lock belongs to it, and Drizzle's migrator takes none of its own.
  await single.system.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
  try {
    await migrate(single.system)
  } finally {
    await single.system.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
    await single.close()
  }
  return createDatabase(createPostgresPool({ url }))
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

/** One level at a time: Node's recursive mkdir never ends where a file system refuses new folders with ENOENT, as /proc does. */
function makeFolder(path: string) {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

export class FolderNotWritableError extends Error {}

function makeWritableFolder(folder: string) {
  try {
    makeFolder(join(folder, 'database'))
    accessSync(folder, constants.W_OK | constants.R_OK)
  } catch (error) {
    throw new FolderNotWritableError(`${folder} cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
}
