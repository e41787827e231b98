import type { Log } from '#app/api/kernel/log.ts'
import type { AlternativesPayload, EventOnDayPayload } from '#app/contract/events.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { type Party, writeParty } from '#app/rules/tickets/party.ts'
import type { Visit } from './open-page.ts'
import { askedIds } from './search-params.ts'
import { visitorParty } from './visitor-party.ts'
import { withFallback } from './with-fallback.ts'

type AlternativesQuery = {
  eventIds: readonly string[]
  date: LocalDate
  /** for how many; for one when left out */
  seats?: number
  /** how many days; as many as the API gives when left out */
  limit?: number
  /** which days first; those that follow when left out */
  order?: 'following' | 'nearest'
  log: Log
}

/**
 * What there is instead of events on a day on which they have no seats; nothing where it cannot be read. It names their emptiest times: the page
 * is another one when any of their seats changes.
 */
export async function readAlternatives(
  { api, url, context }: Visit,
  { log, ...alternatives }: AlternativesQuery,
): Promise<readonly AlternativesPayload[]> {
  const { eventIds, ...wish } = alternatives
  context.watchSeats(eventIds)
  const query = { eventTemplateIds: [...eventIds], ...wish, membershipIds: askedIds(url, 'membershipIds') }
  const fallback = { payload: [] }
  return (await withFallback(api.events.alternatives({ query }), { log, what: 'other days', fallback }))
    .payload
}

type SimilarQuery = {
  alternatives: AlternativesPayload | null
  date: LocalDate
  /** who comes; as the visitor of this browser has said when left out */
  party?: Party
  log: Log
}

/** The event that alternatives name as one like it, with its starts of the day; null where there is none, or it cannot be read. */
export async function readSimilar(
  visit: Visit,
  { alternatives, date, party = visitorParty(visit), log }: SimilarQuery,
): Promise<EventOnDayPayload | null> {
  const eventTemplateId = alternatives?.similar?.eventTemplateId
  if (!eventTemplateId) return null
  const body = {
    events: [{ eventTemplateId, date }],
    membershipIds: askedIds(visit.url, 'membershipIds'),
    party: writeParty(party),
  }
  const answer = visit.api.events.onDays({ body })
  return (await withFallback(answer, { log, what: 'another event', fallback: null }))?.payload[0] ?? null
}
