import type { EventOnDayPayload } from '#app/contract/events.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { joinDay } from '#app/rules/itinerary/join-day.ts'
import { minutesOf } from '#app/rules/itinerary/visit-times.ts'
import { partyAt, partySize } from '#app/rules/tickets/party.ts'
import { isSelectable } from '#app/rules/tickets/ticket-price.ts'
import { readOrderAddress } from '../../order-address.ts'
import { orderParty } from '../../order-party.ts'
import type { ComboChoices } from '../combo/combo-model.ts'
import { type Choice, type Choices, countOf, hasTickets } from './event-model.ts'
import { loadEvents } from './load-event.server.ts'
import { memberChoice } from './member-choice.ts'

type Joining = { eventId: string; choices: Choices; combos: ComboChoices; date: string }

/**
 * What is chosen of an event that is added to an order: for those who come to the others, at the first time that goes with them. Null where
 * nobody is known to come, or no time is left: then it is chosen on the page.
 */
export async function joinEvent(
  visit: Visit,
  { eventId, choices, combos, date }: Joining,
): Promise<Choice | null> {
  const starts = chosenStarts({ choices, combos }).filter(start => start.eventId !== eventId)
  if (starts.length === 0) return null
  const eventIds = [...new Set([eventId, ...starts.map(start => start.eventId)])]
  const days = await askDay(visit, { eventIds, date })
  const event = days.find(({ id }) => id === eventId)
  if (!event) return null
  const quantities = partyAt(orderParty({ events: choices, combos }), typesOf(event))
  if (!quantities) return null
  const choice: Choice = { slotId: null, quantities, retail: {} }
  const start = joinDay(
    { minutes: minutesOf(event), starts: event.slots, seats: countOf(choice) },
    days.flatMap(other => visitsOf(other, starts)),
  )
  return start && pricedChoice(visit, { ...choice, slotId: start.id }, { eventId, date, time: start.time })
}

/** Of tickets that join an order as many have the member's price as this visitor and the memberships of the order are good for. */
async function pricedChoice(
  visit: Visit,
  choice: Choice,
  start: { eventId: string; date: string; time: string },
): Promise<Choice> {
  const { quantities, retail } = choice
  const selections = [{ ...start, quantities, retail, inCart: false }]
  const [loaded] = await loadEvents(visit, { selections, address: readOrderAddress(visit.url), changing: [] })
  return loaded ? memberChoice(loaded.event, choice) : choice
}

type ChosenStart = { eventId: string; slotId: string | null }

/** The starts of what tickets are chosen of, those of combos too. */
function chosenStarts({ choices, combos }: Pick<Joining, 'choices' | 'combos'>): ChosenStart[] {
  const ofCombos = Object.values(combos).filter(({ quantities }) => partySize(quantities) > 0)
  return [
    ...Object.entries(choices)
      .filter(([, choice]) => hasTickets(choice))
      .map(([eventId, { slotId }]) => ({ eventId, slotId })),
    ...ofCombos.flatMap(({ slots }) =>
      Object.entries(slots).map(([eventId, slotId]) => ({ eventId, slotId })),
    ),
  ]
}

async function askDay(
  { api, context }: Visit,
  { eventIds, date }: { eventIds: readonly string[]; date: string },
): Promise<EventOnDayPayload[]> {
  const events = eventIds.map(eventTemplateId => ({ eventTemplateId, date }))
  const response = api.events.onDays({ body: { events } }).then(({ payload }) => payload)
  return withFallback(response, { log: context.log, what: 'times', fallback: [] })
}

/** The kinds of ticket that can be chosen for every start of the day. */
export function typesOf({ slots, priceLists }: Pick<EventOnDayPayload, 'slots' | 'priceLists'>): string[] {
  const used = priceLists.filter(({ id }) => slots.some(({ priceListId }) => priceListId === id))
  const [first = [], ...others] = used.map(({ prices }) =>
    prices.filter(isSelectable).map(({ personType }) => personType.id),
  )
  return first.filter(id => others.every(ids => ids.includes(id)))
}

function visitsOf(event: EventOnDayPayload, starts: readonly ChosenStart[]) {
  const minutes = minutesOf(event)
  return event.slots
    .filter(({ id }) => minutes > 0 && starts.some(({ slotId }) => slotId === id))
    .map(({ date, time }) => ({ date, time, minutes }))
}
