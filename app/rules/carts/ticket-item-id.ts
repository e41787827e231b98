type TicketItem = { eventId: string; ticketTypeId: string; isRetail?: boolean }

/** The id of a ticket item: the same for the same tickets, so that a repeated form does not double them. */
export function ticketItemId({ eventId, ticketTypeId, isRetail }: TicketItem): string {
  return [eventId, ticketTypeId, ...(isRetail ? ['retail'] : [])].join('~')
}
