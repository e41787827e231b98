import { useRef } from 'react'
import type { LimitedTickets } from '#app/rules/limits/sales-limit.ts'
import { withBrokenRules } from '#app/rules/limits/with-broken-rules.ts'
import type { OrderAnswer } from '../../order-action.server.ts'
import { type Choice, chosenSlot, type OrderEvent } from './event-model.ts'
import { type EventRepair, eventRepair } from './event-repair.ts'

/** An event with the rules that the last press found broken. It stays the same object while neither changes. */
export function useBrokenRules(answer: OrderAnswer | undefined) {
  const known = useRef(new Map<string, { from: OrderEvent; over: unknown; event: OrderEvent }>())
  return (event: OrderEvent): OrderEvent => {
    const over = answer?.refusal.over?.[event.id]
    if (!over) return event
    const before = known.current.get(event.id)
    if (before?.from === event && before.over === over) return before.event
    const limited = withRules(event, over)
    known.current.set(event.id, { from: event, over, event: limited })
    return limited
  }
}

type PressedChoice = {
  answer: OrderAnswer | undefined
  choice: Choice | undefined
  /** tickets of the event that combos have */
  beside: readonly LimitedTickets[]
}

/** How an event that the last press found over a limit is mended; null where the press found none, where its own tickets are none too many, or where the venue tells its rules as they are. */
export function brokenRepair(
  event: OrderEvent,
  { answer, choice, beside }: PressedChoice,
): EventRepair | null {
  const over = answer?.refusal.over?.[event.id]
  return over && event.limitWords === 'sentence' ? eventRepair(withRules(event, over), choice, beside) : null
}

/** How the tickets of an event that is on sale are mended, by its own rules and by those that the last press found broken; null where they can be had as they are. */
export function saleRepair(event: OrderEvent, { answer, choice, beside }: PressedChoice): EventRepair | null {
  if (!event.mayBuy || !chosenSlot(event, choice)) return null
  const over = answer?.refusal.over?.[event.id]
  return eventRepair(over ? withRules(event, over) : event, choice, beside)
}

type Over = NonNullable<OrderAnswer['refusal']['over']>[string]

const withRules = (event: OrderEvent, { rules }: Over): OrderEvent => ({
  ...event,
  limits: withBrokenRules(event.limits, rules),
})
