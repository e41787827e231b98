import { type Party, partyOf } from '#app/rules/tickets/party.ts'
import type { ComboChoices, ComboOrderChoice } from './items/combo/combo-model.ts'
import { type Choices, partyOfChoice } from './items/event/event-model.ts'

/** Who comes, as the tickets of the order say it, at whichever price and those of its combos too. */
export const orderParty = ({ events, combos }: { events: Choices; combos: ComboChoices }): Party =>
  partyOf([...Object.values(events).map(partyOfChoice), ...Object.values(combos).flatMap(partiesOfCombo)])

/** Quantities are named by person type, or by event and person type where each event has its own. */
function partiesOfCombo({ slots, quantities }: ComboOrderChoice): Party[] {
  const eventIds = Object.keys(slots)
  return Object.entries(quantities).map(([key, quantity]) => {
    const eventId = eventIds.find(id => key.startsWith(`${id}:`))
    return { [eventId ? key.slice(eventId.length + 1) : key]: quantity }
  })
}
