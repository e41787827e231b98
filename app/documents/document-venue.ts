import type { OrderPayload } from '#app/contract/orders.ts'
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
export function addressLine({ address }: Pick<DocumentVenue, 'address'>): string {
  if (!address) return ''
  const { streetAddress1, streetAddress2, city, state, zipCode } = address
  return [streetAddress1, streetAddress2, city, [state, zipCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
}
