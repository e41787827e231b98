import { addDays, minutesOfDay, weekdayCode } from '#app/rules/calendar/dates.ts'
import { openHours } from '#app/rules/hours/open-hours.ts'
import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import { type LaunchStart, type LaunchVenue, soldEvents, startsOf } from './launch-venue.ts'

/** Nobody means these by a start, unless the doors are open. */
const NIGHT = { from: '00:00', to: '06:00' }
const LONG_MINUTES = 16 * 60

/** Hours against starts: closed days, starts outside the hours of their weekday or of a day that differs, starts in the night; and hours that cannot be meant. */
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

type Hours = LaunchVenue['file']['hours']
type Span = { open: string; close: string }
type Event = { id: string; name: string; admissionType: string }

function startsAgainstHours(venue: LaunchVenue, event: Event): LaunchFinding[] {
  const { hours } = venue.file
  const starts = startsOf(venue, event.id)
  const usual = starts.filter(start => isUsual(start, hours))
  // What is named for a day that differs is meant for it.
  const closed = starts.filter(start => isClosed(start, hours) && (isUsual(start, hours) || !start.isSingle))
  const outside = usual.filter(start => isOutside(start, hours))
  const isEntry = event.admissionType === 'generalAdmission'
  // An event is meant to be in the evening where more than half of its starts are, and once where the doors are open late on other days.
  const isOfTheDay = isEntry || outside.length * 2 <= usual.length
  const amiss = outside.filter(
    start => isOfTheDay && (isEntry || !start.isSingle || !isSometimesOpen(start, hours)),
  )
  const night = outside.filter(({ time }) => time >= NIGHT.from && time < NIGHT.to)
  const first = (check: LaunchFinding['check'], found: readonly LaunchStart[]) =>
    firstOf(check, { event, found, hours })
  return [
    ...first('closed-starts', closed),
    ...first('entry-outside-hours', amiss),
    ...first('entry-outside-hours', onShortDays(starts, { hours, outside })),
    ...(amiss.length === 0 ? first('night-starts', night) : []),
  ]
}

/** Starts by rule outside the hours of a day that differs, at times that are within the hours of other days. */
function onShortDays(
  starts: readonly LaunchStart[],
  { hours, outside }: { hours: Hours; outside: readonly LaunchStart[] },
): LaunchStart[] {
  const late = new Set(outside.map(({ time }) => time))
  return starts.filter(
    start => !start.isSingle && !isUsual(start, hours) && isOutside(start, hours) && !late.has(start.time),
  )
}

type StartsAmiss = { event: Event; found: readonly LaunchStart[]; hours: Hours }

/** One finding for all starts, at the hours of the day of the first. */
function firstOf(check: LaunchFinding['check'], { event: { id, name }, found, hours }: StartsAmiss) {
  return found.slice(0, 1).map(start => {
    const { date, time } = start
    const day = isUsual(start, hours) ? { field: `${weekdayCode(date)}-open` } : { field: 'day', date }
    return findingIn({ kind: 'event', id, ...day }, finding(check, { name, date, time, count: found.length }))
  })
}

const isUsual = ({ date }: LaunchStart, hours: Hours) => !hours.exceptions.some(day => day.date === date)

const isClosed = (start: LaunchStart, hours: Hours) =>
  openHours(start.date, hours).spans.length === 0 && !isLateOfDayBefore(start, hours)

/** On a day with hours, but not within them. */
function isOutside(start: LaunchStart, hours: Hours): boolean {
  const { spans } = openHours(start.date, hours)
  return spans.length > 0 && !spans.some(span => holds(span, start.time)) && !isLateOfDayBefore(start, hours)
}

const isSometimesOpen = ({ time }: LaunchStart, { standard }: Hours) =>
  Object.values(standard).some(spans => spans.some(span => holds(span, time)))

/** Within hours that began on the day before. */
const isLateOfDayBefore = ({ date, time }: LaunchStart, hours: Hours) =>
  openHours(addDays(date, -1), hours).spans.some(({ open, close }) => close <= open && time < close)

/** A span that closes before it opens ends on the next morning. */
const holds = ({ open, close }: Span, time: string) => time >= open && (close <= open || time < close)

const minutesOf = ({ open, close }: Span): number =>
  (minutesOfDay(close) - minutesOfDay(open) + 24 * 60) % (24 * 60)
