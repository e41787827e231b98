import { isBenefit } from '#app/rules/limits/member-shares.ts'
import { fitTickets } from '#app/rules/tickets/linked-tickets.ts'
import { type Party, partyAt } from '#app/rules/tickets/party.ts'
import type { OrderAddress } from '../../order-address.ts'
import { boundedRows } from './bounded-rows.ts'
import type { Choice, OrderEvent } from './event-model.ts'

type LinkedEvent = Pick<OrderEvent, 'id' | 'added' | 'priceLists'>

/** Whether a link chooses tickets of an event: as long as the order holds none of it. */
export const isLinked = ({ tickets, eventIds }: OrderAddress, { id, added }: LinkedEvent): boolean =>
  tickets !== null && !added && eventIds.includes(id)

/** Those of a link whom an event has tickets for, on whichever day. */
export function linkedParty(address: OrderAddress, event: LinkedEvent): Party {
  const typeIds = Object.values(event.priceLists).flatMap(types => types.map(({ id }) => id))
  return (isLinked(address, event) && partyAt(address.tickets?.party ?? {}, typeIds)) || {}
}

/** What a link chooses of an event: as many of its tickets as seats and rules for everybody leave; whether those are all. */
export function linkedChoice(
  party: Party,
  { event, choice }: { event: OrderEvent; choice: Choice },
): { choice: Choice; isWhole: boolean } {
  const forEverybody = { ...event, limits: event.limits.filter(rule => !isBenefit(rule)) }
  const rowOf = (personTypeId: string, quantities: Party) =>
    boundedRows(forEverybody, { ...choice, quantities }).find(
      ({ type, isRetail }) => type.id === personTypeId && !isRetail,
    )
  const { quantities, isWhole } = fitTickets(party, {
    mayAdd: (personTypeId, chosen) => rowOf(personTypeId, chosen)?.limits.mayAdd ?? false,
  })
  return { choice: { ...choice, quantities }, isWhole: isWhole && event.missingTime === null }
}
