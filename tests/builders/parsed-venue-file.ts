import type { VenueFileIssue } from '#app/contract/venue-file/check/locate-issues.ts'
import { readVenueFile } from '#app/contract/venue-file/check/read-venue-file.ts'
import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'

/** A venue file as the contract alone judges it: the file, or all its faults. */
export function parseVenueFile(
  text: string,
): { ok: true; file: VenueFile } | { ok: false; issues: VenueFileIssue[] } {
  const read = readVenueFile(text)
  if (!read.ok) return read
  const { file, locate } = read.reading
  const issues = locate([])

  return file && issues.length === 0 ? { ok: true, file } : { ok: false, issues }
}
