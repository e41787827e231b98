import type { OrderAnswer } from '../../order-action.server.ts'
import type { ComboChoices } from './combo-model.ts'

type ProblemSource = { answer: OrderAnswer | undefined; choices: ComboChoices }

const NONE: readonly string[] = []

/** What the server said of a combo, until something of it is changed. */
export function comboProblemTexts(key: string, { answer, choices }: ProblemSource): readonly string[] {
  const isAsSent = answer && choices[key] === answer.typed.combos[key]
  return (isAsSent && answer.refusal.events[key]) || NONE
}
