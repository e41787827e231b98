import { checkNames } from './check-names.ts'
import { eventChecks } from './event-checks.ts'
import type { Finding } from './findings.ts'
import { peopleChecks } from './people-checks.ts'
import { isRecord, type PathIssue, placesOf, type RecordPlace } from './places.ts'
import { certificatesAlike, salesChecks } from './sales-checks.ts'
import { venueChecks } from './venue-checks.ts'

const CHECKS = [...venueChecks, ...eventChecks, ...salesChecks, ...peopleChecks]

/**
 * What a schema cannot see: references to what does not exist, names given twice, ends before beginnings, more sold than
 * there are seats, unknown zones. Takes any JSON value, so that all faults of a file are found at once.
 */
export function checkReferences(file: unknown): PathIssue[] {
  return [
    ...checkNames(file),
    ...certificatesAlike(file),
    ...CHECKS.flatMap(([pattern, check]) =>
      placesOf(file, pattern)
        .filter(({ value }) => isRecord(value))
        .flatMap(place => issuesAt(place, check(place.value, file))),
    ),
  ]
}

function issuesAt({ path }: RecordPlace, findings: (Finding | false)[]): PathIssue[] {
  return findings
    .filter(finding => finding !== false)
    .map(({ key, message }) => ({ path: key === undefined ? path : [...path, key], message }))
}
