import { firstOffer } from '#app/pages/first-offer.ts'
import { houseOn } from '#app/pages/hours-of.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { waitingHref } from '#app/pages/waiting-href.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { dayWithout } from '#app/rules/events/day-without.ts'
import { eventDetailHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import { linksOf, nextDay } from './detail-parts.server.ts'
import type { Instead } from './order-panel/instead.tsx'
import type { FoundEvent } from './read-detail.server.ts'

/** Nothing is offered instead of a day that has seats. */
export const NOTHING_ELSE = { without: null, next: null, later: [], similar: null, wait: null } as const

/** What there is instead of a day that is sold out, or has no starts: other days, another event, and the list of those who wait. */
export function insteadOf(visit: Visit, source: FoundEvent): Instead {
  const { event, date, slots, next, held, alternatives } = source
  const before = next && next !== date ? [{ date: next, quietest: null }] : []
  const found = alternatives && alternatives.days.length > 0 ? alternatives.days : before
  const [first = null, ...later] = found.map(day => freeDay(visit, { ...day, id: event.id }))
  const isUnderWay = ['open', 'over'].includes(houseOn(visit, date))
  const without = dayWithout({ starts: slots.length, held, hasFreeDay: first !== null, isUnderWay })
  return {
    without,
    next: first,
    later,
    similar: similarOf(visit, source),
    wait: waitOf(visit, { event, date: without === 'all-sold-out' ? held : without ? null : date }),
  }
}

/** The list of the day, and which day that is. */
function waitOf(
  visit: Visit,
  { event, date }: { event: FoundEvent['event']; date: LocalDate | null },
): Instead['wait'] {
  const href = date && waitingHref(visit, { event, date })
  return href ? { href, date: dateText({ date }, { pattern: 'weekday', locale: visit.venue.locale }) } : null
}

/** Another event like it that has seats on the day: when it begins, and the least that this visitor pays. */
function similarOf(visit: Visit, { similar, date }: FoundEvent): Instead['similar'] {
  const offer = similar && firstOffer(similar, visit)
  if (!similar || !offer) return null
  const { base } = linksOf(visit)
  return {
    name: similar.name,
    picture: similar.images.find(({ primary }) => primary) ?? similar.images[0] ?? null,
    time: offer.time,
    from: offer.from,
    ...(offer.party ? { party: offer.party } : {}),
    href: eventDetailHref(base, { eventId: similar.id, date }),
    ticketsHref: ticketsHref(base, { eventId: similar.id, date }),
  }
}

function freeDay(
  visit: Visit,
  { date, quietest, id }: { date: LocalDate; quietest: string | null; id: string },
) {
  const time = quietest && timeText(quietest, visit.venue.locale)
  return {
    ...nextDay(visit, { date, id }),
    quietest: time ? visit.venue.text('event-detail-quietest', { time }) : null,
  }
}
