import { firstOffer } from '#app/pages/first-offer.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { waitingHref } from '#app/pages/waiting-href.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import type { LocalTime } from '#app/rules/calendar/dates.ts'
import { nearestDays } from '#app/rules/calendar/nearest-days.ts'
import { eventDetailHref } from '#app/rules/links/storefront-links.ts'
import type { FoundCalendar } from '../read-calendar.server.ts'
import type { NearDaysProps } from './near-days.tsx'

const NEAREST = 3

/** What there is instead of the chosen day of an event, where that has no seat: the nearest days that have, the list of those who wait, another event. */
export function findNearDays(
  visit: Visit,
  { address, event, calendar: { days }, instead }: FoundCalendar,
  dayHref: string,
): NearDaysProps | null {
  const chosen = days.find(({ date }) => date === address.chosen)
  if (!event || !chosen?.disabled || address.changing.length > 0) return null
  const { locale } = visit.venue
  const { date } = chosen
  const open = days.filter(({ disabled }) => !disabled).map(day => day.date)
  const similar = instead?.similar ?? null
  const offer = similar && firstOffer(similar, visit)
  return {
    isSoldOut: Boolean(chosen.soldOut),
    date: dateText({ date }, { pattern: 'long', locale }),
    days: nearestDays(open, { date, count: NEAREST }).map(day => ({
      words: dateText({ date: day }, { pattern: 'weekdayShort', locale }),
      href: dayHref.replace('DAY', day),
      quietest: quietestOf(visit, instead?.days.find(({ date: free }) => free === day)?.quietest ?? null),
    })),
    waitHref: chosen.soldOut && open.length > 0 ? waitingHref(visit, { event, date }) : null,
    similar:
      similar && offer
        ? {
            name: similar.name,
            time: offer.time,
            from: offer.from,
            party: offer.party ?? null,
            href: eventDetailHref(linkBase(visit), { eventId: similar.id, date }),
          }
        : null,
  }
}

/** The start of which the greatest share is free, in words. */
const quietestOf = ({ venue }: Visit, time: LocalTime | null): string | null =>
  time && venue.text('event-detail-quietest', { time: timeText(time, venue.locale) })
