/** From how many seats on a remaining-seats notice is shown (ORD-143). */
export const FEW_SEATS = 5

/** What is said about the tickets of an event. `few-left` comes with the number of seats still free. */
export type Availability = 'no-tickets' | 'at-capacity' | 'maxed-out' | 'few-left' | 'available'

/** The seats of a slot less the tickets of this event in the order; negative when there are too many (ORD-139). */
export function remainingSeats(availableSeats: number, tickets: number): number {
  return availableSeats - tickets
}

/** Whether the order has more tickets than the slot has seats; a slot that is exactly full is not overbooked (ORD-140). */
export function isOverbooked(remaining: number): boolean {
  return remaining < 0
}

/**
 * The one availability state of an event, the first that applies (ORD-142). No slot is at capacity (ORD-135).
 * `fewSeats` is the venue's own threshold for the notice.
 */
export function availabilityOf(event: {
  hasPrices: boolean
  slot?: { availableSeats: number }
  tickets: number
  fewSeats?: number
}): Availability {
  if (!event.hasPrices) return 'no-tickets'
  if (!event.slot) return 'at-capacity'

  const remaining = remainingSeats(event.slot.availableSeats, event.tickets)
  if (isOverbooked(remaining)) return 'maxed-out'

  return remaining <= (event.fewSeats ?? FEW_SEATS) ? 'few-left' : 'available'
}

/** Remaining seats per combined event: each event has its own seats and its own child tickets (ORD-141). */
export function comboSeats(
  events: readonly { eventTemplateId: string; availableSeats: number; tickets: number }[],
): Record<string, number> {
  return Object.fromEntries(
    events.map(event => [event.eventTemplateId, remainingSeats(event.availableSeats, event.tickets)]),
  )
}

/** The seats that bound what can be chosen: those of the chosen slot, else of the roomiest; 0 without any slot. */
export function seatBound(
  slots: readonly { availableSeats: number }[],
  chosen: { availableSeats: number } | undefined,
): number {
  return chosen?.availableSeats ?? Math.max(0, ...slots.map(({ availableSeats }) => availableSeats))
}
