import type { ComboEvent } from '#app/rules/combos/fill-combo.ts'

/** Admissions of one person type to one event of a combo (ORD-114). */
export type ComboTicket = { eventTemplateId: string; ticketTypeId: string; quantity: number }

/** Persons of one type who take the whole combo. */
export type ComboPeople = { ticketTypeId: string; quantity: number }

/** What is bought of a combo: persons who take all of it, and admissions beyond that. */
export type ComboSets = { people: ComboPeople[]; rest: ComboTicket[] }

/** The tickets of a combo's events for these people: one for each event, or as many as the combo includes of it. */
export function childTickets(events: readonly ComboEvent[], people: readonly ComboPeople[]): ComboTicket[] {
  return events.flatMap(({ eventTemplateId, perPerson }) =>
    people.map(({ ticketTypeId, quantity }) => ({
      eventTemplateId,
      ticketTypeId,
      quantity: quantity * perPerson,
    })),
  )
}

/**
 * The whole combos that the tickets of each person type make up, and the tickets that are left over. Tickets of events outside the combo
 * are ignored. The order of the tickets does not matter.
 */
export function comboSets(events: readonly ComboEvent[], tickets: readonly ComboTicket[]): ComboSets {
  const typeIds = [...new Set(tickets.map(ticket => ticket.ticketTypeId))].sort()
  const count = (eventTemplateId: string, ticketTypeId: string) =>
    tickets
      .filter(ticket => ticket.eventTemplateId === eventTemplateId && ticket.ticketTypeId === ticketTypeId)
      .reduce((sum, ticket) => sum + ticket.quantity, 0)
  const sets = typeIds.map(ticketTypeId => {
    const whole = events.map(({ eventTemplateId, perPerson }) =>
      Math.floor(count(eventTemplateId, ticketTypeId) / perPerson),
    )
    return { ticketTypeId, quantity: events.length > 0 ? Math.min(...whole) : 0 }
  })
  const rest = events.flatMap(({ eventTemplateId, perPerson }) =>
    sets.map(({ ticketTypeId, quantity }) => ({
      eventTemplateId,
      ticketTypeId,
      quantity: count(eventTemplateId, ticketTypeId) - quantity * perPerson,
    })),
  )
  const isSome = ({ quantity }: { quantity: number }) => quantity > 0
  return { people: sets.filter(isSome), rest: rest.filter(isSome) }
}
