import type { PathIssue } from '#app/contract/venue-file/check/places.ts'
import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { closedDayStarts } from './closed-day-starts.ts'
import { shiftedStarts } from './shifted-starts.ts'

/** What may be wrong with when events start, seen at the instant `now`; dates must be concrete. */
export const startWarnings = (file: VenueFile, now: Date): PathIssue[] => [
  ...shiftedStarts(file),
  ...closedDayStarts(file, localDateAt(now, file.venue.timeZone)),
]
