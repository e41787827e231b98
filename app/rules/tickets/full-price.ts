type NamedTickets = { name: string; isRetail?: boolean }

/** Whether tickets are to be told from others of their kind in the same line, which have the member's price: they are at the price for everybody. */
export const isAtFullPrice = ({ name, isRetail }: NamedTickets, line: readonly NamedTickets[]): boolean =>
  isRetail === true && line.some(other => other.name === name && !other.isRetail)

type OrderedTickets = { ticketingTypeName: string; isRetail?: boolean }

/** The tickets of an order's line by their names, and which of them are to be told apart as at the price for everybody. */
export function namedTickets<Tickets extends OrderedTickets>(
  items: readonly Tickets[],
): (Tickets & { name: string; isFullPrice: boolean })[] {
  const named = items.map(item => ({ ...item, name: item.ticketingTypeName }))

  return named.map(item => ({ ...item, isFullPrice: isAtFullPrice(item, named) }))
}
