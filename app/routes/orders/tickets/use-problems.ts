import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { ComboChoices } from './items/combo/combo-model.ts'
import type { OrderAnswer } from './order-action.server.ts'
import type { Choices } from './items/event/event-model.ts'
import type { DateChange } from './order-model.ts'

type Answered = { answer: OrderAnswer | undefined; choices: Choices }

const NONE: readonly string[] = []

/** What is wrong with an event: what the server said of it until something of it is changed, and a date that had to stay. */
export function useProblems(change: DateChange | null, { answer, choices }: Answered) {
  const text = useText()
  return (eventId: string): readonly string[] => {
    const isAsSent = answer && choices[eventId] === answer.typed.events[eventId]
    const said = (isAsSent && answer.refusal.events[eventId]) || NONE
    return change?.kept.includes(eventId) ? [text('tickets-date-kept', { date: change.date }), ...said] : said
  }
}

/** What the server said of a combo, until something of it is changed. */
export function comboProblemTexts(
  key: string,
  { answer, choices }: { answer: OrderAnswer | undefined; choices: ComboChoices },
): readonly string[] {
  const isAsSent = answer && choices[key] === answer.typed.combos[key]
  return (isAsSent && answer.refusal.events[key]) || NONE
}
