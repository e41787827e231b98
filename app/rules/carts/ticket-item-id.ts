type TicketItem = { slotId: string; ticketTypeId: string; isRetail?: boolean }

/** The id of a ticket item: the same for the same tickets, so that a repeated form does not double them. */
export function ticketItemId({ slotId, ticketTypeId, isRetail }: TicketItem): string {
  return [slotId, ticketTypeId, ...(isRetail ? ['retail'] : [])].join('~')
}
