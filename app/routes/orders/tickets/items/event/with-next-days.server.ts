import type { Visit } from '#app/pages/open-page.ts'
import { type Choices, chosenSlot, hasRoom, type OrderEvent, partyOfChoice } from './event-model.ts'
import { findNextDay } from './find-next-day.server.ts'

/** The events, and of those whose day has no room for all who are chosen the next day that has. */
export const withNextDays = (
  visit: Visit,
  { events, choices }: { events: readonly OrderEvent[]; choices: Choices },
): Promise<OrderEvent[]> =>
  Promise.all(
    events.map(async event => {
      const choice = choices[event.id]
      if (event.mode !== 'added' || !event.mayBuy || event.timesUnread || hasRoom(event, choice)) return event
      const time = chosenSlot(event, choice)?.time ?? null
      const wish = { eventId: event.id, date: event.date, time, party: partyOfChoice(choice) }
      return { ...event, nextDay: await findNextDay(visit, wish) }
    }),
  )
