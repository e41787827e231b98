import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorError } from '#app/operator-error.ts'

/** What somebody typed cannot be meant: shown as one line, exit code 2. */
export class UsageError extends OperatorError {}

type Arguments = {
  positionals: string[]
  options: Record<string, string | undefined>
  flags: ReadonlySet<string>
}

/** Splits the words of a command into positions, `--name value` options and `--flag`s; an unknown option is refused. */
export function readArguments(
  words: string[],
  names: readonly string[],
  flagNames: readonly string[] = [],
): Arguments {
  const options = Object.fromEntries([
    ...names.map(name => [name, { type: 'string' as const }]),
    ...flagNames.map(name => [name, { type: 'boolean' as const }]),
  ])
  try {
    const { positionals, values } = parseArgs({ args: words, options, allowPositionals: true })
    const texts = Object.entries(values).filter(([name]) => names.includes(name))
    return {
      positionals,
      options: Object.fromEntries(texts) as Arguments['options'],
      flags: new Set(flagNames.filter(name => (values as Record<string, unknown>)[name] === true)),
    }
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
