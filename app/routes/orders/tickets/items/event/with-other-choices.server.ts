import type { Visit } from '#app/pages/open-page.ts'
import type { OrderAddress } from '../../order-address.ts'
import {
  type Choices,
  chosenSlot,
  hasRoom,
  hasTickets,
  isSoldOut,
  type OrderEvent,
  partyOfChoice,
} from './event-model.ts'
import { findNextDay, readOtherDays } from './find-next-day.server.ts'
import { findSimilar } from './find-similar.server.ts'
import { linkedParty } from './linked-choice.server.ts'

type Order = { events: readonly OrderEvent[]; choices: Choices; address: OrderAddress }

/** The events, and of those whose day has no room for all who are chosen what there is instead: the next day that has, another event like it. */
export const withOtherChoices = (visit: Visit, { events, choices, address }: Order): Promise<OrderEvent[]> =>
  Promise.all(
    events.map(async event => {
      const choice = choices[event.id]
      if (event.mode !== 'added' || !event.mayBuy || event.timesUnread || hasRoom(event, choice)) return event
      const time = chosenSlot(event, choice)?.time ?? null
      const chosen = { eventId: event.id, date: event.date, time, party: partyOfChoice(choice) }
      const wish = hasTickets(choice) ? chosen : { ...chosen, party: linkedParty(address, event) }
      const alternatives = await readOtherDays(visit, wish)
      const orderedIds = events.map(({ id }) => id)
      const [nextDay, similar] = await Promise.all([
        findNextDay(visit, { wish, alternatives }),
        isSoldOut(event) ? findSimilar(visit, { wish: chosen, alternatives, address, orderedIds }) : null,
      ])
      return { ...event, nextDay, similar }
    }),
  )
