import type { PathIssue } from '#app/contract/venue-file/check/places.ts'

/** Thrown inside the import's transaction, so that nothing of it stays. */
export class ImportRefused extends Error {
  constructor(readonly issues: PathIssue[]) {
    super(`The import was refused for ${issues.length} reasons`)
  }
}

/** Another writer changed a row between reading and writing it: the transaction starts again. */
export class OvertakenError extends Error {}
