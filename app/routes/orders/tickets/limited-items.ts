import { useRef } from 'react'
import type { LimitedTickets } from '#app/rules/limits/sales-limit.ts'
import { type ComboChoices, chosenTickets, type OrderCombo } from './items/combo/combo-model.ts'
import type { Choice, Choices, OrderEvent } from './items/event/event-model.ts'

/** The tickets of one item of the order, an event or a combo, as limits count them. */
type LimitedItem = { id: string; tickets: LimitedTickets[] }

type ChosenItems = {
  events: readonly OrderEvent[]
  choices: Choices
  combos: readonly OrderCombo[]
  comboChoices: ComboChoices
}

/** All tickets of the order, by the item that has them. */
export const limitedItems = ({ events, choices, combos, comboChoices }: ChosenItems): LimitedItem[] => [
  ...events.map(({ id }) => ({ id, tickets: ticketsOfEvent(id, choices[id]) })),
  ...combos.map(combo => ({ id: combo.key, tickets: ticketsOfCombo(combo, comboChoices[combo.key]) })),
]

/** The admissions that a combo stands for, as limits count them. */
export const ticketsOfCombo = (
  combo: Parameters<typeof chosenTickets>[0],
  chosen: Parameters<typeof chosenTickets>[1],
): LimitedTickets[] =>
  chosenTickets(combo, chosen).map(({ eventTemplateId: eventId, ticketTypeId: personTypeId, quantity }) => ({
    ...{ eventId, personTypeId, quantity },
    isRetail: false,
    inCombo: true,
  }))

const ticketsOfEvent = (eventId: string, choice: Choice | undefined): LimitedTickets[] =>
  [false, true].flatMap(isRetail =>
    Object.entries((isRetail ? choice?.retail : choice?.quantities) ?? {}).map(
      ([personTypeId, quantity]) => ({
        ...{ eventId, personTypeId, quantity, isRetail },
      }),
    ),
  )

/** `ticketsBeside(id, eventIds)`: what other items have of these events. It stays the same list while they do. */
export function useTicketsBeside(items: readonly LimitedItem[]) {
  const known = useRef(new Map<string, { key: string; tickets: LimitedTickets[] }>())
  return (id: string, eventIds: readonly string[]): LimitedTickets[] => {
    const tickets = items
      .filter(item => item.id !== id)
      .flatMap(item => item.tickets)
      .filter(({ eventId, quantity }) => quantity > 0 && eventIds.includes(eventId))
    const key = JSON.stringify(tickets)
    const before = known.current.get(id)
    if (before?.key === key) return before.tickets
    known.current.set(id, { key, tickets })
    return tickets
  }
}
