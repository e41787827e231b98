type VisitTicket = { id: string; eventId: string }

/** Which of the tickets of its visit a ticket of an order is, from 1, and how many the visit has: so it is called on every screen and on paper. */
export function placeInVisit(
  { id, eventId }: VisitTicket,
  tickets: readonly VisitTicket[],
): { number: number; total: number } {
  const ofVisit = tickets.filter(ticket => ticket.eventId === eventId)

  return { number: ofVisit.findIndex(ticket => ticket.id === id) + 1, total: ofVisit.length }
}
