import type { EventOnDayPayload } from '#app/contract/events.ts'
import { firstOffer } from '#app/pages/first-offer.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { visitorParty } from '#app/pages/visitor-party.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { upsellIds } from '#app/rules/carts/upsells.ts'
import { minutesOf } from '#app/rules/itinerary/visit-times.ts'
import { eventDetailHref } from '#app/rules/links/storefront-links.ts'
import { isChoosable } from '#app/rules/slots/time-slot.ts'
import { writeParty } from '#app/rules/tickets/party.ts'
import { offeredMode } from '#app/rules/tickets/widget-mode.ts'
import { typesOf } from '../items/event/join-event.server.ts'
import type { OrderAddress } from '../order-address.ts'
import type { Suggestion } from '../order-model.ts'

const MAX_SUGGESTIONS = 3

type OrderForSuggestions = {
  ordered: readonly EventOnDayPayload[]
  /** what is offered already, beside an event that is sold out */
  offeredIds: readonly string[]
  address: OrderAddress
  /** the day of the order; what is not held on it is not offered */
  date: string | null
}

/** Removed events can be taken back; recommendations of the ordered ones follow (ORD-069, ORD-153). */
export async function loadSuggestions(
  visit: Visit,
  { ordered, offeredIds, address, date }: OrderForSuggestions,
): Promise<Suggestion[]> {
  const { api, tenantId, context } = visit
  const inOrder = new Set(ordered.map(({ id }) => id))
  const removed = address.removedIds.filter(id => !inOrder.has(id))
  const elsewhere = [...removed, ...offeredIds]
  const recommended = upsellIds(ordered.map(asOrdered)).filter(id => !elsewhere.includes(id))
  const events = [...removed, ...recommended.slice(0, MAX_SUGGESTIONS)].map(eventTemplateId => ({
    eventTemplateId,
    ...(date ? { date } : {}),
  }))
  if (events.length === 0) return []
  const response = api.events
    .onDays({ body: { events, party: writeParty(visitorParty(visit)) } })
    .then(({ payload }) => payload)
  const isOpen = ({ slots, availableSeats }: EventOnDayPayload) =>
    date ? slots.some(isChoosable) : availableSeats > 0
  const found = await withFallback(response, { log: context.log, what: 'suggestions', fallback: [] })
  return found
    .filter(event => removed.includes(event.id) || (event.memberCanPurchase && isOpen(event)))
    .map(({ id, name, images, shortDescription, ...event }) => ({
      id,
      offer: firstOffer(event, visit),
      plan: planOf(event),
      name,
      shortDescription,
      mode: offeredMode(event.admissionType),
      picture: images.find(image => image.primary) ?? images[0] ?? null,
      detailHref: eventDetailHref(address.base(tenantId), { eventId: id, date: address.date ?? undefined }),
      removed: removed.includes(id),
    }))
}

type Planned = Pick<EventOnDayPayload, 'slots' | 'priceLists' | 'admissionType' | 'duration'>

const planOf = (event: Planned): Suggestion['plan'] => ({
  minutes: minutesOf(event),
  starts: event.slots
    .filter(isChoosable)
    .map(({ id, date, time, availableSeats }) => ({ id, date, time, availableSeats })),
  personTypeIds: typesOf(event),
})

const asOrdered = ({ id, recommendations }: EventOnDayPayload) => ({
  eventTemplateId: id,
  recommendedEventIds: recommendations.recommendations.map(({ eventTemplateId }) => eventTemplateId),
})
