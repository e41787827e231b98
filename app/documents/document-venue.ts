import type { OrderPayload } from '#app/contract/orders.ts'
import { addressLines } from '#app/rules/locations/address-form.ts'
import type { PlaceDirections } from '#app/rules/orders/place-directions.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

/** Who the venue is, as its documents say it. */
export type DocumentVenue = {
  tenantId: string
  name: string
  locale: string
  timeZone: string
  phoneNumber?: string
  email?: string
  address?: { streetAddress1: string; streetAddress2: string; city: string; state: string; zipCode: string }
  /** whose way of writing addresses it is, in two letters */
  country?: string
}

/** What the venue knows of an event beside the order: where it is, and how many minutes it takes. */
export type EventFacts = { place: string; minutes: number | null }

export type DocumentRequest = {
  venue: DocumentVenue
  order: Pick<OrderPayload, 'orderNumber' | 'createdOn' | 'tickets'> &
    Partial<Pick<OrderPayload, 'orderItems' | 'moves' | 'cancellation'>>
  /** by the id of the event's template */
  facts: ReadonlyMap<string, EventFacts>
  text: Text
  /** the address of the order itself, for whoever may open it */
  href?: string | null
}

/** The venue's address in one line. */
export function addressLine({ address, country }: Pick<DocumentVenue, 'address' | 'country'>): string {
  return addressLines(address ?? {}, country).join(', ')
}

/** All that is said of places, a line each, with where their maps are. */
export function writtenDirections(places: readonly PlaceDirections[], text: Text): string[] {
  return places.flatMap(({ lines, map }) => [
    ...lines,
    ...(map ? [text('order-map-address', { address: map })] : []),
  ])
}
