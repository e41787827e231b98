import type { PathIssue } from '#app/contract/venue-file/check/places.ts'
import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'
import { isSkippedStart, shownStart } from '#app/rules/slots/shown-start.ts'
import { expandSlotRule } from '#app/rules/slots/slot-rules.ts'

type Starts = Iterable<{ date: string; time: string }>

/** Starts in an hour that the clocks of the venue skip, one sentence for each slot and for each rule; its dates must be concrete. */
export function shiftedStarts({ events, venue: { timeZone } }: VenueFile): PathIssue[] {
  const sentence = (path: PathIssue['path'], starts: Starts) => {
    const message = shiftOf(starts, timeZone)
    return message ? [{ path, message }] : []
  }

  return events.flatMap(({ slots, slotRules }, event) => [
    ...slots.flatMap((slot, index) => sentence(['events', event, 'slots', index, 'time'], [slot])),
    ...slotRules.flatMap((rule, index) =>
      sentence(['events', event, 'slotRules', index], expandSlotRule(rule)),
    ),
  ])
}

function shiftOf(starts: Starts, timeZone: string): string | null {
  for (const { date, time } of starts) {
    if (!isSkippedStart({ date, time, timeZone })) continue
    const start = shownStart({ date, time }, timeZone)

    return `starts at ${start.time} on ${date}, for the clocks of ${timeZone} skip ${time} then`
  }

  return null
}
