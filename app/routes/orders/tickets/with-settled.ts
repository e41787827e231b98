import { settledVisits } from '#app/rules/itinerary/settled-visits.ts'
import { partySize } from '#app/rules/tickets/party.ts'
import { type ComboChoices, type OrderCombo, seatsLeft, visitSlot } from './items/combo/combo-model.ts'
import { type Choices, chosenSlot, countOf, hasTickets, type OrderEvent } from './items/event/event-model.ts'

type Visits = { events: OrderEvent[]; choices: Choices; combos: OrderCombo[]; comboChoices: ComboChoices }

/** The visits of the order, each told whether its line of the day says it all, and whether its block was asked for there. While a date changes, all keep their blocks. */
export function withSettled({
  events,
  choices,
  combos,
  comboChoices,
  addedIds,
  editedIds,
}: Visits & { addedIds: readonly string[]; editedIds: readonly string[] }) {
  const ids = settledVisits([
    ...events.map(event => ({ ...eventFacts(event, choices), isOpen: isBeingChosen(event, addedIds) })),
    ...combos.map(combo => ({ ...comboFacts(combo, comboChoices), isOpen: false })),
  ])
  return {
    events: events.map(event => ({
      ...event,
      settled: ids.includes(event.id),
      edited: editedIds.includes(event.id),
    })),
    combos: combos.map(combo => ({
      ...combo,
      settled: ids.includes(combo.key),
      edited: editedIds.includes(combo.key),
    })),
  }
}

const isBeingChosen = ({ id, mode, mayBuy }: OrderEvent, addedIds: readonly string[]) =>
  mode !== 'added' || !mayBuy || addedIds.includes(id)

function eventFacts(event: OrderEvent, choices: Choices) {
  const choice = choices[event.id]
  const slot = chosenSlot(event, choice)
  return {
    id: event.id,
    isKept: event.added && hasTickets(choice),
    hasTime: slot !== undefined,
    hasRoom: slot !== undefined && slot.availableSeats >= countOf(choice),
  }
}

function comboFacts(combo: OrderCombo, choices: ComboChoices) {
  const chosen = choices[combo.key]
  return {
    id: combo.key,
    isKept: combo.added && partySize(chosen?.quantities ?? {}) > 0 && combo.mayBuy,
    hasTime: combo.visits.every(visit => visitSlot(visit, chosen)),
    hasRoom: Object.values(seatsLeft(combo, chosen)).every(seats => seats >= 0),
  }
}
