import type { Visit } from '#app/pages/open-page.ts'
import { waitingHref } from '#app/pages/waiting-href.ts'
import { timeText } from '#app/rules/calendar/date-text.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { eventDetailHref } from '#app/rules/links/storefront-links.ts'
import { linksOf, nextDay } from './detail-parts.server.ts'
import type { OrderPanelProps } from './order-panel/order-panel.tsx'
import type { FoundEvent } from './read-detail.server.ts'

/** Nothing is offered instead of a day that has seats. */
export const NOTHING_ELSE = { next: null, later: [], similar: null, waitHref: null }

/** What there is instead of a day that is sold out, or has no starts: other days, another event, and the list of those who wait. */
export function insteadOf(
  visit: Visit,
  { event, date, slots, next, alternatives }: FoundEvent,
): Pick<OrderPanelProps, 'next' | 'later' | 'similar' | 'waitHref'> {
  const found = alternatives?.days ?? (next && next !== date ? [{ date: next, quietest: null }] : [])
  const [first = null, ...later] = found.map(day => freeDay(visit, { ...day, id: event.id }))
  const { base } = linksOf(visit)
  const similar = slots.length > 0 ? (alternatives?.similar ?? null) : null
  return {
    next: first,
    later,
    similar: similar && {
      name: similar.name,
      href: eventDetailHref(base, { eventId: similar.eventTemplateId, date }),
    },
    waitHref: slots.length > 0 ? waitingHref(visit, { event, date }) : null,
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
