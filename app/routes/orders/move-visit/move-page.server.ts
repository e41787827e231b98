import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { OwnOrderPayload } from '#app/contract/orders.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { type OrderAccess, orderInput, readOwnOrder } from '#app/pages/read-own-order.ts'
import { askedDate, todayOf } from '#app/pages/search-params.ts'
import { momentWords } from '#app/pages/start-words.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import { withQuery } from '#app/rules/links/query.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import { type MoveDay, moveWeek } from '#app/rules/orders/move-days.ts'
import type { Chip } from '#app/ui/chips/chips.tsx'
import type { StripDay } from '#app/ui/date-strip/date-strip.tsx'

/** The screen on which a visit is moved, every word decided. */
export type MovePage = {
  name: string
  now: string
  count: number
  date: string | null
  /** the day of `date` in words, short enough for a button; '' without one */
  dayWords: string
  days: StripDay[]
  /** how many of the days are at another price, and cannot be chosen */
  otherDays: number
  earlierHref: string | null
  laterHref: string | null
  /** those at another price stand among them, with the difference, and cannot be chosen */
  starts: Chip[]
  hasOthers: boolean
}

/** What the screen shows, or why the visit cannot be moved any more; 404 for what is no order or no visit of it. */
export async function readMovePage(
  visit: Visit,
  { key, visitId }: { key: OrderAccess; visitId: string },
): Promise<{ page: MovePage } | { page: null; reason: string }> {
  const order = await readOwnOrder(visit, key)
  const tickets = order?.tickets.filter(({ eventId }) => eventId === visitId) ?? []
  const [ticket] = tickets
  if (order && !ticket && !order.cancellation) throw new Response(null, { status: 404 })
  const starts = ticket && (await readStarts(visit, { key, visitId }))
  if (!ticket || !starts) return { page: null, reason: refusalWords(visit, { order, visitId }) }
  const { locale } = visit.venue
  const start = ticket.eventStartTime ?? ''
  const page = {
    name: ticket.eventName,
    now: whenText(start, locale),
    count: tickets.length,
    date: starts.date,
    dayWords: starts.date ? dateText({ date: starts.date }, { pattern: 'weekdayShort', locale }) : '',
    ...daysOf(visit, { starts, visitDay: start.slice(0, 10) }),
    starts: startChips(visit, { starts, visitId, start }),
    hasOthers: starts.otherStarts.length + starts.otherDays.length > 0,
  }
  return { page }
}

type Refused = { order: OwnOrderPayload | null; visitId: string }

/** Why a visit cannot be moved, and until when it could be. */
function refusalWords({ venue }: Visit, { order, visitId }: Refused): string {
  const end = order?.changes.endedVisits.find(({ eventId }) => eventId === visitId)
  if (!end) return venue.text('order-change-over')
  return venue.text('order-move-over', { date: momentWords(end.movedUntil, venue) })
}

type DayFacts = { starts: Starts; visitDay: string }

/** Seven days at once, the day of the visit among the first; none where it cannot be moved to any. */
function daysOf(
  visit: Visit,
  { starts, visitDay }: DayFacts,
): Pick<MovePage, 'days' | 'otherDays' | 'earlierHref' | 'laterHref'> {
  const dates = [...new Set([...starts.days, ...starts.otherDays, visitDay])].toSorted()
  if (dates.length === 1 && starts.days.length === 0)
    return { days: [], otherDays: 0, earlierHref: null, laterHref: null }
  const days = dates.map(date => ({ date, isFree: starts.days.includes(date) }))
  const chosen = starts.date ?? visitDay
  const { shown, earlier, later } = moveWeek({ days, visitDay, chosen })
  const hrefOf = (date: string | null) => date && withQuery(visit.url.pathname, { date })
  return {
    days: shown.map(day =>
      stripDay(visit, {
        ...day,
        isChosen: day.date === chosen,
        isVisit: day.date === visitDay,
        isOther: starts.otherDays.includes(day.date),
      }),
    ),
    otherDays: shown.filter(({ date, isFree }) => !isFree && date !== visitDay).length,
    earlierHref: hrefOf(earlier),
    laterHref: hrefOf(later),
  }
}

type Starts = NonNullable<Awaited<ReturnType<typeof readStarts>>>

type StartFacts = { starts: Starts; visitId: string; start: string }

/** The starts of the day in their order; the one of the visit is told among them on its day. */
function startChips({ venue }: Visit, { starts: found, visitId, start: now }: StartFacts): Chip[] {
  const { starts, otherStarts, date } = found
  const { locale, currency } = venue
  const noteOf = (difference: number) => {
    const price = formatMoney(Math.abs(difference), { currency, locale })
    return difference === 0
      ? venue.text('order-move-other-price')
      : venue.text(difference > 0 ? 'order-move-dearer' : 'order-move-cheaper', { price })
  }
  const present = { eventId: visitId, startTime: now, note: venue.text('order-move-time-now') }
  return [
    ...starts.map(start => ({ ...start, note: null })),
    ...otherStarts.map(start => ({ ...start, note: noteOf(start.difference) })),
    ...(now.slice(0, 10) === date ? [present] : []),
  ]
    .toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1))
    .map(({ eventId, startTime, note }) => ({
      value: eventId,
      label: timeText(startTime.slice(11, 16), locale),
      ...(note === null ? {} : { state: 'closed' as const, note }),
    }))
}

async function readStarts(visit: Visit, { key, visitId }: { key: OrderAccess; visitId: string }) {
  const { params, ...rest } = orderInput(key)
  const date = askedDate(visit.url) ?? undefined
  const call = visit.api.orders.starts({ ...rest, params: { ...params, eventId: visitId }, query: { date } })
  return call
    .then(({ payload }) => payload)
    .catch(error => {
      if (refusalOf(error)) return null
      throw error
    })
}

type DayView = MoveDay & { isChosen: boolean; isVisit: boolean; isOther: boolean }

function stripDay(visit: Visit, day: DayView): StripDay {
  const { venue, url } = visit
  const { date, isFree, isChosen, isVisit } = day
  const { locale } = venue
  const noon = new Date(`${date}T12:00:00Z`)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(noon)
  return {
    date,
    weekday: part({ weekday: 'short' }),
    number: part({ day: 'numeric' }),
    month: date.endsWith('-01') ? part({ month: 'short' }) : undefined,
    href: withQuery(url.pathname, { date }),
    available: isFree,
    selected: isChosen,
    today: date === todayOf(visit),
    mark: isVisit ? venue.text('order-move-mark') : undefined,
    label: isVisit ? venue.text('order-move-day-now', { day: dayLabel(venue, day) }) : dayLabel(venue, day),
  }
}

function dayLabel({ text, locale }: Visit['venue'], { date, isFree, isOther }: DayView): string {
  const words = dateText({ date }, { pattern: 'long', locale })
  if (isFree) return text('order-move-day', { date: words })
  return isOther ? text('order-move-day-other', { date: words }) : words
}

const whenText = (start: string, locale: string) =>
  [
    dateText({ date: start.slice(0, 10) }, { pattern: 'long', locale }),
    timeText(start.slice(11, 16), locale),
  ].join('\u00a0· ')
