import { resolve } from 'node:path'
import type { Database } from '#app/data/database/database.ts'
import { FolderInUseError } from '#app/data/database/folder-lock.ts'
import { NewerDatabaseError } from '#app/data/database/migrate.ts'
import { FolderNotWritableError, openDatabase } from '#app/data/database/open-database.ts'
import { EnvironmentError, readEnvironment } from '#app/environment.ts'
import { oneLine, UsageError } from './arguments.ts'

const EXPECTED = [UsageError, EnvironmentError, FolderInUseError, FolderNotWritableError, NewerDatabaseError]

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

function expectedSentence(error: unknown): string | null {
  if (EXPECTED.some(kind => error instanceof kind)) return (error as Error).message
  const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
  if (code === 'EPIPE') return 'the reader of the output went away'

  return code && UNREACHABLE.includes(code) ? `DATABASE_URL cannot be reached: ${message}` : null
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
