import { open, rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { callerPath, UsageError } from './arguments.ts'
import { terminal, writerTo } from './run-command.ts'

type Print = (text: string) => Promise<void>

/** The result in a file, or on the output. */
export async function writeOutput(
  file: string | undefined,
  work: (out: Print) => Promise<number>,
): Promise<number> {
  if (!file) return work(terminal.out)
  let code = 0
  await writeWhole(callerPath(file), async target => {
    code = await work(writerTo(target))
  })

  return code
}

/** The file appears when it is complete; one that exists stays until then. */
async function writeWhole(path: string, work: (target: Writable) => Promise<void>) {
  const part = `${path}.part`
  try {
    const target = (await open(part, 'w')).createWriteStream()
    await work(target)
    await finished(target.end())
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    const { syscall, code } = error as NodeJS.ErrnoException
    throw syscall ? new UsageError(`${path} cannot be written (${code})`) : error
  }
}
