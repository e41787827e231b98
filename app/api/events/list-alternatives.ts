import type { AlternativesPayload } from '#app/contract/events.ts'
import { listEventWindows, listFreeDays } from '#app/data/queries/slots/read.ts'
import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { mayBuy, memberAccess } from '#app/rules/events/member-only.ts'
import { type EventLikeness, similarEvent } from '#app/rules/events/similar-event.ts'
import { slotWindow } from '#app/rules/slots/slot-window.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { openAsker } from '../members/asker.ts'
import { readOpenWindow, readWindow } from './window.ts'

/** How many days are offered instead of one that is sold out. */
const DAYS = 3

/** What there is instead of events that are sold out on a day: two queries, however many they are; unknown events are left out. */
export const listAlternatives = api.events.alternatives.handler(async ({ input: { query }, context }) => {
  const { db, tenantId, venue } = context
  const { events } = catalogueMaps(venue)
  const known = (query.eventTemplateIds ?? []).flatMap(id => events.get(id) ?? [])
  const { until: _open, ...scope } = readOpenWindow(undefined, context)
  const date = query.date ?? scope.today
  const [rows, candidates] = await Promise.all([
    listFreeDays(db, tenantId, {
      ...scope,
      eventIds: known.map(({ id }) => id),
      date,
      seats: query.seats ?? 1,
      limit: query.limit ?? DAYS,
      order: query.order ?? 'following',
    }),
    sellingOn(context, { ...query, date }),
  ])
  return {
    payload: known.map(event => ({
      eventTemplateId: event.id,
      days: rows
        .filter(({ eventId }) => eventId === event.id)
        .map(({ date, free: availableSeats, quietest }) => ({ date, availableSeats, quietest })),
      similar: similarOf(event, candidates),
    })),
  }
})

type Candidate = { event: StoredEvent; free: number }
type DayQuery = { date: string; membershipId?: string; membershipIds?: string[] }

/** The events that have seats on the day and that this visitor may buy. */
async function sellingOn(context: ApiContext, query: DayQuery): Promise<Candidate[]> {
  const { db, tenantId, venue } = context
  const [asker, rows] = await Promise.all([
    openAsker(context, query),
    listEventWindows(db, tenantId, readWindow(slotWindow(query.date), context)),
  ])
  const free = new Map(rows.map(row => [row.eventId, row.free]))
  return venue.events
    .map(event => ({ event, free: free.get(event.id) ?? 0 }))
    .filter(({ event, free: seats }) => seats > 0 && mayBuy(memberAccess(event, asker)))
}

function similarOf(event: StoredEvent, candidates: readonly Candidate[]): AlternativesPayload['similar'] {
  const found = similarEvent(
    likenessOf(event),
    candidates.map(candidate => likenessOf(candidate.event)),
  )
  const similar = candidates.find(candidate => candidate.event.id === found?.id)
  if (!similar) return null
  const { id: eventTemplateId, name } = similar.event
  return { eventTemplateId, name, availableSeats: similar.free }
}

const likenessOf = ({
  id,
  recommendedEventIds: recommendedIds,
  facilityIds,
  duration,
  admissionType,
}: StoredEvent): EventLikeness => ({
  id,
  recommendedIds,
  facilityIds,
  duration: duration ?? null,
  isGeneralAdmission: admissionType === 'generalAdmission',
})
