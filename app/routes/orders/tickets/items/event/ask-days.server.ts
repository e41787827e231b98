import type { Visit } from '#app/pages/open-page.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { joiningLevels } from '../membership/membership-address.ts'
import type { EventWithTimes } from './order-event.server.ts'

/** Events, each on its day, or on that of its next start. One call for all; when it fails, each event is told without its times (ORD-275). */
export async function askDays(
  visit: Visit,
  selections: readonly { eventId: string; date: LocalDate | null }[],
): Promise<EventWithTimes[]> {
  if (selections.length === 0) return []
  const { api, context } = visit
  const events = selections.map(({ eventId, date }) => ({
    eventTemplateId: eventId,
    ...(date ? { date } : {}),
  }))
  const response = api.events
    .onDays({ body: { events, ...joiningLevels(visit) } })
    .then(({ payload }) => payload)
  const found = await withFallback(response, { log: context.log, what: 'times', fallback: null })
  if (found) return found
  const templates = await Promise.all(
    events.map(({ eventTemplateId }) =>
      api.events.template({ params: { eventTemplateId } }).then(
        ({ payload }) => ({ ...payload, date: null, slots: [], timesUnread: true }),
        () => null,
      ),
    ),
  )
  return templates.filter(template => template !== null)
}
