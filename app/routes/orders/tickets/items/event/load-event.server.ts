import type { Visit } from '#app/pages/open-page.ts'
import { changeDates } from '#app/rules/calendar/change-date.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { planFirstTimes } from '#app/rules/itinerary/plan-first-times.ts'
import { minutesOf, type VisitSpan } from '#app/rules/itinerary/visit-times.ts'
import { calendarHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import { isChoosable } from '#app/rules/slots/time-slot.ts'
import type { OrderAddress } from '../../order-address.ts'
import type { DateChange } from '../../order-model.ts'
import { askDays } from './ask-days.server.ts'
import type { EventSelection } from './event-selections.ts'
import { loadLimits } from './load-limits.server.ts'
import { loadNeeds } from './load-needs.server.ts'
import { type EventWithTimes, orderEvent } from './order-event.server.ts'
import { askMemberPrices } from './read-member-prices.server.ts'

/** The events of the order whose date the address changes; none where it names no date. */
export function changingIds(
  selections: readonly EventSelection[],
  { changedIds, date }: OrderAddress,
): string[] {
  if (!date) return []
  return selections.map(({ eventId }) => eventId).filter(id => changedIds.includes(id))
}

type Loading = { selections: readonly EventSelection[]; address: OrderAddress; changing: readonly string[] }
type LoadedEvent = ReturnType<typeof orderEvent> & { payload: EventWithTimes; moved: boolean }

/** The events with the starts of their days; one that the venue does not have any more is left out. */
export async function loadEvents(visit: Visit, loading: Loading): Promise<LoadedEvent[]> {
  const today = localDateAt(visit.now, visit.venue.timeZone)
  const eventTemplateIds = loading.selections.map(({ eventId }) => eventId)
  const [limits, found] = await Promise.all([loadLimits(visit, eventTemplateIds), loadDays(visit, loading)])
  const priced = await Promise.all(
    found.map(async ({ selection, payload, moved }) => {
      const date = selection.date ?? payload.date ?? today
      const pricing = await askMemberPrices(visit, { event: payload, date })
      return { selection, payload, moved, date, pricing }
    }),
  )
  const needs = await loadNeeds(
    visit,
    priced.map(({ payload, date }) => ({ id: payload.id, date, requires: payload.prerequisites.requires })),
  )
  const busy = priced.flatMap(({ selection: { time }, payload, date }) =>
    time ? visitOf({ payload, date, time }) : [],
  )
  const untimed = priced.filter(({ selection }) => !selection.time)
  const plan = planFirstTimes(
    untimed.map(({ payload }) => ({ id: payload.id, minutes: minutesOf(payload), slots: payload.slots })),
    { busy, isLate: visit.venue.company.autoSelectSlots },
  )
  const events = priced.map(({ moved, ...source }) => {
    const planned = plan?.[source.payload.id]?.time
    const loaded = orderEvent(visit, { ...loading, ...source, limits, busy, planned })
    const start = loaded.event.slots.find(({ id }) => id === loaded.choice.slotId)
    // What is chosen first for one event is taken for the next one.
    if (start && !source.selection.time) busy.push(...visitOf({ ...source, ...start }))
    const event = { ...loaded.event, needs: needs[loaded.event.id] ?? null }
    return { ...loaded, event, payload: source.payload, moved }
  })
  // Those that move stand where they stood, so that they are found.
  return loading.changing.length > 0 ? events : inOrderOfTime(events)
}

/** The time that a visit takes; none for what lets other things happen meanwhile. */
function visitOf({ payload, date, time }: Pick<VisitSpan, 'date' | 'time'> & { payload: EventWithTimes }) {
  const minutes = minutesOf(payload)
  return minutes > 0 ? [{ date, time, minutes }] : []
}

/** The day as it goes; an event without a chosen time stands behind those of its day. */
function inOrderOfTime(events: readonly LoadedEvent[]): LoadedEvent[] {
  const startOf = ({ event, choice: { slotId } }: LoadedEvent) =>
    `${event.date} ${event.slots.find(({ id }) => id === slotId)?.time ?? '~'}`
  return [...events].sort((a, b) => (startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : 0))
}

type EventOnDay = { selection: EventSelection; payload: EventWithTimes; moved: boolean }

/**
 * Each event on its day. Those whose date changes are looked up on the new one first; one change moves one event, and an
 * event that cannot be had on the new day keeps its own (ORD-169).
 */
async function loadDays(visit: Visit, { selections, address, changing }: Loading): Promise<EventOnDay[]> {
  const { date, time } = address
  const onNewDay = selections.map(event =>
    changing.includes(event.eventId) && date ? { ...event, date, time: time ?? event.time } : event,
  )
  const first = await askDays(visit, onNewDay)
  const moves = changeDates(
    first.flatMap(({ id, slots }) =>
      date
        ? [{ eventTemplateId: id, chosen: changing.includes(id), available: slots.some(isChoosable), date }]
        : [],
    ),
  )
  const moved = new Set(moves.map(({ eventTemplateId }) => eventTemplateId))
  const kept = selections.filter(({ eventId }) => changing.includes(eventId) && !moved.has(eventId))
  const again = new Map((await askDays(visit, kept)).map(payload => [payload.id, payload]))
  return onNewDay.flatMap((event, index) => {
    const own = kept.find(({ eventId }) => eventId === event.eventId)
    const payload = again.get(event.eventId) ?? first.find(({ id }) => id === event.eventId)
    return payload ? [{ selection: own ?? event, payload, moved: !own && selections[index] !== event }] : []
  })
}

/** Says which events are on their way to which day, and which of them could not be moved. */
export function dateChangeOf(
  { venue, tenantId }: Visit,
  {
    present,
    changing,
    address,
    before,
  }: {
    present: readonly LoadedEvent[]
    changing: readonly string[]
    address: OrderAddress
    before: Cents
  },
): DateChange {
  const date = address.date ?? ''
  const kept = present.filter(({ event, moved }) => changing.includes(event.id) && !moved)
  return {
    date: dateText({ date }, { pattern: 'long', locale: venue.locale }),
    day: dateText({ date }, { pattern: 'weekdayShort', locale: venue.locale }),
    kept: kept.map(({ event: { id, name } }) => ({ id, name })),
    isImpossible: kept.length === changing.length,
    otherDayHref: calendarHref(address.base(tenantId), {
      eventId: changing[0],
      date: address.date ?? undefined,
      cart: true,
      cdEventIds: [...changing],
    }),
    before,
    cancelHref: ticketsHref(address.base(tenantId), {
      eventIds: present.filter(({ event }) => !event.added).map(({ event }) => event.id),
      cart: true,
    }),
  }
}
