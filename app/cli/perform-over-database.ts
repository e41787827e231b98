import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openDatabase } from '#app/data/database/open-database.ts'
import type { Environment } from '#app/environment.ts'
import { sessionSecret } from '#app/session-secret.ts'
import { ADDRESS_FILE } from './ask-server.ts'
import type { CommandOutput, CommandRequest } from './command.ts'
import { performCommand } from './perform-command.ts'

type Place = { environment: Environment; output: CommandOutput }

/** Opens the database of the environment for the command, and closes it whatever happens. Gives the exit code. */
export async function performOverDatabase(
  request: CommandRequest,
  { environment, output }: Place,
): Promise<number> {
  const database = await openDatabase({
    url: environment.DATABASE_URL,
    folder: resolve(environment.DATA_DIR),
    workerScript: new URL('./pglite-worker.js', import.meta.url),
  })
  try {
    return await performCommand(request, {
      ...output,
      database,
      now: new Date(),
      publicUrl: publicUrlOf(environment),
      dataDir: resolve(environment.DATA_DIR),
      privateHosts: environment.ONBOARDING_PRIVATE_HOSTS,
      secret: () => sessionSecret(environment),
    })
  } finally {
    await database.close()
  }
}

/** Where visitors find the venues: as set, else by the port that is set, else where the last server of this folder was. */
function publicUrlOf({ PUBLIC_URL, PORT, DATA_DIR }: Environment): string {
  const url = PUBLIC_URL ?? (process.env.PORT ? undefined : lastAddress(DATA_DIR))

  return (url ?? `http://localhost:${PORT}`).replace(/\/$/, '')
}

function lastAddress(folder: string): string | undefined {
  try {
    return readFileSync(join(resolve(folder), ADDRESS_FILE), 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}
