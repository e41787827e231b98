import type { EventTemplate } from '#app/contract/venue-file/events.ts'
import { minutesOfDay } from '#app/rules/calendar/dates.ts'
import { type OpeningSpan, openHours } from '#app/rules/hours/open-hours.ts'
import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import { type LaunchStart, type LaunchVenue, soldEvents, startsOf } from './launch-venue.ts'
import { median } from './usual-price.ts'

/** A nought too many or too few. */
const ODD_FACTOR = 10

const DAY_MINUTES = 24 * 60

/** A term of more than five years is days or weeks for months, unless it is for life. */
const LONG_MONTHS = 60
const LIFE_MONTHS = 600

/** Seats, lengths and terms that look like slips: a start with ten times the seats of the others, an event that takes longer than the doors are open, a level for 365 months. */
export function checkSizes(venue: LaunchVenue): LaunchFinding[] {
  return [
    ...soldEvents(venue).flatMap(event => [...oddSeats(venue, event), ...longEvents(venue, event)]),
    ...longTerms(venue),
  ]
}

function oddSeats(venue: LaunchVenue, { id, name }: EventTemplate): LaunchFinding[] {
  const starts = startsOf(venue, id).filter(({ capacity }) => capacity > 0)
  const usual = median(starts.map(({ capacity }) => capacity))
  const odd = starts.filter(
    ({ capacity }) => capacity >= usual * ODD_FACTOR || capacity * ODD_FACTOR <= usual,
  )
  return odd
    .slice(0, 1)
    .map(({ date, time, capacity }) =>
      findingIn({ kind: 'event', id }, finding('odd-seats', { name, date, time, count: capacity })),
    )
}

function longEvents(
  venue: LaunchVenue,
  { id, name, duration, admissionType }: EventTemplate,
): LaunchFinding[] {
  if (!duration || admissionType === 'generalAdmission') return []
  const { hours } = venue.file
  return startsOf(venue, id)
    .filter(start => openHours(start.date, hours).spans.some(span => isLonger(duration, { start, span })))
    .slice(0, 1)
    .map(({ date, time }) =>
      findingIn({ kind: 'event', id }, finding('long-event', { name, date, time, count: duration })),
    )
}

/** Than the hours in whose first half it begins. What begins towards the evening, or while the doors are shut, may go on without them. */
function isLonger(duration: number, { start: { time }, span }: { start: LaunchStart; span: OpeningSpan }) {
  const [open, close] = [minutesOfDay(span.open), minutesOfDay(span.close)]
  const minutes = close > open ? close - open : close - open + DAY_MINUTES
  const past = minutesOfDay(time) - open
  return past >= 0 && past * 2 < minutes && duration > minutes
}

function longTerms({ file }: LaunchVenue): LaunchFinding[] {
  return file.memberships.categories.flatMap(({ id, name, offerings }) =>
    offerings
      .filter(({ duration }) => duration > LONG_MONTHS && duration < LIFE_MONTHS)
      .map(({ duration }) =>
        findingIn({ kind: 'membership', id }, finding('long-term', { name, count: duration })),
      ),
  )
}
