import type { Log } from '#app/api/kernel/log.ts'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { CalendarPayload } from '#app/contract/calendars.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import type { AlternativesPayload, EventOnDayPayload, EventTemplatePayload } from '#app/contract/events.ts'
import { nextComboDay } from '#app/pages/next-combo-day.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { readAlternatives, readSimilar } from '#app/pages/read-alternatives.ts'
import { askedDate, askedIds, todayOf } from '#app/pages/search-params.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { type DateTarget, dateTarget } from '#app/rules/calendar/change-date.ts'
import {
  addMonths,
  daysInMonth,
  type LocalDate,
  type LocalMonth,
  monthOf,
} from '#app/rules/calendar/dates.ts'
import { monthsFrom } from '#app/rules/calendar/month-grid.ts'
import { asksForCart } from '#app/rules/carts/cart-panel.ts'
import { type CartEvent, readCartEvents } from './read-cart-events.server.ts'

/** What the address asks the calendar for. */
export type CalendarAddress = {
  eventId: string | null
  comboId: string | null
  eventIds: string[]
  /** events whose date is being changed (ORD-077) */
  changing: string[]
  membershipIds: string[]
  date: LocalDate | null
  /** the day the visitor pressed while several events wait for their date */
  pick: LocalDate | null
  /** the day that is wanted, which may have no seats: one pressed in this calendar, else the date of the address */
  chosen: LocalDate | null
  fromCart: boolean
  months: LocalMonth[]
}

export type FoundCalendar = {
  address: CalendarAddress
  /** of the event or combo */
  name: string | null
  /** the one event that it is the calendar of */
  event: EventTemplatePayload | null
  calendar: CalendarPayload
  /** of one event or combo without a free day in these months: the next free one behind them; null where there is none, or nobody asks */
  nextDay: LocalDate | null
  /** where the chosen day has no seats: the days nearest to it that have, and another event like it on the day */
  instead: { days: AlternativesPayload['days']; similar: EventOnDayPayload | null } | null
  target: DateTarget
  cartEvents: CartEvent[]
  /** days on which the cart has visits */
  orderedDates: LocalDate[]
}

const MONTHS_SHOWN = 2
const MAX_MONTHS = 24

/** The months of the address with their availability; null when the venue has no such event or combo. */
export async function readCalendar(visit: Visit, log: Log): Promise<FoundCalendar | null> {
  visit.context.watchSeats('all')
  const address = readAddress(visit)
  const about = readSubject(visit, address)
  const answers = Promise.all([
    about,
    readDays(visit, address),
    withFallback(readCart(visit, address), { log, what: 'cart', fallback: null }),
  ])
  const read = await answers.catch(error => {
    const refusal = refusalOf(error)
    if (refusal && refusal.status < 500) return null
    throw error
  })
  if (!read) return null

  const [{ name, event }, calendar, cart] = read
  const cartEvents = cart ? await readCartEvents(visit, { cart, date: address.pick }) : []
  const preselected = Boolean(address.eventId || address.comboId || address.eventIds.length > 0)
  const target = dateTarget({
    changing: address.changing,
    cartEvents: cartEvents.length,
    fromCart: address.fromCart,
    preselected,
  })
  return {
    ...{ address, name, event, calendar, target, cartEvents },
    nextDay: await findNextDay(visit, { address, calendar, log }),
    instead: event ? await readInstead(visit, { address, event, calendar, log }) : null,
    orderedDates: cart ? visitDates(cart) : [],
  }
}

/** The next free day behind the months of one event or combo that have none. */
async function findNextDay(
  visit: Visit,
  { address, calendar, log }: Pick<FoundCalendar, 'address' | 'calendar'> & { log: Log },
): Promise<LocalDate | null> {
  const eventTemplateId = onlyEvent(address)
  if (calendar.days.some(({ disabled }) => !disabled)) return null
  const from = addMonths(`${address.months.at(-1)}-01`, 1)
  if (address.comboId)
    return nextComboDay(visit, { comboId: address.comboId, eventIds: address.eventIds, from })
  if (!eventTemplateId) return null
  const query = { startTime: from, endTime: addMonths(from, MAX_MONTHS) }
  const response = visit.api.events.nextAvailable({ params: { eventTemplateId }, query })
  const answer = await withFallback(response, { log, what: 'next day', fallback: null })
  return answer?.payload.date ?? null
}

