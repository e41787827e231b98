import { resolve } from 'node:path'
import type { Database } from '#app/data/database/database.ts'
import { openDatabase } from '#app/data/database/open-database.ts'
import { readEnvironment } from '#app/environment.ts'
import { operatorSentence } from '#app/operator-error.ts'
import { oneLine } from './arguments.ts'

/** Settings and rows of a command. `publicUrl` has no slash at its end. */
export type CommandContext = { database: Database; now: Date; publicUrl: string }

/**
 * Runs a command and ends the process with the code it gives. What the caller can mend is one line and code 2; a fault
 * of ours is shown whole, with code 1.
 */
export async function runCommand(work: () => Promise<number>) {
  try {
    process.exitCode = await work()
  } catch (error) {
    const sentence = expectedSentence(error)
    console.error(sentence ? `marquee: ${oneLine(sentence)}` : error)
    process.exitCode = sentence ? 2 : 1
  }
}

function expectedSentence(error: unknown): string | null {
  const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
  return code === 'EPIPE' ? 'the reader of the output went away' : operatorSentence(error)
}

/** Opens the database of the environment for `work`, and closes it whatever happens. */
export async function withDatabase(work: (context: CommandContext) => Promise<number>): Promise<number> {
  const environment = readEnvironment(process.env)
  const database = await openDatabase({
    url: environment.DATABASE_URL,
    folder: resolve(environment.DATA_DIR),
    workerScript: new URL('./pglite-worker.js', import.meta.url),
  })
  const publicUrl = (environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`).replace(/\/$/, '')
  try {
    return await work({ database, now: new Date(), publicUrl })
  } finally {
    await database.close()
  }
}
