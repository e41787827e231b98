import type { Text } from '#theme/texts/runtime/venue-texts.ts'

/** 'Ticket 2 of 3'; nothing of a ticket that is the only one. */
export const ticketPlace = (place: { number: number; total: number }, text: Text): string | null =>
  place.total > 1 ? text('confirmation-ticket', place) : null
