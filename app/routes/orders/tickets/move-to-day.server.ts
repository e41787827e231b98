import { slotField } from './items/event/event-form.ts'
import { hasTickets } from './items/event/event-model.ts'
import { choiceToMove, startOnDay } from './items/event/move-day.server.ts'
import type { OrderRefusal } from './order-model.ts'
import { NO_REFUSAL } from './refusal.server.ts'
import type { Submission } from './submission.server.ts'

/** The order with the event that a button moves at a start of its other day; null where that day has no room for all its tickets any more. */
export async function onItsDay(submission: Submission): Promise<Submission | null> {
  const { visit, intent, events } = submission
  if (intent.name !== 'move-day') return submission
  const choice = choiceToMove(intent, events)
  if (!hasTickets(choice)) return submission
  const slotId = await startOnDay(visit, { intent, choice, choices: events })
  return slotId ? { ...submission, events: { ...events, [intent.eventId]: { ...choice, slotId } } } : null
}

/** The event that a button moves, with what is chosen. */
export const moving = ({ intent, events: choices }: Submission) => ({
  choices,
  eventIds: intent.name === 'move-day' ? [intent.eventId] : [],
})

/** Others were quicker: said at the event. */
export function fullDay({ visit, intent }: Submission): OrderRefusal {
  if (intent.name !== 'move-day') return NO_REFUSAL
  const events = { [intent.eventId]: [visit.venue.text('tickets-day-gone')] }
  return { ...NO_REFUSAL, events, focus: slotField(intent.eventId) }
}
