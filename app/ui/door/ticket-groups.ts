import type { BoughtTicket, BoughtVisit } from '#app/ui/bought-order/bought-order.ts'
import { ticketPlace } from '#app/ui/ticket/ticket-place.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'
import type { DoorGroup } from './door-codes.tsx'

export type DoorVisit = Pick<BoughtVisit, 'id' | 'name' | 'when'> & { tickets: readonly BoughtTicket[] }

/** The tickets of visits as codes for the door, numbered within each visit. */
export const ticketGroups = (visits: readonly DoorVisit[], text: Text): DoorGroup[] =>
  visits.map(({ id, name, when, tickets }) => ({
    id,
    name,
    note: when,
    codes: tickets.map((ticket, index) => ({
      ...ticket,
      name: text('confirmation-ticket-code', { number: String(index + 1) }),
      holder: ticket.typeName,
      note: ticketPlace({ number: index + 1, total: tickets.length }, text),
    })),
  }))
