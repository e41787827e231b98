import { emptiestStart } from '#app/rules/slots/emptiest-start.ts'
import { roomyStart } from '#app/rules/slots/roomy-start.ts'
import { type Choice, chosenSlot, countOf, type OrderEvent, sellsAll } from './event-model.ts'

type VisitOfOrder = {
  event: OrderEvent
  choice: Choice | undefined
  /** starts that do not go with the rest of the order */
  overlaps: Readonly<Record<string, unknown>>
}

export type OtherStart =
  | { is: 'not-needed' }
  | { is: 'none' }
  | {
      is: 'found'
      id: string
      label: string
      /** the start with the most places, in words, where that is another one */
      quietest?: string
    }

/** Where the chosen start has too few seats for everybody, or does not go with the rest: the nearest one of the day that does. */
export function freeStart({ event, choice, overlaps }: VisitOfOrder): OtherStart {
  const chosen = chosenSlot(event, choice)
  const tickets = countOf(choice)
  const suits = chosen && chosen.availableSeats >= tickets && !(chosen.id in overlaps)
  if (tickets === 0 || suits) return { is: 'not-needed' }
  const wish = {
    tickets,
    time: chosen?.time ?? null,
    isFitting: ({ id }: { id: string }) => !(id in overlaps) && sellsAll(event, { choice, slotId: id }),
  }
  const free = roomyStart(event.slots, wish)
  if (!free) return { is: 'none' }
  const emptiest = emptiestStart(event.slots, wish)
  const quietest = emptiest && emptiest.availableSeats > free.availableSeats ? emptiest.label : undefined
  return { is: 'found', id: free.id, label: free.label, ...(quietest ? { quietest } : {}) }
}
