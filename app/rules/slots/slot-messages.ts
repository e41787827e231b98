import type { Message } from '#app/rules/shell/message.ts'
import type { Availability } from '#app/rules/slots/seats.ts'

type AvailabilityText =
  | 'tickets-none'
  | 'tickets-at-capacity'
  | 'tickets-last-tickets'
  | 'tickets-remaining-seats'

/** The message for an availability; null while there are plenty of seats (ORD-288). */
export function availabilityMessage(
  availability: Availability,
  remaining: number,
): Message<AvailabilityText> | null {
  const messages: Record<Availability, Message<AvailabilityText> | null> = {
    'no-tickets': { text: 'tickets-none' },
    'at-capacity': { text: 'tickets-at-capacity' },
    'maxed-out': { text: 'tickets-last-tickets' },
    'few-left': { text: 'tickets-remaining-seats', args: { count: remaining } },
    available: null,
  }

  return messages[availability]
}

/** The message when this order has all seats that were left. */
export function lastSeats(own: number): Message<'tickets-have-last'> {
  return { text: 'tickets-have-last', args: { count: own } }
}

/** The message at the end of a list of times; null when none is left out (ORD-297). */
export function moreTimes(more: number): Message<'tickets-more-times'> | null {
  return more > 0 ? { text: 'tickets-more-times', args: { count: more } } : null
}

/** The message at the end of the modal's times, worded differently on purpose (ORD-298). */
export function moreModalTimes(more: number): Message<'calendar-modal-more-times'> | null {
  return more > 0 ? { text: 'calendar-modal-more-times', args: { count: more } } : null
}
