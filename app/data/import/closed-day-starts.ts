import type { PathIssue } from '#app/contract/venue-file/check/places.ts'
import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { openHours } from '#app/rules/hours/open-hours.ts'
import { expandSlotRule } from '#app/rules/slots/slot-rules.ts'

type Starts = Iterable<{ date: LocalDate }>

/**
 * Events that start on a day when the venue says that it is closed, one sentence each; days before `today` are not looked at. Its dates
 * must be concrete. It may be meant (a night on the roof), so it is a warning.
 */
export function closedDayStarts({ events, hours }: VenueFile, today: LocalDate): PathIssue[] {
  const isClosed = (date: LocalDate) => date >= today && openHours(date, hours).spans.length === 0

  return events.flatMap(({ slots, slotRules }, event) => {
    const days = new Set<LocalDate>()
    const note = (starts: Starts) => {
      for (const { date } of starts) if (isClosed(date)) days.add(date)
    }
    for (const starts of [slots, ...slotRules.map(expandSlotRule)]) note(starts)

    return days.size > 0 ? [{ path: ['events', event], message: sentenceOf([...days].sort()) }] : []
  })
}

function sentenceOf([first, ...more]: readonly LocalDate[]): string {
  const others = more.length > 0 ? `, and on ${more.length} more such days` : ''

  return `starts on ${first}, when the venue is closed${others}`
}
