import type { CartPayload } from '#app/contract/carts.ts'
import { dayHours } from '#app/pages/day-hours.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { askedDate } from '#app/pages/search-params.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'

/** The opening hours of each day of the visit, the day named; none for an order without one, of the asked day or today where there is no order. */
export function visitHours(
  { venue, url, now }: Pick<Visit, 'venue' | 'url' | 'now'>,
  cart: Pick<CartPayload, 'orders'> | null,
): string[] {
  const starts = (cart?.orders ?? []).flatMap(({ events }) => events.map(({ startTime }) => startTime ?? ''))
  const visited = [...new Set(starts.map(start => start.slice(0, 10)))].filter(Boolean).sort()
  const days = cart ? visited : [askedDate(url) ?? localDateAt(now, venue.timeZone)]
  return days.map(date => dayHours(venue, date))
}