/** The one event whose days are shown. */
function onlyEvent({ eventId, eventIds }: CalendarAddress): string | null {
  return eventId ?? (eventIds.length === 1 ? (eventIds[0] ?? null) : null)
}

type InsteadQuery = Pick<FoundCalendar, 'address' | 'calendar'> & { event: EventTemplatePayload; log: Log }

/** What there is instead of the chosen day, where that has no seats. */
async function readInstead(
  visit: Visit,
  { address: { chosen, changing }, event, calendar, log }: InsteadQuery,
): Promise<FoundCalendar['instead']> {
  const isFull = calendar.days.some(({ date, disabled }) => date === chosen && disabled)
  if (!chosen || !isFull || changing.length > 0) return null
  const query = { eventIds: [event.id], date: chosen, order: 'nearest', log } as const
  const [alternatives = null] = await readAlternatives(visit, query)
  const similar = await readSimilar(visit, { alternatives, date: chosen, log })
  return { days: alternatives?.days ?? [], similar }
}

const visitDates = ({ orders }: CartPayload): LocalDate[] => [
  ...new Set(
    orders.flatMap(({ events }) =>
      events.flatMap(({ startTime }) => (startTime ? [startTime.slice(0, 10)] : [])),
    ),
  ),
]

function readAddress(visit: Visit): CalendarAddress {
  const { url } = visit
  const { searchParams } = url
  const date = askedDate(url)
  const today = todayOf(visit)
  return {
    eventId: searchParams.get('eventId')?.trim() || null,
    comboId: searchParams.get('comboId')?.trim() || null,
    eventIds: askedIds(url, 'eventIds'),
    changing: askedIds(url, 'cdEventIds'),
    membershipIds: askedIds(url, 'membershipIds'),
    date,
    pick: askedDate(url, 'pick'),
    chosen: askedDate(url, 'instead') ?? date,
    fromCart: asksForCart(url),
    months: monthsFrom(date && date > today ? date : today, monthCount(searchParams.get('months'))),
  }
}

function monthCount(value: string | null): number {
  const count = Number(value)
  return Number.isInteger(count) && count > MONTHS_SHOWN ? Math.min(count, MAX_MONTHS) : MONTHS_SHOWN
}

/** Where 'Show More Dates' leads, in months; null when all are shown. */
export const moreMonths = (count: number): number | null =>
  count < MAX_MONTHS ? Math.min(count + MONTHS_SHOWN, MAX_MONTHS) : null

async function readDays(visit: Visit, address: CalendarAddress): Promise<CalendarPayload> {
  const { api } = visit
  const { comboId, eventIds, membershipIds, months, date } = address
  const query = { ...windowOf(months, todayOf(visit)), membershipIds, date: date ?? undefined }
  if (comboId) {
    const params = { comboTemplateId: comboId }
    return (await api.combos.calendar({ params, query: { ...query, templateIds: eventIds } })).payload
  }
  const only = onlyEvent(address)
  if (only) return (await api.calendars.ofEvent({ params: { eventTemplateId: only }, query })).payload
  return (await api.calendars.all({ query })).payload
}

function windowOf(months: LocalMonth[], today: LocalDate) {
  const first = `${months[0]}-01`
  const last = months.at(-1) ?? monthOf(today)
  return { startTime: first > today ? first : today, endTime: `${last}-${daysInMonth(last)}` }
}

/** Whose calendar it is, by name. */
async function readSubject(
  { api }: Visit,
  { eventId, comboId }: CalendarAddress,
): Promise<Pick<FoundCalendar, 'name' | 'event'>> {
  if (comboId) {
    const answer = await api.combos.get({ params: { comboTemplateId: comboId }, query: { summary: '' } })
    return { name: answer.payload.name, event: null }
  }
  if (!eventId) return { name: null, event: null }
  const { payload: event } = await api.events.template({ params: { eventTemplateId: eventId } })
  return { name: event.name, event }
}

/** The cart is only asked for where several events could wait for the date. */
async function readCart(
  { api, session }: Visit,
  { changing, fromCart, eventId, comboId, eventIds }: CalendarAddress,
): Promise<CartPayload | null> {
  const concerned = changing.length === 0 && (fromCart || eventId || comboId || eventIds.length > 0)
  if (!session.cartId || !concerned) return null
  return (await api.carts.get({ headers: { 'x-cart-id': session.cartId } })).payload
}

/** Whether the calendar begins after the present month. */
export const startsLater = ([first = '']: readonly LocalMonth[], today: LocalDate) => first > monthOf(today)
