import { memberShares } from '#app/rules/limits/member-shares.ts'
import { type Choice, type OrderEvent, ticketTypes } from './event-model.ts'

/** What is chosen of an event, with the member's price on as many tickets as its benefits allow, and the price for everybody on the rest. */
export function memberChoice(event: OrderEvent, choice: Choice): Choice {
  const chosen = ticketTypes(event, choice).filter(({ id }) => choice.quantities[id])
  const tickets = chosen.map(({ id, price, othersPay = price, minimum, maximum }) => ({
    ...{ eventId: event.id, personTypeId: id, quantity: choice.quantities[id] ?? 0 },
    ...{ minimum, maximum: maximum ?? undefined, saving: othersPay - price },
  }))
  const shares = memberShares(tickets, event.limits)
  if (tickets.every(({ quantity }, at) => quantity === shares[at])) return choice
  const shared = tickets.map(({ personTypeId, quantity }, at) => ({
    personTypeId,
    own: shares[at]!,
    retail: (choice.retail[personTypeId] ?? 0) + quantity - shares[at]!,
  }))
  return {
    ...choice,
    quantities: { ...choice.quantities, ...countsOf(shared, 'own') },
    retail: { ...choice.retail, ...countsOf(shared, 'retail') },
  }
}

type Shared = { personTypeId: string; own: number; retail: number }

const countsOf = (shared: readonly Shared[], price: 'own' | 'retail'): Record<string, number> =>
  Object.fromEntries(shared.map(row => [row.personTypeId, row[price]]))
