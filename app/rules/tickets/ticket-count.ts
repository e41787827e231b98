/** What is counted of a ticket line: tickets at the visitor's price, and those at retail. */
export type CountedTicket = { quantity?: number; retailQuantity?: number }

/** The number of tickets in all lines; a combo counts as the tickets of its events (ORD-198, CHK-164). */
export function countTickets(tickets: readonly CountedTicket[]): number {
  return tickets.reduce((sum, { quantity = 0, retailQuantity = 0 }) => sum + quantity + retailQuantity, 0)
}
