import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import type { LimitedTickets } from '#app/rules/limits/sales-limit.ts'

/** Every ticket of a cart as the rules count it; a combo's are those of its events (ORD-198). */
export function limitedTickets({
  templates,
  comboItems,
}: Pick<CartDocument, 'templates' | 'comboItems'>): LimitedTickets[] {
  const single = templates.flatMap(({ eventTemplateId, events }) =>
    events.flatMap(slot => slot.tickets.map(ticket => ({ ...ticket, eventTemplateId, inCombo: false }))),
  )
  const combined = comboItems.flatMap(({ tickets }) =>
    tickets.map(ticket => ({ ...ticket, isRetail: false, inCombo: true })),
  )
  return [...single, ...combined].map(({ eventTemplateId, ticketTypeId, quantity, isRetail, inCombo }) => ({
    eventId: eventTemplateId,
    personTypeId: ticketTypeId,
    quantity,
    isRetail,
    inCombo,
  }))
}
