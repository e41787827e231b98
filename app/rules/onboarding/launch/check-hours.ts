import { weekdayCode } from '#app/rules/calendar/dates.ts'
import { openHours } from '#app/rules/hours/open-hours.ts'
import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import { type LaunchStart, type LaunchVenue, soldEvents, startsOf } from './launch-venue.ts'

/** Nobody means these by a start, unless the doors are open. */
const NIGHT = { from: '00:00', to: '06:00' }
const LONG_MINUTES = 16 * 60

/** Hours against starts: closed days, entry outside the hours of its weekday, starts in the night; and hours that cannot be meant. */
export function checkHours(venue: LaunchVenue): LaunchFinding[] {
  const { hours } = venue.file
  const days = Object.entries(hours.standard).flatMap(([day, spans]) => spans.map(span => ({ day, span })))
  if (days.length === 0 && hours.exceptions.every(day => day.hours.length === 0)) return [finding('no-hours')]
  const long = days.find(({ span }) => minutesOf(span) > LONG_MINUTES)
  const odd = long
    ? [
        findingIn(
          { kind: 'venue', field: `${long.day}-open` },
          finding('long-hours', { time: long.span.open, other: long.span.close }),
        ),
      ]
    : []
  return [...odd, ...soldEvents(venue).flatMap(event => startsAgainstHours(venue, event))]
}

type Span = { open: string; close: string }

function startsAgainstHours(
  venue: LaunchVenue,
  { id, name, admissionType }: { id: string; name: string; admissionType: string },
): LaunchFinding[] {
  const { hours } = venue.file
  const starts = startsOf(venue, id)
  const isUsual = ({ date }: LaunchStart) => !hours.exceptions.some(day => day.date === date)
  const usual = starts.filter(isUsual)
  // What is named for a day that differs is meant for it.
  const closed = starts.filter(
    start => openHours(start.date, hours).spans.length === 0 && (isUsual(start) || !start.isSingle),
  )
  const isOutside = ({ date, time }: LaunchStart) => {
    const spans = hours.standard[weekdayCode(date)] ?? []
    return spans.length > 0 && !spans.some(span => holds(span, time))
  }
  const outside = admissionType === 'generalAdmission' ? usual.filter(isOutside) : []
  const night = usual.filter(start => start.time >= NIGHT.from && start.time < NIGHT.to && isOutside(start))
  const fieldOf = (start: LaunchStart) => (isUsual(start) ? `${weekdayCode(start.date)}-open` : 'day')
  const first = (check: LaunchFinding['check'], found: readonly LaunchStart[]): LaunchFinding[] =>
    found.slice(0, 1).map(start => {
      const { date, time } = start
      return findingIn(
        { kind: 'event', id, field: fieldOf(start), ...(!isUsual(start) && { date }) },
        finding(check, { name, date, time, count: found.length }),
      )
    })
  return [
    ...first('closed-starts', closed),
    ...first('entry-outside-hours', outside),
    ...(outside.length === 0 ? first('night-starts', night) : []),
  ]
}

/** A span that closes before it opens ends on the next morning. */
const holds = ({ open, close }: Span, time: string) =>
  close > open ? time >= open && time < close : time >= open || time < close

function minutesOf({ open, close }: Span): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return (minutes(close) - minutes(open) + 24 * 60) % (24 * 60)
}
