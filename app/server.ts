import { resolve } from 'node:path'
import { readEnvironment } from './environment.ts'
import { exitWith } from './operator-error.ts'
import { openServerDatabase } from './server/open-server-database.ts'

/** What is wrong with a setting, a folder or a database is said before all else is read, which takes ten times as long. */
async function start() {
  const settings = readEnvironment(process.env)
  const environment = { ...settings, DATA_DIR: resolve(settings.DATA_DIR) }
  const database = await openServerDatabase(environment)
  const { runServer } = await import('./server/run-server.ts')
  await runServer(environment, database)
}

await start().catch(exitWith)
