import type { AlternativesPayload, EventSummaryPayload } from '#app/contract/events.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { readAlternatives } from '#app/pages/read-alternatives.ts'
import { visitorParty } from '#app/pages/visitor-party.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { mayBuy } from '#app/rules/events/member-only.ts'
import { partySize } from '#app/rules/tickets/party.ts'

/** The next days with room for those who come of the events that are sold out on a day. Nothing is asked where none is. */
export async function readNextDays(
  visit: Visit,
  { date, events }: { date: LocalDate; events: readonly EventSummaryPayload[] },
): Promise<readonly AlternativesPayload[]> {
  const eventIds = events.filter(isSoldOut).map(({ id }) => id)
  if (eventIds.length === 0) return []
  const seats = Math.max(partySize(visitorParty(visit)), 1)
  return readAlternatives(visit, { eventIds, date, seats, log: visit.context.log })
}

const isSoldOut = ({ memberAccess, times }: EventSummaryPayload) =>
  mayBuy(memberAccess) && times.length > 0 && times.every(({ availableSeats }) => availableSeats <= 0)
