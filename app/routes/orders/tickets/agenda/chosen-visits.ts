import type { AgendaVisit } from '#app/rules/itinerary/day-agenda.ts'
import { joinDay } from '#app/rules/itinerary/join-day.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import { type OrderLine, sumAmounts } from '#app/rules/pricing/order-line.ts'
import { partyAt, partySize } from '#app/rules/tickets/party.ts'
import type { PictureSource } from '#app/ui/picture/picture.tsx'
import { comboHeadingId, comboVisitId, eventHeadingId } from '../block-hash.ts'
import { type OrderCombo, savingNow } from '../items/combo/combo-model.ts'
import { chosenSlot, countOf, hasTickets } from '../items/event/event-model.ts'
import type { OrderItemsProps } from '../order-items-props.ts'
import type { Suggestion } from '../order-model.ts'
import { orderParty } from '../order-party.ts'
import type { Order } from '../use-order.ts'

type Cost = {
  extras: readonly { id: string; name: string; quantity: number }[]
  total: Cents | null
}

/** A visit of the order as the agenda names it. */
export type ChosenVisit = AgendaVisit & {
  name: string
  picture: PictureSource | null
  /** tickets; 0 for one of a combo, which says so */
  count: number
  comboName: string | null
  /** what is chosen beside it */
  extras: Cost['extras']
  /** what it comes to with its extras, in cents; null where that of its combo says it, or nothing is chosen */
  total: Cost['total']
  /** of the first visit of a combo: how many come, what it saves, and what all of it comes to */
  combo: (Cost & Pick<OrderCombo, 'saving'> & { count: number }) | null
  /** the item of the order that it belongs to, and the heading of its block */
  itemId: string
  itemName: string
  headingId: string
}

/** What is chosen of events with their times, those of combos too; what has its line of the day keeps it while its tickets are chosen anew. */
export function chosenVisits({ page, order }: OrderItemsProps): ChosenVisit[] {
  const { events, folding } = order
  const ofEvents = page.events.flatMap(event => {
    const choice = events.choices[event.id]
    const slot = hasTickets(choice) || folding.isOfDay(event.id) ? chosenSlot(event, choice) : undefined
    const { id, name, picture, places } = event
    const item = { itemId: id, itemName: name, headingId: eventHeadingId(id), ...costOf(order, id) }
    const facts = { id, name, picture, places, count: countOf(choice), comboName: null, combo: null, ...item }
    return slot ? [{ ...spanAt(slot, { minutes: hasTickets(choice) ? event.minutes : 0 }), ...facts }] : []
  })
  return [...ofEvents, ...page.combos.flatMap(combo => comboVisits(combo, order))]
}

/** The visits of a combo by time; the first says what the combo is and comes to. */
function comboVisits(combo: OrderCombo, order: Order): ChosenVisit[] {
  const { key, name: comboName, picture, visits } = combo
  const { slots = {}, quantities = {} } = order.combos.choices[key] ?? {}
  const count = partySize(quantities)
  if (count === 0 && !order.folding.isOfDay(key)) return []
  const item = { itemId: key, itemName: comboName, headingId: comboHeadingId(key) }
  const nothing = { count: 0, total: null, extras: [] }
  const timed = visits.flatMap(visit => {
    const slot = visit.slots.find(({ id }) => id === slots[visit.id])
    return slot ? [{ visit, ...spanAt(slot, { minutes: count > 0 ? visit.minutes : 0 }) }] : []
  })
  return timed
    .toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))
    .map(({ visit, ...span }, index) => ({
      ...{ ...span, ...item, ...nothing, comboName, id: comboVisitId(key, visit.id), name: visit.name },
      places: visit.places,
      picture: visit.picture ?? picture,
      combo:
        index === 0
          ? { count, saving: savingNow(combo, order.combos.choices[key]), ...costOf(order, key) }
          : null,
    }))
}

function costOf({ parts }: Order, key: string): Cost {
  const lines = parts.find(part => part.key === key)?.lines ?? []
  const extras = lines
    .filter(({ type }) => type === 'addOn')
    .map(line => ({ ...line, quantity: quantityOf(line) }))
  return { total: lines.length > 0 ? sumAmounts(lines).visitor : null, extras }
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
