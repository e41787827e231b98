import type { EventOnDayPayload } from '#app/contract/events.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { upsellIds } from '#app/rules/carts/upsells.ts'
import { eventDetailHref } from '#app/rules/links/storefront-links.ts'
import { offeredMode } from '#app/rules/tickets/widget-mode.ts'
import type { OrderAddress } from '../order-address.ts'
import type { Suggestion } from '../order-model.ts'

const MAX_SUGGESTIONS = 3

/** Removed events can be taken back; recommendations of the ordered ones follow (ORD-069, ORD-153). */
export async function loadSuggestions(
  { api, tenantId, context }: Visit,
  { ordered, address }: { ordered: readonly EventOnDayPayload[]; address: OrderAddress },
): Promise<Suggestion[]> {
  const inOrder = new Set(ordered.map(({ id }) => id))
  const removed = address.removedIds.filter(id => !inOrder.has(id))
  const recommended = upsellIds(ordered.map(asOrdered)).filter(id => !removed.includes(id))
  const events = [...removed, ...recommended.slice(0, MAX_SUGGESTIONS)].map(eventTemplateId => ({
    eventTemplateId,
  }))
  if (events.length === 0) return []
  const response = api.events.onDays({ body: { events } }).then(({ payload }) => payload)
  const found = await withFallback(response, { log: context.log, what: 'suggestions', fallback: [] })
  return found
    .filter(event => removed.includes(event.id) || (event.memberCanPurchase && event.availableSeats > 0))
    .map(({ id, name, images, shortDescription, admissionType }) => ({
      id,
      name,
      shortDescription,
      mode: offeredMode(admissionType),
      picture: images.find(image => image.primary) ?? images[0] ?? null,
      detailHref: eventDetailHref(address.base(tenantId), { eventId: id, date: address.date ?? undefined }),
      removed: removed.includes(id),
    }))
}

const asOrdered = ({ id, recommendations }: EventOnDayPayload) => ({
  eventTemplateId: id,
  recommendedEventIds: recommendations.recommendations.map(({ eventTemplateId }) => eventTemplateId),
})
