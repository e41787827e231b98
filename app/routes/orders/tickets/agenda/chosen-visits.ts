import type { AgendaVisit } from '#app/rules/itinerary/day-agenda.ts'
import { joinDay } from '#app/rules/itinerary/join-day.ts'
import { partyAt, partySize } from '#app/rules/tickets/party.ts'
import { blockHash, comboHash } from '../block-hash.ts'
import { chosenSlot, hasTickets } from '../items/event/event-model.ts'
import type { OrderItemsProps } from '../order-items-props.ts'
import type { Suggestion } from '../order-model.ts'
import { orderParty } from '../order-party.ts'

/** A visit of the order as the agenda names it. */
export type ChosenVisit = AgendaVisit & {
  name: string
  count: number
  /** where its block begins */
  href: string
}

/** What is chosen of events with their times, those of combos too. */
export function chosenVisits({ page, order }: OrderItemsProps): ChosenVisit[] {
  const { events, combos } = order
  const ofEvents = page.events.flatMap(event => {
    const choice = events.choices[event.id]
    const slot = hasTickets(choice) ? chosenSlot(event, choice) : undefined
    const count = partySize({ ...choice?.quantities }) + partySize({ ...choice?.retail })
    return slot
      ? [{ ...spanAt(slot, event), id: event.id, name: event.name, count, href: blockHash(event.id) }]
      : []
  })
  const ofCombos = page.combos.flatMap(({ key, visits }) => {
    const { slots = {}, quantities = {} } = combos.choices[key] ?? {}
    if (partySize(quantities) === 0) return []
    return visits.flatMap(visit => {
      const slot = visit.slots.find(({ id }) => id === slots[visit.id])
      const id = `${key}:${visit.id}`
      const href = comboHash(key)
      return slot ? [{ ...spanAt(slot, visit), id, name: visit.name, count: 0, href }] : []
    })
  })
  return [...ofEvents, ...ofCombos]
}

const spanAt = (
  { date, time }: Pick<AgendaVisit, 'date' | 'time'>,
  { minutes }: Pick<AgendaVisit, 'minutes'>,
) => ({ date, time, minutes })

/** Something that is offered, at the start that the order would give it. */
export type FittingOffer = {
  suggestion: Suggestion
  start: { date: string; time: string; availableSeats: number }
}

/** What is offered and goes with the visits, each at the time that a press of its button chooses. */
export function fittingOffers(
  { page, order }: OrderItemsProps,
  visits: readonly ChosenVisit[],
): FittingOffer[] {
  const party = orderParty({ events: order.events.choices, combos: order.combos.choices })
  return page.suggestions.flatMap(suggestion => {
    const { starts, minutes, personTypeIds } = suggestion.plan
    const coming = partyAt(party, personTypeIds)
    const start = coming && joinDay({ minutes, starts, seats: partySize(coming) }, visits.filter(takesTime))
    return start && minutes > 0 ? [{ suggestion, start }] : []
  })
}

const takesTime = ({ minutes }: ChosenVisit) => minutes > 0
