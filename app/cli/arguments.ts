import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorError } from '#app/operator-error.ts'

/** What somebody typed cannot be meant: shown as one line, exit code 2. */
export class UsageError extends OperatorError {}

type Given = { positionals: string[]; options: Record<string, string | undefined> }

/** Splits the words of a command into positions and `--name value` options; an unknown option is refused. */
export function readArguments(words: string[], names: readonly string[]): Given {
  const options = Object.fromEntries(names.map(name => [name, { type: 'string' as const }]))
  try {
    const { positionals, values } = parseArgs({ args: words, options, allowPositionals: true })
    return { positionals, options: values as Given['options'] }
  } catch (error) {
    throw new UsageError(firstLine((error as Error).message))
  }
}

/** A path as the caller means it: from the folder in which the command was typed. */
export function callerPath(path: string): string {
  return resolve(process.env.MARQUEE_CALLER_FOLDER ?? process.cwd(), path)
}

/** One line of it, whatever the text holds. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

const firstLine = (text: string) => text.split('\n')[0]?.replace(/\.? To specify a positional.*/, '') ?? ''
