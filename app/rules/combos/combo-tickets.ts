import type { ComboEvent } from '#app/rules/combos/fill-combo.ts'

/** Admissions of one person type to one event of a combo (ORD-114). */
export type ComboTicket = { eventTemplateId: string; ticketTypeId: string; quantity: number }

/** Persons of one type who take the whole combo. */
export type ComboPeople = { ticketTypeId: string; quantity: number }

/** What is bought of a combo: persons who take all of it, and admissions beyond that. */
export type ComboSets = { people: ComboPeople[]; rest: ComboTicket[] }

/** The admissions that so many persons of each type get: one for each event, or as many as the combo gives of it. */
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
 * Of each person type as many whole combos as its admissions make up, and what is left of them. Tickets of events that
 * are none of the combo's are left out. The answer does not depend on the order of the tickets.
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
