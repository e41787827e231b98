import { resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { readEnvironment } from '#app/environment.ts'
import { operatorSentence } from '#app/operator-error.ts'
import { oneLine } from './arguments.ts'
import { askServer } from './ask-server.ts'
import type { CommandRequest } from './command.ts'
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

/** Has a command done: by the server that has the database open, or over the database itself. Gives the exit code. */
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
  const answer = environment.DATABASE_URL
    ? null
    : await askServer(request, { folder: resolve(environment.DATA_DIR), output })
  if (answer !== null) return answer
  // Much to load, which neither a server's answer nor a refusal needs.
  const { performOverDatabase } = await import('./perform-over-database.ts')
  return performOverDatabase(request, { environment, output })
}
