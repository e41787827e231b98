import { fitTickets } from '#app/rules/tickets/linked-tickets.ts'
import type { Party } from '#app/rules/tickets/party.ts'
import { boundedRows } from './bounded-rows.ts'
import type { Choice, OrderEvent } from './event-model.ts'

/** What a link chooses of an event: as many of its tickets as seats and rules leave; whether those are all. */
export function linkedChoice(
  party: Party,
  { event, choice }: { event: OrderEvent; choice: Choice },
): { choice: Choice; isWhole: boolean } {
  const rowOf = (personTypeId: string, quantities: Party) =>
    boundedRows(event, { ...choice, quantities }).find(
      ({ type, isRetail }) => type.id === personTypeId && !isRetail,
    )
  const { quantities, isWhole } = fitTickets(party, {
    mayAdd: (personTypeId, chosen) => rowOf(personTypeId, chosen)?.limits.mayAdd ?? false,
  })
  return { choice: { ...choice, quantities }, isWhole: isWhole && event.missingTime === null }
}
