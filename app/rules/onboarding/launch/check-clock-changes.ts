import { utcToWallTime, wallTimeToUtc } from '#app/rules/calendar/wall-time.ts'
import { isSkippedStart } from '#app/rules/slots/shown-start.ts'
import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import { type LaunchStart, type LaunchVenue, soldEvents, startsOf } from './launch-venue.ts'

const HOUR = 3_600_000

/** Starts in the hour that the venue's clocks skip in spring, and in the one that comes twice in autumn. */
export function checkClockChanges(venue: LaunchVenue): LaunchFinding[] {
  const { timeZone } = venue.file.venue
  const isSkipped = (start: LaunchStart) => isSkippedStart({ ...start, timeZone })
  return soldEvents(venue).flatMap(event => {
    const starts = startsOf(venue, event.id)
    return [
      ...found('skipped-start', { name: event.name, start: starts.find(isSkipped) }),
      ...found('doubled-start', {
        name: event.name,
        start: starts.find(start => isDoubled(start, timeZone)),
      }),
    ].map(one => findingIn({ kind: 'event', id: event.id }, one))
  })
}

/** Whether the clocks show the start a second time within an hour. */
function isDoubled({ date, time }: LaunchStart, timeZone: string): boolean {
  const first = wallTimeToUtc({ date, time, timeZone }).getTime()
  const again = [HOUR / 2, HOUR].map(later => utcToWallTime(new Date(first + later), timeZone))
  return again.some(wall => wall.date === date && wall.time === time)
}

const found = (
  check: LaunchFinding['check'],
  { name, start }: { name: string; start: LaunchStart | undefined },
): LaunchFinding[] => (start ? [finding(check, { name, date: start.date, time: start.time })] : [])
