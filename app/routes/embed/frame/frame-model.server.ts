import type { EventOnDayPayload } from '#app/contract/events.ts'
import { mainPicture } from '#app/pages/main-picture.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { linkBase, todayOf } from '#app/pages/search-params.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import { addDays } from '#app/rules/calendar/dates.ts'
import { withQuery } from '#app/rules/links/query.ts'
import { eventDetailHref, eventsListHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import { shownTimes } from '#app/rules/slots/shown-times.ts'
import { isChoosable } from '#app/rules/slots/time-slot.ts'
import type { PictureSource } from '#app/ui/picture/picture.tsx'

/** An event in the frame: its next day with times, each leading to the order that it fills. */
export type FramedEvent = {
  id: string
  name: string
  picture: PictureSource | null
  date: string
  /** the lowest price, cents; null where nobody told, or it is sold out */
  from: number | null
  times: { label: string; href: string }[]
  /** the day has starts, and no seat */
  isSoldOut: boolean
  /** how many times of the day are not listed */
  more: number
  detailHref: string
}

const MAX_EVENTS = 8
/** Whoever comes in the evening sees what is on in the next days. */
const DAYS_AHEAD = 7
/** Of many events as many times of each as stand in one row of a phone; of one event all of its day. */
const TIMES_OF_MANY = 3
const TIMES_OF_ONE = 40

/** What the frame shows: the event that its address names, else what is on; nothing where it cannot be read now. */
export async function frameModel(visit: Visit): Promise<{ events: FramedEvent[]; listHref: string }> {
  const named = visit.url.searchParams.get('event')
  const ids = named ? [named.slice(0, 64)] : await idsOnSale(visit)
  const events = ids.map(eventTemplateId => ({ eventTemplateId }))
  const response = visit.api.events.onDays({ body: { events } }).then(({ payload }) => payload)
  const days =
    ids.length > 0
      ? await withFallback(response, { log: visit.context.log, what: 'times of a frame', fallback: [] })
      : []
  const most = named ? TIMES_OF_ONE : TIMES_OF_MANY
  return {
    events: inOrderOfTime(days).map(day => framedEvent(visit, { day, most })),
    listHref: eventsListHref(linkBase(visit)),
  }
}

/** What is on first stands first; what has no time stands last. Of equal starts the venue's order stays. */
function inOrderOfTime(days: readonly EventOnDayPayload[]): EventOnDayPayload[] {
  const startOf = ({ date, slots }: EventOnDayPayload) => {
    const next = slots.find(isChoosable)
    return next ? `${date} ${next.time}` : '~'
  }
  const order = (one: string, other: string) => Number(one > other) - Number(one < other)
  return days.toSorted((one, other) => order(startOf(one), startOf(other)))
}

async function idsOnSale(visit: Visit): Promise<string[]> {
  const today = todayOf(visit)
  const query = { startTime: today, endTime: addDays(today, DAYS_AHEAD) }
  const response = visit.api.events.summaries({ query }).then(({ payload }) => payload)
  const events = await withFallback(response, { log: visit.context.log, what: 'events', fallback: [] })
  return events.slice(0, MAX_EVENTS).map(({ id }) => id)
}

function framedEvent(visit: Visit, { day, most }: { day: EventOnDayPayload; most: number }): FramedEvent {
  const { id: eventId, name, images, lowestPrice } = day
  const { shown, more } = shownTimes(day.slots.filter(isChoosable), most)
  const isSoldOut = day.slots.length > 0 && shown.length === 0
  const { locale } = visit.venue
  const date = day.date ?? todayOf(visit)
  const base = linkBase(visit)
  const tickets = visit.url.searchParams.get('tickets')
  const filled = (time: string) => withQuery(ticketsHref(base, { eventId, date, time }), { tickets })
  return {
    id: eventId,
    name,
    picture: mainPicture(images),
    date: dateText({ date }, { pattern: 'long', locale }),
    from: isSoldOut ? null : lowestPrice,
    times: shown.map(({ time }) => ({ label: timeText(time, locale), href: filled(time) })),
    isSoldOut,
    more,
    detailHref: eventDetailHref(base, { eventId, date }),
  }
}
