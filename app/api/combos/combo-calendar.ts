import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import { listEventDays, type SlotScope } from '#app/data/queries/slots/read.ts'
import { addDays } from '#app/rules/calendar/dates.ts'
import { calendarDays } from '../calendars/calendar-days.ts'
import { calendarNotes, calendarWindow } from '../calendars/calendar-of-events.ts'
import { pricingOf } from '../events/event-payloads.ts'
import { lowestPrice } from '../events/price-entries.ts'
import { venueTime, venueWall } from '../events/venue-time.ts'
import { readWindow } from '../events/window.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { openAsker } from '../members/asker.ts'
import { comboDays } from './combo-days.ts'
import { comboPrices } from './combo-prices.ts'
import { findCombo } from './find-combo.ts'

/** How far ahead the next day of a combo is looked for, unless the request names an end. */
const LOOK_AHEAD_DAYS = 400

export const nextAvailableCombo = api.combos.nextAvailable.handler(
  async ({ input: { params, query }, context }) => {
    const combo = findCombo(context.venue, params.comboTemplateId)
    const start = readWindow({ startTime: query?.startTime }, context)
    const endTime = query?.endTime ?? addDays(start.from.date, LOOK_AHEAD_DAYS)
    const scope = readWindow({ startTime: query?.startTime, endTime }, context)
    const [day] = await daysOf(combo, { scope, context, chosen: query?.eventTemplateIds })
    if (!day) return { payload: { startTime: null, date: null, time: null, availableSeats: 0 } }
    const next = { seconds: day.firstAt, timeZone: context.venue.document.venue.timeZone }
    return { payload: { startTime: venueTime(next), ...venueWall(next), availableSeats: day.free } }
  },
)

export const calendarOfCombo = api.combos.calendar.handler(async ({ input: { params, query }, context }) => {
  const { venue } = context
  const combo = findCombo(venue, params.comboTemplateId)
  const window = calendarWindow(query, context)
  const [days, asker] = await Promise.all([
    daysOf(combo, { scope: window, context, chosen: query?.templateIds }),
    openAsker(context, query),
  ])
  const price = lowestPrice([comboPrices(combo, pricingOf(asker))])?.price ?? null
  const daysOfCalendar = calendarDays({
    from: window.from.date,
    until: window.until.date,
    today: window.today,
    selected: query?.date,
    days: new Map(days.map(({ date, free, capacity }) => [date, { free, capacity, lowestPrice: price }])),
    notes: calendarNotes(context),
    fewSeats: venue.document.company.lowSeats,
  })
  const { timeZone } = venue.document.venue
  return {
    payload: {
      days: daysOfCalendar,
      startTime: days[0] ? venueTime({ seconds: days[0].firstAt, timeZone }) : null,
    },
  }
})

type ComboDaysQuery = { scope: SlotScope; context: ApiContext; chosen?: string[] }

async function daysOf(combo: ComboTemplate, { scope, context: { db, tenantId }, chosen }: ComboDaysQuery) {
  const eventIds = [...new Set(combo.entries.flatMap(entry => entry.eventIds))]
  return comboDays(combo, { rows: await listEventDays(db, tenantId, { ...scope, eventIds }), chosen })
}
