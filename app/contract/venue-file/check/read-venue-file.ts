import { type VenueFile, venueFile } from '../venue-file.ts'
import { brokenTexts } from './broken-texts.ts'
import { checkReferences } from './check-references.ts'
import { locateIssues, type VenueFileIssue } from './locate-issues.ts'
import { type PathIssue, printPath } from './places.ts'
import { readJson } from './read-json.ts'
import { sentencesFor } from './sentence-for.ts'

/** A venue file that is JSON, with every fault found so far; `file` where its shape is right. */
export type VenueFileReading = {
  /** the JSON as written, which further checks can look at whatever its shape */
  input: unknown
  file: VenueFile | null
  issues: PathIssue[]
  /** all faults for people, those of `more` checks included: each place once, in the order of the file */
  locate: (more: readonly PathIssue[]) => VenueFileIssue[]
}

/**
 * Reads a venue file and finds every fault at once, each with path, line, column and a sentence. Only what is no JSON at all ends the reading:
 * whoever checks more than the contract knows adds its faults with `locate`.
 */
export function readVenueFile(
  text: string,
): { ok: true; reading: VenueFileReading } | { ok: false; issues: VenueFileIssue[] } {
  const source = text.replace(/^\uFEFF/, '')
  const read = readJson(source)
  if (!read.ok) return read
  const parsed = venueFile.safeParse(read.value)
  const malformed = parsed.success
    ? []
    : parsed.error.issues.flatMap(issue => sentencesFor(issue, read.value))
  const issues = [...brokenTexts(read.value), ...malformed, ...checkReferences(read.value)]
  const locate = (more: readonly PathIssue[]) => {
    const all = onePerPlace([...issues, ...more])
    return all.length === 0 ? read.issues : inFileOrder([...read.issues, ...locateIssues(source, all)])
  }

  return {
    ok: true,
    reading: { input: read.value, file: parsed.success ? parsed.data : null, issues, locate },
  }
}

/** A place that is malformed is named once, with the first thing that is wrong. */
function onePerPlace(issues: PathIssue[]): PathIssue[] {
  return [...new Map(issues.toReversed().map(issue => [printPath(issue.path), issue])).values()].toReversed()
}

const inFileOrder = (issues: VenueFileIssue[]) =>
  issues.toSorted((one, other) => one.line - other.line || one.column - other.column)
