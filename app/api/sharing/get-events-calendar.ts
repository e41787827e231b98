import { listStartsByDay } from '#app/data/queries/slots/read.ts'
import { calendarFile, endAfter } from '#app/documents/calendar-file.ts'
import { addressLine, type EventFacts } from '#app/documents/document-venue.ts'
import { timeText } from '#app/rules/calendar/date-text.ts'
import { addDays } from '#app/rules/calendar/dates.ts'
import { localDateAt, wallTimeToUtc } from '#app/rules/calendar/wall-time.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { eventDetailHref } from '#app/rules/links/storefront-links.ts'
import { type DayEntry, dayEntries } from '#app/rules/sharing/day-entries.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'
import { readWindow } from '../events/window.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { venueUrl } from '../kernel/venue-url.ts'
import { eventFacts } from '../orders/order-documents.ts'
import { venueWords } from '../venues/venue-words.ts'

const DAYS = 30
const HOUR_SECONDS = 3_600

/** What is on in the next 30 days; many starts of an event on a day are one entry. Programs that subscribe look again after an hour. */
export const getEventsCalendar = api.sharing.calendar.handler(async ({ context }) => {
  const { db, tenantId, venue, now } = context
  const { name, timeZone } = venue.document.venue
  const today = localDateAt(now, timeZone)
  const window = readWindow({ startTime: today, endTime: addDays(today, DAYS) }, context)
  const days = await listStartsByDay(db, tenantId, window)
  const { events } = catalogueMaps(venue)
  const sold = days.filter(({ eventId }) => events.has(eventId))
  const { text } = venueWords(venue, context.log)
  const source = { context, text, facts: eventFacts(venue) }
  const entries = dayEntries(sold).map(entry => calendarEntry(entry, source))
  const file = calendarFile({ name, timeZone, entries, ttl: HOUR_SECONDS })
  return {
    payload: {
      contentType: 'text/calendar; charset=utf-8',
      content: Buffer.from(file).toString('base64'),
    },
  }
})

type Source = { context: ApiContext; text: Text; facts: ReadonlyMap<string, EventFacts> }

function calendarEntry(entry: DayEntry, { context, text, facts }: Source) {
  const { venue, tenantId, services, now } = context
  const { eventId, date, firstTime, lastTime, starts } = entry
  const { name, timeZone, locale, address } = venue.document.venue
  const { place = '', minutes = null } = facts.get(eventId) ?? {}
  const at = (time: string) => wallTimeToUtc({ date, time, timeZone })
  const span = { count: starts, first: timeText(firstTime, locale), last: timeText(lastTime, locale) }
  const url = venueUrl(services, venue) + eventDetailHref({ tenantId }, { eventId, date })
  return {
    id: `${eventId}.${date}.${firstTime}@${tenantId}.marquee`,
    stamp: now,
    start: at(firstTime),
    end: endAfter(at(lastTime), minutes),
    summary: catalogueMaps(venue).events.get(eventId)?.name ?? '',
    location: [place, name, addressLine({ address })].filter(Boolean).join(', '),
    description: [...(starts > 1 ? [text('sharing-calendar-starts', span)] : []), url].join('\n'),
    url,
  }
}
