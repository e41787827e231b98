import type { Database } from '#app/data/database/database.ts'
import { openDatabase } from '#app/data/database/open-database.ts'
import type { Environment } from '../environment.ts'

/** The built thread of an embedded database. */
export const WORKER_SCRIPT = new URL('./pglite-worker.js', import.meta.url)

/** The database that the settings name. One that cannot be had is an `OperatorError`. */
export const openServerDatabase = ({ DATABASE_URL, DATA_DIR }: Environment): Promise<Database> =>
  openDatabase({ url: DATABASE_URL, folder: DATA_DIR, workerScript: WORKER_SCRIPT })
