import type { OrderAnswer } from '../../order-action.server.ts'
import type { Unkept } from '../../order-model.ts'
import type { ComboChoices } from './combo-model.ts'

type ProblemSource = {
  answer: OrderAnswer | undefined
  choices: ComboChoices
  /** what could not be kept in the background */
  unkept: Unkept | null
}

const NONE: readonly string[] = []

/** What the server said of a combo, until something of it is changed. */
export function comboProblemTexts(
  key: string,
  { answer, choices, unkept }: ProblemSource,
): readonly string[] {
  const isAsSent = answer && choices[key] === answer.typed.combos[key]
  const isAsUnkept = unkept && choices[key] === unkept.sent.combos[key]
  return (isAsSent && answer.refusal.events[key]) || (isAsUnkept && unkept.refusal.events[key]) || NONE
}
