import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { type OrderAccess, orderInput, readOwnOrder } from '#app/pages/read-own-order.ts'
import { askedDate, todayOf } from '#app/pages/search-params.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import { withQuery } from '#app/rules/links/query.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import type { Chip } from '#app/ui/chips/chips.tsx'
import type { StripDay } from '#app/ui/date-strip/date-strip.tsx'

/** As many days as anybody leafs through. */
const SHOWN_DAYS = 60

/** The screen on which a visit is moved, every word decided. */
export type MovePage = {
  name: string
  now: string
  count: number
  date: string | null
  days: StripDay[]
  /** those at another price stand among them, with the difference, and cannot be chosen */
  starts: Chip[]
  hasOthers: boolean
}

/** What the screen shows; null where the visit cannot be moved any more, 404 for what is no order or no visit of it. */
export async function readMovePage(
  visit: Visit,
  { key, visitId }: { key: OrderAccess; visitId: string },
): Promise<MovePage | null> {
  const order = await readOwnOrder(visit, key)
  const tickets = order?.tickets.filter(({ eventId }) => eventId === visitId) ?? []
  const [ticket] = tickets
  if (order && !ticket && !order.cancellation) throw new Response(null, { status: 404 })
  const starts = ticket && (await readStarts(visit, { key, visitId }))
  if (!ticket || !starts) return null
  const { locale } = visit.venue
  return {
    name: ticket.eventName,
    now: whenText(ticket.eventStartTime ?? '', locale),
    count: tickets.length,
    date: starts.date,
    days: [...starts.days, ...starts.otherDays]
      .toSorted()
      .slice(0, SHOWN_DAYS)
      .map(date =>
        stripDay(visit, { date, chosen: starts.date, available: !starts.otherDays.includes(date) }),
      ),
    starts: startChips(visit, starts),
    hasOthers: starts.otherStarts.length + starts.otherDays.length > 0,
  }
}

type Starts = NonNullable<Awaited<ReturnType<typeof readStarts>>>

function startChips({ venue }: Visit, { starts, otherStarts }: Starts): Chip[] {
  const { locale, currency } = venue
  const noteOf = (difference: number) => {
    const price = formatMoney(Math.abs(difference), { currency, locale })
    return difference === 0
      ? venue.text('order-move-other-price')
      : venue.text(difference > 0 ? 'order-move-dearer' : 'order-move-cheaper', { price })
  }
  return [...starts.map(start => ({ ...start, difference: null })), ...otherStarts]
    .toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1))
    .map(({ eventId, startTime, difference }) => ({
      value: eventId,
      label: timeText(startTime.slice(11, 16), locale),
      ...(difference === null ? {} : { state: 'closed' as const, note: noteOf(difference) }),
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

type MoveDay = { date: string; chosen: string | null; available: boolean }

function stripDay(visit: Visit, { date, chosen, available }: MoveDay): StripDay {
  const { venue, url } = visit
  const { locale } = venue
  const day = new Date(`${date}T12:00:00Z`)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(day)
  return {
    date,
    weekday: date.endsWith('-01') ? part({ month: 'short' }) : part({ weekday: 'short' }),
    number: part({ day: 'numeric' }),
    href: withQuery(url.pathname, { date }),
    available,
    selected: date === chosen,
    today: date === todayOf(visit),
    label: venue.text(available ? 'order-move-day' : 'order-move-day-other', {
      date: dateText({ date }, { pattern: 'long', locale }),
    }),
  }
}

const whenText = (start: string, locale: string) =>
  [
    dateText({ date: start.slice(0, 10) }, { pattern: 'long', locale }),
    timeText(start.slice(11, 16), locale),
  ].join(' · ')
