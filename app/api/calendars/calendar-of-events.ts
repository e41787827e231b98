import type { CalendarPayload } from '#app/contract/calendars.ts'
import { type DayRow, findLastDay, listDays } from '#app/data/queries/slots/read.ts'
import { roundDownToHalfHour } from '#app/rules/calendar/calendar-start.ts'
import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { mayBuy, memberAccess } from '#app/rules/events/member-only.ts'
import { pricingCategories } from '#app/rules/memberships/held-membership.ts'
import { priceListOf } from '#app/rules/pricing/visitor-price.ts'
import { findEvent } from '../events/find-event.ts'
import { lowestPrice, type PriceSource, priceListPayload } from '../events/price-entries.ts'
import { venueTime } from '../events/venue-time.ts'
import { readWindow } from '../events/window.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { openAsker } from '../members/asker.ts'
import { calendarDays, type DayInfo, endOfMonth } from './calendar-days.ts'

type Query = {
  startTime?: string
  endTime?: string
  date?: string
  membershipId?: string
  membershipIds?: string[]
  membershipCategoryId?: string
}

const DEFAULT_MONTHS = 3

export const calendarOfAll = api.calendars.all.handler(async ({ input, context }) => {
  const { venue } = context
  const asker = await openAsker(context, input.query)
  const events = venue.events.filter(event => mayBuy(memberAccess(event, asker)))
  return {
    payload: await calendarOf(events, {
      context,
      query: input.query,
      categoryIds: pricingCategories(asker),
    }),
  }
})

export const saleEnd = api.calendars.saleEnd.handler(async ({ input, context }) => {
  const { db, tenantId, venue } = context
  const asker = await openAsker(context, input.query)
  const events = venue.events.filter(event => mayBuy(memberAccess(event, asker)))
  const { today } = readWindow({}, context)
  const eventIds = events.map(event => event.id)
  return { payload: { date: await findLastDay(db, tenantId, { from: today, eventIds }) } }
})

export const calendarOfEvent = api.calendars.ofEvent.handler(async ({ input, context }) => {
  const event = findEvent(context.venue, input.params.eventTemplateId)
  const asker = await openAsker(context, input.query)
  return {
    payload: await calendarOf([event], {
      context,
      query: input.query,
      categoryIds: pricingCategories(asker),
    }),
  }
})

type CalendarRequest = { context: ApiContext; query: Query | undefined; categoryIds: string[] }

async function calendarOf(
  events: readonly StoredEvent[],
  { context, query, categoryIds }: CalendarRequest,
): Promise<CalendarPayload> {
  const { db, tenantId, venue } = context
  const window = calendarWindow(query, context)
  const scope = { ...window, eventIds: events.map(event => event.id) }
  const rows = await listDays(db, tenantId, scope)
  const pricing = { venue, categoryIds }
  const days = calendarDays({
    from: window.from.date,
    until: window.until.date,
    today: window.today,
    selected: query?.date,
    days: new Map(rows.map(row => [row.date, dayInfo(row, pricing)])),
    notes: calendarNotes(context, events.length === 1 ? events[0]?.id : undefined),
    fewSeats: venue.document.company.lowSeats,
  })
  return { days, startTime: nextStart(rows, venue) }
}

function nextStart(rows: readonly DayRow[], { document }: Venue): string | null {
  const seconds = rows.find(row => row.firstAt !== null)?.firstAt ?? null
  return seconds === null ? null : venueTime({ seconds, timeZone: document.venue.timeZone })
}

/**
 * The window of a calendar: from the requested start (now, rounded to the half hour) to the end of the month of the requested end, three
 * months by default.
 */
export function calendarWindow(query: Query | undefined, context: ApiContext) {
  const start = readWindow({ startTime: query?.startTime }, context)
  const end = query?.endTime ?? endOfMonth(start.from.date, DEFAULT_MONTHS - 1)
  const window = readWindow({ startTime: query?.startTime, endTime: end }, context)
  const from = { ...window.from, time: roundDownToHalfHour(window.from.time) }
  return { ...window, from, until: { date: window.until?.date ?? end, time: '23:59' } }
}

function dayInfo(row: DayRow, pricing: PriceSource): DayInfo {
  const { events } = catalogueMaps(pricing.venue)
  const lists = row.sold.map(([eventId, priceListId]) => {
    const event = events.get(eventId)
    return event ? priceListPayload(event, priceListOf(event, priceListId), pricing) : null
  })
  return { free: row.free, capacity: row.capacity, lowestPrice: lowestPrice(lists)?.price ?? null }
}

/** The venue's notes by day: those for all events, replaced by those of the one event that is shown. */
export function calendarNotes({ venue }: Pick<ApiContext, 'venue'>, eventId?: string): Map<string, string> {
  const notes = venue.document.calendarNotes
  const general = notes.filter(note => !note.eventId)
  const own = notes.filter(note => eventId && note.eventId === eventId)
  return new Map([...general, ...own].map(({ date, note }) => [date, note]))
}
