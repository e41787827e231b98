import type { AgendaVisit } from '#app/rules/itinerary/day-agenda.ts'
import { joinDay } from '#app/rules/itinerary/join-day.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import { type OrderLine, sumAmounts } from '#app/rules/pricing/order-line.ts'
import { partyAt, partySize } from '#app/rules/tickets/party.ts'
import type { PictureSource } from '#app/ui/picture/picture.tsx'
import { comboHeadingId, eventHeadingId } from '../block-hash.ts'
import { chosenSlot, countOf, hasTickets } from '../items/event/event-model.ts'
import type { OrderItemsProps } from '../order-items-props.ts'
import type { Suggestion } from '../order-model.ts'
import { orderParty } from '../order-party.ts'

/** A visit of the order as the agenda names it. */
export type ChosenVisit = AgendaVisit & {
  name: string
  picture: PictureSource | null
  /** tickets; 0 for one of a combo, which says so */
  count: number
  comboName: string | null
  /** what is chosen beside it */
  extras: readonly { id: string; name: string; quantity: number }[]
  /** what it comes to with its extras, in cents; null where another line of its combo says it */
  total: Cents | null
  /** the item of the order that it belongs to, and the heading of its block */
  itemId: string
  itemName: string
  headingId: string
}

/** What is chosen of events with their times, those of combos too. */
export function chosenVisits({ page, order }: OrderItemsProps): ChosenVisit[] {
  const { events, combos } = order
  const ofEvents = page.events.flatMap(event => {
    const choice = events.choices[event.id]
    const slot = hasTickets(choice) ? chosenSlot(event, choice) : undefined
    const { id, name, picture } = event
    const item = { itemId: id, itemName: name, headingId: eventHeadingId(id), ...costOf(order, id) }
    const facts = { id, name, picture, count: countOf(choice), comboName: null, ...item }
    return slot ? [{ ...spanAt(slot, event), ...facts }] : []
  })
  const ofCombos = page.combos.flatMap(({ key, name: comboName, picture, visits }) => {
    const { slots = {}, quantities = {} } = combos.choices[key] ?? {}
    if (partySize(quantities) === 0) return []
    const item = { itemId: key, itemName: comboName, headingId: comboHeadingId(key) }
    return visits.flatMap((visit, index) => {
      const slot = visit.slots.find(({ id }) => id === slots[visit.id])
      const cost = index === 0 ? costOf(order, key) : { total: null, extras: [] }
      const facts = {
        id: `${key}:${visit.id}`,
        name: visit.name,
        picture,
        count: 0,
        comboName,
        ...cost,
        ...item,
      }
      return slot ? [{ ...spanAt(slot, visit), ...facts }] : []
    })
  })
  return [...ofEvents, ...ofCombos]
}

function costOf({ parts }: OrderItemsProps['order'], key: string) {
  const lines = parts.find(part => part.key === key)?.lines ?? []
  const extras = lines
    .filter(({ type }) => type === 'addOn')
    .map(line => ({ ...line, quantity: quantityOf(line) }))
  return { total: sumAmounts(lines).visitor, extras }
}

const quantityOf = ({ parts }: OrderLine) => parts.reduce((sum, { quantity }) => sum + quantity, 0)

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
