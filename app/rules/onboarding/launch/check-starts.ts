import { addDays } from '#app/rules/calendar/dates.ts'
import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import { type LaunchVenue, pricesAt, soldEvents, startsOf } from './launch-venue.ts'

const FAR_DAYS = 3 * 365

/** Events without a start ahead, without a price at one, with starts that have no seat, and starts years away. */
export function checkStarts(venue: LaunchVenue): LaunchFinding[] {
  const far = addDays(venue.today, FAR_DAYS)
  return soldEvents(venue).flatMap(event => {
    const { id, name } = event
    const of = { kind: 'event', id } as const
    const starts = startsOf(venue, event.id)
    if (starts.length === 0) return [findingIn(of, finding('no-starts', { name }))]
    const priceless = starts.filter(start => pricesAt(event, start).length === 0)
    const dead = starts.filter(({ capacity }) => capacity === 0)
    const distant = starts.find(({ date }) => date > far)
    return [
      ...at('no-price', { name, starts: priceless }),
      ...at('dead-starts', { name, starts: dead }),
      ...at('far-start', { name, starts: distant ? [distant] : [] }),
    ].map(found => findingIn(of, found))
  })
}

type Starts = { name: string; starts: readonly { date: string; time: string }[] }

/** One finding for all of them, which names the first. */
function at(check: LaunchFinding['check'], { name, starts: [first, ...more] }: Starts): LaunchFinding[] {
  return first ? [finding(check, { name, date: first.date, time: first.time, count: more.length + 1 })] : []
}
