import type { VenueFileIssue } from '#app/contract/venue-file/check/locate-issues.ts'
import { oneLine } from './arguments.ts'
import type { CommandOutput } from './command.ts'

/** As many faults as somebody can read; a generated file can have half a million. */
const MAX_FAULTS = 200

/** Prints the faults of a file. Gives the exit code. */
export function reportFaults(
  name: string,
  { issues, err }: { issues: readonly VenueFileIssue[] } & Pick<CommandOutput, 'err'>,
): number {
  for (const issue of issues.slice(0, MAX_FAULTS)) err(`${faultLine(name, issue)}\n`)
  if (issues.length > MAX_FAULTS) err(`${name}: and ${issues.length - MAX_FAULTS} more\n`)
  err(`${name}: ${issues.length === 1 ? '1 fault' : `${issues.length} faults`}, nothing was imported\n`)

  return 2
}

/** A fault with its place, as editors take it: file, line, column. */
export const faultLine = (name: string, { line, column, path, message }: VenueFileIssue) =>
  oneLine(`${name}:${line}:${column} ${path} ${message}`)
