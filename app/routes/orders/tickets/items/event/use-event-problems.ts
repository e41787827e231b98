import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { OrderAnswer } from '../../order-action.server.ts'
import type { DateChange, Unkept } from '../../order-model.ts'
import type { Choices } from './event-model.ts'

type ProblemSource = {
  answer: OrderAnswer | undefined
  choices: Choices
  /** what could not be kept in the background, and what was chosen then */
  unkept: Unkept | null
  /** whether what is over a limit stands at the quantities, with the press that mends it */
  isToldBelow: (eventId: string) => boolean
}

const NONE: readonly string[] = []

/** What is wrong with an event: what the server said of it until something of it is changed, and a date that had to stay. */
export function useEventProblems(
  change: DateChange | null,
  { answer, choices, unkept, isToldBelow }: ProblemSource,
) {
  const text = useText()
  return (eventId: string): readonly string[] => {
    const isAsSent = answer && choices[eventId] === answer.typed.events[eventId]
    const isAsUnkept = unkept && choices[eventId] === unkept.sent.events[eventId]
    const problems =
      (isAsSent && !isToldBelow(eventId) && answer.refusal.events[eventId]) ||
      (isAsUnkept && unkept.refusal.events[eventId]) ||
      NONE
    return change?.kept.some(({ id }) => id === eventId)
      ? [text('tickets-date-kept', { date: change.date }), ...problems]
      : problems
  }
}
