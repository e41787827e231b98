import type { EventOnDayPayload } from '#app/contract/events.ts'
import {
  type EventWindowRow,
  listNextDays,
  listSlotsOnDays,
  type SlotRow,
} from '#app/data/queries/slots/read.ts'
import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { priceListOf } from '#app/rules/pricing/visitor-price.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { type Asker, openAsker } from '../members/asker.ts'
import { type EventInWindow, eventTemplate } from './event-payloads.ts'
import { readPartyQuery } from './read-party-query.ts'
import { readOpenWindow } from './window.ts'

type EventDay = { event: StoredEvent; date: string | null }

/** Several events, each on its own day (ORD-157): two queries, however many there are. */
export const listOnDays = api.events.onDays.handler(async ({ input: { body }, context }) => {
  const { events } = catalogueMaps(context.venue)
  const known = body.events.flatMap(({ eventTemplateId, date }) => {
    const event = events.get(eventTemplateId)
    return event ? [{ event, date: date ?? null }] : []
  })
  const [days, asker] = await Promise.all([withNextDays(context, known), openAsker(context, body)])
  const slots = await slotsOf(context, days)
  const coming = await readPartyQuery(context, {
    party: body.party,
    eventIds: known.map(({ event }) => event.id),
    asker,
  })
  return { payload: days.map(day => onDay({ ...day, slots, coming }, asker)) }
})

/** The days that were asked for, and for events without one the day of their next start. */
async function withNextDays(context: ApiContext, days: readonly EventDay[]): Promise<EventDay[]> {
  const undated = days.filter(({ date }) => !date).map(({ event }) => event.id)
  const { until: _open, ...scope } = readOpenWindow(undefined, context)
  const rows = await listNextDays(context.db, context.tenantId, { ...scope, eventIds: undated })
  const next = new Map(rows.map(({ eventId, date }) => [eventId, date]))
  return days.map(({ event, date }) => ({ event, date: date ?? next.get(event.id) ?? null }))
}

async function slotsOf(context: ApiContext, days: readonly EventDay[]): Promise<Map<string, SlotRow[]>> {
  const { from: _from, until: _until, ...scope } = readOpenWindow(undefined, context)
  const eventDays = days.flatMap(({ event, date }) => (date ? [{ eventId: event.id, date }] : []))
  const rows = await listSlotsOnDays(context.db, context.tenantId, {
    ...scope,
    days: eventDays,
  })
  const byDay = new Map<string, SlotRow[]>()
  for (const row of rows) {
    const day = byDay.get(dayKey(row)) ?? []
    day.push(row)
    byDay.set(dayKey(row), day)
  }
  return byDay
}

const dayKey = ({ eventId, date }: { eventId: string; date: string | null }) => `${eventId} ${date}`

type OnDayFacts = {
  slots: ReadonlyMap<string, SlotRow[]>
  coming: Pick<EventInWindow, 'party' | 'rules'>
}

function onDay({ event, date, slots, coming }: EventDay & OnDayFacts, asker: Asker): EventOnDayPayload {
  const own = slots.get(dayKey({ eventId: event.id, date })) ?? []
  const row = windowRow(event.id, own)
  return {
    ...eventTemplate({ event, row, ...coming, ...(date ? { date } : {}) }, asker),
    date,
    slots: own.map(({ id, date, time, free, priceListId }) => ({
      id,
      date,
      time,
      availableSeats: free,
      priceListId: priceListOf(event, priceListId)?.id ?? '',
    })),
  }
}

/** The starts of a day, taken together as a window; none without a start. */
function windowRow(eventId: string, slots: readonly SlotRow[]): EventWindowRow | undefined {
  const [first] = slots
  if (!first) return undefined
  return {
    eventId,
    free: slots.reduce((sum, { free }) => sum + free, 0),
    firstAt: (slots.find(({ free }) => free > 0) ?? first).startsAt,
    lastAt: slots.at(-1)?.startsAt ?? first.startsAt,
    priceListIds: [...new Set(slots.map(({ priceListId }) => priceListId))],
    times: slots.map(({ id, time, free }) => [id, time, free]),
  }
}
