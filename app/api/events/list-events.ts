import type { Database } from '#app/data/database/database.ts'
import { type EventWindowRow, listEventWindows, type SlotScope } from '#app/data/queries/slots/read.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { createSharedReadings, type SharedReadings } from '../kernel/shared-readings.ts'
import { type Asker, openAsker } from '../members/asker.ts'
import { type EventInWindow, eventSlim, eventSummary, eventTemplate } from './event-payloads.ts'
import { readPartyQuery } from './read-party-query.ts'
import { readWindow, type WindowQuery } from './window.ts'

type Query = WindowQuery & {
  membershipId?: string
  membershipIds?: string[]
  membershipCategoryId?: string
  party?: string[]
}

export const listTemplates = api.events.templates.handler(async ({ input, context }) => ({
  payload: await listEvents(context, { query: input.query, show: eventTemplate }),
}))

export const listSummaries = api.events.summaries.handler(async ({ input, context }) => ({
  payload: await listEvents(context, { query: input.query, show: eventSummary }),
}))

export const listSlim = api.events.slim.handler(async ({ input, context }) => ({
  payload: await listEvents(context, { query: input.query, show: eventSlim }),
}))

type EventListRequest<Payload> = { query?: Query; show: (found: EventInWindow, asker: Asker) => Payload }

const sharedBy = new WeakMap<Database, SharedReadings<EventWindowRow[]>>()

/** Many look at the same day at once: they share a reading, whose moment lies milliseconds from each one's own. */
function windowsOf(
  { db, tenantId, services: { database } }: ApiContext,
  window: SlotScope,
): Promise<EventWindowRow[]> {
  const share = sharedBy.get(database) ?? createSharedReadings()
  sharedBy.set(database, share)
  const { now: _now, ...query } = window
  return share(JSON.stringify([tenantId, query]), () => listEventWindows(db, tenantId, window))
}

/** Events with a start in the window, in the order of the venue file; sold out ones too, with no seats left. */
async function listEvents<Payload>(
  context: ApiContext,
  { query, show }: EventListRequest<Payload>,
): Promise<Payload[]> {
  const { venue } = context
  const window = readWindow(query, context)
  const [rows, asker] = await Promise.all([windowsOf(context, window), openAsker(context, query)])
  const eventIds = rows.map(({ eventId }) => eventId)
  const coming = await readPartyQuery(context, { party: query?.party, eventIds, asker })
  const byEvent = new Map(rows.map(row => [row.eventId, row]))
  return venue.events.flatMap(event => {
    const row = byEvent.get(event.id)
    return row ? [show({ event, row, date: window.from.date, ...coming }, asker)] : []
  })
}
