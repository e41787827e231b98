import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { refuse } from '../kernel/refuse.ts'
import type { Venue } from '../kernel/venue-store.ts'

/** The event of this venue with that id, or NOT_FOUND. */
export function findEvent(venue: Venue, eventTemplateId: string): StoredEvent {
  const event = catalogueMaps(venue).events.get(eventTemplateId)
  if (!event) throw refuse('NOT_FOUND', { text: 'There is no such event' })
  return event
}
