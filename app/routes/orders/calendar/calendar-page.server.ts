import type { CalendarDayPayload } from '#app/contract/calendars.ts'
import { hoursRecorded } from '#app/pages/hours-of.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { linkBase, todayOf } from '#app/pages/search-params.ts'
import { waitingHref } from '#app/pages/waiting-href.ts'
import { dateText, dayNumberText, weekdayText } from '#app/rules/calendar/date-text.ts'
import { addDays, type LocalDate, type LocalMonth, monthOf } from '#app/rules/calendar/dates.ts'
import { type IdleDay, idleDay } from '#app/rules/calendar/idle-day.ts'
import { weekStartOf } from '#app/rules/calendar/week-start.ts'
import { asksForCart } from '#app/rules/carts/cart-panel.ts'
import { openHours } from '#app/rules/hours/open-hours.ts'
import { addressWith, withQuery } from '#app/rules/links/query.ts'
import { eventsListHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import { findNearDays } from './near-days/find-near-days.server.ts'
import type { NearDaysProps } from './near-days/near-days.tsx'
import { type CalendarAddress, type FoundCalendar, moreMonths, startsLater } from './read-calendar.server.ts'
import type { CartEvent } from './read-cart-events.server.ts'

/** Stands in a link for the day it leads to, so that sixty days carry one link. */
const DAY = 'DAY'

/** A day as it travels: what is usual is left out. */
export type PageDay = {
  date: LocalDate
  /** 'Saturday, November 21, 2026' */
  words: string
  /** of the month, in the venue's digits */
  number: string
  availability?: CalendarDayPayload['availability']
  /** there are starts, and no seat */
  soldOut?: true
  /** there is nothing to be had, sold out or not */
  idle?: IdleDay
  /** Cents. */
  price?: number
  note?: string
}

/** The checklist of the cart's events for one day (ORD-046). */
export type EventChoice = {
  /** null until a day is pressed */
  date: LocalDate | null
  words: string
  events: CartEvent[]
  ticked: string[]
  /** the order page, and what its address carries besides the ticked events */
  action: string
  carried: [name: string, value: string][]
  cancelHref: string
}

export type CalendarPage = {
  name: string | null
  /** the date that its event or combo has in the order, in words, while another one is chosen */
  movesFrom: string | null
  today: LocalDate
  selected: LocalDate | null
  months: { month: LocalMonth; heading: string }[]
  /** 0 for Sunday */
  weekStart: number
  weekdays: string[]
  days: PageDay[]
  /** with `DAY` in it */
  dayHref: string
  staysHere: boolean
  moreHref: string | null
  /** the next free day behind the months that have none */
  nextDay: { words: string; href: string } | null
  todayHref: string | null
  isEmpty: boolean
  /** what is said instead of days, where all of them are sold out */
  soldOutWords: string | null
  /** the list of all events, where there is no date at all */
  allHref: string | null
  /** where one asks to be written to then; null where the venue keeps no list */
  waitHref: string | null
  /** where a day that is sold out is chosen, with `DAY` in it; null where nothing would be told */
  insteadHref: string | null
  /** what there is instead of the chosen day */
  instead: NearDaysProps | null
  /** days that the order has now */
  ordered: LocalDate[]
  choice: EventChoice | null
}

/** The calendar, decided. */
export function calendarPage(visit: Visit, source: FoundCalendar): CalendarPage {
  const { address, calendar, name, target, nextDay } = source
  const { locale } = visit.venue
  const today = todayOf(visit)
  const isOfOne = Boolean(address.eventId || address.comboId)
  const more = moreMonths(address.months.length)
  const sold = soldOutWords(visit, source)
  const hasFurther = sold === null || nextDay !== null
  const staysHere = target === 'choose-events'
  return {
    name,
    movesFrom: target === 'change-dates' && address.date ? longDate(visit, address.date) : null,
    today,
    selected: address.chosen,
    months: monthsInSight(source, sold !== null && nextDay === null).map(month => ({
      month,
      heading: dateText({ date: `${month}-01` }, { pattern: 'month', locale }),
    })),
    weekStart: weekStartOf(locale),
    weekdays: weekdaysIn(locale),
    days: calendar.days.map(day => pageDay(day, { venue: visit.venue, isOfOne, today })),
    dayHref: dayHref(visit, source),
    staysHere,
    moreHref: more && hasFurther ? sameWith(visit.url, { months: String(more), pick: null }) : null,
    nextDay: nextDayButton(visit, source),
    todayHref: startsLater(address.months, today)
      ? sameWith(visit.url, { date: null, months: null, pick: null, instead: null })
      : null,
    isEmpty: calendar.days.every(day => day.disabled),
    soldOutWords: sold,
    allHref: calendar.days.some(({ disabled, soldOut }) => !disabled || soldOut)
      ? null
      : eventsListHref(linkBase(visit)),
    waitHref: waitHrefOf(visit, source),
    insteadHref:
      source.event && target === 'tickets' ? sameWith(visit.url, { instead: DAY, pick: null }) : null,
    instead: findNearDays(visit, source, dayHref(visit, source)),
    ordered: target === 'change-dates' ? [address.date].filter(date => date !== null) : source.orderedDates,
    choice: staysHere ? choiceOf(visit, source) : null,
  }
}

function pageDay(
  { date, disabled, soldOut, availability, lowestPrice, note }: CalendarDayPayload,
  { venue, isOfOne, today }: { venue: Visit['venue']; isOfOne: boolean; today: LocalDate },
): PageDay {
  const { locale } = venue
  const hours = openHours(date, hoursRecorded(venue))
  const isIdle = disabled && !soldOut && date >= today
  const idle = isIdle ? idleDay({ isOfOne, isOpen: hours.spans.length > 0 }) : undefined
  // Why the house is closed stands on the day itself; of a day that is over nothing is told.
  const dayNote = date < today ? undefined : note || (idle === 'closed' ? hours.note : undefined)
  return {
    date,
    words: dateText({ date }, { pattern: 'long', locale }),
    number: dayNumberText(date, locale),
    ...(disabled ? {} : { availability }),
    ...(soldOut ? { soldOut } : idle ? { idle } : {}),
    ...(isOfOne && !disabled && lowestPrice !== null ? { price: lowestPrice } : {}),
    ...(dayNote ? { note: dayNote } : {}),
  }
}

/** That every day with starts is sold out, with its date where it is one; null where there are seats, or no starts at all. */
function soldOutWords({ venue }: Visit, { calendar: { days }, nextDay }: FoundCalendar): string | null {
  const gone = days.filter(({ soldOut }) => soldOut)
  const [first] = gone
  if (!first || days.some(({ disabled }) => !disabled)) return null
  const date = dateText({ date: first.date }, { pattern: 'long', locale: venue.locale })
  return venue.text(nextDay ? 'calendar-sold-out-shown' : 'calendar-sold-out', { count: gone.length, date })
}

function nextDayButton(visit: Visit, source: FoundCalendar): CalendarPage['nextDay'] {
  if (source.nextDay === null) return null
  const date = dateText({ date: source.nextDay }, { pattern: 'long', locale: visit.venue.locale })
  return {
    words: visit.venue.text('tickets-next-free-day', { date }),
    href: dayHref(visit, source).replace(DAY, source.nextDay),
  }
}

/** For the first day of an event that is sold out on all its days. */
function waitHrefOf(visit: Visit, { event, calendar: { days } }: FoundCalendar): string | null {
  const gone = days.find(({ soldOut }) => soldOut)
  return event && gone && days.every(({ disabled }) => disabled)
    ? waitingHref(visit, { event, date: gone.date })
    : null
}

/** The months of the address; where nothing is left and nothing follows, those alone that show what is sold out. */
function monthsInSight({ address: { months }, calendar: { days } }: FoundCalendar, isOver: boolean) {
  const hasStarts = (month: LocalMonth) =>
    days.some(({ soldOut, date }) => soldOut && monthOf(date) === month)
  return isOver ? months.filter(hasStarts) : months
}

const A_SUNDAY = '2026-11-22'

/** Seven names, from the first day of the week. */
function weekdaysIn(locale: string): string[] {
  const first = addDays(A_SUNDAY, weekStartOf(locale))
  return Array.from({ length: 7 }, (_, day) => weekdayText(addDays(first, day), { locale, width: 'long' }))
}

/** Where a day leads (ORD-043, ORD-044, ORD-045, ORD-077). */
function dayHref(visit: Visit, { address, target }: FoundCalendar): string {
  const base = linkBase(visit)
  const { membershipIds, changing } = address
  if (target === 'choose-events') return sameWith(visit.url, { pick: DAY })
  if (target === 'change-dates')
    return withQuery(
      ticketsHref(base, {
        cart: true,
        date: DAY,
        ...(address.comboId ? { comboId: address.comboId, eventIds: address.eventIds } : {}),
        membershipIds,
      }),
      { cdEventIds: changing },
    )
  if (target === 'tickets') return ticketsHref(base, { ...orderOf(address), date: DAY })
  return eventsListHref(base, { date: DAY, membershipIds })
}

function orderOf({ eventId, comboId, eventIds, membershipIds, fromCart }: CalendarAddress) {
  return {
    eventId: eventId ?? undefined,
    eventIds,
    comboId: comboId ?? undefined,
    membershipIds,
    cart: fromCart || undefined,
  }
}

/** The events of the cart: the one the visitor came for stands ticked, else all that can move, unless they came to add another. */
function choiceOf(visit: Visit, { address, cartEvents }: FoundCalendar): EventChoice {
  const { tenantId, url } = visit
  const { pick, eventId } = address
  const inCart = cartEvents.some(({ id }) => id === eventId)
  const order = {
    ...orderOf(address),
    eventId: inCart ? undefined : (eventId ?? undefined),
    date: pick ?? undefined,
    cart: true,
  }
  const target = new URL(ticketsHref(linkBase({ tenantId, url }), order), url)
  return {
    date: pick,
    words: pick ? longDate(visit, pick) : '',
    events: cartEvents,
    ticked: eventId ? [eventId].filter(() => inCart) : cartEvents.filter(isAvailable).map(({ id }) => id),
    action: target.pathname,
    carried: [...target.searchParams],
    cancelHref: sameWith(url, { pick: null }),
  }
}

const longDate = ({ venue }: Visit, date: LocalDate) =>
  dateText({ date }, { pattern: 'long', locale: venue.locale })

const isAvailable = ({ availability }: CartEvent) => availability === 'available'

/** This page with other parameters; null takes one away. A bare `cart` asks for it too, and must not get lost with what is empty. */
function sameWith(url: URL, changes: Record<string, string | null>): string {
  return addressWith(url, { ...(asksForCart(url) ? { cart: 'true' } : {}), ...changes })
}
