import { resolve } from 'node:path'
import { openDatabase } from '#app/data/database/open-database.ts'
import { readEnvironment } from './environment.ts'
import { exitWith } from './operator-error.ts'

/** The built thread of an embedded database. */
const WORKER_SCRIPT = new URL('./pglite-worker.js', import.meta.url)

/** What is wrong with a setting, a folder or a database is said before all else is read, which takes ten times as long. */
async function start() {
  const settings = readEnvironment(process.env)
  const environment = { ...settings, DATA_DIR: resolve(settings.DATA_DIR) }
  const database = await openDatabase({
    url: environment.DATABASE_URL,
    folder: environment.DATA_DIR,
    workerScript: WORKER_SCRIPT,
  })
  const { runServer } = await import('./server/run-server.ts')
  await runServer(environment, database)
}

await start().catch(exitWith)
