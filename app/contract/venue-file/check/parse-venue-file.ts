import { type VenueFile, venueFile } from '../venue-file.ts'
import { checkReferences } from './check-references.ts'
import { locateIssues, type VenueFileIssue } from './locate-issues.ts'
import { type PathIssue, printPath } from './places.ts'
import { readJson } from './read-json.ts'
import { sentencesFor } from './sentence-for.ts'

export type ParsedVenueFile = { ok: true; file: VenueFile } | { ok: false; issues: VenueFileIssue[] }

/** Reads a venue file and names every fault at once, each with path, line, column and a sentence. Nothing is half accepted. */
export function parseVenueFile(text: string): ParsedVenueFile {
  const source = text.replace(/^\uFEFF/, '')
  const read = readJson(source)
  if (!read.ok) return read
  const checked = checkVenueFile(read.value)

  return checked.ok ? checked : { ok: false, issues: locateIssues(source, checked.issues) }
}

/** The same for a document that is JSON already: faults by path alone. */
function checkVenueFile(input: unknown): { ok: true; file: VenueFile } | { ok: false; issues: PathIssue[] } {
  const parsed = venueFile.safeParse(input)
  const malformed = parsed.success ? [] : parsed.error.issues.flatMap(issue => sentencesFor(issue, input))
  const issues = onePerPlace([...malformed, ...checkReferences(input)])
  if (parsed.success && issues.length === 0) return { ok: true, file: parsed.data }

  return { ok: false, issues }
}

/** A place that is malformed is named once, with the first thing that is wrong. */
function onePerPlace(issues: PathIssue[]): PathIssue[] {
  return [...new Map(issues.toReversed().map(issue => [printPath(issue.path), issue])).values()].toReversed()
}
