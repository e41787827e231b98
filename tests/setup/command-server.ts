import { createLog } from '#app/api/kernel/log.ts'
import { openDatabase } from '#app/data/database/open-database.ts'
import { readEnvironment } from '#app/environment.ts'
import { openCommandSocket } from '#app/server/command-socket.ts'
import type { RunningServices } from '#app/server/start-services.ts'
import { sessionSecret } from '#app/session-secret.ts'

/** The part of a server that takes commands over the database of a folder, and may fetch pages of this computer. Gives the way to stop it. */
export async function openCommandServer(folder: string, publicUrl: string): Promise<() => Promise<void>> {
  const database = await openDatabase({
    folder,
    workerScript: new URL('../../test-results/commands/pglite-worker.js', import.meta.url),
  })
  const environment = readEnvironment({ DATA_DIR: folder, ONBOARDING_PRIVATE_HOSTS: 'localhost' })
  const secret = sessionSecret(environment)
  const services = { environment, database, secret, clock: () => new Date(), log: createLog('silent') }
  const running = { services } as unknown as RunningServices
  const close = await openCommandSocket(running, { publicUrl })

  return async () => {
    close()
    await database.close()
  }
}
