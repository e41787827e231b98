import type { Visit } from '#app/pages/open-page.ts'
import { absolute, pageSharing, sharedVenue } from '#app/pages/page-sharing.ts'
import { plainText } from '#app/pages/read-prose.ts'
import { eventDetailHref } from '#app/rules/links/storefront-links.ts'
import { eventData } from '#app/rules/sharing/structured-data.ts'
import { summaryLine } from '#app/rules/sharing/summary-line.ts'
import { isSelectable } from '#app/rules/tickets/ticket-price.ts'
import type { PageSharing } from '#app/shell/sharing/page-sharing.ts'
import type { FoundCombo, FoundEvent } from './read-detail.server.ts'

/** How an event is found and shared, with the starts of its day as the page shows them to everybody. */
export function eventSharing(visit: Visit, { event, slots }: FoundEvent): PageSharing {
  const { tenantId, context, venue } = visit
  const { id, name, images, resources, ratings, stars } = event
  const path = eventDetailHref({ tenantId }, { eventId: id })
  const description = event.shortDescription || event.description
  const shared = {
    name,
    description: summaryLine(plainText(description)),
    url: context.publicOrigin + path,
    pictures: images.map(({ screen }) => absolute(screen, context.publicOrigin)),
    place: resources[0]?.name ?? null,
    rating: venue.company.reviews && ratings > 0 ? { average: stars / ratings, count: ratings } : null,
    starts: slots.map(({ startTime, endTime, availableSeats, event: { priceList } }) => ({
      startTime,
      endTime,
      availableSeats,
      prices: priceList.prices.filter(isSelectable).map(({ publicPrice }) => publicPrice),
    })),
  }
  return pageSharing(visit, {
    path,
    description,
    subject: { kind: 'event', id, name },
    structuredData: eventData(shared, sharedVenue(visit)),
  })
}

/** How a combo is found and shared. */
export function comboSharing(visit: Visit, { combo }: FoundCombo): PageSharing {
  const { id, name, shortDescription, description } = combo
  return pageSharing(visit, {
    path: eventDetailHref({ tenantId: visit.tenantId }, { eventId: id }),
    description: shortDescription || description,
    subject: { kind: 'combo', id, name },
  })
}
