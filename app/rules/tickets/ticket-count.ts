/** What is counted of a ticket line: tickets at the visitor's price, tickets at retail, or a combo's child tickets. */
export type CountedTicket = {
  quantity?: number
  retailQuantity?: number
  children?: readonly CountedTicket[]
}

/** How many tickets a line stands for; a combo ticket is the sum of its children (ORD-198, CHK-164). */
export function ticketCount({ quantity = 0, retailQuantity = 0, children }: CountedTicket): number {
  return children ? countTickets(children) : quantity + retailQuantity
}

/** How many tickets all lines stand for. */
export function countTickets(tickets: readonly CountedTicket[]): number {
  return tickets.reduce((sum, ticket) => sum + ticketCount(ticket), 0)
}
