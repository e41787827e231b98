import type { Visit } from '#app/pages/open-page.ts'
import { doOverlap, minutesOf } from '#app/rules/itinerary/visit-times.ts'
import type { DayIntent } from '../../intent.ts'
import { askDays } from './ask-days.server.ts'
import { type Choice, type Choices, hasTickets, partyOfChoice } from './event-model.ts'
import { roomAt } from './find-next-day.server.ts'
import type { EventWithTimes } from './order-event.server.ts'
import { readStart } from './read-start.server.ts'

/** What is chosen of an event whose day is to be another one: what the form has of it, else those whom the button names. */
export const choiceToMove = ({ eventId, party }: DayIntent, choices: Choices): Choice => {
  const typed = choices[eventId]
  return typed && hasTickets(typed) ? typed : { slotId: null, quantities: { ...party }, retail: {} }
}

/**
 * The start of an event on another day for all tickets that are chosen: the time of day that it had, else the nearest, one that goes with the
 * rest of the order before one that does not. Null where the day has no room for them any more.
 */
export async function startOnDay(
  visit: Visit,
  { intent, choice, choices }: { intent: DayIntent; choice: Choice; choices: Choices },
): Promise<string | null> {
  const { eventId, date } = intent
  const others = Object.keys(choices).filter(id => id !== eventId && hasTickets(choices[id]))
  const [days, start] = await Promise.all([
    askDays(
      visit,
      [eventId, ...others].map(id => ({ eventId: id, date })),
    ),
    choice.slotId ? readStart(visit, choice.slotId) : null,
  ])
  const own = days.find(({ id }) => id === eventId)
  if (!own) return null
  const wish = { time: start?.time ?? null, party: partyOfChoice(choice) }
  const busy = busyStarts(
    own,
    days.filter(day => day !== own).flatMap(day => spansOf(day, choices[day.id]?.slotId)),
  )
  const found = roomAt([own], { ...wish, isFree: ({ id }) => !busy.has(id) }) ?? roomAt([own], wish)
  return found?.start.id ?? null
}

type Span = Parameters<typeof doOverlap>[0]

const spansOf = (day: EventWithTimes, slotId: string | null | undefined): Span[] => {
  const minutes = minutesOf(day)
  return day.slots
    .filter(({ id }) => minutes > 0 && id === slotId)
    .map(({ date, time }) => ({ date, time, minutes }))
}

function busyStarts(own: EventWithTimes, others: readonly Span[]): Set<string> {
  const minutes = minutesOf(own)
  const isBusy = ({ date, time }: EventWithTimes['slots'][number]) =>
    minutes > 0 && others.some(other => doOverlap({ date, time, minutes }, other))
  return new Set(own.slots.filter(isBusy).map(({ id }) => id))
}
