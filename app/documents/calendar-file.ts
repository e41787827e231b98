import { TZDate } from '@date-fns/tz'
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'

/** How long something without a duration stands in a calendar. */
const DEFAULT_MINUTES = 60
const MINUTE = 60_000

/** When something ends that begins at an instant and takes so many minutes; an hour later where nobody has said how long it takes. */
export const endAfter = (start: Date, minutes: number | null): Date =>
  new Date(start.getTime() + (minutes ?? DEFAULT_MINUTES) * MINUTE)

/** Something with a start and an end, for a calendar. */
export type CalendarEntry = {
  id: string
  /** when it was last changed: the same entry gives the same text */
  stamp: Date
  start: Date
  end: Date
  summary: string
  location: string
  description: string
  url?: string
  /** how often it was changed since a calendar first had it: the same id with a higher number takes the place of the other */
  sequence?: number
  /** it does not take place any more */
  isCancelled?: boolean
  /** how long before its start the phone tells, in minutes */
  alarmMinutes?: number
}

type CalendarRequest = {
  name: string
  timeZone: string
  entries: readonly CalendarEntry[]
  /** how long a program that subscribes to it waits before it looks again, in seconds */
  ttl?: number
}

/**
 * A calendar file (RFC 5545): each entry begins at the venue's own time, with the rules of its zone beside it, so that a phone elsewhere
 * shows the right hour. The end is in UTC, since a wall time may come twice in the night of the change.
 */
export function calendarFile({ name, timeZone, entries, ttl }: CalendarRequest): string {
  const calendar = ical({
    name,
    // The file is the venue's: its name stands where programs say who made it. Slashes part the name from the rest.
    prodId: { company: name.replaceAll('/', ' '), product: 'Calendar' },
    timezone: { name: null, generator: zoneRules },
    ...(ttl ? { ttl } : {}),
  })
  if (entries.some(({ isCancelled }) => isCancelled)) calendar.method(ICalCalendarMethod.CANCEL)
  for (const entry of entries) addEvent(calendar, { entry, timeZone })
  const ends = entries.map(({ end }) => end)
  return `${withEnds(calendar.toString(), ends).trimEnd()}\r\n`
}

function addEvent(
  calendar: ReturnType<typeof ical>,
  { entry, timeZone }: { entry: CalendarEntry; timeZone: string },
) {
  const { stamp, start, isCancelled, alarmMinutes, ...about } = entry
  const event = calendar.createEvent({
    ...about,
    stamp,
    start: new TZDate(start, timeZone),
    timezone: timeZone,
  })
  if (isCancelled) event.status(ICalEventStatus.CANCELLED)
  else if (alarmMinutes) event.createAlarm({ type: ICalAlarmType.display, triggerBefore: alarmMinutes * 60 })
}

/** The library writes both ends of an event in the event's zone. */
function withEnds(calendar: string, ends: readonly Date[]): string {
  const rest = ends.values()
  return calendar.replaceAll(/^DTEND[;:].*$/gm, () => `DTEND:${utcText(rest.next().value ?? new Date(0))}`)
}

const utcText = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** The rules of the zone under the venue's own name for it: the library names the zone that a link leads to. */
function zoneRules(timeZone: string): string | null {
  const found = tzlib_get_ical_block(timeZone)
  const block = Array.isArray(found) ? found[0] : found
  return block?.replaceAll(/^(TZID|X-LIC-LOCATION):.*$/gm, (_line, name) => `${name}:${timeZone}`) || null
}
