import type { CalendarDayPayload } from '#app/contract/calendars.ts'
import type { EventSlimPayload } from '#app/contract/events.ts'
import type { SceneFacts } from '#app/rules/scenes/scene-facts.ts'
import type { Visit } from './open-page.ts'
import { withFallback } from './with-fallback.ts'

type Log = Visit['context']['log']

/** Days and things of the venue that the preview's scenes are made of. What cannot be read is as if the venue had none. */
export async function sceneFacts(
  visit: Visit,
  { date, log }: { date: string; log: Log },
): Promise<SceneFacts> {
  const { api, tenantId } = visit
  const none = { payload: [] }
  const [calendar, combos, levels] = await Promise.all([
    withFallback(api.calendars.all({ query: { startTime: date } }), {
      log,
      what: 'calendar',
      fallback: null,
    }),
    withFallback(api.combos.list({ query: { summary: '' } }), { log, what: 'combos', fallback: none }),
    withFallback(api.members.categories({}), { log, what: 'levels', fallback: none }),
  ])
  const days = daysFrom(calendar?.payload.days ?? [], date)
  const openDay = days.open ?? date
  const { payload: events } = await withFallback(
    api.events.slim({ query: { startTime: openDay, saleChannel: 'online' } }),
    { log, what: 'events', fallback: none },
  )
  return {
    tenantId,
    openDay,
    closedDay: days.closed,
    soldOutDay: days.soldOut,
    eventId: firstEvent(events, { isSoldOut: false }),
    soldOutEventId: firstEvent(events, { isSoldOut: true }),
    comboId: combos.payload[0]?.id ?? null,
    levelId: levels.payload[0]?.id ?? null,
  }
}

/** The first day of each kind from a day on. */
const daysFrom = (days: readonly CalendarDayPayload[], from: string) => {
  const later = days.filter(({ date }) => date >= from)
  const first = (fits: (day: CalendarDayPayload) => boolean) => later.find(fits)?.date ?? null
  return {
    open: first(({ disabled, soldOut }) => !disabled && !soldOut),
    closed: first(({ disabled, soldOut }) => disabled && !soldOut),
    soldOut: first(({ soldOut }) => soldOut),
  }
}

const firstEvent = (events: readonly EventSlimPayload[], { isSoldOut }: { isSoldOut: boolean }) =>
  events.find(({ availableSeats }) => (availableSeats === 0) === isSoldOut)?.templateId ?? null
