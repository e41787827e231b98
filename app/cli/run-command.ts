import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { FolderInUseError } from '#app/data/database/folder-lock.ts'
import { openDatabase } from '#app/data/database/open-database.ts'
import { type Environment, readEnvironment } from '#app/environment.ts'
import { operatorSentence } from '#app/operator-error.ts'
import { sessionSecret } from '#app/session-secret.ts'
import { oneLine } from './arguments.ts'
import { ADDRESS_FILE, askServer } from './ask-server.ts'
import type { CommandOutput, CommandRequest } from './command.ts'
import { performCommand } from './perform-command.ts'
import { createProgressBar } from './progress-bar.ts'

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

export function writerTo(target: Writable) {
  target.on('error', () => undefined)

  return (text: string) =>
    new Promise<void>((resolve, fail) => target.write(text, error => (error ? fail(error) : resolve())))
}

export const terminal = {
  out: writerTo(process.stdout),
  err: (text: string) => void process.stderr.write(text),
}

/** Has a command done: over the database itself, or by the server that has it open. Gives the exit code. */
export async function carryOut(request: CommandRequest, out = terminal.out): Promise<number> {
  const environment = readEnvironment(process.env)
  const bar = createProgressBar(request.command === 'venue check' ? 'Buying' : 'Importing', process.stderr)
  const err = (text: string) => {
    bar.end()
    terminal.err(text)
  }
  const output = {
    err,
    progress: bar.show,
    out: (text: string) => {
      bar.end()
      return out(text)
    },
  }
  try {
    return await overDatabase(request, { environment, output })
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error
    return askServer(request, { folder: resolve(environment.DATA_DIR), output, inUse: error })
  }
}

type Place = { environment: Environment; output: CommandOutput }

/** Opens the database of the environment for the command, and closes it whatever happens. */
async function overDatabase(request: CommandRequest, { environment, output }: Place): Promise<number> {
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
