import { addDays, weekdayCode } from '#app/rules/calendar/dates.ts'
import { openHours } from '#app/rules/hours/open-hours.ts'
import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import { type LaunchVenue, soldEvents, usableStarts } from './launch-venue.ts'

/** From today on. */
const DAYS = 56

/** What begins before it may belong to the evening of the day before. */
const MORNING = '06:00'

/** Weekdays on which the doors are open and nothing can be bought, though it can on others; and days that differ which are all over, as of last year. */
export function checkOpenDays(venue: LaunchVenue): LaunchFinding[] {
  return [...unsoldWeekdays(venue), ...pastDays(venue)]
}

function unsoldWeekdays(venue: LaunchVenue): LaunchFinding[] {
  const starts = soldEvents(venue).flatMap(event => usableStarts(venue, event))
  const sold = new Set(
    starts.flatMap(({ date, time }) => (time < MORNING ? [addDays(date, -1), date] : [date])),
  )
  const days = Array.from({ length: DAYS }, (_, day) => addDays(venue.today, day))
  const open = days.filter(date => openHours(date, venue.file.hours).spans.length > 0)
  const soldDays = new Set(open.filter(date => sold.has(date)).map(weekdayCode))
  const unsold = open.find(date => !soldDays.has(weekdayCode(date)))
  if (soldDays.size === 0 || unsold === undefined) return []
  return [
    findingIn(
      { kind: 'venue', field: `${weekdayCode(unsold)}-open` },
      finding('open-unsold', { date: unsold }),
    ),
  ]
}

function pastDays({ file, today }: LaunchVenue): LaunchFinding[] {
  const dates = file.hours.exceptions.map(({ date }) => date).toSorted()
  const last = dates.at(-1)
  if (last === undefined || last >= today) return []
  return [findingIn({ kind: 'venue', field: 'day', date: last }, finding('past-days', { date: last }))]
}
