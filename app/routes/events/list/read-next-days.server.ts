import type { AlternativesPayload, EventSummaryPayload } from '#app/contract/events.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { askedIds } from '#app/pages/search-params.ts'
import { visitorParty } from '#app/pages/visitor-party.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { mayBuy } from '#app/rules/events/member-only.ts'
import { partySize } from '#app/rules/tickets/party.ts'

/** The next days with room for those who come of the events that are sold out on a day. Nothing is asked where none is. */
export async function readNextDays(
  visit: Visit,
  { date, events }: { date: LocalDate; events: readonly EventSummaryPayload[] },
): Promise<readonly AlternativesPayload[]> {
  const eventTemplateIds = events.filter(isSoldOut).map(({ id }) => id)
  if (eventTemplateIds.length === 0) return []
  const { api, url, context } = visit
  const query = {
    eventTemplateIds,
    date,
    seats: Math.max(partySize(visitorParty(visit)), 1),
    membershipIds: askedIds(url, 'membershipIds'),
  }
  const answer = api.events.alternatives({ query })
  const fallback = { payload: [] }
  return (await withFallback(answer, { log: context.log, what: 'other days', fallback })).payload
}

const isSoldOut = ({ memberAccess, times }: EventSummaryPayload) =>
  mayBuy(memberAccess) && times.length > 0 && times.every(({ availableSeats }) => availableSeats <= 0)
