import type { EventSlimPayload } from '#app/contract/events.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { mayBuy } from '#app/rules/events/member-only.ts'
import { waitingListHref } from '#app/rules/links/storefront-links.ts'
import type { Visit } from './open-page.ts'
import { linkBase } from './search-params.ts'

type SoldOutEvent = Pick<EventSlimPayload, 'id' | 'memberAccess'>

/** Where a visitor asks to be written to when an event that is sold out on a day has seats again; null for whom it is not for, and where the venue keeps no list. */
export const waitingHref = (
  visit: Visit,
  { event, date }: { event: SoldOutEvent; date: LocalDate },
): string | null =>
  visit.venue.company.waitingListMinutes > 0 && mayBuy(event.memberAccess)
    ? waitingListHref(linkBase(visit), { eventId: event.id, date })
    : null
