import { useRef } from 'react'
import { withBrokenRules } from '#app/rules/limits/with-broken-rules.ts'
import type { OrderAnswer } from '../../order-action.server.ts'
import type { OrderEvent } from './event-model.ts'

/** An event with the rules that the last press found broken. It stays the same object while neither changes. */
export function useBrokenRules(answer: OrderAnswer | undefined) {
  const known = useRef(new Map<string, { from: OrderEvent; over: unknown; event: OrderEvent }>())
  return (event: OrderEvent): OrderEvent => {
    const over = answer?.refusal.over?.[event.id]
    if (!over) return event
    const before = known.current.get(event.id)
    if (before?.from === event && before.over === over) return before.event
    const limited = { ...event, limits: withBrokenRules(event.limits, over.rules) }
    known.current.set(event.id, { from: event, over, event: limited })
    return limited
  }
}
